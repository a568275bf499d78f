'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { useLinkToken } from '@/lib/client/link-token.client'
import { useSave } from '@/lib/client/save.client'
import { longDate, timeRange } from '@/lib/date-format'
import { href } from '@/lib/routes'
import { bindPrepositions } from '@/lib/text'
import { Button, LinkButton } from '@/ui/button'
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

/** The page of a link in an e-mail: the event, the player's first name, and two buttons. */
export function AnswerByLink() {
  const token = useLinkToken()
  const meant = useMeant()
  const [link, setLink] = useState<AnswerLinkView>()
  const [problem, setProblem] = useState<ApiError>()
  const [tries, setTries] = useState(0)
  const { save, saving, problems } = useSave('POST', '/answerLink/answer', {
    shown: true,
    onDone: (result) => setLink(result.link),
  })
  useEffect(() => {
    if (!token) return
    const load = async () => {
      try {
        const result = await apiFetch('/answerLink', { method: 'POST', body: { token } })
        setLink(result.link)
        setProblem(undefined)
      } catch (error) {
        if (error instanceof ApiError) setProblem(error)
      }
    }
    void load()
  }, [token, tries])

  // Only a 400 says that the link does not hold; anything else may pass.
  if (problem && problem.status !== 400)
    return (
      <div className="stack">
        <p role="alert">{problem.message}</p>
        <Button onClick={() => setTries(tries + 1)} wide>
          Skúsiť znova
        </Button>
      </div>
    )
  if (problem || token === '')
    return (
      <div className="stack">
        <p role="alert">{ANSWER_LINK_BAD}</p>
        <LinkButton href={href('playerEvents')} prefetch={false} wide>
          Prihlásiť sa a odpovedať
        </LinkButton>
      </div>
    )
  if (!link || token === undefined) return <p aria-busy="true">Načítava sa…</p>
  const words = wordsFor(link.self)
  const answers = meant === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const)
  return (
    <div className="stack">
      <EventFacts link={link} />
      {link.answer && (
        <p className="row" role="status">
          <StatePill {...PILLS[link.answer]}>{words[link.answer]}</StatePill>
          <span>Odpoveď je uložená.</span>
        </p>
      )}
      {problems.map(({ message }) => (
        <p key={message} role="alert">
          {message}
        </p>
      ))}
      {link.state === 'open' ? (
        <>
          <div className={styles.answers}>
            {answers.map((answer, at) => (
              <Button
                aria-pressed={link.answer === answer}
                busy={saving}
                key={answer}
                look={link.answer === null && at === 0 ? 'primary' : 'line'}
                onClick={() => void save({ token, answer })}
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
      ) : (
        <p>
          <strong>{LINK_STATES[link.state]}</strong>
        </p>
      )}
    </div>
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
