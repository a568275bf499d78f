'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { longDate } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { plural } from '@/lib/plural'
import { href } from '@/lib/routes'
import { Button } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button.client'
import { statusText } from '../../labels'
import {
  giveUpSheet,
  renewUnsentSheets,
  sendUnsentSheets,
  type UnsentSheet,
  unsentSheets,
} from './outbox.client'
import { unsentCount } from './sheet-state'
import { formatWaiting } from './sheet-texts'
import styles from './unsent-sheets.module.css'

export { sendUnsentSheets }

const SHEETS = ['dochádzka', 'dochádzky', 'dochádzok'] as const
const RENEW_MS = 3000
const KEPT_FOR_MS = 72 * 60 * 60_000

/** What waits on this device for this person; undefined until it was read. */
export const useUnsentSheets = (me: string): readonly UnsentSheet[] | undefined => {
  const waiting = useSyncExternalStore(unsentSheets.subscribe, unsentSheets.get, () => undefined)
  useEffect(() => {
    const renew = () => void renewUnsentSheets(me)
    renew()
    const timer = setInterval(renew, RENEW_MS)
    return () => clearInterval(timer)
  }, [me])
  return waiting
}

const countIn = ({ wishes, content }: UnsentSheet['sheet']): number =>
  unsentCount({ pendingMarks: wishes, content: { saved: '', pending: content } })

/** „Jakub Ľalík: Tu“ of each mark, and what was trained. */
const linesOf = ({ wishes, names, content }: UnsentSheet['sheet']): string[] => [
  ...Object.entries(wishes).map(
    ([player, { status, note, lateMinutes = null }]) =>
      `${names[player] ?? 'Hráč'}: ${status ? statusText(status, lateMinutes) : 'bez označenia'}${note ? ` (${note})` : ''}`,
  ),
  ...(content === undefined ? [] : [`Obsah tréningu: ${content}`]),
]

function WaitingSheet({ me, waiting }: { me: string; waiting: UnsentSheet }) {
  const { id, at, sheet } = waiting
  const [isAsking, setAsking] = useState(false)
  const title = sheet.event?.title ?? 'Dochádzka'
  const until = new Date(at + KEPT_FOR_MS).toISOString()
  const lines = linesOf(sheet)
  return (
    <li className={styles.sheet}>
      <h3>{sheet.isGone ? title : <a href={href('attendanceCreate', { event: id })}>{title}</a>}</h3>
      {sheet.event && (
        <p className="soft">
          {longDate(sheet.event.startsAt)}, {timeOf(sheet.event.startsAt)}
        </p>
      )}
      <p className={sheet.problem ? styles.problem : undefined}>
        {sheet.problem ?? 'Uložené v telefóne, odošle sa po pripojení.'}
      </p>
      <details open={sheet.isGone}>
        <summary>{formatWaiting(countIn(sheet))}</summary>
        <ul>
          {lines.map((line, at) => (
            <li key={at}>{line}</li>
          ))}
        </ul>
        <p className="soft">
          Z telefónu sa vymaže {longDate(until)} o {timeOf(until)}.
        </p>
        <div className="row">
          <CopyButton text={[title, ...lines].join('\n')} what={`označenia: ${title}`} />
          {isAsking ? (
            <>
              <Button look="danger" onClick={() => void giveUpSheet(me, id)} small>
                Naozaj zahodiť
              </Button>
              <Button look="quiet" onClick={() => setAsking(false)} small>
                Ponechať
              </Button>
            </>
          ) : (
            <Button aria-label={`Zahodiť: ${title}`} look="line" onClick={() => setAsking(true)} small>
              Zahodiť
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}

/**
 * The sheets that wait on this device, with what is in each and why it was refused: also of an event that is deleted or
 * no longer the trainer's, whose sheet cannot be opened. Nothing while none waits.
 */
export function UnsentSheets({ me }: { me: string }) {
  const waiting = useUnsentSheets(me)
  const [isSending, setSending] = useState(false)
  if (!waiting || waiting.length === 0) return null
  const areGone = waiting.every(({ sheet }) => sheet.isGone)
  const send = async () => {
    setSending(true)
    await sendUnsentSheets(me, true)
    setSending(false)
  }
  return (
    <section aria-labelledby="caka-na-odoslanie" className={styles.box}>
      <h2 id="caka-na-odoslanie">
        Čaká na odoslanie: {waiting.length} {plural(waiting.length, SHEETS)}
      </h2>
      <ul className={styles.sheets}>
        {waiting.map((each) => (
          <WaitingSheet key={each.id} me={me} waiting={each} />
        ))}
      </ul>
      <Button busy={isSending} look={areGone ? 'line' : undefined} onClick={() => void send()}>
        {areGone ? 'Skúsiť znova' : 'Odoslať teraz'}
      </Button>
    </section>
  )
}
