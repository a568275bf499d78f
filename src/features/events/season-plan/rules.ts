import { isInPlan } from '@/features/categories/rules'
import type { SlotView } from '@/features/categories/schema'
import { closureDetails } from '@/features/club/places/labels'
import { type ClosablePlace, closureDuring } from '@/features/club/places/rules'
import { seasonOf, seasonStarting } from '@/features/club/season/rules'
import { addDays, dayOf, daysBetween, isDay, momentAt, weekdayOf } from '@/lib/dates'
import { shortDate, timeRange } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { idsOf } from '@/lib/reference'
import { breakOn, type SeasonBreak } from '../series/rules'
import { isAtSameTime } from '../venue-conflicts/rules'
import { EVENT_TYPES } from '../labels'
import type { OffPlan, SeasonUndone } from './schema'

/** The most trainings one act creates: a season of five a week, and a little more. */
export const TRAININGS_MOST = 250
/** How many days one act plans at most: a season and the one that follows it. */
export const DAYS_MOST = 400
/** How long what was planned can be taken back. */
export const UNDO_MS = 3_600_000

/** Why the days cannot be planned; undefined when they can. */
export const seasonProblem = (
  { from, to }: { from: string; to: string },
  today: string,
): string | undefined => {
  if (!isDay(from) || !isDay(to) || to < from) return 'Koniec nemôže byť pred začiatkom.'
  if (from < today) return 'Plánovať možno od dneška.'
  return daysBetween(from, to) > DAYS_MOST ? 'Naraz možno naplánovať najviac rok.' : undefined
}

interface Timed {
  type?: number
  startsAt: string
  endsAt?: string | null
}

/** A training of the weekly plan on one day; `slot` is its place in the plan. */
export interface PlannedTraining {
  slot: number
  day: string
  startsAt: string
  endsAt: string
  place: string
}

interface SeasonArgs {
  slots: readonly SlotView[]
  from: string
  to: string
  breaks: readonly SeasonBreak[]
  places: readonly ClosablePlace[]
  /** The category's events on these days, cancelled ones too. */
  own: readonly (Timed & { title: string; cancelled: unknown })[]
  now: Date
}

/** A day of the plan on which no training is made. */
export interface LeftOut {
  day: string
  from: string
  why: string
}

/** „už je tu Tréning U9 (16:30 – 18:00)“, „zrušený: Tréning U9 (16:30 – 18:00)“ */
const thereWords = ({ title, startsAt, endsAt, cancelled }: SeasonArgs['own'][number]): string =>
  `${cancelled ? 'zrušený:' : 'už je tu'} ${title} (${timeRange(startsAt, endsAt)})`

/**
 * The trainings of a weekly plan between two days in order, and those left out: in a break, at a closed place, at a time when
 * the category has an event already. What has begun today is neither.
 */
export function plannedTrainings({ slots, from, to, breaks, places, own, now }: SeasonArgs): {
  planned: PlannedTraining[]
  left: LeftOut[]
} {
  const planned: PlannedTraining[] = []
  const left: LeftOut[] = []
  for (let day = from; day <= to; day = addDays(day, 1))
    slots.forEach((slot, at) => {
      if (slot.weekday !== weekdayOf(day)) return
      const times = {
        startsAt: momentAt(day, slot.from).toISOString(),
        endsAt: momentAt(day, slot.to).toISOString(),
      }
      if (Date.parse(times.startsAt) <= now.getTime()) return
      const pause = breakOn(breaks, day)
      const closure = closureDuring(places, slot.place, { from: day, to: day })
      const there = own.filter((event) => isAtSameTime(event, times))
      const taken = there.find(({ cancelled }) => !cancelled) ?? there[0]
      const why =
        pause?.name ??
        (closure && `${slot.place}: zatvorené ${closureDetails(closure)}`) ??
        (taken && thereWords(taken))
      if (why) left.push({ day, from: slot.from, why })
      else planned.push({ slot: at, day, ...times, place: slot.place })
    })
  return { planned, left }
}

/** The seasons „2027/28“ that these days are in and for which no break is written: their holidays would be planned over. */
export const seasonsWithoutBreaks = (
  { from, to }: { from: string; to: string },
  breaks: readonly SeasonBreak[],
): string[] => {
  const [first, last] = [seasonOf(momentAt(from)).startYear, seasonOf(momentAt(to)).startYear]
  return Array.from({ length: last - first + 1 }, (_, index) => seasonStarting(first + index))
    .filter((season) => !breaks.some((each) => each.from < dayOf(season.to) && each.to >= dayOf(season.from)))
    .map(({ label }) => label)
}

interface OwnTraining extends Timed {
  id: string
  series: string | null
  cancelled: unknown
}

/**
 * The trainings of series that go on at times the weekly plan does not have, most likely left of an older plan; the first of
 * each with how many there are. One that was moved by itself is none of them: others of its series stand where they did.
 */
export function offPlanTrainings<Own extends OwnTraining>(
  own: readonly Own[],
  { slots, now }: { slots: readonly SlotView[]; now: Date },
): (Omit<OffPlan, 'mayChange' | 'event'> & { event: Own })[] {
  const ahead = own.filter(
    ({ type, series, cancelled, startsAt }) =>
      type === EVENT_TYPES.training && series && !cancelled && Date.parse(startsAt) > now.getTime(),
  )
  const groups = new Map<string, Own[]>()
  for (const event of ahead) {
    const { series, startsAt, endsAt } = event
    const key = `${series} ${weekdayOf(dayOf(startsAt))} ${timeRange(startsAt, endsAt)}`
    groups.set(key, [...(groups.get(key) ?? []), event])
  }
  return [...groups.values()].flatMap((group) => {
    const event = group[0]!
    const { startsAt, endsAt, series } = event
    const isAlone = group.length === 1 && ahead.some((other) => other !== event && other.series === series)
    if (isAlone || isInPlan(event, slots)) return []
    const day = dayOf(startsAt)
    const time = timeRange(startsAt, endsAt)
    return [{ event, day, weekday: weekdayOf(day), time, count: group.length }]
  })
}

/** The series of one slot: its trainings move and are cancelled together, those of other weekdays are not. */
export const seriesOf = (operation: string, slot: number): string => `${operation}-${slot}`

/** The operation that planned a training of this series; undefined for a series made otherwise. */
export const operationOf = (series: string): string | undefined => /^(.+)-\d{1,2}$/.exec(series)?.[1]

/** Whether somebody who trains these categories (undefined: the office) may take an event back: it is of no other category. */
export const isAllTheirs = (
  { categories }: { categories?: unknown },
  trained: readonly string[] | undefined,
): boolean => trained === undefined || idsOf(categories).every((id) => trained.includes(id))

/** „Vytvoriť 84 tréningov“ */
export const trainingCount = (count: number): string => counted(count, ['tréning', 'tréningy', 'tréningov'])

/** How many trainings are named one by one before the rest is counted. */
const NAMED = 3

/** What was taken back, and what stays and why. */
export const undoneWords = ({ removed, kept, shared }: SeasonUndone): string => {
  const other = kept - shared.length
  const names = shared.slice(0, NAMED).map(({ name, startsAt }) => `${name} ${shortDate(startsAt)}`)
  const rest = shared.length > NAMED ? ` a\u00a0ešte ${shared.length - NAMED}` : ''
  return [
    `Odstránené: ${trainingCount(removed)}.`,
    other > 0 && `S\u00a0dochádzkou alebo z\u00a0inej kategórie, preto ostáva: ${trainingCount(other)}.`,
    shared.length > 0 &&
      `Spoločné s\u00a0kategóriou iného trénera, preto ostáva: ${names.join(', ')}${rest}.`,
  ]
    .filter(Boolean)
    .join(' ')
}
