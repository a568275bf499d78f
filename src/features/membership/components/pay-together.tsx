import { formatCents } from '@/lib/money'
import type { TogetherView } from '../schema'
import styles from './open-fee.module.css'
import { PayBySquare } from './pay-by-square'
import { PaymentLines } from './payment-lines'

/** One transfer for the open fees of all children, under the family's symbol. */
export function PayTogether({ together, recipient }: { together: TogetherView; recipient: string }) {
  const { payment, payBySquare } = together
  return (
    <details className={`paper ${styles.fee} ${styles.pay} ${styles.together}`}>
      <summary>Zaplatiť za všetky deti: {formatCents(payment.amount)}</summary>
      {payBySquare && <PayBySquare amount={payment.amount} of={{ code: payBySquare }} />}
      <PaymentLines payment={payment} recipient={recipient} />
    </details>
  )
}
