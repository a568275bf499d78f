import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { formatFee } from '../labels'
import { claimOf } from '../rules'
import type { FamilyFeeView } from '../schema'
import { ReportPaidButton } from './report-paid-button.client'
import { ClaimPill, FeePill } from './fee-pill'
import styles from './open-fee.module.css'
import { PayDetails } from './pay-details'
import { writtenDay } from '@/lib/written-day'

interface OpenFeeProps {
  fee: FamilyFeeView
  recipient: string
  /** Whether the payment details are open from the start. */
  first: boolean
  /** Whether the caller may report it as paid. */
  canReportPaid: boolean
}

/** One open fee: what it is for, amount, due day, why a monthly one is so much, and the payment details. */
export function OpenFee({ fee, recipient, first, canReportPaid }: OpenFeeProps) {
  const { player, item, owed, amount, paidAmount, dueDate, state, reason, payment, payBySquare } = fee
  const what = formatFee(fee)
  const claimed = fee.claimedPaidAt !== null
  return (
    <li className={`paper ${styles.fee}`}>
      <div className={styles.head}>
        <div>
          <p className={`caps ${styles.who}`}>{player.name}</p>
          <h3>{what}</h3>
          <p className={styles.facts}>
            <FeePill state={state} /> <ClaimPill claim={claimOf(fee)} />{' '}
            <span>splatné {writtenDay(dueDate)}</span>
          </p>
        </div>
        <p className={styles.amount}>{formatCents(owed)}</p>
      </div>
      {paidAmount > 0 && (
        <p className="soft">
          Z {formatCents(amount)} je uhradených {formatCents(paidAmount)}.
        </p>
      )}
      {fee.claimRefusedAt && (
        <p>
          Kancelária {shortDate(fee.claimRefusedAt)} oznámila, že nahlásená platba neprišla. Skontrolujte
          v&nbsp;banke IBAN a&nbsp;variabilný symbol.
        </p>
      )}
      {item === 'monthly' && reason && (
        <p>
          <strong>Prečo toľko?</strong> {reason}
        </p>
      )}
      {payment && (
        <details className={styles.pay} open={first}>
          <summary>Zaplatiť</summary>
          <PayDetails
            code={payBySquare ? `/api/memberFees/${fee.id}/code` : undefined}
            payment={payment}
            picture={`/api/memberFees/${fee.id}/picture`}
            recipient={recipient}
          />
        </details>
      )}
      {canReportPaid && (
        <ReportPaidButton claimed={claimed} fees={[fee.id]} what={`${what}, ${player.name}`} />
      )}
    </li>
  )
}
