import { longDate, timeRange } from '@/lib/dates'
import { CopyButton } from '@/ui/copy-button.client'
import { Empty } from '@/ui/empty'
import { PrintButton } from '@/ui/print-button.client'
import { untilWhen } from '../../answers/rules'
import { EVENT_TYPES } from '../../labels'
import { NominateComing } from '../../nomination/components/nominate-coming.client'
import type { EventView } from '../../views'
import { ANSWERS, PAST_ANSWERS } from '../labels'
import { byAnswer, toldAnswers } from '../rules'
import type { ParticipantView } from '../views'
import { AnswerGroup } from './answer-group'
import styles from './answer-board.module.css'
import { CountLine } from './count-line'

interface AnswerBoardProps {
  event: EventView
  rows: readonly ParticipantView[]
  /** The event has begun: what is shown is what was said beforehand. */
  begun: boolean
}

/** Everybody asked to one event by their answer, with answering for them, naming the squad, and the list to take along. */
export function AnswerBoard({ event, rows, begun }: AnswerBoardProps) {
  const { yes, no, maybe, silent } = byAnswer(rows)
  const words = begun ? PAST_ANSWERS : ANSWERS
  const counts = { yes: yes.length, no: no.length, maybe: maybe.length, waiting: silent.length }
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  const undecided = yes.filter(({ nomination }) => nomination === null)
  const squad = event.type !== EVENT_TYPES.training && !event.cancelled
  return (
    <>
      <div className={styles.head}>
        <CountLine counts={counts} large past={begun} />
        <div className="row no-print">
          {squad && undecided.length > 0 && (
            <NominateComing event={event.id} players={undecided.map(({ player }) => player.id)} />
          )}
          <CopyButton text={toldAnswers(`${event.title}, ${when}`, rows, words)} what="zoznam účastníkov" />
          <PrintButton>Vytlačiť</PrintButton>
        </div>
      </div>
      {event.answerUntil && event.answerRequired && !begun && (
        <p className="soft">
          Rodiny odpovedajú {untilWhen(event.answerUntil)}. Vy môžete odpovedať za hráča aj neskôr.
        </p>
      )}
      {rows.length > 0 ? (
        <div className={styles.groups}>
          <AnswerGroup rows={silent} title="Bez odpovede" />
          <AnswerGroup rows={maybe} title={words.maybe} />
          <AnswerGroup rows={no} title={words.no} />
          <AnswerGroup rows={yes} title={words.yes} />
        </div>
      ) : (
        <Empty title="Na túto udalosť nie je pozvaný žiadny hráč.">
          Skontrolujte kategórie udalosti a hráčov v nich.
        </Empty>
      )}
    </>
  )
}
