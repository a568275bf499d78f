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
import type { MatchingInput } from '../../matching/schema'
import { FEES, formatDebt } from '../labels'
import type { FamilySum } from '../views'
import { NotifyPayers } from './notify-payers.client'

const METHODS = ['cash', 'transfer', 'standing'] as const
type Method = (typeof METHODS)[number]

/** Asks whom a payment is told; without an amount it is taken for one that pays the player's fees alone. */
const payerQuestion = (player: string, amount: string): string => {
  const cents = parseCents(amount)
  return cents ? `payer=${player}&amount=${cents}` : `payer=${player}`
}

/** Asks whom payments of all open fees of a filter are told. */
const filterQuestion = ({ period, ...filter }: MatchingInput['filter']): string =>
  new URLSearchParams(
    Object.entries({ ...filter, within: period }).filter(([, value]) => value) as [string, string][],
  ).toString()

/** A new id of a batch, as a UUID. */
const newBatch = (): string =>
  newOperation().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')

export interface MoneyFormProps {
  onDone: () => void
  today: string
  /** Ids of the fees to mark as paid; without them the form has a field for the amount of this player's family. */
  fees?: string[]
  /** All open fees of a filter instead of those, on any of its pages. */
  matching?: MatchingInput
  player?: string
  /** What the player's family owes. */
  debt?: FamilySum
}

/**
 * Records a payment: of chosen fees, or an amount that pays a family's oldest fees first. The batch id is kept in the
 * draft, so that sending it again after a lost response records nothing twice.
 */
export function MoneyForm({ onDone, today, fees, matching, player = '', debt }: MoneyFormProps) {
  const empty = { amount: '', method: 'cash' as Method, receivedAt: today, notify: true }
  const [typed, setTyped] = useState(empty)
  const [batch, setBatch] = useState(newBatch)
  const { save, saving, problems, formProps } = useSave(
    'POST',
    matching ? '/payments/settle/matching' : fees ? '/payments/settle' : '/payments',
  )
  const draft = useDraft(`money/${matching ? JSON.stringify(matching) : (fees?.join() ?? player)}`, {
    value: { typed, batch },
    changed: JSON.stringify(typed) !== JSON.stringify(empty),
    onFound: (found) => {
      const stored = found as { typed?: Partial<typeof empty>; batch?: unknown }
      if (!stored.typed || typeof stored.batch !== 'string') return false
      setTyped({ ...empty, ...stored.typed })
      setBatch(stored.batch)
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
    const { amount, method, receivedAt, notify } = typed
    const receipt = { method, receivedAt, batch, notify }
    // An invalid amount is sent as typed, for the server to refuse.
    const cents = (parseCents(amount) ?? amount) as number
    const paid = matching ?? (fees ? { fees } : { player, amount: cents })
    const response = await save({ ...paid, ...receipt })
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
      {debt && <p>{formatDebt(debt)}</p>}
      {!fees && (
        <TextInput
          error={problemOf(problems, 'amount')}
          hint="Rozdelí sa od najstaršieho nezaplateného predpisu; zvyšok ostane ako preplatok."
          inputMode="decimal"
          label="Suma v eurách"
          name="amount"
          onChange={(event) => change({ amount: event.target.value })}
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
      <NotifyPayers
        asked={
          matching
            ? filterQuestion(matching.filter)
            : fees
              ? `fees=${fees.join()}`
              : payerQuestion(player, typed.amount)
        }
        checked={typed.notify}
        isOne={!fees && !matching}
        of="payment"
        onChange={(notify) => change({ notify })}
      />
      <Button busy={saving} type="submit">
        Zapísať úhradu
      </Button>
    </form>
  )
}
