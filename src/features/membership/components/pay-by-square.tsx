import { formatCents } from '@/lib/money'
import { LazyQrCode } from '@/ui/lazy-qr-code.client'
import styles from './pay-by-square.module.css'

export interface PayBySquareProps {
  amount: number
  /** The address of the code, which is loaded when it scrolls into view. */
  src: string
}

/** The PAY by square code: a bank's app reads all payment details from it. */
export function PayBySquare({ src, amount }: PayBySquareProps) {
  const label = `QR kód PAY by square na úhradu ${formatCents(amount)}`
  return (
    <figure className={styles.pay}>
      <LazyQrCode instead="Zaplaťte podľa údajov nižšie." label={label} src={src} />
      <figcaption>
        <strong>Zaplatiť QR kódom (PAY by square)</strong>
        <span className="soft">Naskenujte kód v&nbsp;aplikácii svojej banky.</span>
      </figcaption>
    </figure>
  )
}
