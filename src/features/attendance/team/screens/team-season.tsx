import { monthYear } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Tabs } from '@/ui/tabs'
import { CategoryDownloads } from '../../components/category-downloads'
import { ViewTabs } from '../../roster/components/view-tabs'
import type { SortLink } from '../../roster/components/roster-table.client'
import { nextSort, writtenSort } from '../../roster/rules'
import { SeasonTabs } from '../../seasons/components/season-tabs'
import { TeamGrid } from '../components/team-grid.client'
import type { TeamSeason } from '../views'
import styles from './team-season.module.css'

interface TeamSeasonScreenProps {
  team: TeamSeason
}

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const

/** A team's season for its trainers: who came, month by month. */
export function TeamSeasonScreen({ team }: TeamSeasonScreenProps) {
  const { categories, category, season, thisYear, months, rows, whole, sort, page, pages, total } = team
  const label = season.startYear === thisYear ? undefined : season.label
  const to = (values: Record<string, string | number | undefined>) =>
    href('playerList', { view: 'season', category, season: label, sort: writtenSort(sort), ...values })
  const sortLink = (by: 'name' | 'rate', label: string): SortLink => ({
    by,
    label,
    href: to({ sort: writtenSort(nextSort(by, sort)) }),
    order: by !== sort.by ? undefined : sort.descending ? 'descending' : 'ascending',
  })
  const name = categories.find(({ id }) => id === category)?.name ?? 'Všetci'
  const tabs = [...categories, { id: 'all', name: 'Všetci' }].map(({ id, name }) => ({
    label: name,
    href: to({ category: id }),
    current: id === category,
  }))
  return (
    <>
      <PageHeader
        kicker={`Sezóna ${season.label}`}
        lead={
          whole.share.rate === null
            ? counted(total, PLAYERS)
            : `${counted(total, PLAYERS)} · účasť ${whole.share.rate} %`
        }
        printed={name}
        title="Súpiska"
      />
      <Section ground="surface">
        <ViewTabs category={category} view="season" />
        {categories.length > 1 && <Tabs label="Kategória" tabs={tabs} />}
        <SeasonTabs
          hrefOf={(each) => to({ season: each })}
          startYear={season.startYear}
          thisYear={thisYear}
        />
        {months.length > 0 ? (
          <>
            <TeamGrid
              caption={`Účasť hráčov po mesiacoch, ${name}, sezóna ${season.label}`}
              months={months.map((month) => ({
                short: `${Number(month.slice(5))}.`,
                long: monthYear(`${month}-15T12:00:00Z`),
              }))}
              rows={rows.map((row) => ({
                ...row,
                href: row.current ? href('playerList', { id: row.id, season: label }) : undefined,
              }))}
              sorts={[sortLink('name', 'Hráč'), sortLink('rate', 'Účasť')]}
              whole={whole}
            />
            <p className={`soft ${styles.legend}`}>
              Číslo a&nbsp;dĺžka čiary: účasť v&nbsp;% z&nbsp;udalostí mesiaca; zranenie sa nepočíta. Nečakaná
              neúčasť: účasť bola potvrdená alebo sa čakala, no v&nbsp;dochádzke je Chýba.
            </p>
          </>
        ) : (
          <Empty drawing="corner" title="V tejto sezóne zatiaľ nie je zapísaná žiadna dochádzka." />
        )}
        <Pagination
          hrefOf={(number) => to({ page: number > 1 ? number : undefined })}
          page={page}
          pages={months.length > 0 ? pages : 0}
        />
        <CategoryDownloads category={category} season={season.label} />
      </Section>
    </>
  )
}
