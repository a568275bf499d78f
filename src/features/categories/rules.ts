import { dayOf, timeOf, weekdayOf } from '@/lib/dates'
import { dashed, fold } from '@/lib/text'
import { counted, plural } from '@/lib/plural'
import { WEEKDAYS_SHORT } from './labels'
import type { LeftByPlan } from './schema'

type Range = { from?: number | null; to?: number | null } | null | undefined
type Slot = { from?: string | null; to?: string | null }

/** Payload validator: the first birth year is not after the last. Either may be missing. */
export const birthYearsInOrder = (years: unknown): true | string => {
  const { from, to } = (years as Range) ?? {}
  return from != null && to != null && from > to ? 'Prvý ročník nemôže byť po poslednom.' : true
}

/** Payload validator: every weekly slot ends after it begins. */
export const slotInOrder = (slots: unknown): true | string =>
  ((slots as Slot[] | null | undefined) ?? []).every((slot) => !slot.from || !slot.to || slot.from < slot.to)
    ? true
    : 'Koniec tréningu musí byť neskôr ako začiatok.'

/** What a category's name is compared by: „U 11“ and „u-11“ mean „U11“. */
export const categoryKey = (name: string): string => fold(name).replace(/[\s.-]/g, '')

/** A weekly training: ISO weekday, times HH:MM. */
export interface WeekSlot {
  weekday: number
  from: string
  to: string
  place: string
}

/** Whether a training stands at a time of the weekly plan; one without an end by its start alone. */
export const isInPlan = (
  { startsAt, endsAt }: { startsAt: string; endsAt?: string | null },
  slots: readonly WeekSlot[],
): boolean =>
  slots.some(
    ({ weekday, from, to }) =>
      weekday === weekdayOf(dayOf(startsAt)) &&
      from === timeOf(startsAt) &&
      (!endsAt || to === timeOf(endsAt)),
  )

interface PlanChange<Slot> {
  before: readonly Slot[]
  after: readonly Slot[]
}

/** The slots of a weekly plan at whose times a changed one has none; another place is no other time. */
export const slotsGivenUp = <Slot extends WeekSlot>({ before, after }: PlanChange<Slot>): Slot[] =>
  before.filter(
    ({ weekday, from, to }) =>
      !after.some((slot) => slot.weekday === weekday && slot.from === from && slot.to === to),
  )

/** What a changed weekly plan leaves of trainings: those at times of the slots it has given up. */
export const leftByPlan = (
  trainings: readonly { startsAt: string; endsAt?: string | null }[],
  change: PlanChange<LeftByPlan['slots'][number]>,
): LeftByPlan => {
  // One without an end may stand at a slot that is given up and at one that stays.
  const left = trainings.filter((training) => !isInPlan(training, change.after))
  const slots = slotsGivenUp(change).filter((slot) => left.some((training) => isInPlan(training, [slot])))
  return { count: left.filter((training) => isInPlan(training, slots)).length, slots }
}

/** „V kalendári ostáva 25 tréningov podľa starého rozpisu (po 16:30 – 18:00).“ and what to do; empty when there is none. */
export const leftByPlanWords = ({ count, slots }: LeftByPlan): string => {
  if (count === 0) return ''
  const times = slots.map(
    ({ weekday, from, to }) => `${WEEKDAYS_SHORT[weekday - 1]}\u00a0${dashed(from, to)}`,
  )
  return (
    `V\u00a0kalendári ${plural(count, ['ostáva', 'ostávajú', 'ostáva'])} ` +
    `${counted(count, ['tréning', 'tréningy', 'tréningov'])} podľa starého rozpisu (${times.join(', ')}). ` +
    'Presuňte ich alebo zrušte od prvého z\u00a0nich voľbou „Túto a\u00a0všetky nasledujúce“.'
  )
}

/** Groups slots of the same times and place, with all their days, in the order of their first day. */
export const groupSlots = (
  slots: readonly WeekSlot[],
): { days: number[]; from: string; to: string; place: string }[] => {
  const groups = new Map<string, { days: number[]; from: string; to: string; place: string }>()
  for (const { weekday, from, to, place } of slots) {
    const key = `${from} ${to} ${place}`
    const group = groups.get(key) ?? { days: [], from, to, place }
    group.days.push(weekday)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** „2016“ or „2016 – 2017“; empty when no year is set. */
export const formatBirthYears = ({ from, to }: { from: number | null; to: number | null }): string =>
  dashed(...[...new Set([from, to])].flatMap((year) => (year === null ? [] : String(year))))

interface CategoryPlan {
  name: string
  birthYears: { from: number | null; to: number | null }
  trainingSlots: readonly WeekSlot[]
}

/** The training page's description for search engines, of one category or of all. */
export function planDescription(category?: CategoryPlan): string {
  if (!category) return 'Kedy a kde trénujú všetky kategórie akadémie a čo sa mení v najbližších 14 dňoch.'
  const years = formatBirthYears(category.birthYears)
  const slots = groupSlots(category.trainingSlots).map(
    ({ days, from, to, place }) =>
      `${days.map((day) => WEEKDAYS_SHORT[day - 1]).join(', ')} ${dashed(from, to)}${place && `, ${place}`}`,
  )
  return `Tréningy kategórie ${category.name}${years && ` (ročník ${years})`}: ${slots.join('; ')}.`
}
