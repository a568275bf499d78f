import { addDays } from '@/lib/dates'
import { type Chance, chanceOf } from '../random'
import { CANCELLATIONS, KICK_OFFS, NOTES, OPPONENTS } from '../data/football'
import { PLACES } from '../data/categories'
import { LEADERS } from '../data/staff'
import { categoryId, staffId, type SeedContext } from '../context'
import { type Calendar, saturdayFrom } from './calendar'
import { cancellation } from './trainings'
import { type EventRow, eventRow, isPast, shifted } from './event'

const AUTUMN_ROUNDS = 11
const SPRING_ROUNDS = 12
const COMPETITION = 'Krajská súťaž'

interface Fixture {
  saturday: string
  /** The round of a league; a friendly has none. */
  round?: string
  /** A running number that decides the opponent and who is at home. */
  turn: number
}

/** League rounds of autumn and spring, and winter friendlies, one after another by Saturdays. */
const fixturesOf = (startYear: number, calendar: Calendar, category: number): Fixture[] => {
  const next = startYear + 1
  const autumn = rounds(saturdayFrom(`${startYear}-08-28`), AUTUMN_ROUNDS, calendar, 1)
  const spring = rounds(saturdayFrom(`${next}-03-24`), SPRING_ROUNDS, calendar, AUTUMN_ROUNDS + 1)
  const winter: Fixture[] = []
  let saturday = addDays(autumn.at(-1)?.saturday ?? `${startYear}-11-07`, 7 + (category % 2) * 7)
  for (let turn = 0; saturday < `${next}-03-16`; saturday = addDays(saturday, 14), turn += 1)
    if (!calendar.isFree(saturday)) winter.push({ saturday, turn })
  return [...autumn, ...winter, ...spring]
}

function rounds(first: string, count: number, calendar: Calendar, from: number): Fixture[] {
  const list: Fixture[] = []
  for (let saturday = first, week = 0; list.length < count && week < count + 6; week += 1) {
    const free = calendar.isFree(saturday) || calendar.isFree(addDays(saturday, 1))
    const turn = from + list.length
    if (!free) list.push({ saturday, round: `${turn}. kolo`, turn: turn - 1 })
    saturday = addDays(saturday, 7)
  }
  return list
}

/** Every match of every category that plays matches, with results and scorers where it is over. */
export const matchesOf = (
  context: SeedContext,
  calendar: Calendar,
  squads: Map<string, string[]>,
): EventRow[] =>
  calendar.seasons.flatMap((startYear) =>
    context.categories.flatMap(({ name, strength }, index) =>
      KICK_OFFS[name]
        ? fixturesOf(startYear, calendar, index).map((fixture) =>
            matchRow(context, name, strength, fixture, index, squads.get(name) ?? []),
          )
        : [],
    ),
  )

function matchRow(
  context: SeedContext,
  name: string,
  strength: number,
  fixture: Fixture,
  index: number,
  squad: string[],
): EventRow {
  const kickOff = KICK_OFFS[name] as (typeof KICK_OFFS)[string]
  const opponent = OPPONENTS[(fixture.turn + index) % OPPONENTS.length] as (typeof OPPONENTS)[number]
  const home = (fixture.turn + Math.floor(fixture.turn / OPPONENTS.length) + index) % 2 === 0
  const day = kickOff.sunday ? addDays(fixture.saturday, 1) : fixture.saturday
  const friendly = fixture.round === undefined
  const chance = chanceOf(`match:${name}:${day}`)
  const row = eventRow(context, {
    type: 2,
    names: [name],
    categories: [categoryId(name)],
    day,
    from: kickOff.time,
    to: shifted(kickOff.time, kickOff.minutes),
    meet: shifted(kickOff.time, home ? -60 : -120),
    closes: { day: addDays(day, -2), time: '20:00' },
    opponent: opponent.name,
    homeAway: home ? 'home' : 'away',
    place: home ? (friendly ? PLACES.turf : kickOff.home) : opponent.place,
    trainers: [staffId(LEADERS[name] ?? 'Peter Hudák')],
    competition: friendly ? undefined : `${COMPETITION} ${name}`,
    round: fixture.round,
    note: home ? NOTES.home : NOTES.away,
  })
  if (chance.happens(friendly ? 0.08 : 0.03) && day < context.today)
    return { ...row, ...cancellation(day, kickOff.time, chance.pick(CANCELLATIONS.match)) }
  if (!isPast(context, row)) return row
  return { ...row, result: resultOf(chance, strength - opponent.strength + (home ? 0.08 : 0), squad) }
}

/** Goals by the difference in strength; the scorers as a trainer would write them: „Ľalík 2, Ráž“. */
function resultOf(chance: Chance, difference: number, squad: string[]): NonNullable<EventRow['result']> {
  const goals = (mean: number) => Math.max(0, Math.round(mean + (chance.next() + chance.next() - 1) * 2.6))
  const own = goals(2.1 + difference * 4)
  const their = goals(1.9 - difference * 3)
  const shooters = chance.shuffled(squad).slice(0, 4)
  const goalsOf = new Map<string, number>()
  for (let goal = 0; goal < own; goal += 1) {
    const name = chance.pick(shooters)
    goalsOf.set(name, (goalsOf.get(name) ?? 0) + 1)
  }
  const scorers = [...goalsOf]
    .sort((a, b) => b[1] - a[1])
    .map(([name, count]) => (count > 1 ? `${name} ${count}` : name))
  return { own, their, scorers: scorers.join(', ') || undefined }
}
