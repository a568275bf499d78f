import { monthGenitive } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { CopyButton } from '@/ui/copy-button.client'
import { formatPeriod, linesAsText, type TransferLine, transferLines } from '../labels'
import type { StandingOrder, Unsteady } from '../standing/schema'
import { PaymentLines } from './payment-lines'
import styles from './standing-orders.module.css'
import { writtenDay } from '@/lib/written-day'

interface StandingOrdersProps {
  orders: readonly StandingOrder[]
  /** Who has none, because the amount changes. */
  unsteady: readonly Unsteady[]
  /** The level of the heading: 2 where no section's title stands above. */
  level: 2 | 3
  /** The club: its name and account. */
  club: { name: string; iban: string }
}

const names = ({ players }: StandingOrder): string => players.map(({ name }) => name).join(', ')

/** What follows after the last transfer, in words. */
function whatFollows({ last, change, chargedMonth }: StandingOrder): string {
  if (chargedMonth)
    return `Platí do ${writtenDay(last)}. Mesiac ${formatPeriod(chargedMonth)} je už predpísaný, zaplaťte ho zvlášť; na ďalšie mesiace si potom nastavte nový príkaz.`
  if (!change) return `Platí do ${writtenDay(last)}, do konca sezóny. V novej sezóne sa suma môže zmeniť.`
  const from = monthGenitive(change.from)
  return change.amount > 0
    ? `Od ${from} sa platí ${formatCents(change.amount)}. Vtedy si príkaz zmeňte.`
    : `Od ${from} sa členské neplatí.`
}

/** Why somebody has no standing order: with the new amount where it follows from a sibling's pause. */
function whyNone({ player: { name }, change }: Unsteady): string {
  if (!change) return `${name}: suma členského sa medzi mesiacmi mení, preto trvalý príkaz zatiaľ neponúkame.`
  const { from, to, amount, before } = change
  const when = from === to ? `za ${formatPeriod(from)}` : `od ${monthGenitive(from)} do ${monthGenitive(to)}`
  return `${name}: členské ${when} má byť ${formatCents(amount)} mesačne namiesto ${formatCents(before)}, lebo iné dieťa v\u00a0rodine má členské pozastavené. Trvalý príkaz preto zatiaľ neponúkame; ak nejaký máte, upravte ho.`
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
export function StandingOrders({ orders, unsteady, level, club }: StandingOrdersProps) {
  const together = orders.filter(({ players }) => players.length > 1)
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className={`no-print ${styles.orders}`}>
      <Heading className={styles.title}>Trvalý príkaz</Heading>
      {orders.length > 0 && (
        <p className="soft">
          Mesačná suma je rovnaká, v&nbsp;banke ju môžete nastaviť raz. To, čo je predpísané teraz, zaplaťte
          zvlášť.
          {together.length > 0 && ' Príkaz za jedno dieťa nájdete, keď ho hore vyberiete.'}
        </p>
      )}
      {(together.length > 0 ? together : orders).map((order) => {
        const lines = linesOf(order, club)
        const what = `trvalý príkaz, ${names(order)}`
        return (
          <details key={`${order.variableSymbol} ${order.players.length}`}>
            <summary>
              {order.players.length > 1 ? 'Za všetky deti' : names(order)}: {formatCents(order.amount)}{' '}
              mesačne od {monthGenitive(order.first.slice(0, 7))}
            </summary>
            <p>{whatFollows(order)}</p>
            <CopyButton text={linesAsText(lines)} what={what}>
              Kopírovať všetko
            </CopyButton>
            <PaymentLines lines={lines} />
          </details>
        )
      })}
      {unsteady.map((one) => (
        <p key={one.player.id}>{whyNone(one)}</p>
      ))}
    </div>
  )
}
