'use client'
import { useRef, useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { unseen as bell } from '@/lib/client/unseen.client'
import { dateAndTime } from '@/lib/date-format'
import { Button } from '@/ui/button'
import { StatePill } from '@/ui/state-pill.client'
import { OPEN } from '../labels'
import type { InboxView } from '../schema'
import styles from './inbox.module.css'

/** The notifications of a page; opening one marks it as seen, a button marks all of the inbox. */
export function InboxList({ inbox, unseen }: { inbox: readonly InboxView[]; unseen: number }) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(
    new Set(inbox.flatMap(({ id, seenAt }) => (seenAt ? [id] : []))),
  )
  const [unseenCount, setUnseenCount] = useState(unseen)
  const { save, saving } = useSave<'/notifications/seen' | `/notifications/${string}/seen`, 'POST'>(
    'POST',
    '/notifications/seen',
    {
      shown: true,
      onDone: (response) => {
        setUnseenCount(response.unseen)
        bell.set(response.unseen)
      },
    },
  )
  // Opened, closed and opened again before the response it is still one opening.
  const asked = useRef(new Set<string>())
  const open = async (id: string) => {
    if (seen.has(id) || asked.current.has(id)) return
    asked.current.add(id)
    if (await save(undefined, `/notifications/${id}/seen`)) setSeen((known) => new Set([...known, id]))
    else asked.current.delete(id)
  }
  const markAll = async () => {
    if (await save()) setSeen(new Set(inbox.map(({ id }) => id)))
  }
  return (
    <>
      {unseenCount > 0 && (
        <div className={styles.bar}>
          <p className="num">Neprečítané: {unseenCount}</p>
          <Button busy={saving} look="line" onClick={markAll}>
            Označiť všetko ako prečítané
          </Button>
        </div>
      )}
      <ul className={styles.list}>
        {inbox.map((message) => (
          <li key={message.id}>
            <details
              className={styles.message}
              data-seen={seen.has(message.id)}
              onToggle={() => open(message.id)}
            >
              <summary>
                <span className={styles.title}>{message.title}</span>
                <span className={styles.meta}>
                  {[message.from, dateAndTime(message.receivedAt)].filter(Boolean).join(' · ')}
                </span>
                <span className={styles.states}>
                  {!seen.has(message.id) && (
                    <StatePill mark="info" tone="shout">
                      Nové
                    </StatePill>
                  )}
                  {message.urgent && (
                    <StatePill mark="warn" tone="warn">
                      Urgentné
                    </StatePill>
                  )}
                </span>
              </summary>
              <p className={styles.body}>{message.body}</p>
              {message.url && (
                <p>
                  <a href={message.url} rel="noopener">
                    {OPEN[message.kind]}
                  </a>
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}
