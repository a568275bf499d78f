import { formatCents } from '@/lib/money'
import { QrCode } from '@/ui/qr-code'
import styles from './pay-by-square.module.css'

/** The code a bank's app reads the whole transfer from. */
export function PayBySquare({ code, amount }: { code: string; amount: number }) {
  return (
    <figure className={styles.pay}>
      <QrCode label={`QR kód PAY by square na úhradu ${formatCents(amount)}`} text={code} />
      <figcaption>
        <strong>Zaplatiť QR kódom (PAY by square)</strong>
        <span className="soft">Naskenujte kód v&nbsp;aplikácii svojej banky.</span>
      </figcaption>
    </figure>
  )
}
