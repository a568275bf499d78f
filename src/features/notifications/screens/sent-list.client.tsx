'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { dateAndTime } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { Empty } from '@/ui/empty'
import { ReadPages } from '@/ui/read-pages.client'
import { StatePill } from '@/ui/state-pill.client'
import { Reached } from '../components/reached.client'
import { AUDIENCES, TO_RECIPIENTS } from '../labels'
import type { SentView } from '../schema'
import styles from './notifications.module.css'

/** Sent and scheduled notifications with how many have seen them; a scheduled one can be withdrawn. */
export function SentList() {
  const [withdrawing, setWithdrawing] = useState<SentView>()
  const { save, saving, problems } = useSave('DELETE', `/notifications/${withdrawing?.id}`, {
    done: 'Naplánovaná notifikácia bola odvolaná.',
    onDone: () => setWithdrawing(undefined),
  })
  return (
    <>
      <ReadPages
        empty={
          <Empty drawing="corner" title="Zatiaľ ste nič neposlali.">
            Prvú správu napíšte vo formulári na tejto stránke.
          </Empty>
        }
        path="/notifications"
      >
        {({ notifications }) => (
          <ul className={styles.list}>
            {notifications.map((sent) => (
              <SentItem key={sent.id} onWithdraw={() => setWithdrawing(sent)} sent={sent} />
            ))}
          </ul>
        )}
      </ReadPages>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => save()}>
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

function SentItem({ sent, onWithdraw }: { sent: SentView; onWithdraw: () => void }) {
  const { title, body, urgent, audience, automatic, categories, scheduledAt, sentAt, sentBy, counts } = sent
  return (
    <li className={styles.item}>
      <div className="row">
        <StatePill mark={sentAt ? 'yes' : 'waiting'} tone={sentAt ? 'ok' : 'info'}>
          {sentAt
            ? dateAndTime(sentAt)
            : scheduledAt
              ? `Odošle sa ${dateAndTime(scheduledAt)}`
              : 'Odosiela sa'}
        </StatePill>
        {urgent && (
          <StatePill mark="warn" tone="warn">
            Urgentné
          </StatePill>
        )}
      </div>
      <h3>{title}</h3>
      <p className={styles.text}>{body}</p>
      <p className="soft">
        {[
          automatic && 'Odoslané automaticky',
          categories.join(', ') || (automatic && audience === 'users' ? 'Rodinám' : AUDIENCES[audience]),
          !automatic && sentBy,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {sentAt && (
        <p className="num">
          Odoslané {counted(counts.recipients, TO_RECIPIENTS)} · Zobrazené {counts.seen}
          {counts.unreachable > 0 && ` · Bez príjemcu ${counts.unreachable}`}
        </p>
      )}
      {sentAt && <Reached sent={sent} />}
      {!sentAt && scheduledAt && (
        <Button look="line" onClick={onWithdraw} small>
          Odvolať
        </Button>
      )}
    </li>
  )
}
