'use client'
import { useSyncExternalStore } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { useLinkRead } from '@/lib/client/link-read.client'
import { useSave } from '@/lib/client/save.client'
import { longDate, timeRange } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { Button, LinkButton } from '@/ui/button'
import { ReadByLink } from '@/ui/read-by-link.client'
import { StatePill } from '@/ui/state-pill.client'
import { formatDeadline } from '../../answers/rules'
import { ANSWER_LINK_BAD, LINK_STATES } from '../labels'
import type { AnswerLinkView } from '../schema'
import styles from './answer-by-link.module.css'

const subscribeToNothing = () => () => undefined
/** The button of the e-mail that was pressed: it only comes first here, and answers nothing by itself. */
const useMeant = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribeToNothing,
    () => new URLSearchParams(window.location.hash.slice(1)).get('answer'),
    () => null,
  )

const PILLS = {
  yes: { tone: 'ok', mark: 'yes' },
  no: { tone: 'bad', mark: 'no' },
  maybe: { tone: 'warn', mark: 'maybe' },
} as const

const wordsFor = (self: boolean) =>
  self
    ? { yes: 'Prídem', no: 'Neprídem', maybe: 'Ešte neviem' }
    : { yes: 'Príde', no: 'Nepríde', maybe: 'Ešte nevie' }

const readLink = async (token: string): Promise<AnswerLinkView> =>
  (await apiFetch('/answerLink', { method: 'POST', body: { token } })).link

/** The page of a link in an e-mail: the event, the player's first name, and two buttons. */
export function AnswerByLink() {
  const read = useLinkRead(readLink)
  const { save, saving, problems } = useSave('POST', '/answerLink/answer', {
    shown: true,
    onDone: (result) => read.setValue(result.link),
  })
  const bad = (
    <div className="stack">
      <p role="alert">{ANSWER_LINK_BAD}</p>
      <LinkButton href={href('playerEvents')} prefetch={false} wide>
        Prihlásiť sa a odpovedať
      </LinkButton>
    </div>
  )
  return (
    <ReadByLink bad={bad} link={read}>
      {(link, token) => (
        <div className="stack">
          <EventFacts link={link} />
          {link.answer && (
            <p className="row" role="status">
              <StatePill {...PILLS[link.answer]}>{wordsFor(link.self)[link.answer]}</StatePill>
              <span>Odpoveď je uložená.</span>
            </p>
          )}
          {problems.map(({ message }) => (
            <p key={message} role="alert">
              {message}
            </p>
          ))}
          <Answers link={link} onAnswer={(answer) => void save({ token, answer })} saving={saving} />
        </div>
      )}
    </ReadByLink>
  )
}

interface AnswersProps {
  link: AnswerLinkView
  saving: boolean
  onAnswer: (answer: 'yes' | 'no') => void
}

/** The two answers, or why there are none any more. */
function Answers({ link, saving, onAnswer }: AnswersProps) {
  const meant = useMeant()
  if (link.state !== 'open')
    return (
      <p>
        <strong>{LINK_STATES[link.state]}</strong>
      </p>
    )
  const words = wordsFor(link.self)
  const answers = meant === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const)
  return (
    <>
      <div className={styles.answers}>
        {answers.map((answer, at) => (
          <Button
            aria-pressed={link.answer === answer}
            busy={saving}
            key={answer}
            look={link.answer === null && at === 0 ? 'primary' : 'line'}
            onClick={() => onAnswer(answer)}
            wide
          >
            {words[answer]}
          </Button>
        ))}
      </div>
      <p className="soft">
        {link.answer ? 'Zmeniť ju tu môžete ' : 'Odpovedzte '}
        {formatDeadline(link.until)}.
      </p>
    </>
  )
}

/** What it is about, as on a ticket: who, what, when, where. */
function EventFacts({ link: { player, self, event } }: { link: AnswerLinkView }) {
  return (
    <div className={styles.event}>
      {!self && <p className={styles.player}>{player}</p>}
      <h2>{event.title}</h2>
      <p>
        {longDate(event.startsAt)}, {timeRange(event.startsAt, event.endsAt)}
      </p>
      {event.place && <p>{bindPrepositions(event.place)}</p>}
    </div>
  )
}
