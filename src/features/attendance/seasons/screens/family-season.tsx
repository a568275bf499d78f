import { FamilySwitch } from '@/features/participants/answers/components/family-switch'
import type { FamilyMember } from '@/features/participants/answers/views'
import type { Season } from '@/features/club/season/rules'
import { href } from '@/lib/routes'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { SeasonList } from '../components/season-list'
import { SeasonSummary } from '../components/season-summary'
import { SeasonTabs } from '../components/season-tabs'
import type { SeasonRowView, SeasonSumView } from '../schema'

interface FamilySeasonProps {
  family: readonly FamilyMember[]
  player: string
  season: Season
  thisYear: number
  since: number
  userAttendances: readonly SeasonRowView[]
  userAttendanceSum: SeasonSumView
  page: number
}

const PAGE_SIZE = 20

/** One player's season for their family: figures and chart, then every event. */
export function FamilySeason(props: FamilySeasonProps) {
  const { family, player, season, thisYear, since, userAttendances: rows, userAttendanceSum, page } = props
  const label = season.startYear === thisYear ? undefined : season.label
  const to = (values: Record<string, string | number | undefined>) =>
    href('playerAttendance', { player: family.length > 1 ? player : undefined, season: label, ...values })
  const name = family.find(({ id }) => id === player)?.name
  return (
    <>
      <PageHeader kicker={name} title="Dochádzka" />
      <div className="wrap">
        <FamilySwitch hrefOf={(id) => to({ player: id })} family={family} player={player} withoutAll />
      </div>
      <Section ground="surface">
        <SeasonTabs
          hrefOf={(each) => to({ season: each })}
          since={since}
          startYear={season.startYear}
          thisYear={thisYear}
        />
        {rows.length > 0 ? (
          <SeasonSummary rows={rows} startYear={season.startYear} sum={userAttendanceSum} />
        ) : (
          <Empty drawing="corner" title="V tejto sezóne zatiaľ nie je zapísaná žiadna dochádzka." />
        )}
      </Section>
      {rows.length > 0 && (
        <Section id="po-udalostiach" title="Po udalostiach">
          <SeasonList
            pageOf={(event) => href('playerEvent', { id: event })}
            rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          />
          <Pagination
            hrefOf={(number) => `${to({ page: number > 1 ? number : undefined })}#po-udalostiach`}
            page={page}
            pages={Math.ceil(rows.length / PAGE_SIZE)}
          />
        </Section>
      )}
    </>
  )
}
