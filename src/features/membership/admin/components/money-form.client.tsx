'use client'
import { useState } from 'react'
import { useDraft } from '@/lib/client/draft.client'
import { newOperation } from '@/lib/client/operation.client'
import { useSave } from '@/lib/client/save.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { formatCents, parseCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { problemOf } from '@/ui/form-errors'
import { FormHead } from '@/ui/form-head.client'
import { Select, TextInput } from '@/ui/inputs'
import { PAYMENT_METHODS } from '../../labels'
import { FEES } from '../labels'

const METHODS = ['cash', 'transfer', 'standing'] as const
type Method = (typeof METHODS)[number]

/** The id of one recording, in the form of our ids. */
const newBatch = (): string =>
  newOperation().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

export interface MoneyFormProps {
  onDone: () => void
  today: string
  /** The fees marked as paid; without them an amount is asked for, from this player's family. */
  fees?: string[]
  player?: string
}

/**
 * How and when money came: for chosen fees, or an amount that goes to a family's oldest fees first. The id of the
 * recording is kept with what was typed: when its response was lost, sending it again books nothing twice.
 */
export function MoneyForm({ onDone, today, fees, player = '' }: MoneyFormProps) {
  const empty = { amount: '', method: 'cash' as Method, receivedAt: today }
  const [typed, setTyped] = useState(empty)
  const [batch, setBatch] = useState(newBatch)
  const { save, saving, problems, formProps } = useSave('POST', fees ? '/payments/settle' : '/payments')
  const draft = useDraft(`money/${player ?? fees?.join()}`, {
    value: { typed, batch },
    changed: JSON.stringify(typed) !== JSON.stringify(empty),
    onFound: (found) => {
      const kept = found as { typed?: Partial<typeof empty>; batch?: unknown }
      if (!kept.typed || typeof kept.batch !== 'string') return false
      setTyped({ ...empty, ...kept.typed })
      setBatch(kept.batch)
      return true
    },
  })
  const startOver = () => {
    setTyped(empty)
    setBatch(newBatch())
    draft.forget()
  }
  const change = (part: Partial<typeof empty>) => setTyped({ ...typed, ...part })
  const record = async () => {
    const { amount, method, receivedAt } = typed
    const how = { method, receivedAt, batch }
    // What is no amount is sent as typed, for the server to refuse.
    const cents = (parseCents(amount) ?? amount) as number
    const response = await save(fees ? { fees, ...how } : { player, amount: cents, ...how })
    if (!response) return
    startOver()
    onDone()
    const credit = response.credit > 0 ? `, preplatok ${formatCents(response.credit)}` : ''
    toastWithUndo(
      `Zapísali sme ${formatCents(response.amount)}: ${counted(response.fees, FEES)}${credit}.`,
      `/payments/batch/${response.batch}/reverse`,
    )
  }
  return (
    <form className="stack" {...formProps(record)}>
      <FormHead problems={problems} isRestored={draft.isRestored} startOver={startOver} />
      {!fees && (
        <TextInput
          error={problemOf(problems, 'amount')}
          hint="Rozdelí sa od najstaršieho nezaplateného predpisu; zvyšok ostane ako preplatok."
          inputMode="decimal"
          label="Suma v eurách"
          name="amount"
          onChange={(event) => change({ amount: event.target.value })}
          placeholder="30,00"
          required
          value={typed.amount}
        />
      )}
      <Select
        error={problemOf(problems, 'method')}
        label="Spôsob úhrady"
        name="method"
        onChange={(event) => change({ method: event.target.value as Method })}
        value={typed.method}
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
        onChange={(event) => change({ receivedAt: event.target.value })}
        required
        type="date"
        value={typed.receivedAt}
      />
      <Button busy={saving} type="submit">
        Zapísať úhradu
      </Button>
    </form>
  )
}
