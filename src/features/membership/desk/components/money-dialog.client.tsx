'use client'
import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { formatCents, parseCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors } from '@/ui/form-errors'
import { Select, TextInput } from '@/ui/inputs'
import { PAYMENT_METHODS } from '../../labels'

interface Recorded {
  batch: string
  fees: number
  amount: number
  credit: number
}

const FEES = ['predpis', 'predpisy', 'predpisov'] as const
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
  const router = useRouter()
  const [method, setMethod] = useState('cash')
  const [receivedAt, setDay] = useState(today)
  const [amount, setAmount] = useState('')
  const [batch, setBatch] = useState(newBatch)
  const { save, saving, problems } = useSave<object, Recorded>(
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
    router.refresh()
    const credit = answer.credit > 0 ? `, preplatok ${formatCents(answer.credit)}` : ''
    toastWithUndo(
      `Zapísali sme ${formatCents(answer.amount)}: ${counted(answer.fees, FEES)}${credit}.`,
      `/payments/batch/${answer.batch}/reverse`,
      () => router.refresh(),
    )
  }
  return (
    <Dialog
      actions={
        <Button busy={saving} onClick={() => void record()}>
          Zapísať úhradu
        </Button>
      }
      onClose={onClose}
      open={open}
      title={title}
    >
      <FormErrors problems={problems} />
      {!fees && (
        <TextInput
          hint="Rozdelí sa od najstaršieho nezaplateného predpisu; zvyšok ostane ako preplatok."
          inputMode="decimal"
          label="Suma v eurách"
          name="amount"
          onChange={(event) => setAmount(event.target.value)}
          placeholder="30,00"
          value={amount}
        />
      )}
      <Select
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
        label="Dátum úhrady"
        max={today}
        name="receivedAt"
        onChange={(event) => setDay(event.target.value)}
        type="date"
        value={receivedAt}
      />
      {children}
    </Dialog>
  )
}
