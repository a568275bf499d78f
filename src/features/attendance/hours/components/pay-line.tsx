import { formatCents } from '@/lib/money'
import { payFor } from '../rules'
import styles from './pay-line.module.css'

const decimal = (hours: number): string => hours.toLocaleString('sk-SK', { maximumFractionDigits: 2 })

/** „12,5 h × 8,00 € = 100,00 €“ of one month, and how it is rounded. */
export function PayLine({ hours, rate }: { hours: number; rate: number }) {
  return (
    <div className={styles.pay}>
      <p className={`num ${styles.sum}`}>
        {decimal(hours)}&nbsp;h × {formatCents(rate)} = <strong>{formatCents(payFor(hours, rate))}</strong>
      </p>
      <p className="soft">
        Sadzba je tá, ktorá platí dnes. Hodiny sú zaokrúhlené na dve desatinné miesta, suma na celé centy.
      </p>
    </div>
  )
}
