import { POSITIONS } from '@/features/users/labels'
import type { Season } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { Pagination } from '@/ui/pagination'
import { Section } from '@/ui/section'
import { Shirt } from '@/ui/shirt.client'
import { StatePill } from '@/ui/state-pill.client'
import { SeasonList } from '../../seasons/components/season-list'
import { SeasonSummary } from '../../seasons/components/season-summary'
import { SeasonTabs } from '../../seasons/components/season-tabs'
import type { Surprise } from '../../seasons/labels'
import type { SeasonRowView, SeasonSumView } from '../../seasons/schema'
import { Contacts } from '../components/contacts.client'
import { PlayerFacts } from '../components/player-facts'
import { contactsOf, medicalWarning } from '../rules'
import type { RosterRow } from '../views'
import styles from './player-season.module.css'

interface PlayerSeasonProps {
  player: RosterRow
  season: Season
  thisYear: number
  since: number
  userAttendances: readonly SeasonRowView[]
  userAttendanceSum: SeasonSumView
  /** Rows that differ from what was known before, by row. */
  surprises: ReadonlyMap<string, Surprise>
  page: number
}

const PAGE_SIZE = 20

/** One player for their trainer: contacts, warning, and the season. */
export function PlayerSeason(props: PlayerSeasonProps) {
  const { player, season, thisYear, since, userAttendances: rows, userAttendanceSum } = props
  const { surprises, page } = props
  const label = season.startYear === thisYear ? undefined : season.label
  const warning = medicalWarning(player.medicalValidUntil, dayOf(new Date()))
  const facts = [
    player.birthYear ? `ročník ${player.birthYear}` : '',
    player.position ? POSITIONS[player.position] : '',
  ]
  return (
    <>
      <PageHeader
        actions={
          <LinkButton href={href('absence', { player: player.id })} look="line" prefetch={false}>
            Neprítomnosť
          </LinkButton>
        }
        crumbs={[{ label: 'Súpiska', href: href('playerList') }, { label: player.name }]}
        kicker={[player.category?.name, player.secondCategory?.name].filter(Boolean).join(' + ')}
        title={player.name}
      />
      <Section ground="surface" id="kontakt" title="Kontakt">
        <div className={styles.head}>
          <span className={styles.who}>
            <Shirt number={player.jerseyNumber} size={72} />
            <span>
              {facts.filter(Boolean).join(' · ')}
              {warning && (
                <StatePill mark="warn" tone={warning.tone}>
                  {warning.text}
                </StatePill>
              )}
            </span>
          </span>
          <Contacts contacts={contactsOf(player)} />
        </div>
      </Section>
      <Section id="sezona" title="Dochádzka">
        <SeasonTabs
          hrefOf={(each) => href('playerList', { id: player.id, season: each })}
          since={since}
          startYear={season.startYear}
          thisYear={thisYear}
        />
        {rows.length > 0 ? (
          <>
            <SeasonSummary rows={rows} startYear={season.startYear} sum={userAttendanceSum} />
            <PlayerFacts rows={rows} surprises={surprises} />
          </>
        ) : (
          <Empty drawing="corner" title="V tejto sezóne zatiaľ nie je zapísaná žiadna dochádzka." />
        )}
      </Section>
      {rows.length > 0 && (
        <Section ground="surface" id="po-udalostiach" title="Po udalostiach">
          <SeasonList
            pageOf={(event) => href('eventParticipants', { event })}
            remarks={surprises}
            rows={rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
          />
          <Pagination
            hrefOf={(number) =>
              `${href('playerList', { id: player.id, season: label, page: number > 1 ? number : undefined })}#po-udalostiach`
            }
            page={page}
            pages={Math.ceil(rows.length / PAGE_SIZE)}
          />
        </Section>
      )}
    </>
  )
}
