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

interface OwedSummaryProps {
  owed: number
  /** What of `owed` is due so late that nobody is asked for it yet. */
  owedLater: number
  /** The open fees, the oldest first. */
  open: readonly FamilyFeeView[]
}

/**
 * What is owed and until when: what is overdue first, and in red, then what is due next, what comes later, and what the family
 * has reported as paid.
 */
export function OwedSummary({ owed, owedLater, open }: OwedSummaryProps) {
  const now = open.filter(({ later }) => !later)
  const later = open.filter((fee) => fee.later)
  const claimed = open.filter(({ claimedPaidAt }) => claimedPaidAt !== null)
  const unpaid = now.filter(({ claimedPaidAt }) => claimedPaidAt === null)
  const overdue = unpaid.filter(({ state }) => state === 'overdue')
  const coming = unpaid.filter(({ state }) => state !== 'overdue')
  const next = coming.filter(({ dueDate }) => dueDate === coming[0]?.dueDate)
  const owedNow = owed - owedLater
  return (
    <div className={owedNow > 0 ? styles.owed : styles.clear}>
      <p className={styles.sum}>
        <span>{owedLater > 0 ? 'Na zaplatenie teraz' : 'Nedoplatok spolu'}</span>
        <strong>{formatCents(owedNow)}</strong>
        {owedNow > 0 && <span>{counted(now.length, FEES)}</span>}
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
      {later[0] && (
        <p className={styles.line}>
          Neskôr {formatCents(owedLater)}, najbližšie splatné {writtenDay(later[0].dueDate)}.
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
