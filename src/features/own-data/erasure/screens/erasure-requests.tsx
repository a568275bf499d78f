import { shortDate } from '@/lib/date-format'
import { StatePill } from '@/ui/state-pill.client'
import type { DataSubject } from '../../views'
import type { ErasureView } from '../schema'
import { AskButton } from './ask-button.client'
import styles from './erasure.module.css'
import { WithdrawButton } from './withdraw-button.client'
import { writtenDay } from '@/lib/written-day'

interface ErasureRequestsProps {
  subjects: readonly DataSubject[]
  erasures: readonly ErasureView[]
}

/** For whom the caller may ask to be erased, and what became of their requests. */
export function ErasureRequests({ subjects, erasures }: ErasureRequestsProps) {
  return (
    <div className="stack">
      <p>
        Keď už klub nepotrebujete, môžete požiadať, aby vymazal vaše osobné údaje. Pred odoslaním uvidíte, čo
        sa vymaže a&nbsp;čo musí zostať.
      </p>
      <ul className={styles.people}>
        {subjects.map((subject) => (
          <Person key={subject.id} latest={latestAbout(subject.id, erasures)} subject={subject} />
        ))}
      </ul>
    </div>
  )
}

/** The caller's own open request about somebody, else one of another guardian, else the newest. */
const latestAbout = (id: string, erasures: readonly ErasureView[]): ErasureView | undefined => {
  const about = erasures.filter(({ person }) => person.id === id)
  const open = about.filter(({ state }) => state === 'open')
  return open.find(({ mine }) => mine) ?? open[0] ?? about[0]
}

function Person({ subject: { id, name, self }, latest }: { subject: DataSubject; latest?: ErasureView }) {
  const isOpen = latest?.state === 'open'
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <h3>{self ? `${name} (vy)` : name}</h3>
        {isOpen && latest.mine ? (
          <WithdrawButton id={latest.id} name={name} />
        ) : (
          <AskButton id={id} name={name} self={self} />
        )}
      </div>
      {isOpen && (
        <p>
          <StatePill mark="waiting" tone="warn">
            Čaká na vybavenie
          </StatePill>{' '}
          {!latest.mine && 'Podal ju niekto iný z\u00a0rodiny. '}
          Podaná {shortDate(latest.requestedAt)}, klub ju vybaví najneskôr {writtenDay(latest.deadline)}.
        </p>
      )}
      {latest?.state === 'refused' && (
        <p className="soft">
          Žiadosť z&nbsp;{shortDate(latest.requestedAt)} klub nevybavil: {latest.reply}
        </p>
      )}
    </li>
  )
}
