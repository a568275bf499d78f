import { formatCents } from '@/lib/money'
import type { TogetherView } from '../schema'
import styles from './open-fee.module.css'
import { PayDetails } from './pay-details'

interface PayTogetherProps {
  together: TogetherView
  recipient: string
  /** The player whose page this is; without it the whole family's. */
  player?: string
}

/** One transfer for all open fees: of all children under the family's symbol, of one child under the child's own. */
export function PayTogether({ together, recipient, player }: PayTogetherProps) {
  const { payment, payBySquare, children } = together
  const amount = formatCents(payment.amount)
  const of = player ? `?player=${player}` : ''
  return (
    <details className={`paper ${styles.fee} ${styles.pay} ${styles.together}`}>
      <summary>
        {children > 1 ? `Zaplatiť za všetky deti: ${amount}` : `Zaplatiť všetko naraz: ${amount}`}
      </summary>
      <PayDetails
        code={payBySquare ? `/api/playerMembership/code${of}` : undefined}
        payment={payment}
        picture={`/api/playerMembership/picture${of}`}
        recipient={recipient}
      />
    </details>
  )
}
