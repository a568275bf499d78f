import type { ReactNode } from 'react'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { SearchForm } from '@/ui/search-form'
import { Section } from '@/ui/section'
import { Tabs } from '@/ui/tabs'
import { RosterLine } from '../components/roster-line.client'
import { medicalWarning } from '../rules'
import { type Roster, rosterLine } from '../views'
import styles from './roster-list.module.css'

interface RosterListProps {
  roster: Roster
  search: string
  /** Shown below the list: enquiries about a trial training. */
  trials: ReactNode
}

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const

/** A trainer's players with their attendance and contacts. */
export function RosterList({ roster, search, trials }: RosterListProps) {
  const { categories, category, players, warnings, page, pages, total, today } = roster
  const tabs = [...categories, { id: 'all', name: 'Všetci' }].map(({ id, name }) => ({
    label: name,
    href: href('playerList', { category: id, search }),
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
        {categories.length > 1 && <Tabs label="Kategória" tabs={tabs} />}
        <SearchForm filter={{ category, search }} label="Hľadať hráča">
          <input name="category" type="hidden" value={category} />
        </SearchForm>
        {players.length > 0 ? (
          <ul className={styles.list}>
            {players.map((player) => (
              <RosterLine
                key={player.id}
                player={rosterLine(player)}
                warning={medicalWarning(player.medicalValidUntil, today)}
              />
            ))}
          </ul>
        ) : search ? (
          <Empty title={`Nenašli sa žiadne výsledky pre „${search}“.`}>
            Skontrolujte preklepy alebo vymažte hľadaný text.
          </Empty>
        ) : (
          <Empty title="Vo vašich kategóriách zatiaľ nie sú žiadni hráči.">
            Hráčov do kategórií zaraďuje administrátor.
          </Empty>
        )}
        <Pagination
          hrefOf={(number) => href('playerList', { category, search, page: number > 1 ? number : undefined })}
          page={page}
          pages={pages}
        />
      </Section>
      {trials}
    </>
  )
}
