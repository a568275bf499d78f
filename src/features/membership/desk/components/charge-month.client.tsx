'use client'
import { writtenDay } from '@/lib/dates'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { formatCents } from '@/lib/money'
import { counted, plural } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { TextInput } from '@/ui/inputs'
import type { ChargedMonth, MonthlyPlan, UnchargedMonth } from '../../monthly/views'
import { FEES, periodName, unchargedWords } from '../labels'
import styles from './charge-month.module.css'

const PLAYERS = ['hráč', 'hráči', 'hráčov'] as const

function Preview({ plan }: { plan: MonthlyPlan }) {
  const { fees, left, free, period, total, credit, dueDate } = plan
  if (free) return <p>{periodName(period)} je mesiac bez členského.</p>
  return (
    <>
      <p role="status">
        <strong>
          {fees.length > 0
            ? `${plural(fees.length, ['Vytvorí sa', 'Vytvoria sa', 'Vytvorí sa'])} ${counted(fees.length, FEES)} spolu za ${formatCents(total)}, so splatnosťou ${writtenDay(dueDate)}.`
            : 'Všetci, ktorí majú platiť, už predpis majú.'}
        </strong>
      </p>
      {credit > 0 && <p>Z&nbsp;preplatkov rodín sa hneď uhradí {formatCents(credit)}.</p>}
      {fees.length > 0 && (
        <div aria-label="Nové predpisy" className={styles.list} role="region" tabIndex={0}>
          <ul>
            {fees.map(({ player, amount, reason }) => (
              <li key={player.id}>
                <span>
                  {player.name}
                  <span className={styles.reason}>{reason}</span>
                </span>
                <strong className="num">{formatCents(amount)}</strong>
              </li>
            ))}
          </ul>
        </div>
      )}
      {left.length > 0 && (
        <details>
          <summary>Bez nového predpisu: {counted(left.length, PLAYERS)}</summary>
          <div aria-label="Bez nového predpisu" className={styles.list} role="region" tabIndex={0}>
            <ul>
              {left.map(({ player, why }) => (
                <li key={player.id}>
                  <span>
                    {player.name}
                    <span className={styles.reason}>{why}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
  )
}

/** Makes the fees of a month: first shows who is charged what and why, then does exactly that. */
export function ChargeMonth({ month }: { month: string }) {
  const [open, setOpen] = useState(false)
  const [period, setPeriod] = useState(month)
  const [plan, setPlan] = useState<MonthlyPlan>()
  const [problem, setProblem] = useState('')
  const { save, saving, problems, formProps } = useSave<object, ChargedMonth>('POST', '/memberFees/monthly')
  const preview = async () => {
    setProblem('')
    try {
      const answer = await apiFetch<{ plan: MonthlyPlan }>(`/memberFees/monthly?period=${period}`)
      setPlan(answer.plan)
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Náhľad sa nepodarilo pripraviť.')
    }
  }
  const charge = async () => {
    if (!plan) return
    const answer = await save({ period: plan.period, count: plan.fees.length, total: plan.total })
    if (!answer) return preview()
    setOpen(false)
    setPlan(undefined)
    const { count, chargedAt } = answer
    const said = `Vytvorili sme ${counted(count, FEES)}.`
    if (chargedAt === null) return toast.success(said)
    const charge = { period: plan.period, chargedAt }
    toastWithUndo<UnchargedMonth>(said, '/memberFees/monthly/undo', charge, unchargedWords)
  }
  const ready = plan !== undefined && plan.fees.length > 0
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vytvoriť predpisy</Button>
      <Dialog
        actions={
          ready ? (
            <Button busy={saving} form="charge-month" type="submit">
              Vytvoriť {counted(plan.fees.length, FEES)}
            </Button>
          ) : (
            <Button form="charge-month" type="submit">
              Náhľad predpisov
            </Button>
          )
        }
        onClose={() => setOpen(false)}
        open={open}
        title="Vytvoriť predpisy na mesiac"
      >
        <form className="stack" id="charge-month" {...formProps(ready ? charge : preview)}>
          <FormErrors problems={problem ? [{ message: problem }] : problems} />
          <TextInput
            error={problemOf(problems, 'period')}
            label="Mesiac"
            name="period"
            onChange={(event) => {
              setPeriod(event.target.value)
              setPlan(undefined)
            }}
            required
            type="month"
            value={period}
          />
        </form>
        {plan && <Preview plan={plan} />}
      </Dialog>
    </>
  )
}
