import type { ReactNode } from 'react'
import { longDate, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { buttonClass } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button.client'
import { DownloadLink } from '@/ui/download-link.client'
import { Empty } from '@/ui/empty'
import { Pagination } from '@/ui/pagination'
import { PrintButton } from '@/ui/print-button.client'
import { formatDeadline } from '../answers/rules'
import type { AnswerBoardView } from '../board/views'
import { EVENT_TYPES } from '@/features/events/labels'
import { NominationMode } from '../nomination/components/nomination-mode.client'
import { PrintedSquad } from './printed-squad'
import { ShareSquad } from '../nomination/components/share-squad.client'
import { TellsFamilies } from '../nomination/components/tells-families.client'
import { formatSquad, hasSquad } from '../nomination/rules'
import type { EventView } from '@/features/events/schema'
import { ANSWERS, PAST_ANSWERS } from '../labels'
import { byAnswer, formatAnswers } from '../rules'
import { AnswerGroup } from './answer-group'
import styles from './answer-board.module.css'
import { CountLine } from './count-line'

interface AnswerBoardProps {
  event: EventView
  board: AnswerBoardView
  /** The address of a page of the board. */
  hrefOf: (page?: number) => string
  /** The event has begun. */
  begun: boolean
  /** Read by the office. */
  office?: boolean
  /** Reminding those who have not answered. */
  remind?: ReactNode
  /** The contacts of those who go. */
  contacts?: ReactNode
}

/** Everybody invited to an event, those who come first; with answering for them, the nomination, and the list to take along. */
export function AnswerBoard({ event, board, hrefOf, begun, office = false, ...parts }: AnswerBoardProps) {
  const { invited, page } = board
  const { yes, no, maybe, waiting } = byAnswer(invited)
  const shown = byAnswer(board.rows)
  const words = begun ? PAST_ANSWERS : ANSWERS
  const counts = { yes: yes.length, no: no.length, maybe: maybe.length, waiting: waiting.length }
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  const canNominate = event.type !== EVENT_TYPES.training && !event.cancelled
  const squad = canNominate && hasSquad(invited)
  const group = {
    numbers: new Map(invited.map(({ player, jerseyNumber }) => [player.id, jerseyNumber])),
    past: begun,
    office,
  }
  const heading = [event.title, when, event.meetAt ? `Zraz ${timeOf(event.meetAt)}` : '', event.place]
  const acts = (
    <>
      {parts.remind}
      {squad && <ShareSquad text={formatSquad(heading, invited)} title={event.title} />}
      <CopyButton text={formatAnswers(`${event.title}, ${when}`, invited, words)} what="zoznam účastníkov" />
      <PrintButton>Vytlačiť</PrintButton>
      <DownloadLink
        className={buttonClass({ look: 'line' })}
        href={`/api/attendances/paper?event=${event.id}`}
      >
        Hárok na pero (PDF)
      </DownloadLink>
    </>
  )
  const groups = (
    <>
      <div className={squad ? `no-print ${styles.groups}` : styles.groups}>
        <AnswerGroup count={yes.length} rows={shown.yes} title={words.yes} {...group} />
        <AnswerGroup count={maybe.length} rows={shown.maybe} title={words.maybe} {...group} />
        <AnswerGroup count={waiting.length} rows={shown.waiting} title="Bez odpovede" {...group} />
        <AnswerGroup count={no.length} rows={shown.no} title={words.no} {...group} />
      </div>
      <Pagination
        hrefOf={(number) => hrefOf(number > 1 ? number : undefined)}
        page={page.number}
        pages={Math.ceil(page.total / page.size)}
      />
    </>
  )
  const list = canNominate ? (
    <NominationMode acts={acts} event={event.id}>
      {groups}
    </NominationMode>
  ) : (
    <>
      <div className="row no-print">{acts}</div>
      {groups}
    </>
  )
  return (
    <>
      <div className={squad ? `no-print ${styles.head}` : styles.head}>
        <CountLine counts={counts} large past={begun} />
      </div>
      {event.answerUntil && event.answerRequired && !begun && (
        <p className="soft no-print">
          Rodiny odpovedajú {formatDeadline(event.answerUntil)}. Vy môžete odpovedať za hráča aj neskôr.
        </p>
      )}
      {squad && <PrintedSquad invited={invited} />}
      {invited.length === 0 && (
        <Empty title="Na túto udalosť nie je pozvaný žiadny hráč.">
          Skontrolujte kategórie udalosti a hráčov v nich.
        </Empty>
      )}
      {invited.length > 0 && (
        <div className={styles.parts}>
          {parts.contacts}
          {canNominate && !begun ? <TellsFamilies event={event.id}>{list}</TellsFamilies> : list}
        </div>
      )}
    </>
  )
}
