import { longDate, timeOf, timeRange } from '@/lib/dates'
import { href } from '@/lib/routes'
import { LinkButton } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button.client'
import { Empty } from '@/ui/empty'
import { PageHeader } from '@/ui/page-header'
import { PrintButton } from '@/ui/print-button.client'
import { Section } from '@/ui/section'
import { untilWhen } from '../../answers/rules'
import type { StaffEventView } from '../../views'
import { AnswerGroup } from '../components/answer-group'
import { CountLine } from '../components/count-line'
import { ANSWERS } from '../labels'
import type { ParticipantView } from '../views'
import styles from './event-answers.module.css'

interface EventAnswersProps {
  event: StaffEventView
  rows: readonly ParticipantView[]
  now: Date
}

const listed = (title: string, rows: readonly ParticipantView[]): string =>
  `${title} (${rows.length}): ${rows.map(({ player }) => player.name).join(', ') || '–'}`

/** One event for its trainer: who comes, who does not, who keeps silent, and answering for them. */
export function EventAnswers({ event, rows, now }: EventAnswersProps) {
  const begun = Date.parse(event.startsAt) <= now.getTime()
  const silent = rows.filter(({ userSubmitted, answer }) => !userSubmitted || !answer)
  const said = (answer: 'yes' | 'no' | 'maybe') =>
    rows.filter((row) => row.userSubmitted && row.answer === answer)
  const [yes, no, maybe] = [said('yes'), said('no'), said('maybe')]
  const counts = { yes: yes.length, no: no.length, maybe: maybe.length, waiting: silent.length }
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  const text = [
    `${event.title}, ${when}`,
    listed(ANSWERS.yes, yes),
    listed(ANSWERS.no, no),
    listed(ANSWERS.maybe, maybe),
    listed('Bez odpovede', silent),
  ].join('\n')
  return (
    <>
      <PageHeader
        actions={
          silent.length > 0 &&
          event.answerRequired &&
          !event.cancelled &&
          !begun && (
            <LinkButton href={href('notifications', { event: event.id })}>
              Pripomenúť tým, ktorí neodpovedali
            </LinkButton>
          )
        }
        crumbs={[{ label: 'Účastníci', href: href('eventParticipants') }, { label: event.title }]}
        lead={
          <>
            {when}
            {event.meetAt && <> · zraz {timeOf(event.meetAt)}</>}
            {event.place && <> · {event.place}</>}
          </>
        }
        title={event.title}
      />
      <Section ground="surface" id="odpovede">
        <div className={styles.head}>
          <CountLine counts={counts} large />
          <div className="row no-print">
            <CopyButton text={text} what="zoznam účastníkov" />
            <PrintButton>Vytlačiť</PrintButton>
          </div>
        </div>
        {event.answerUntil && event.answerRequired && (
          <p className="soft">
            Rodiny odpovedajú {untilWhen(event.answerUntil)}. Vy môžete odpovedať za hráča aj neskôr.
          </p>
        )}
        {rows.length > 0 ? (
          <div className={styles.groups}>
            <AnswerGroup rows={silent} title="Bez odpovede" />
            <AnswerGroup rows={maybe} title={ANSWERS.maybe} />
            <AnswerGroup rows={no} title={ANSWERS.no} />
            <AnswerGroup rows={yes} title={ANSWERS.yes} />
          </div>
        ) : (
          <Empty title="Na túto udalosť nie je pozvaný žiadny hráč.">
            Skontrolujte kategórie udalosti a hráčov v nich.
          </Empty>
        )}
      </Section>
    </>
  )
}
