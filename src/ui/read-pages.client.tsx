'use client'
import { type ReactNode, useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import type { PageView } from '@/lib/schema'
import { Button } from './button'
import { Empty } from './empty'
import { Skeleton } from './skeleton'

interface ReadPagesProps<Result> {
  /** The call without its query. */
  path: string
  /** Shown when there is nothing on any page. */
  empty: ReactNode
  /** Draws the rows of a page. */
  children: (result: Result) => ReactNode
}

/** A list the browser reads page by page, newest first. */
export function ReadPages<Result extends { page: PageView }>({
  path,
  empty,
  children,
}: ReadPagesProps<Result>) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useRead<Result>(`${path}?page=${page}`)
  if (error && !data)
    return (
      <Empty
        action={<Button onClick={() => refetch()}>Skúsiť znova</Button>}
        title="Údaje sa nepodarilo načítať."
      />
    )
  if (!data) return <Skeleton />
  if (data.page.total === 0) return empty
  const pages = Math.ceil(data.page.total / data.page.size)
  return (
    <>
      {children(data)}
      {(pages > 1 || page > 1) && (
        <div className="row">
          <Button disabled={page === 1} look="line" onClick={() => setPage(page - 1)}>
            Novšie
          </Button>
          <Button disabled={page >= pages} look="line" onClick={() => setPage(page + 1)}>
            Staršie
          </Button>
        </div>
      )}
    </>
  )
}
