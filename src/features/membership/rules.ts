import { parseSeason, seasonMonths, seasonOf, seasonStarting } from '@/features/club/season/rules'
import { addDays, addYears, isDay } from '@/lib/dates'
import type { FeeState } from './labels'

interface FeeAmounts {
  amount: number
  paidAmount?: number | null
  dueDate: string
  waived?: boolean | null
}

/**
 * The state of a fee on a day (YYYY-MM-DD). After the due day a fee is overdue, also when it is partly paid; the due day
 * itself is still in time.
 */
export const feeState = (fee: FeeAmounts, today: string): FeeState => {
  const paid = fee.paidAmount ?? 0
  if (fee.waived) return 'waived'
  if (paid >= fee.amount) return 'paid'
  if (fee.dueDate < today) return 'overdue'
  return paid > 0 ? 'partly' : 'due'
}

/** Cents still owed on a fee, 0 when waived. Never negative: the ledger refuses fees paid beyond their amount. */
export const owedOn = (fee: Pick<FeeAmounts, 'amount' | 'paidAmount' | 'waived'>): number =>
  fee.waived ? 0 : fee.amount - (fee.paidAmount ?? 0)

/** For how many days ahead a family is asked for fees: what is due after them, as further instalments, comes later. */
const DUE_NOW_DAYS = 30

/** The last day (YYYY-MM-DD) on which a fee may be due that a family is asked for on a day. */
export const dueNowUntil = (today: string): string => addDays(today, DUE_NOW_DAYS)

/** The columns of a fee of which nothing is reported. */
export const NO_CLAIM = { claimedPaidAt: null, claimRefusedAt: null } as const

/** What the family and the office say about a fee: reported as paid, refused by the office, or nothing. */
export type FeeClaim = 'claimed' | 'refused' | 'none'

/** The claim of a fee. */
export const claimOf = (fee: { claimedPaidAt?: unknown; claimRefusedAt?: unknown }): FeeClaim =>
  fee.claimedPaidAt ? 'claimed' : fee.claimRefusedAt ? 'refused' : 'none'

/**
 * For how many days a report holds reminders off. Within them the office has seen the money or said that it has not come; a
 * report that nobody answers does not silence a debt for good.
 */
export const CLAIM_DAYS = 14

/** Reports made before this moment hold reminders off no more. */
export const claimsHoldSince = (now: Date): string =>
  new Date(now.getTime() - CLAIM_DAYS * 86_400_000).toISOString()

/** Whether a text is a period: a month YYYY-MM or a season „2026/27“. */
export const isPeriod = (period: unknown): period is string =>
  typeof period === 'string' && (isDay(`${period}-01`) || parseSeason(period) !== undefined)

/** Years for which accounting records are kept: an older payment has no books it could be checked with. */
const BOOKS_YEARS = 10

/**
 * What is wrong with the day a payment came, on a day of the club; undefined when nothing is. Tomorrow is allowed: where
 * the office is, it may be tomorrow already.
 */
export const receivedProblem = (receivedAt: string, today: string): string | undefined => {
  if (receivedAt > addDays(today, 1))
    return 'Deň úhrady ešte len príde. Zadajte deň, keď peniaze naozaj prišli.'
  if (receivedAt < addYears(today, -BOOKS_YEARS))
    return `Deň úhrady je viac ako ${BOOKS_YEARS} rokov dozadu. Skontrolujte rok.`
  return undefined
}

export interface OpenFee {
  id: string
  owed: number
  dueDate: string
}

/** An amount that pays a fee, in cents; negative where it is taken back. */
export interface Allocation {
  fee: string
  amount: number
}

/** Allocates an amount (cents) to open fees, the oldest first; what is left over is credit. */
export const allocate = (
  amount: number,
  fees: readonly OpenFee[],
): { allocations: Allocation[]; credit: number } => {
  let left = amount
  const allocations: Allocation[] = []
  for (const fee of [...fees].sort(
    (a, b) => a.dueDate.localeCompare(b.dueDate) || a.id.localeCompare(b.id),
  )) {
    const share = Math.min(left, fee.owed)
    if (share <= 0) continue
    allocations.push({ fee: fee.id, amount: share })
    left -= share
  }
  return { allocations, credit: left }
}

/** In place of a season: what is still owed of all of them. */
export const ALL_SEASONS = 'all'

/** A season's label; of all seasons the label of the one that runs at a moment. */
export const oneSeason = (season: string, now: Date): string =>
  season === ALL_SEASONS ? seasonOf(now).label : season

/** Periods as a grid has them, a season's one-off fees after its months. */
export const inPeriodOrder = (periods: readonly string[]): string[] => {
  const key = (period: string) => (period.includes('/') ? `${Number(period.slice(0, 4)) + 1}-06 ` : period)
  return [...periods].sort((a, b) => key(a).localeCompare(key(b)))
}

/** Every period of a season: its months, and the season itself for one-off fees. */
export const seasonPeriods = (season: string): string[] => [
  ...seasonMonths(parseSeason(season)?.startYear ?? 0),
  season,
]

/** The season in the address (this one when it is none), and those a family chooses from: this one and two before it. */
export const familySeasons = (param: string, now: Date): { season: string; seasons: string[] } => {
  const { startYear, label } = seasonOf(now)
  const seasons = [0, 1, 2].map((back) => seasonStarting(startYear - back).label)
  return { season: parseSeason(param) ? param : label, seasons }
}

/** What of a fee the office edits; the stored values when two people changed it at once. */
export interface EditedFee {
  id: string
  amount: number
  dueDate: string
  reason: string
  note: string
  updatedAt: string
}
