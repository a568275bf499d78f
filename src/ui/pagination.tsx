import Link from 'next/link'
import type { ReactNode } from 'react'
import { LinkButton } from './button'
import { Empty } from './empty'
import { ChevronLeft, ChevronRight } from './icons.client'
import styles from './pagination.module.css'

interface PaginationProps {
  page: number
  pages: number
  /** The address of a page; the first page's has no number in it. */
  hrefOf: (page: number) => string
}

/** The numbers shown: first, last and the current page's neighbours; 0 for a gap of more than one page. */
export const pagesShown = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const unique = [...new Set(near)].sort((a, b) => a - b)
  return unique.flatMap((number, index) => {
    const gap = number - (unique[index - 1] ?? 0) - 1
    return gap === 0 || index === 0 ? [number] : gap === 1 ? [number - 1, number] : [0, number]
  })
}

/** Shown where a page has no rows: beyond the last page, as rows have gone or the address is old, the way to the last; else `children`. */
export function NoRows({ page, pages, hrefOf, children }: PaginationProps & { children: ReactNode }) {
  if (pages < 1 || page <= pages) return children
  return (
    <Empty
      action={<LinkButton href={hrefOf(pages)}>Prejsť na poslednú stranu</LinkButton>}
      title="Táto strana už neexistuje."
    >
      Zoznam sa medzitým skrátil.
    </Empty>
  )
}

/** Numbered pages of a list; nothing when there is only one, or on a page beyond the last (NoRows). */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1 || page > pages) return null
  const numbers = pagesShown(page, pages)
  /** A neighbour of the current page beside a gap; hidden on a narrow screen. */
  const isNear = (number: number, index: number) =>
    ![0, 1, page, pages].includes(number) && (numbers[index - 1] === 0 || numbers[index + 1] === 0)
  return (
    <nav aria-label="Stránkovanie" className="no-print">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link aria-label="Predchádzajúca strana" href={hrefOf(page - 1)} rel="prev">
              <ChevronLeft />
            </Link>
          </li>
        )}
        {numbers.map((number, index) => (
          <li data-near={isNear(number, index) || undefined} key={`${number}-${index}`}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Strana ${number} z ${pages}`}
                href={hrefOf(number)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <Link aria-label="Ďalšia strana" href={hrefOf(page + 1)} rel="next">
              <ChevronRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
