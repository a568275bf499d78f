import { formatCents } from '@/lib/money'
import { buttonClass } from '@/ui/button'
import { CopyButton } from '@/ui/copy-button.client'
import { ExternalLink } from '@/ui/external-link'
import { ShareFileButton } from '@/ui/share-file-button.client'
import { linesAsText, transferLines } from '../labels'
import type { PaymentDetails } from '../schema'
import { PayBySquare } from './pay-by-square'
import styles from './pay-details.module.css'
import { PaymentLines } from './payment-lines'

interface PayDetailsProps {
  payment: PaymentDetails
  recipient: string
  /** The address of the code; undefined while the club has no account. */
  code?: string
  /** The address of the code's picture. */
  picture: string
}

/**
 * Everything one transfer needs: its code, and for whoever pays on the phone that shows it a link to the bank's app, a picture
 * to share or save, and the details to copy.
 */
export function PayDetails({ payment, recipient, code, picture }: PayDetailsProps) {
  const lines = transferLines(payment, recipient)
  const name = `platba-${payment.variableSymbol}.png`
  const what = `platba ${formatCents(payment.amount)}`
  return (
    <>
      {code && <PayBySquare amount={payment.amount} src={code} />}
      <div className={`no-print ${styles.acts}`}>
        {payment.link && (
          <p className={styles.link}>
            <ExternalLink className={buttonClass({ wide: true })} href={payment.link}>
              Zaplatiť v&nbsp;aplikácii banky
            </ExternalLink>
          </p>
        )}
        {code && (
          <>
            <ShareFileButton file={{ address: picture, name, type: 'image/png' }} what={what}>
              Zdieľať obrázok
            </ShareFileButton>
            <a className={buttonClass({ look: 'line', small: true })} download={name} href={picture}>
              Uložiť obrázok<span className="hidden-visually">: {what}</span>
            </a>
          </>
        )}
        <CopyButton text={linesAsText(lines)} what={what}>
          Kopírovať všetko
        </CopyButton>
      </div>
      {code && (
        <p className={`soft no-print ${styles.hint}`}>
          Platíte na tomto telefóne? Uložte obrázok a&nbsp;v&nbsp;aplikácii banky ho pri platbe QR kódom
          vyberte z&nbsp;galérie.
        </p>
      )}
      <PaymentLines lines={lines} />
    </>
  )
}
