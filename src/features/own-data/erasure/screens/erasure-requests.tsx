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
          <Person
            key={subject.id}
            latest={erasures.find(({ person }) => person.id === subject.id)}
            subject={subject}
          />
        ))}
      </ul>
    </div>
  )
}

function Person({ subject: { id, name, self }, latest }: { subject: DataSubject; latest?: ErasureView }) {
  const isOpen = latest?.state === 'open'
  return (
    <li className={styles.person}>
      <div className={styles.head}>
        <h3>{self ? `${name} (vy)` : name}</h3>
        {!isOpen && <AskButton id={id} name={name} self={self} />}
        {isOpen && latest.mine && <WithdrawButton id={latest.id} name={name} />}
      </div>
      {isOpen && (
        <p>
          <StatePill mark="waiting" tone="warn">
            Čaká na vybavenie
          </StatePill>{' '}
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
