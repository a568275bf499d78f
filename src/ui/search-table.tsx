import type { ComponentProps, ReactNode } from 'react'
import { Empty } from './empty'
import { NoRows, Pagination } from './pagination'
import { SearchForm } from './search-form'
import { Table } from './table'

type SearchTableProps<Row> = ComponentProps<typeof Table<Row>> &
  ComponentProps<typeof Pagination> & {
    /** The label of the search field. */
    label: string
    search: string
    /** Shown when there are no rows at all, whatever is searched for. */
    empty: ReactNode
  }

/** A paged table with a search above it. */
export function SearchTable<Row>({
  label,
  search,
  empty,
  page,
  pages,
  hrefOf,
  ...table
}: SearchTableProps<Row>) {
  return (
    <>
      <SearchForm filter={{ search }} label={label} />
      {table.rows.length > 0 ? (
        <Table {...table} />
      ) : (
        <NoRows hrefOf={hrefOf} page={page} pages={pages}>
          {search ? (
            <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
              Skontrolujte preklepy alebo vymažte hľadaný text.
            </Empty>
          ) : (
            empty
          )}
        </NoRows>
      )}
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
    </>
  )
}
