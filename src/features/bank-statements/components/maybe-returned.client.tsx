'use client'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { Select } from '@/ui/inputs'
import { DECISIONS, LATER } from '../labels'
import type { StatementPreview } from '../schema'

interface MaybeReturnedProps {
  row: StatementPreview['rows'][number]
  decision: string
  onDecide: (decision: string) => void
}

/** Money that left and fits a payment: whether it is that one which came back. */
export function MaybeReturned({ row, decision, onDecide }: MaybeReturnedProps) {
  const { number, amount, paidOn, pair, player } = row
  const paid = [formatCents(-amount), paidOn && `z\u00a0${shortDate(paidOn)}`].filter(Boolean).join(' ')
  const what = [paid, player?.name].filter(Boolean).join(', ')
  return (
    <>
      <p>
        Rovnaký symbol a&nbsp;suma ako platba <strong>{what}</strong>
        {pair !== null && ' z\u00a0tohto výpisu'}. Banka nehovorí, či ju vrátila.
      </p>
      <Select
        label="Čo to je"
        name={`row${number}`}
        onChange={({ target }) => onDecide(target.value)}
        value={decision}
      >
        <option value="">{LATER}</option>
        <option value="return">
          {DECISIONS.return}: {what}
        </option>
        <option value="dismiss">{DECISIONS.dismiss}</option>
      </Select>
    </>
  )
}
