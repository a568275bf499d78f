import type { People } from '../people/people'
import type { SeedContext } from '../context'
import { PLACES } from '../data/categories'
import { absencesOf, withAbsences } from './absences'
import { attendanceOf } from './attendance'
import { calendarOf } from './calendar'
import { type EventRow, isPast } from './event'
import { matchesOf } from './matches'
import { LEFT_OPEN, participantsOf } from './participants'
import { tournamentsOf } from './tournaments'
import { trainingsOf } from './trainings'
import { trialInvitations, trialMark } from './trial'

/** Every event of the season with its participants and the attendance of past trainings. */
export const seasonFor = (context: SeedContext, people: People) => {
  const calendar = calendarOf(context)
  const drafts = [
    ...trainingsOf(context, calendar),
    ...matchesOf(context, calendar, surnames(context, people)),
    ...tournamentsOf(context, calendar),
  ]
    .filter(({ day }) => day >= calendar.from && day <= calendar.to)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
  announceNext(context, drafts)
  moveOne(context, drafts)
  const absences = absencesOf(context, people.players, answering(people))
  const answered = participantsOf(context, drafts, people.players, answering(people))
  const members = withAbsences(context, answered, absences)
  const recorded = attendanceOf(context, drafts, members)
  const participants = [...members, ...trialInvitations(context, drafts)]
  const attendances = [...recorded, ...trialMark(recorded)]
  return { events: drafts.map(stored), participants, attendances, absences }
}

/** Publishes the next matches and tournaments of every category, however far away: in the summer break too. */
function announceNext(context: SeedContext, events: readonly EventRow[]): void {
  for (const { id } of context.categories)
    events
      .filter((event) => event.answerRequired && !isPast(context, event) && event.categories.includes(id))
      .slice(0, LEFT_OPEN)
      .forEach((event) => (event.published = true))
}

/** The next training of U13 has moved to another place since it was announced. */
function moveOne(context: SeedContext, events: readonly EventRow[]): void {
  const next = events.find(
    (event) => event.type === 0 && event.names.includes('U13') && event.day > context.today,
  )
  if (next) next.movedFrom = { place: next.place === PLACES.turf ? PLACES.main : PLACES.turf }
}

/** The event without the fields that only the seed needs. */
function stored(event: EventRow): Partial<EventRow> {
  const row: Partial<EventRow> = { ...event }
  delete row.names
  delete row.day
  return row
}

/** Surnames of each squad, for scorers. */
function surnames(context: SeedContext, { players }: People): Map<string, string[]> {
  return new Map(
    context.categories.map(({ name, id }) => [
      name,
      players.filter(({ category }) => category === id).map(({ lastName }) => lastName),
    ]),
  )
}

/** The guardian who answers for each child: the first one with full right. */
function answering({ families }: People): Map<string, string> {
  return new Map(
    families.flatMap(({ children, guardians }) =>
      children.map((child) => [child.id, guardians.find(({ right }) => right === 'full')?.id ?? child.id]),
    ),
  )
}
