import { monthYear } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { CopyButton } from '@/ui/copy-button.client'
import { formatPeriod, linesAsText, type TransferLine, transferLines } from '../labels'
import type { StandingOrder } from '../schema'
import { PaymentLines } from './payment-lines'
import styles from './standing-orders.module.css'
import { writtenDay } from '@/lib/written-day'

interface StandingOrdersProps {
  orders: readonly StandingOrder[]
  /** The club: its name and account. */
  club: { name: string; iban: string }
}

const names = ({ players }: StandingOrder): string => players.map(({ name }) => name).join(', ')

/** What follows after the last transfer, in words. */
function whatFollows({ last, change, chargedMonth }: StandingOrder): string {
  if (chargedMonth)
    return `Platí do ${writtenDay(last)}. Mesiac ${formatPeriod(chargedMonth)} je už predpísaný, zaplaťte ho zvlášť; na ďalšie mesiace si potom nastavte nový príkaz.`
  if (!change) return `Platí do ${writtenDay(last)}, do konca sezóny. V novej sezóne sa suma môže zmeniť.`
  const from = monthYear(`${change.from}-15T12:00:00Z`)
  return change.amount > 0
    ? `Od mesiaca ${from} sa platí ${formatCents(change.amount)}. Vtedy si príkaz zmeňte.`
    : `Od mesiaca ${from} sa členské neplatí.`
}

const linesOf = (order: StandingOrder, { name, iban }: StandingOrdersProps['club']): TransferLine[] => {
  const message = `Členské ${names(order)}`.slice(0, 140)
  const day = `${Number(order.first.slice(8))}. deň v mesiaci`
  const line = (label: string, shown: string) => ({ name: label, shown, copied: shown })
  return [
    ...transferLines({ ...order, iban, message }, name),
    line('Opakovanie', `mesačne, ${day}`),
    line('Prvá platba', writtenDay(order.first)),
    line('Posledná platba', writtenDay(order.last)),
  ]
}

/** How to set up a standing order, while the monthly fees are steady; each closed until it is wanted. */
export function StandingOrders({ orders, club }: StandingOrdersProps) {
  const together = orders.filter(({ players }) => players.length > 1)
  return (
    <div className={`no-print ${styles.orders}`}>
      <h3>Trvalý príkaz</h3>
      <p className="soft">
        Mesačná suma je rovnaká, v&nbsp;banke ju môžete nastaviť raz. To, čo je predpísané teraz, zaplaťte
        zvlášť.
        {together.length > 0 && ' Príkaz za jedno dieťa nájdete, keď ho hore vyberiete.'}
      </p>
      {(together.length > 0 ? together : orders).map((order) => {
        const lines = linesOf(order, club)
        const what = `trvalý príkaz, ${names(order)}`
        return (
          <details key={`${order.variableSymbol} ${order.players.length}`}>
            <summary>
              {order.players.length > 1 ? 'Za všetky deti' : names(order)}: {formatCents(order.amount)}{' '}
              mesačne
            </summary>
            <p>{whatFollows(order)}</p>
            <CopyButton text={linesAsText(lines)} what={what}>
              Kopírovať všetko
            </CopyButton>
            <PaymentLines lines={lines} />
          </details>
        )
      })}
    </div>
  )
}
