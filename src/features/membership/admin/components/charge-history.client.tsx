'use client'
import { useSave } from '@/lib/client/save.client'
import { toast } from '@/lib/client/toast.client'
import { formatCents } from '@/lib/money'
import { counted } from '@/lib/plural'
import { Empty } from '@/ui/empty'
import { ReadPages } from '@/ui/read-pages.client'
import { UndoableActs } from '@/ui/undoable-acts.client'
import type { ChargeView } from '../../charge-history/schema'
import { formatItem, formatPeriods } from '../../labels'
import { FEES, formatUncharged } from '../labels'

const MONTHLY = '/memberFees/monthly/undo'
const MANY = '/memberFees/many/undo'

const idOf = ({ chargedAt, item, periods }: ChargeView): string => `${chargedAt} ${item} ${periods[0]}`
const summaryOf = ({ periods, count, total, untouched }: ChargeView): string =>
  [
    formatPeriods(periods),
    `${counted(count, FEES)}, ${formatCents(total)}`,
    ...(untouched === 0 ? ['už sa nedá vrátiť'] : untouched < count ? [`vrátiť sa dá ${untouched}`] : []),
  ].join(' · ')

/** What was charged to many in the last 14 days, with who did it; what nobody has paid or changed since can be taken back. */
export function ChargeHistory() {
  const monthly = useSave('POST', MONTHLY)
  const many = useSave('POST', MANY)
  const undo = async ({ item, chargedAt, periods }: ChargeView) => {
    const undone =
      item === 'monthly'
        ? await monthly.save({ period: periods[0]!, chargedAt })
        : await many.save({ item, chargedAt })
    if (undone) toast.success(formatUncharged(undone))
    return undone
  }
  return (
    <ReadPages
      empty={
        <Empty title="Z&nbsp;posledných 14&nbsp;dní tu nie je nič, čo by sa dalo vrátiť.">
          Nájdete tu predpisy na mesiac a&nbsp;poplatky celým kategóriám. Čo ste vrátili, tu už nie je, ani
          keď z&nbsp;toho ostal jeden predpis.
        </Empty>
      }
      path="/memberFees/charges"
    >
      {({ charges }) => (
        <UndoableActs
          acts={charges.map((charge) => ({
            ...{ id: idOf(charge), name: formatItem(charge.item, charge.reason), summary: summaryOf(charge) },
            ...{ doneAt: charge.chargedAt, doneBy: charge.chargedBy },
            ...{ undoneAt: null, undoUntil: charge.undoUntil },
          }))}
          label="Vrátiť späť"
          onUndo={async (id) => {
            const charge = charges.find((one) => idOf(one) === id)
            return charge && undo(charge)
          }}
          problems={[...monthly.problems, ...many.problems]}
          saving={monthly.saving || many.saving}
        >
          <p>
            Predpisy, ktoré odvtedy nikto neuhradil, nenahlásil ako uhradené ani nezmenil, sa zrušia. Ostatné
            ostanú.
          </p>
        </UndoableActs>
      )}
    </ReadPages>
  )
}
