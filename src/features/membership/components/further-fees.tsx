import Link from 'next/link'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { formatFee } from '../labels'
import { claimOf } from '../rules'
import type { FamilyFeeView } from '../schema'
import { ClaimPill, FeePill } from './fee-pill'
import styles from './further-fees.module.css'
import { writtenDay } from '@/lib/written-day'

interface FurtherFeesProps {
  fees: readonly FamilyFeeView[]
  /** The address of the same page with this fee first and opened. */
  hrefOf: (fee: string) => string
}

/** Lines shown; the others come when these are paid, and are part of the transfer for everything. */
const SHOWN = 8

/** Open fees after the first ones, a line each; the payment details of one are shown when it is chosen. */
export function FurtherFees({ fees, hrefOf }: FurtherFeesProps) {
  const later = fees.slice(SHOWN)
  return (
    <div className={styles.further}>
      <h3>Ďalšie nezaplatené</h3>
      <p className="soft">Vyberte príspevok, ktorý chcete zaplatiť.</p>
      <ul>
        {fees.slice(0, SHOWN).map(({ id, player, dueDate, owed, state, ...fee }) => (
          <li key={id}>
            <Link href={hrefOf(id)} prefetch={false}>
              {`${formatFee(fee)}, ${player.name}`}
            </Link>
            <span className={styles.facts}>
              {state === 'overdue' && <FeePill state={state} />} <ClaimPill claim={claimOf(fee)} />
              {`splatné ${writtenDay(dueDate)}`}
            </span>
            <strong>{formatCents(owed)}</strong>
          </li>
        ))}
      </ul>
      {later.length > 0 && (
        <p>
          A&nbsp;ešte {counted(later.length, ['novší príspevok', 'novšie príspevky', 'novších príspevkov'])}{' '}
          spolu za {formatCents(later.reduce((sum, { owed }) => sum + owed, 0))}.
        </p>
      )}
    </div>
  )
}
