import type { People } from '../people/people'
import type { SeedContext } from '../context'
import { attendanceOf } from './attendance'
import { calendarOf } from './calendar'
import { type EventRow, isPast } from './event'
import { matchesOf } from './matches'
import { LEFT_OPEN, participantsOf } from './participants'
import { tournamentsOf } from './tournaments'
import { trainingsOf } from './trainings'

/** Every event of the season with its participants and the sheets of the trainings that are over. */
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
  const participants = participantsOf(context, drafts, people.players, answering(people))
  const attendances = attendanceOf(context, drafts, participants)
  return { events: drafts.map(stored), participants, attendances }
}

/** However far away they are, of every category the next matches and tournaments are known: in the summer break as well. */
function announceNext(context: SeedContext, events: readonly EventRow[]): void {
  for (const { id } of context.categories)
    events
      .filter((event) => event.answerRequired && !isPast(context, event) && event.categories.includes(id))
      .slice(0, LEFT_OPEN)
      .forEach((event) => (event.published = true))
}

/** The event without what only the seed knows of it. */
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

/** Who answers for each child: the first guardian who may. */
function answering({ families }: People): Map<string, string> {
  return new Map(
    families.flatMap(({ children, guardians }) =>
      children.map((child) => [child.id, guardians.find(({ right }) => right === 'full')?.id ?? child.id]),
    ),
  )
}
