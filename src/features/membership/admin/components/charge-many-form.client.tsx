'use client'
import { useState } from 'react'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { addDays, addYears } from '@/lib/dates'
import { formatCents, parseCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { CheckGroup } from '@/ui/check-group'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { FieldRow } from '@/ui/form-layout'
import { Select, TextInput } from '@/ui/inputs'
import { MANY_ITEMS, MOST_INSTALMENTS, NO_CATEGORY } from '../../many/rules'
import type { ManyInput, ManyPlan } from '../../many/schema'
import { DAYS_TO_PAY } from '../../monthly/rules'
import { FEES, formatUncharged } from '../labels'
import { ManyPlanSummary } from './many-plan'
import { NotifyPayers } from './notify-payers.client'

export interface ChargeManyProps {
  season: string
  today: string
  categories: readonly { id: string; name: string }[]
  onDone: () => void
}

const INSTALMENTS = Array.from({ length: MOST_INSTALMENTS }, (_, at) => at + 1)

/** Asks whom such a fee is told. */
const questionOf = ({ categories, amount, instalments, ...texts }: ManyInput): string =>
  String(
    new URLSearchParams({
      ...texts,
      ...{ categories: categories.join(','), amount: String(amount), instalments: String(instalments) },
    }),
  )

/** One fee for whole categories: what, how much and until when; then who gets it, and exactly that. */
export function ChargeManyForm({ season, today, categories, onDone }: ChargeManyProps) {
  const [typed, setTyped] = useState({
    ...{ item: 'kit' as keyof typeof MANY_ITEMS, amount: '', instalments: 1, reason: '' },
    dueDate: addDays(today, DAYS_TO_PAY),
    chosen: [] as string[],
  })
  const [plan, setPlan] = useState<ManyPlan>()
  const [notify, setNotify] = useState(true)
  const change = (changed: Partial<typeof typed>) => {
    setTyped({ ...typed, ...changed })
    setPlan(undefined)
  }
  const { item, amount, instalments, dueDate, reason, chosen } = typed
  const input = {
    item,
    season,
    instalments,
    dueDate,
    reason,
    categories: chosen,
    amount: parseCents(amount) ?? 0,
  }
  const planning = useSave('POST', '/memberFees/many/preview', {
    ...{ asks: true, onDone: setPlan },
    check: () => (chosen.length > 0 ? [] : [{ message: NO_CATEGORY, field: 'categories' }]),
  })
  const charging = useSave('POST', '/memberFees/many')
  const charge = async (seen: ManyPlan) => {
    const charged = await charging.save({ ...input, digest: seen.digest, notify })
    if (!charged) return planning.save(input)
    const { count, chargedAt } = charged
    const message = `Vytvorili sme ${counted(count, FEES)}.`
    onDone()
    if (chargedAt === null) return toast.success(message)
    toastWithUndo(message, '/memberFees/many/undo', { item, chargedAt }, formatUncharged)
  }
  const isReady = plan !== undefined && plan.players.length > 0
  const problems = [...planning.problems, ...charging.problems]
  return (
    <form className="stack" {...planning.formProps(() => (isReady ? charge(plan) : planning.save(input)))}>
      <FormErrors problems={problems} />
      <CheckGroup
        error={problemOf(problems, 'categories')}
        legend="Kategórie"
        name="categories"
        onChange={(next) => change({ chosen: next })}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
      />
      <FieldRow>
        <Select
          label="Položka"
          name="item"
          onChange={({ target }) => change({ item: target.value as typeof item })}
          value={item}
        >
          {Object.entries(MANY_ITEMS).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <TextInput
          error={problemOf(problems, 'amount')}
          inputMode="decimal"
          label="Suma pre jedného hráča v eurách"
          name="amount"
          onChange={({ target }) => change({ amount: target.value })}
          placeholder="65,00"
          required
          value={amount}
        />
      </FieldRow>
      <FieldRow>
        <Select
          error={problemOf(problems, 'instalments')}
          label="Splátky"
          name="instalments"
          onChange={({ target }) => change({ instalments: Number(target.value) })}
          value={instalments}
        >
          {INSTALMENTS.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? 'naraz' : `${count} po mesiaci`}
            </option>
          ))}
        </Select>
        <TextInput
          error={problemOf(problems, 'dueDate')}
          label={instalments === 1 ? 'Splatnosť' : 'Splatnosť prvej splátky'}
          max={addYears(today, 2)}
          min={addYears(today, -1)}
          name="dueDate"
          onChange={({ target }) => change({ dueDate: target.value })}
          required
          type="date"
          value={dueDate}
        />
      </FieldRow>
      <TextInput
        error={problemOf(problems, 'reason')}
        hint="Vidí to aj rodina."
        label="Za čo to je"
        maxLength={250}
        name="reason"
        onChange={({ target }) => change({ reason: target.value })}
        placeholder="Letný kemp v Tatrách"
        required
        value={reason}
      />
      {plan && <ManyPlanSummary plan={plan} />}
      {isReady && (
        <NotifyPayers asked={questionOf(input)} checked={notify} isMany of="fee" onChange={setNotify} />
      )}
      <div>
        <Button busy={planning.saving || charging.saving} type="submit">
          {isReady
            ? `Vytvoriť ${counted(plan.players.length * plan.parts.length, FEES)} za ${formatCents(plan.total)}`
            : 'Ukázať, komu'}
        </Button>
      </div>
    </form>
  )
}
