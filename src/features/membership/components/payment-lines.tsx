import { CopyButton } from '@/ui/copy-button.client'
import type { TransferLine } from '../labels'
import styles from './payment-lines.module.css'

/** Details of a transfer line by line, each with a copy button. */
export function PaymentLines({ lines }: { lines: readonly TransferLine[] }) {
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
