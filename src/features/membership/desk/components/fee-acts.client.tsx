'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
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
const METHODS = ['cash', 'transfer'] as const

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
}

/** How and when money came: for chosen fees, or an amount that goes to a family's oldest fees first. */
export function MoneyDialog({ open, onClose, onDone, today, title, fees, player }: MoneyDialogProps) {
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
    </Dialog>
  )
}

/** Asks once, then waives the chosen fees; it can be taken back at once. */
export function WaiveButton({ fees, onDone }: { fees: readonly string[]; onDone: () => void }) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const { save, saving } = useSave<object, { count: number }>('POST', '/memberFees/waive')
  const waive = async () => {
    const answer = await save({ fees, waived: true })
    if (!answer) return
    setOpen(false)
    onDone()
    router.refresh()
    toast.success(`Odpustené: ${counted(answer.count, FEES)}.`)
  }
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Odpustiť
      </Button>
      <Dialog
        actions={
          <Button busy={saving} look="danger" onClick={() => void waive()}>
            Odpustiť
          </Button>
        }
        onClose={() => setOpen(false)}
        open={open}
        title={`Odpustiť ${counted(fees.length, FEES)}?`}
      >
        <p>Rodina ich už nebude dlhovať. Predpisy ostanú v prehľade ako odpustené.</p>
      </Dialog>
    </>
  )
}
