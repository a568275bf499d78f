'use client'
import { type ReactNode, useState } from 'react'
import type { PagedAddress, ResponseOf } from '@/lib/call-types'
import { useRead } from '@/lib/client/read.client'
import type { PageView } from '@/lib/schema'
import { Button } from './button'
import { Empty } from './empty'
import { Skeleton } from './skeleton'

interface ReadPagesProps<A extends PagedAddress> {
  /** The call without its query. */
  path: A
  /** Shown when there is nothing on any page. */
  empty: ReactNode
  /** Draws the rows of a page. */
  children: (response: ResponseOf<'GET', A>) => ReactNode
}

/** A list the browser reads page by page, newest first. */
export function ReadPages<A extends PagedAddress>({ path, empty, children }: ReadPagesProps<A>) {
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useRead(`${path}?page=${page}` as A)
  if (error && !data)
    return (
      <Empty
        action={<Button onClick={() => refetch()}>Skúsiť znova</Button>}
        title="Údaje sa nepodarilo načítať."
      />
    )
  if (!data) return <Skeleton />
  const { total, size } = (data as unknown as { page: PageView }).page
  if (total === 0) return empty
  const pages = Math.ceil(total / size)
  // The last row of the last page has gone.
  if (page > pages) setPage(pages)
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
