import { dashed, fold } from '@/lib/text'
import { WEEKDAYS_SHORT } from './labels'

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
