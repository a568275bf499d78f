'use client'
import { useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import type { Problem } from '@/lib/errors'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { toastWithUndo } from '@/lib/client/undo.client'
import { PAGE_LIMIT } from '@/lib/page-size'
import { counted } from '@/lib/plural'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { FormErrors, problemOf } from '@/ui/form-errors'
import { TextInput } from '@/ui/inputs'
import type { MonthlyPlanPage } from '../../monthly/schema'
import { FEES, formatUncharged } from '../labels'
import { MonthPlan } from './month-plan'
import { NotifyPayers } from './notify-payers.client'

type Plan = MonthlyPlanPage['plan']

const readPlan = (period: string, page: number) =>
  apiFetch(`/memberFees/monthly?period=${period}&page=${page}&size=${PAGE_LIMIT}`)

/** Creates the fees of a month: first a preview of who is charged what and why, then exactly that. */
export function ChargeMonth({ month }: { month: string }) {
  const [open, setOpen] = useState(false)
  const [period, setPeriod] = useState(month)
  const [plan, setPlan] = useState<Plan>()
  const [unread, setUnread] = useState<readonly Problem[]>([])
  const [loading, setLoading] = useState(false)
  const [notify, setNotify] = useState(true)
  const { save, saving, problems, formProps } = useSave('POST', '/memberFees/monthly')
  const load = async (read: () => Promise<Plan>) => {
    setUnread([])
    setLoading(true)
    try {
      setPlan(await read())
    } catch (error) {
      const found =
        error instanceof ApiError ? error.problems : [{ message: 'Náhľad sa nepodarilo pripraviť.' }]
      setUnread(found.map((problem) => ({ ...problem, why: 'unread' })))
    } finally {
      setLoading(false)
    }
  }
  const preview = () => load(async () => (await readPlan(period, 1)).plan)
  /** Adds the next page to those shown; a plan that changed meanwhile is read again from its first page. */
  const more = (known: Plan) =>
    load(async () => {
      const shown = Math.max(known.fees.length, known.left.length)
      const { plan: next } = await readPlan(period, shown / PAGE_LIMIT + 1)
      if (next.digest !== known.digest) return (await readPlan(period, 1)).plan
      return { ...next, fees: [...known.fees, ...next.fees], left: [...known.left, ...next.left] }
    })
  const charge = async () => {
    if (!plan) return
    const charged = await save({ period: plan.period, digest: plan.digest, notify })
    if (!charged) return preview()
    setOpen(false)
    setPlan(undefined)
    setNotify(true)
    const { count, chargedAt } = charged
    const message = `Vytvorili sme ${counted(count, FEES)}.`
    if (chargedAt === null) return toast.success(message)
    const body = { period: plan.period, chargedAt }
    toastWithUndo(message, '/memberFees/monthly/undo', body, formatUncharged)
  }
  const isReady = plan !== undefined && plan.count > 0
  // The preview that follows a lost answer may fail as well: what may have been charged is said before it.
  const shown = unread.length > 0 && !problems.some(({ why }) => why === 'lost') ? unread : problems
  return (
    <>
      <Button onClick={() => setOpen(true)}>Vytvoriť predpisy</Button>
      <Dialog
        actions={
          isReady ? (
            <Button busy={saving} form="charge-month" type="submit">
              Vytvoriť {counted(plan.count, FEES)}
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
        <form className="stack" id="charge-month" {...formProps(isReady ? charge : preview)}>
          <FormErrors problems={shown} />
          <TextInput
            error={problemOf(shown, 'period')}
            label="Mesiac"
            name="period"
            onChange={(event) => {
              setPeriod(event.target.value)
              setPlan(undefined)
              setUnread([])
            }}
            required
            type="month"
            value={period}
          />
        </form>
        {plan && (
          <MonthPlan
            busy={loading}
            onMore={() => void more(plan)}
            onRestored={() => void preview()}
            plan={plan}
          />
        )}
        {isReady && (
          <NotifyPayers asked={`period=${plan.period}`} checked={notify} of="fee" onChange={setNotify} />
        )}
      </Dialog>
    </>
  )
}
