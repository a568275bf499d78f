import { addDays, dayOf, weekdayOf } from '@/lib/dates'
import { fold } from '@/lib/text'

/** Characters of a closure's reason at most. */
export const REASON_MAX = 160
/** How many closures that are not over a place has at most. */
export const MOST_AHEAD = 20

/** Calendar days YYYY-MM-DD of the club, both included; `to` is null until further notice. */
export interface ClosedSpan {
  from: string
  to: string | null
}

/** From when to when a place is closed and why; the reason may be empty. */
export interface Closure extends ClosedSpan {
  reason: string
}

/** A place of the club with its closures. */
export interface ClosablePlace {
  name: string
  closures: readonly Closure[]
}

/** Whether a text names a place of the club: its name alone, or followed by an address. */
export const isAtPlace = (text: string, name: string): boolean => {
  const [typed, own] = [fold(text.trim()), fold(name.trim())]
  return own !== '' && (typed === own || typed.startsWith(`${own},`))
}

/** Whether two spans have a day in common. */
export const isOverlapping = (one: ClosedSpan, other: ClosedSpan): boolean =>
  (one.to === null || other.from <= one.to) && (other.to === null || one.from <= other.to)

/** Whether a span is over before a day. */
export const isOver = ({ to }: ClosedSpan, today: string): boolean => to !== null && to < today

/** What is wrong with the days of a closure beside the place's other ones; undefined when nothing is. */
export const closureProblem = (
  span: ClosedSpan,
  others: readonly ClosedSpan[],
  today: string,
): { message: string; field: string } | undefined => {
  if (span.to !== null && span.to < span.from)
    return { message: 'Koniec nemôže byť pred začiatkom.', field: 'to' }
  if (isOver(span, today))
    return { message: 'Tieto dni už uplynuli. Zadajte dnešok alebo neskorší deň.', field: 'to' }
  if (others.some((other) => isOverlapping(span, other)))
    return { message: 'V týchto dňoch je už miesto zatvorené. Zmeňte radšej zapísané dni.', field: 'from' }
  return undefined
}

interface PlacedEvent {
  startsAt: string
  endsAt?: string | null
  place?: string | null
}

/** The days of an event; one that ends at midnight has none of the day after. */
export const eventSpan = ({ startsAt, endsAt }: PlacedEvent): ClosedSpan & { to: string } => {
  const from = dayOf(startsAt)
  const last = endsAt ? dayOf(new Date(Date.parse(endsAt) - 1)) : from
  return { from, to: last < from ? from : last }
}

/** The first closure of a place that a text names, with a day in common with a span. */
export const closureDuring = (
  places: readonly ClosablePlace[],
  text: string,
  span: ClosedSpan,
): Closure | undefined =>
  places
    .filter(({ name }) => isAtPlace(text, name))
    .flatMap(({ closures }) => closures)
    .filter((closure) => isOverlapping(closure, span))
    .sort((a, b) => a.from.localeCompare(b.from))[0]

/** The closure an event falls into; undefined when its place is open, or none of the club's. */
export const closureOf = (places: readonly ClosablePlace[], event: PlacedEvent): Closure | undefined =>
  event.place ? closureDuring(places, event.place, eventSpan(event)) : undefined

/** A closure of a place that falls into the days shown, with those of them on which the place is closed. */
export interface ShownClosure extends Closure {
  place: string
  days: string[]
}

/** The closures with a day among those from one to another, both included. */
export const shownClosures = (
  places: readonly ClosablePlace[],
  first: string,
  last: string,
): ShownClosure[] => {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return places.flatMap(({ name, closures }) =>
    closures.flatMap((closure) => {
      const own = days.filter((day) => isOverlapping(closure, { from: day, to: day }))
      return own.length > 0 ? [{ ...closure, place: name, days: own }] : []
    }),
  )
}

/** The closure shown for what takes place every week on these weekdays (1 Monday to 7 Sunday). */
export const closureOnWeekdays = (
  shown: readonly ShownClosure[],
  text: string,
  weekdays: readonly number[],
): ShownClosure | undefined =>
  shown.find(
    ({ place, days }) => isAtPlace(text, place) && days.some((day) => weekdays.includes(weekdayOf(day))),
  )

/** The closures of a place that are not over, the soonest first. */
export const closuresFrom = <Own extends ClosedSpan>(closures: readonly Own[], today: string): Own[] =>
  closures.filter((closure) => !isOver(closure, today)).sort((a, b) => a.from.localeCompare(b.from))
