import Link from 'next/link'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import type { Named } from '@/lib/schema'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { Select } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { NoRows, Pagination } from '@/ui/pagination'
import { SearchForm } from '@/ui/search-form'
import { type Column, Table } from '@/ui/table'
import { PURPOSE_KEYS } from '../../labels'
import { SHORT_PURPOSES, WAITED } from '../labels'
import type { MissingConsents, Unanswered } from '../views'

const PEOPLE = ['človeku chýba odpoveď', 'ľuďom chýba odpoveď', 'ľuďom chýba odpoveď'] as const

const COLUMNS: readonly Column<Unanswered>[] = [
  {
    head: 'Meno',
    cell: ({ id, name }) => (
      <Link href={href('adminConsents', { person: id })} prefetch={false}>
        {name}
      </Link>
    ),
  },
  { head: 'Kategória', cell: ({ category }) => category || '–', plain: ({ category }) => !category },
  {
    head: 'Chýba',
    cell: ({ purposes }) =>
      purposes.length === PURPOSE_KEYS.length
        ? 'všetko'
        : purposes.map((purpose) => SHORT_PURPOSES[purpose]).join(', '),
  },
  { head: 'Odpovedá', cell: ({ waited }) => WAITED[waited] },
]

export interface MissingConsentsListProps {
  missing: MissingConsents
  filter: { search: string; category?: string }
  categories: readonly Named[]
}

/** Who has not answered what the club asks, and the way to write to all of them. */
export function MissingConsentsList({
  missing: { people, total, page, pages },
  filter: { search, category },
  categories,
}: MissingConsentsListProps) {
  const filter = { search, category }
  const hrefOf = (to: number) => href('adminConsents', { ...filter, page: to > 1 ? String(to) : undefined })
  const isFiltered = Boolean(search || category)
  return (
    <div className="stack">
      <SearchForm filter={filter} label="Hľadať podľa mena">
        <Select defaultValue={category ?? ''} label="Kategória" name="category">
          <NamedOptions none="Všetky" rows={categories} />
        </Select>
        {isFiltered && (
          <LinkButton href={href('adminConsents')} look="quiet" prefetch={false}>
            Vymazať filtre
          </LinkButton>
        )}
      </SearchForm>
      {people.length > 0 ? (
        <>
          <div className="row">
            <p>{counted(total, PEOPLE)}.</p>
            <LinkButton href={href('notifications', { to: 'unanswered' })} look="line" prefetch={false}>
              Napísať všetkým, ktorí neodpovedali
            </LinkButton>
          </div>
          <Table caption="Komu chýba odpoveď" columns={COLUMNS} rowKey={({ id }) => id} rows={people} />
        </>
      ) : (
        <NoRows hrefOf={hrefOf} page={page} pages={pages}>
          <Empty
            drawing="goal"
            title={isFiltered ? 'Nikomu takému odpoveď nechýba.' : 'Odpovedali všetci.'}
          />
        </NoRows>
      )}
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
    </div>
  )
}
