import { addDays, momentAt, weekdayOf } from '@/lib/dates'
import { chanceOf } from '../random'
import { PLACES } from '../data/categories'
import { CANCELLATIONS, CONTENTS } from '../data/football'
import { LEADERS } from '../data/staff'
import { categoryId, staffId, type SeedContext } from '../context'
import { type Calendar, daysOf, isWinter } from './calendar'
import { type EventRow, eventRow, isPast } from './event'

const YOUNGEST = ['U7', 'U9']

/** Weekly trainings by the categories' training slots, without breaks; the youngest begin with the school year. */
export const trainingsOf = (context: SeedContext, calendar: Calendar): EventRow[] =>
  daysOf(calendar).flatMap((day) => {
    if (calendar.isFree(day)) return []
    const weekday = String(weekdayOf(day))
    return context.categories
      .filter(({ name }) => !(YOUNGEST.includes(name) && day.slice(5, 7) === '08'))
      .flatMap(({ name, slots }) =>
        slots.filter(([slotDay]) => slotDay === weekday).map((slot) => trainingRow(context, name, day, slot)),
      )
  })

function trainingRow(
  context: SeedContext,
  name: string,
  day: string,
  [weekday, from, to, place]: readonly [string, string, string, string],
): EventRow {
  const chance = chanceOf(`training:${name}:${day}:${from}`)
  const leader = LEADERS[name] ?? 'Peter Hudák'
  const row = eventRow(context, {
    type: 0,
    names: [name],
    categories: [categoryId(name)],
    day,
    from,
    to,
    place: isWinter(day) ? winterPlace(name, weekday) : place,
    trainers: [staffId(leader), ...(name === 'U13' ? [staffId('Ľuboš Šimko')] : [])],
    substitute: chance.happens(0.03) ? staffId('Peter Hudák') : undefined,
    series: `${name}-${weekday}-${context.season.startYear}`,
  })
  const planned = day <= addDays(context.today, 4)
  const off = chance.happens(0.025) && day !== context.today
  return {
    ...row,
    content: planned && !off ? chance.pick(CONTENTS) : undefined,
    internalNote:
      isPast(context, row) && chance.happens(0.04) ? 'Doplniť rozlišováky, chýba päť kusov.' : undefined,
    ...(off && planned ? cancellation(day, from, chance.pick(CANCELLATIONS.training)) : {}),
  }
}

/** In winter the younger ones train in the school's gym, the older ones alternate between the hall and turf. */
function winterPlace(name: string, weekday: string): string {
  if (YOUNGEST.includes(name)) return PLACES.gym
  return weekday === '4' || weekday === '1' ? PLACES.hall : PLACES.turf
}

/** Cancelled on the same morning. */
export const cancellation = (day: string, from: string, reason: string): Pick<EventRow, 'cancelled'> => ({
  cancelled: { at: momentAt(day, from < '12:00' ? '07:30' : '10:15').toISOString(), reason },
})
