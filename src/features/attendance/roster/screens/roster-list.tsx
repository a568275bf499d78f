import type { ReactNode } from 'react'
import { seasonOf } from '@/features/club/season/rules'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { NoRows, Pagination } from '@/ui/pagination'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { Tabs } from '@/ui/tabs'
import { CategoryDownloads } from '../../components/category-downloads'
import { RosterPlayers } from '../components/roster-players.client'
import type { SortLink } from '../components/roster-table.client'
import { ViewTabs } from '../components/view-tabs'
import { nextSort, type PlayerSort, type SortKey, writtenSort } from '../rules'
import { type Roster, rosterLine } from '../views'
import styles from './roster-list.module.css'

interface RosterListProps {
  roster: Roster
  search: string
  /** Shown below the list: enquiries about a trial training. */
  trials: ReactNode
}

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const
const SORTS: Record<SortKey, string> = { name: 'Meno', number: 'Číslo', rate: 'Účasť', medical: 'Prehliadka' }

const sortLinks = (now: PlayerSort, hrefOf: (sort: string | undefined) => string): SortLink[] =>
  (Object.keys(SORTS) as SortKey[]).map((by) => ({
    by,
    label: SORTS[by],
    href: hrefOf(writtenSort(nextSort(by, now))),
    order: by !== now.by ? undefined : now.descending ? 'descending' : 'ascending',
  }))

/** A trainer's players with their attendance and contacts. */
export function RosterList({ roster, search, trials }: RosterListProps) {
  const { categories, category, players, warnings, sort, page, pages, total, today } = roster
  const to = (values: Record<string, string | number | undefined>) =>
    href('playerList', { category, search, sort: writtenSort(sort), ...values })
  const paging = { hrefOf: (number: number) => to({ page: number > 1 ? number : undefined }), page, pages }
  const tabs = [...categories, { id: 'all', name: 'Všetci' }].map(({ id, name }) => ({
    label: name,
    href: to({ category: id }),
    current: id === category,
  }))
  return (
    <>
      <PageHeader
        lead={
          <>
            {counted(total, PLAYERS)}
            {warnings > 0 && <> · upozornenie na prehliadku: {warnings}</>}
          </>
        }
        title="Súpiska"
      />
      <Section ground="surface">
        <ViewTabs category={category} view="list" />
        {categories.length > 1 && <Tabs label="Kategória" tabs={tabs} />}
        <div className={styles.search}>
          <SearchForm filter={{ category, search }} label="Hľadať hráča">
            <input name="category" type="hidden" value={category} />
            {writtenSort(sort) && <input name="sort" type="hidden" value={writtenSort(sort)} />}
          </SearchForm>
        </div>
        {players.length > 0 ? (
          <RosterPlayers
            players={players.map((player) => rosterLine(player, today))}
            sorts={sortLinks(sort, (written) => to({ sort: written }))}
          />
        ) : (
          <NoRows {...paging}>
            {search ? (
              <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
                Skontrolujte preklepy alebo vymažte hľadaný text.
              </Empty>
            ) : (
              <Empty title="Vo vašich kategóriách zatiaľ nie sú žiadni hráči.">
                Hráčov do kategórií zaraďuje administrátor.
              </Empty>
            )}
          </NoRows>
        )}
        <Pagination {...paging} />
        <CategoryDownloads category={category} season={seasonOf(new Date()).label} />
      </Section>
      {trials}
    </>
  )
}
