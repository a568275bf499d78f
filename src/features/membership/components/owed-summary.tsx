import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { StatePill } from '@/ui/state-pill.client'
import { CLAIM_DAYS } from '../rules'
import type { FamilyFeeView } from '../schema'
import styles from './owed-summary.module.css'
import { writtenDay } from '@/lib/written-day'

const FEES = ['príspevok', 'príspevky', 'príspevkov'] as const

const sumOf = (fees: readonly FamilyFeeView[]): string =>
  formatCents(fees.reduce((sum, { owed }) => sum + owed, 0))

/**
 * What is owed and until when: what is overdue first, and in red, then what is due next, and what the family has reported as
 * paid. `open` has the oldest first.
 */
export function OwedSummary({ owed, open }: { owed: number; open: readonly FamilyFeeView[] }) {
  const claimed = open.filter(({ claimedPaidAt }) => claimedPaidAt !== null)
  const unpaid = open.filter(({ claimedPaidAt }) => claimedPaidAt === null)
  const overdue = unpaid.filter(({ state }) => state === 'overdue')
  const coming = unpaid.filter(({ state }) => state !== 'overdue')
  const next = coming.filter(({ dueDate }) => dueDate === coming[0]?.dueDate)
  return (
    <div className={owed > 0 ? styles.owed : styles.clear}>
      <p className={styles.sum}>
        <span>Nedoplatok spolu</span>
        <strong>{formatCents(owed)}</strong>
        {owed > 0 && <span>{counted(open.length, FEES)}</span>}
      </p>
      {overdue[0] && (
        <p className={styles.line}>
          <StatePill mark="warn" tone="bad">
            Po splatnosti
          </StatePill>
          <span>
            {sumOf(overdue)} od {writtenDay(overdue[0].dueDate)}
          </span>
        </p>
      )}
      {next[0] && (
        <p className={styles.line}>
          Do {writtenDay(next[0].dueDate)} zaplaťte {sumOf(next)}.
        </p>
      )}
      {claimed.length > 0 && (
        <p className={styles.line}>
          Nahlásené ako zaplatené {sumOf(claimed)}, čaká na spárovanie. Ak platbu do {CLAIM_DAYS} dní
          nenájdeme, znova ju pripomenieme.
        </p>
      )}
    </div>
  )
}
