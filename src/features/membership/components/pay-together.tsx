import { formatCents } from '@/lib/money'
import type { TogetherView } from '../schema'
import styles from './open-fee.module.css'
import { PayDetails } from './pay-details'

interface PayTogetherProps {
  together: TogetherView
  recipient: string
  /** The player whose page this is; without it the whole family's. */
  player?: string
  /** For what is due now only, or quieter for what is due later as well; without it for all there is. */
  part?: 'now' | 'later'
}

const summaryOf = ({ payment, children }: TogetherView, part: PayTogetherProps['part']): string => {
  const amount = formatCents(payment.amount)
  if (part === 'later') return `Zaplatiť aj to, čo je splatné neskôr: ${amount}`
  const now = part === 'now' ? ' teraz' : ''
  return children > 1
    ? `Zaplatiť za všetky deti${now}: ${amount}`
    : `Zaplatiť všetko${now || ' naraz'}: ${amount}`
}

/** One transfer for open fees: of several children under the family's symbol, of one child under the child's own. */
export function PayTogether({ together, recipient, player, part }: PayTogetherProps) {
  const { payment, payBySquare } = together
  const query = [player && `player=${player}`, part === 'now' && 'due=now'].filter(Boolean).join('&')
  const of = query ? `?${query}` : ''
  const look = part === 'later' ? `no-print ${styles.quiet}` : styles.together
  return (
    <details className={`paper ${styles.fee} ${styles.pay} ${look}`}>
      <summary>{summaryOf(together, part)}</summary>
      <PayDetails
        code={payBySquare ? `/api/playerMembership/code${of}` : undefined}
        payment={payment}
        picture={`/api/playerMembership/picture${of}`}
        recipient={recipient}
      />
    </details>
  )
}
