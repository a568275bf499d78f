'use client'
import { type ReactNode, useId, useState } from 'react'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { formatCents, parseCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { Select, TextInput } from '@/ui/inputs'
import { PAYMENT_METHODS } from '../../labels'
import { FEES } from '../labels'

interface Recorded {
  batch: string
  fees: number
  amount: number
  credit: number
}

const METHODS = ['cash', 'transfer', 'standing'] as const

/** The id of one recording, in the form of our ids. */
const newBatch = (): string =>
  newOperation().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

interface MoneyDialogProps {
  open: boolean
  onClose: () => void
  onDone: () => void
  today: string
  title: string
  /** The fees marked as paid; without them an amount is asked for. */
  fees?: readonly string[]
  player?: string
  children?: ReactNode
}

/** How and when money came: for chosen fees, or an amount that goes to a family's oldest fees first. */
export function MoneyDialog({
  open,
  onClose,
  onDone,
  today,
  title,
  fees,
  player,
  children,
}: MoneyDialogProps) {
  const form = useId()
  const [method, setMethod] = useState('cash')
  const [receivedAt, setDay] = useState(today)
  const [amount, setAmount] = useState('')
  const [batch, setBatch] = useState(newBatch)
  const { save, saving, problems, formProps } = useSave<object, Recorded>(
    'POST',
    fees ? '/payments/settle' : '/payments',
  )
  const record = async () => {
    const what = fees ? { fees } : { player, amount: parseCents(amount) ?? amount }
    const answer = await save({ ...what, method, receivedAt, batch })
    if (!answer) return
    setBatch(newBatch())
    setAmount('')
    onDone()
    const credit = answer.credit > 0 ? `, preplatok ${formatCents(answer.credit)}` : ''
    toastWithUndo(
      `Zapísali sme ${formatCents(answer.amount)}: ${counted(answer.fees, FEES)}${credit}.`,
      `/payments/batch/${answer.batch}/reverse`,
    )
  }
  return (
    <Dialog
      actions={
        <Button busy={saving} form={form} type="submit">
          Zapísať úhradu
        </Button>
      }
      onClose={onClose}
      open={open}
      title={title}
    >
      <form className="stack" id={form} {...formProps(record)}>
        <FormErrors problems={problems} />
        {!fees && (
          <TextInput
            error={problemOf(problems, 'amount')}
            hint="Rozdelí sa od najstaršieho nezaplateného predpisu; zvyšok ostane ako preplatok."
            inputMode="decimal"
            label="Suma v eurách"
            name="amount"
            onChange={(event) => setAmount(event.target.value)}
            placeholder="30,00"
            required
            value={amount}
          />
        )}
        <Select
          error={problemOf(problems, 'method')}
          label="Spôsob úhrady"
          name="method"
          onChange={(event) => setMethod(event.target.value)}
          value={method}
        >
          {METHODS.map((key) => (
            <option key={key} value={key}>
              {PAYMENT_METHODS[key]}
            </option>
          ))}
        </Select>
        <TextInput
          error={problemOf(problems, 'receivedAt')}
          label="Dátum úhrady"
          max={today}
          name="receivedAt"
          onChange={(event) => setDay(event.target.value)}
          required
          type="date"
          value={receivedAt}
        />
      </form>
      {children}
    </Dialog>
  )
}
