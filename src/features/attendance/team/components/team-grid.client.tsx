'use client'
import Link from 'next/link'
import { arrowOf, type SortLink } from '../../roster/components/roster-table.client'
import type { Share } from '../rules'
import type { TeamRow } from '../views'
import styles from './team-grid.module.css'

interface TeamGridProps {
  caption: string
  /** The months' short and long names. */
  months: readonly { short: string; long: string }[]
  /** By name and by rate. */
  sorts: readonly [SortLink, SortLink]
  rows: readonly (TeamRow & { href?: string })[]
  whole: { share: Share; months: readonly (Share | null)[] }
}

const Sum = ({ share: { rate, came, counted } }: { share: Share }) => (
  <>
    <b className="num">{rate === null ? '–' : `${rate} %`}</b>{' '}
    {rate !== null && <span className={`soft num ${styles.of}`}>{`${came} z ${counted}`}</span>}
  </>
)

/** A month's share as a number, and as a bar under it: readable without colours. */
function Month({ share, name }: { share: Share | null | undefined; name: string }) {
  if (!share || share.rate === null)
    return (
      <td className={styles.month} data-month={name} role="cell">
        <span className={`soft ${styles.cell}`}>–</span>
      </td>
    )
  const { rate, came, counted } = share
  return (
    <td className={styles.month} data-month={name} role="cell">
      <span
        className={`num ${styles.cell} ${styles.bar}`}
        style={{ backgroundSize: `${rate}% 5px, 100% 5px` }}
      >
        {rate}
      </span>
      <span className="hidden-visually"> %, </span>
      <span className={`soft num ${styles.monthOf}`}>{`${came} z ${counted}`}</span>
    </td>
  )
}

function SortHead({ link }: { link: SortLink }) {
  return (
    <th aria-sort={link.order ?? 'none'} role="columnheader" scope="col">
      <Link href={link.href} prefetch={false} scroll={false}>
        {link.label}
        <span aria-hidden="true">{arrowOf(link.order)}</span>
      </Link>
    </th>
  )
}

/**
 * A team's season: a table of players and months, whose cells are the picture as well. A client component, so that the
 * page's data hold numbers and not five hundred cells.
 */
export function TeamGrid({ caption, months, sorts, rows, whole }: TeamGridProps) {
  return (
    <table className={styles.grid} role="table">
      <caption className="hidden-visually">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <SortHead link={sorts[0]} />
          <SortHead link={sorts[1]} />
          <th role="columnheader" scope="col">
            Nečakaná neúčasť
          </th>
          {months.map(({ short, long }) => (
            <th abbr={long} className={styles.monthHead} key={long} role="columnheader" scope="col">
              <span aria-hidden="true">{short}</span>
              <span className="hidden-visually">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, name, current, href, share, missed, months: shares }) => (
          <tr key={id} role="row">
            <th role="rowheader" scope="row">
              {href ? (
                <Link href={href} prefetch={false}>
                  {name}
                </Link>
              ) : (
                name
              )}
              {!current && <span className={`soft ${styles.former}`}>už nie je na súpiske</span>}
            </th>
            <td className={styles.sum} role="cell">
              <Sum share={share} />
            </td>
            <td className={missed > 0 ? styles.missed : `soft ${styles.missed}`} role="cell">
              {missed > 0 ? (
                <>
                  <span aria-hidden="true" className={styles.word}>
                    Nečakaná neúčasť:{' '}
                  </span>
                  {missed}×
                </>
              ) : (
                '–'
              )}
            </td>
            {months.map(({ short, long }, at) => (
              <Month key={long} name={short} share={shares[at]} />
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row">
            Spolu
          </th>
          <td className={styles.sum} role="cell">
            <Sum share={whole.share} />
          </td>
          <td className={styles.missed} role="cell" />
          {months.map(({ short, long }, at) => (
            <Month key={long} name={short} share={whole.months[at]} />
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
