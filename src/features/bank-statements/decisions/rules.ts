import type { Decisions } from '@/lib/decisions'
import { shortDate } from '@/lib/date-format'
import { formatCents } from '@/lib/money'
import { DECISIONS } from '../labels'
import type { RowKind } from '../rules'
import type { StatementPreview } from '../schema'

type Rows = StatementPreview['rows']

/** What a statement would do with these decisions. */
interface Bookings {
  /** Payments, cents, and cents of them that become credit. */
  count: number
  amount: number
  surplus: number
  /** Payments it takes back. */
  returned: number
  returnedAmount: number
  /** Movements left over. */
  left: number
  /** Money that left, of which nobody has said whether it is a payment that came back; what came back of nobody's. */
  unsure: number
  stray: number
  /** Rows of which anything is stored. */
  changes: number
}

/** Whether a decision says whose money a movement is. */
const isPlayer = (decision: string | undefined): boolean =>
  Boolean(decision) && !Object.hasOwn(DECISIONS, decision!)

const isUndecidedReturn = ({ kind, number }: Rows[number], decisions: Decisions): boolean =>
  kind === 'maybeReturned' && !decisions[number]

/** Counts what is booked with these decisions, and what is not. */
export function bookingsOf(rows: Rows, decisions: Decisions): Bookings {
  const decisionOf = ({ number }: Rows[number]) => decisions[number]
  const of = (...kinds: RowKind[]) => rows.filter(({ kind }) => kinds.includes(kind))
  const maybe = of('maybeReturned')
  const backs = maybe.filter((row) => decisionOf(row) === 'return')
  // What came and went within the statement pays nothing.
  const pairs = new Set(backs.flatMap(({ pair }) => pair ?? []))
  const isPaired = ({ number }: Rows[number]) => pairs.has(number)
  const waiting = of('suggested', 'unmatched').filter((row) => !isPaired(row))
  const chosen = waiting.filter((row) => isPlayer(decisionOf(row)))
  const booked = [...of('matched').filter((row) => !isPaired(row)), ...chosen]
  const known = waiting.filter((row) => row.likely === 'bank' && decisionOf(row) === 'seen')
  const returned = [...of('returned'), ...backs.filter(({ pair }) => pair === null)]
  const decidedMaybe = maybe.filter((row) => decisionOf(row))
  return {
    count: booked.length,
    amount: booked.reduce((sum, { amount }) => sum + amount, 0),
    surplus: booked.reduce((sum, { surplus }) => sum + surplus, 0),
    returned: returned.length,
    returnedAmount: -returned.reduce((sum, { amount }) => sum + amount, 0),
    left: waiting.filter((row) => !decisionOf(row)).length,
    unsure: maybe.length - decidedMaybe.length,
    stray: of('strayReturn').length,
    changes:
      booked.length +
      (waiting.length - chosen.length - known.length) +
      of('returned', 'cancelled').length +
      (decidedMaybe.length + pairs.size),
  }
}

/** The rows of which nothing is written though somebody has to look at them, with why: also those that cannot be read. */
export const rowsLeftOut = (
  { rows, wrong }: Pick<StatementPreview, 'rows' | 'wrong'>,
  decisions: Decisions,
): { number: number; name: string; problems: string[] }[] => {
  const left = rows.flatMap((row) => {
    const name = `${formatCents(row.amount)}, ${shortDate(row.day)}`
    if (row.kind === 'strayReturn')
      return { number: row.number, name, problems: ['vrátená platba, ktorú medzi zapísanými nepoznáme'] }
    return isUndecidedReturn(row, decisions)
      ? { number: row.number, name, problems: ['nebolo rozhodnuté, či je to vrátená platba'] }
      : []
  })
  const unread = wrong.map(({ number, problem }) => ({ number, name: '', problems: [problem] }))
  return [...unread, ...left].toSorted((one, other) => one.number - other.number)
}

/** Another text for other players chosen in a preview, and for other payments said to be returned. */
export const choicesKey = ({ seen }: StatementPreview, decisions: Decisions): string =>
  JSON.stringify([
    seen,
    Object.entries(decisions).filter(([, decision]) => isPlayer(decision) || decision === 'return'),
  ])

/** A preview with the credit that each row makes by a later answer; without one as it is. */
export function withSurplus(preview: StatementPreview, answered: Rows = preview.rows): StatementPreview {
  const surplus = new Map(answered.map((row) => [row.number, row.surplus]))
  return { ...preview, rows: preview.rows.map((row) => ({ ...row, surplus: surplus.get(row.number) ?? 0 })) }
}
