import Link from 'next/link'
import { writtenDay } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { FEE_ITEMS, formatPeriod } from '../labels'
import { claimOf } from '../rules'
import type { FamilyFeeView } from '../schema'
import { ClaimPill, FeePill } from './fee-pill'
import styles from './further-fees.module.css'

interface FurtherFeesProps {
  fees: readonly FamilyFeeView[]
  /** The address of the same page with this fee first and opened. */
  hrefOf: (fee: string) => string
}

/** Open fees after the first ones, a line each; the payment details of one are shown when it is chosen. */
export function FurtherFees({ fees, hrefOf }: FurtherFeesProps) {
  return (
    <div className={styles.further}>
      <h3>Ďalšie nezaplatené</h3>
      <p className="soft">Vyberte príspevok, ktorý chcete zaplatiť.</p>
      <ul>
        {fees.map(({ id, player, item, period, dueDate, owed, state, ...fee }) => (
          <li key={id}>
            <Link href={hrefOf(id)} prefetch={false}>
              {`${FEE_ITEMS[item]} ${formatPeriod(period)}, ${player.name}`}
            </Link>
            <span className={styles.facts}>
              {state === 'overdue' && <FeePill state={state} />} <ClaimPill claim={claimOf(fee)} />
              {`splatné ${writtenDay(dueDate)}`}
            </span>
            <strong>{formatCents(owed)}</strong>
          </li>
        ))}
      </ul>
    </div>
  )
}
