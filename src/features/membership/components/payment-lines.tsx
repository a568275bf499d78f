import { formatIban } from '@/features/club/rules'
import { formatCents } from '@/lib/money'
import { CopyButton } from '@/ui/copy-button.client'
import type { PaymentDetails } from '../schema'
import styles from './payment-lines.module.css'

interface PaymentLinesProps {
  payment: PaymentDetails
  recipient: string
}

/** As banks accept it: „35,00“. */
const plainAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** Payment details line by line, each with a copy button. */
export function PaymentLines({ payment, recipient }: PaymentLinesProps) {
  const { iban, variableSymbol, amount, message } = payment
  const lines = [
    { name: 'Príjemca', shown: recipient, copied: recipient },
    { name: 'IBAN', shown: formatIban(iban), copied: iban },
    { name: 'Suma', shown: formatCents(amount), copied: plainAmount(amount) },
    { name: 'Variabilný symbol (VS)', shown: variableSymbol, copied: variableSymbol },
    { name: 'Správa pre prijímateľa', shown: message, copied: message },
  ].filter(({ copied }) => copied !== '')
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, shown, copied }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{shown}</dd>
          <dd className="no-print">
            <CopyButton text={copied} what={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
