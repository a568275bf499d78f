import { formatCents } from '@/lib/money'
import { LazyQrCode } from '@/ui/lazy-qr-code.client'
import { QrCode } from '@/ui/qr-code'
import styles from './pay-by-square.module.css'

export interface PayBySquareProps {
  amount: number
  /** The code's text, drawn with the page; or the fee whose code is loaded when it scrolls into view. */
  of: { code: string } | { fee: string }
}

/** The PAY by square code: a bank's app reads all payment details from it. */
export function PayBySquare({ of, amount }: PayBySquareProps) {
  const label = `QR kód PAY by square na úhradu ${formatCents(amount)}`
  return (
    <figure className={styles.pay}>
      {'code' in of ? (
        <QrCode label={label} text={of.code} />
      ) : (
        <LazyQrCode
          instead="Zaplaťte podľa údajov nižšie."
          label={label}
          src={`/api/memberFees/${of.fee}/code`}
        />
      )}
      <figcaption>
        <strong>Zaplatiť QR kódom (PAY by square)</strong>
        <span className="soft">Naskenujte kód v&nbsp;aplikácii svojej banky.</span>
      </figcaption>
    </figure>
  )
}
