import { longDate, timeRange } from '@/lib/date-format'
import { CopyButton } from '@/ui/copy-button.client'
import { Empty } from '@/ui/empty'
import { Pagination } from '@/ui/pagination'
import { PrintButton } from '@/ui/print-button.client'
import { formatDeadline } from '../answers/rules'
import type { AnswerBoardView } from '../board/views'
import { EVENT_TYPES } from '@/features/events/labels'
import { NominateComing } from '../nomination/components/nominate-coming.client'
import { TellsFamilies } from '../nomination/components/tells-families.client'
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
}

/** Everybody invited to an event by answer, with answering for them, the nomination, and the list to copy and print. */
export function AnswerBoard({ event, board, hrefOf, begun }: AnswerBoardProps) {
  const { invited, page } = board
  const { yes, no, maybe, waiting } = byAnswer(invited)
  const shown = byAnswer(board.rows)
  const words = begun ? PAST_ANSWERS : ANSWERS
  const counts = { yes: yes.length, no: no.length, maybe: maybe.length, waiting: waiting.length }
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  const undecided = (rows: typeof invited) =>
    rows.flatMap(({ nomination, player }) => (nomination === null ? [player.id] : []))
  const squad = event.type !== EVENT_TYPES.training && !event.cancelled
  const content = (
    <>
      <div className={styles.head}>
        <CountLine counts={counts} large past={begun} />
        <div className="row no-print">
          {squad && undecided(yes).length > 0 && (
            <NominateComing
              event={event.id}
              others={undecided([...maybe, ...no, ...waiting])}
              players={undecided(yes)}
            />
          )}
          <CopyButton
            text={formatAnswers(`${event.title}, ${when}`, invited, words)}
            what="zoznam účastníkov"
          />
          <PrintButton>Vytlačiť</PrintButton>
        </div>
      </div>
      {event.answerUntil && event.answerRequired && !begun && (
        <p className="soft">
          Rodiny odpovedajú {formatDeadline(event.answerUntil)}. Vy môžete odpovedať za hráča aj neskôr.
        </p>
      )}
      {invited.length > 0 ? (
        <div className={styles.groups}>
          <AnswerGroup count={waiting.length} rows={shown.waiting} title="Bez odpovede" />
          <AnswerGroup count={maybe.length} rows={shown.maybe} title={words.maybe} />
          <AnswerGroup count={no.length} rows={shown.no} title={words.no} />
          <AnswerGroup count={yes.length} rows={shown.yes} title={words.yes} />
        </div>
      ) : (
        <Empty title="Na túto udalosť nie je pozvaný žiadny hráč.">
          Skontrolujte kategórie udalosti a hráčov v nich.
        </Empty>
      )}
      <Pagination
        hrefOf={(number) => hrefOf(number > 1 ? number : undefined)}
        page={page.number}
        pages={Math.ceil(page.total / page.size)}
      />
    </>
  )
  return squad && !begun ? <TellsFamilies event={event.id}>{content}</TellsFamilies> : content
}
