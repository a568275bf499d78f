import { addDays, addYears } from '@/lib/dates'
import { inOrder } from '@/lib/order'
import { plural } from '@/lib/plural'
import { formatHas } from '../charges/labels'

/** A player for the monthly charge; the fee in cents, days YYYY-MM-DD. */
export interface PlayerToCharge {
  id: string
  name: string
  category: { name: string; monthlyFee: number | null } | null
  /** The key of the family: the same for all who share a guardian. */
  family: string
  birthDate: string | null
  joinedAt: string | null
  feePausedUntil: string | null
  trialUntil: string | null
}

/** The club's rules for monthly fees. */
export interface FeeRules {
  /** Day of the month, 1–28. */
  dueDay: number
  /** Discounts in per cent for the second child, the third …; the last one holds for all further children. */
  siblingPercents: readonly number[]
  /** Months 1–12 in which nothing is charged. */
  freeMonths: readonly number[]
  /** Whether a player who joins during the month pays only for the rest of it. */
  proRata: boolean
}

export interface PlannedFee {
  player: { id: string; name: string }
  category: string
  amount: number
  reason: string
  /** For the office alone: a sibling is named, whom not everybody who reads the fee may read. */
  note?: string
}

/** A month's fee in the trash, which may be restored instead of making another; the amount in cents. */
export interface TrashedFee {
  id: string
  amount: number
}

export interface UnchargedPlayer {
  player: { id: string; name: string }
  why: string
  /** What they would be charged for is in the trash. */
  trashed?: TrashedFee
}

/** So many days a family has from the charge, also when the month's due day is nearer or past. */
export const DAYS_TO_PAY = 7

/** The due day the club's settings give a month, whenever it is charged. */
export const monthDueDate = (period: string, { dueDay }: Pick<FeeRules, 'dueDay'>): string =>
  `${period}-${String(dueDay).padStart(2, '0')}`

/** The day a month's fee is due that is charged today: the month's due day, or a week from now when that is later. */
export const dueDateOf = (period: string, rules: Pick<FeeRules, 'dueDay'>, today: string): string => {
  const [own, earliest] = [monthDueDate(period, rules), addDays(today, DAYS_TO_PAY)]
  return own > earliest ? own : earliest
}

/** What is wrong with a month to be charged, on a day of the club; undefined when nothing is: so far off it is a mistyped year. */
export const monthProblem = (period: string, today: string): string | undefined => {
  const begins = `${period}-01`
  if (begins < addYears(today, -1)) return 'Mesiac sa začal pred viac ako rokom. Skontrolujte rok.'
  if (begins > addYears(today, 1))
    return 'Mesiac sa začne až o\u00a0viac ako 12\u00a0mesiacov. Skontrolujte rok.'
  return undefined
}

const daysIn = (period: string): number => {
  const [year = 0, month = 1] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

const PAUSED = 'má členské pozastavené'

/** Why a player has no fee in a month; undefined when they have one. A pause counts when it lasts until the month's due day. */
const exemptionReason = (player: PlayerToCharge, period: string, rules: FeeRules): string | undefined => {
  const { category, joinedAt, feePausedUntil, trialUntil } = player
  if (!category) return 'nemá kategóriu'
  if (category.monthlyFee === null) return `kategória ${category.name} nemá určené členské`
  if (category.monthlyFee === 0) return `kategória ${category.name} je bez členského`
  if (trialUntil) return 'je na skúške'
  if (joinedAt && joinedAt.slice(0, 7) > period) return 'členstvo sa začína neskôr'
  if (feePausedUntil && feePausedUntil >= monthDueDate(period, rules)) return PAUSED
  return undefined
}

const siblingPercent = (order: number, percents: readonly number[]): number =>
  order === 0 || percents.length === 0 ? 0 : (percents[Math.min(order, percents.length) - 1] ?? 0)

const ORDINALS = ['prvé', 'druhé', 'tretie', 'štvrté']

/** The amount of a player who is not exempt, and what it was lowered for. */
function amountOf(
  player: PlayerToCharge,
  order: number,
  period: string,
  rules: FeeRules,
): { amount: number; reasons: string[] } {
  const off = siblingPercent(order, rules.siblingPercents)
  const reasons: string[] = []
  if (order > 0 && off > 0) {
    const child = `${ORDINALS[order] ?? 'ďalšie'} dieťa v rodine`
    reasons.push(off >= 100 ? `${child}: bez členského` : `${child}: zľava ${off} %`)
  }
  let amount = ((player.category?.monthlyFee ?? 0) * (100 - Math.min(off, 100))) / 100
  const day = Number(player.joinedAt?.slice(8) ?? 1)
  if (rules.proRata && player.joinedAt?.startsWith(period) && day > 1) {
    const days = daysIn(period)
    amount = (amount * (days - day + 1)) / days
    reasons.push(`od ${day}. dňa: pomerná časť`)
  }
  return { amount: Math.round(amount), reasons }
}

/** What the office is told of a child whose discount is another one because older siblings are paused. */
const pauseNote = (order: number, paused: readonly string[], { siblingPercents }: FeeRules) =>
  siblingPercent(order + paused.length, siblingPercents) === siblingPercent(order, siblingPercents)
    ? undefined
    : `ráta sa ako ${ORDINALS[order] ?? 'ďalšie'} dieťa v\u00a0rodine, lebo ${paused.join(', ')} ${plural(paused.length, ['má', 'majú', 'majú'])} členské pozastavené`

/**
 * Who is charged how many cents for a month and why, and who is not. In a family the oldest of those who pay is the
 * first child: who is paused does not count, one whose discount is the whole fee does. Players in `had` have their fee already, perhaps in the
 * trash: those whom restoring it would charge stand first among those left out. A fee of nothing is not charged, and a
 * free month charges nobody.
 */
export const plannedFees = (
  players: readonly PlayerToCharge[],
  period: string,
  rules: FeeRules,
  had: ReadonlyMap<string, TrashedFee | undefined>,
): { fees: PlannedFee[]; left: UnchargedPlayer[] } => {
  const fees: PlannedFee[] = []
  const [trash, left]: [UnchargedPlayer[], UnchargedPlayer[]] = [[], []]
  if (rules.freeMonths.includes(Number(period.slice(5)))) return { fees, left }
  const orders = new Map<string, number>()
  const oldestFirst = [...players].sort(inOrder(({ birthDate, id }) => `${birthDate ?? '9999'} ${id}`))
  const paused = new Map<string, string[]>()
  const planned = new Map<string, ReturnType<typeof amountOf> & { note?: string | undefined }>()
  for (const player of oldestFirst) {
    const why = exemptionReason(player, period, rules)
    const older = paused.get(player.family) ?? []
    if (why === PAUSED) paused.set(player.family, [...older, player.name])
    if (why) continue
    const order = orders.get(player.family) ?? 0
    orders.set(player.family, order + 1)
    planned.set(player.id, {
      ...amountOf(player, order, period, rules),
      note: pauseNote(order, older, rules),
    })
  }
  for (const player of players) {
    const named = { id: player.id, name: player.name }
    const category = player.category?.name ?? ''
    const { amount, reasons, note } = planned.get(player.id) ?? { amount: 0, reasons: [] }
    const trashed = had.get(player.id)
    const why = had.has(player.id) && !trashed ? formatHas(false) : exemptionReason(player, period, rules)
    if (why || amount === 0) left.push({ player: named, why: why ?? reasons.join(', ') })
    else if (trashed) trash.push({ player: named, why: formatHas(true), trashed })
    else
      fees.push({
        ...{ player: named, category, amount, reason: [`Kategória ${category}`, ...reasons].join(', ') },
        ...(note && { note }),
      })
  }
  return { fees, left: [...trash, ...left] }
}
