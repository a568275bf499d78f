'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { useSave } from '@/lib/client/save.client'
import { dateAndTime } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import { Skeleton } from '@/ui/skeleton'
import { StatePill } from '@/ui/state-pill.client'
import { AUDIENCES, TO_RECIPIENTS } from '../labels'
import type { SentPage, SentView } from '../schema'
import styles from './notifications.module.css'

/** What was sent and planned, with how far it got; a planned one can be withdrawn. */
export function SentList() {
  const [page, setPage] = useState(1)
  const [withdrawing, setWithdrawing] = useState<SentView>()
  const { data, error, refetch } = useRead<SentPage>(`/notifications?page=${page}`)
  const { save, saving, problems } = useSave('DELETE', '/notifications', {
    done: 'Naplánovaná notifikácia bola odvolaná.',
    onDone: () => setWithdrawing(undefined),
  })
  if (error && !data)
    return (
      <Empty
        action={<Button onClick={() => refetch()}>Skúsiť znova</Button>}
        title="Údaje sa nepodarilo načítať."
      />
    )
  if (!data) return <Skeleton rows={4} />
  if (data.notifications.length === 0)
    return (
      <Empty drawing="corner" title="Zatiaľ ste nič neposlali.">
        Prvú správu napíšte vo formulári na tejto stránke.
      </Empty>
    )
  const pages = Math.ceil(data.page.total / data.page.size)
  return (
    <>
      <ul className={styles.list}>
        {data.notifications.map((sent) => (
          <li className={styles.item} key={sent.id}>
            <div className="row">
              <SentState sent={sent} />
              {sent.urgent && (
                <StatePill mark="warn" tone="warn">
                  Urgentné
                </StatePill>
              )}
            </div>
            <h3>{sent.title}</h3>
            <p className={styles.text}>{sent.body}</p>
            <p className="soft">
              {[sent.categories.join(', ') || AUDIENCES[sent.audience], sent.sentBy]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {sent.sentAt && (
              <p className="num">
                Odoslané {counted(sent.counts.recipients, TO_RECIPIENTS)} · Zobrazené {sent.counts.seen}
                {sent.counts.unreachable > 0 && ` · Nedoručené ${sent.counts.unreachable}`}
              </p>
            )}
            {!sent.sentAt && sent.scheduledAt && (
              <Button look="line" onClick={() => setWithdrawing(sent)} small>
                Odvolať
              </Button>
            )}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="row">
          <Button disabled={page === 1} look="line" onClick={() => setPage(page - 1)}>
            Novšie
          </Button>
          <Button disabled={page >= pages} look="line" onClick={() => setPage(page + 1)}>
            Staršie
          </Button>
        </div>
      )}
      <Dialog
        actions={
          <Button
            busy={saving}
            look="danger"
            onClick={() => withdrawing && save(undefined, `/notifications/${withdrawing.id}`)}
          >
            Odvolať
          </Button>
        }
        onClose={() => setWithdrawing(undefined)}
        open={withdrawing !== undefined}
        title={`Odvolať správu „${withdrawing?.title}“?`}
      >
        <DialogErrors problems={problems} />
        <p>Správa sa neodošle a zo zoznamu zmizne.</p>
      </Dialog>
    </>
  )
}

function SentState({ sent }: { sent: SentView }) {
  if (sent.sentAt)
    return (
      <StatePill mark="yes" tone="ok">
        {dateAndTime(sent.sentAt)}
      </StatePill>
    )
  return (
    <StatePill mark="waiting" tone="info">
      {sent.scheduledAt ? `Odošle sa ${dateAndTime(sent.scheduledAt)}` : 'Odosiela sa'}
    </StatePill>
  )
}
