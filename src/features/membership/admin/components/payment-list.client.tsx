'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { Button } from '@/ui/button'
import { Dialog, DialogErrors } from '@/ui/dialog.client'
import { formatPayment, formatShares } from '../../labels'
import type { PaymentView } from '../../payments/schema'
import styles from './fee-dialog.module.css'

interface PaymentListProps {
  payments: readonly PaymentView[]
  /** Called when a payment is reversed, to close the dialog around the list: its toast would be behind it. */
  onDone: () => void
}

/** Payments, each with a button that reverses it. */
export function PaymentList({ payments, onDone }: PaymentListProps) {
  const [reversing, setReversing] = useState<PaymentView>()
  const { save, saving, problems } = useSave('POST', `/payments/${reversing?.id}/reverse`)
  const reverse = async () => {
    if (!(await save())) return
    setReversing(undefined)
    onDone()
    toast.success('Platba je vrátená, predpisy sú znova otvorené.')
  }
  if (payments.length === 0) return <p className="soft">Zatiaľ neprišla žiadna platba.</p>
  return (
    <>
      <ul className={styles.list}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              <strong className="num">{formatCents(payment.amount)}</strong> {shortDate(payment.receivedAt)},{' '}
              {formatPayment(payment)}
              <span className={styles.small}>
                {[
                  formatShares(payment),
                  payment.payer,
                  payment.recordedBy && `zapísané: ${payment.recordedBy}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {payment.amount > 0 && !payment.reversed && (
              <Button look="quiet" onClick={() => setReversing(payment)} small>
                Vrátiť platbu
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void reverse()}>
            Vrátiť platbu
          </Button>
        }
        onClose={() => setReversing(undefined)}
        open={reversing !== undefined}
        title={`Vrátiť platbu ${formatCents(reversing?.amount ?? 0)}?`}
      >
        <DialogErrors problems={problems} />
        <p>V knihe ostane aj s opravou. Predpisy, ktoré zaplatila, budú znova otvorené.</p>
      </Dialog>
    </>
  )
}
