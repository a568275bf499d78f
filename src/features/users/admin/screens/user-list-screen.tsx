import { Suspense } from 'react'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { ListDownloads } from '@/ui/list-downloads.client'
import { Empty } from '@/ui/empty'
import { Select } from '@/ui/inputs'
import { NamedOptions } from '@/ui/named-options'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { Tabs } from '@/ui/tabs'
import { UserTable } from '../components/user-table'
import { KIND_WORDS, STATE_WORDS } from '../labels'
import type { AdminUserList } from '../views'
import type { Kind, UserFilter } from '../rules'

interface UserListScreenProps {
  filter: UserFilter
  categories: readonly { id: string; name: string }[]
  /** Not awaited by the page, so that its frame is shown at once. */
  list: Promise<AdminUserList>
}

const newUser = (
  <LinkButton href={href('userCreate')} prefetch={false}>
    Nový používateľ
  </LinkButton>
)

const queryOf = ({ kind, category, state, search }: UserFilter) => ({
  role: kind,
  category,
  state: state === 'active' ? '' : state,
  search,
})

/** What the federation registers players by, of those shown. */
const registrationOf = (filter: UserFilter) => ({
  name: 'Pre registráciu na zväze',
  path: '/users/file',
  query: { ...queryOf(filter), columns: 'registration' },
})

async function List({ filter, list }: { filter: UserFilter; list: Promise<AdminUserList> }) {
  const { users, total, page, pages } = await list
  const paging = {
    hrefOf: (number: number) => href('users', { ...queryOf(filter), page: number > 1 ? number : undefined }),
    ...{ page, pages },
  }
  if (users.length === 0)
    return (
      <NoRows {...paging}>
        {filter.search ? (
          <Empty title={`Nenašli sa žiadne výsledky pre „${filter.search}“.`}>
            Skontrolujte preklepy alebo vymažte filtre.
          </Empty>
        ) : (
          <Empty action={newUser} title="Nikto tu nie je." />
        )}
      </NoRows>
    )
  return (
    <>
      <p className="soft" role="status">
        {counted(total, ['človek', 'ľudia', 'ľudí'])}
      </p>
      <UserTable users={users} />
      <Pagination {...paging} />
      <ListDownloads
        lists={[
          { name: 'Používatelia', path: '/users/file', query: queryOf(filter) },
          ...(filter.kind === undefined || filter.kind === 'player' ? [registrationOf(filter)] : []),
        ]}
      />
    </>
  )
}

/** Everybody in the club, by role, category and state. */
export function UserListScreen({ filter, categories, list }: UserListScreenProps) {
  const { kind, category, state, search } = filter
  const tab = (label: string, role: Kind | undefined) => ({
    label,
    href: href('users', { ...queryOf(filter), role }),
    current: kind === role,
  })
  const isFiltered = category || search || state !== 'active'
  return (
    <>
      <PageHeader
        actions={
          <>
            <LinkButton href={href('memberImport')} look="line" prefetch={false}>
              Import
            </LinkButton>
            <LinkButton href={href('invitations')} look="line" prefetch={false}>
              Pozvánky
            </LinkButton>
            <LinkButton href={href('erasures')} look="line" prefetch={false}>
              Vymazanie údajov
            </LinkButton>
            {newUser}
          </>
        }
        title="Používatelia"
      />
      <Section ground="surface">
        <Tabs
          label="Kto"
          tabs={[
            tab('Všetci', undefined),
            ...(Object.keys(KIND_WORDS) as Kind[]).map((role) => tab(KIND_WORDS[role].many, role)),
          ]}
        />
        <SearchForm filter={filter} label="Meno, telefón, e-mail alebo symbol">
          {kind && <input name="role" type="hidden" value={kind} />}
          <Select defaultValue={category ?? ''} label="Kategória" name="category">
            <NamedOptions none="Všetky" rows={categories} />
          </Select>
          <Select defaultValue={state} label="Stav" name="state">
            {Object.entries(STATE_WORDS).map(([value, word]) => (
              <option key={value} value={value}>
                {word}
              </option>
            ))}
          </Select>
          {isFiltered && (
            <LinkButton href={href('users', { role: kind })} look="quiet">
              Vymazať filtre
            </LinkButton>
          )}
        </SearchForm>
        <Suspense fallback={<Skeleton height="3.75rem" rows={10} />} key={JSON.stringify(filter)}>
          <List filter={filter} list={list} />
        </Suspense>
      </Section>
    </>
  )
}
