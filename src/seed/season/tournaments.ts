import { addDays } from '@/lib/dates'
import { PLACES } from '../data/categories'
import { NOTES, OPPONENTS } from '../data/football'
import { LEADERS } from '../data/staff'
import { categoryId, staffId, type SeedContext } from '../context'
import { type Calendar, isWinter, saturdayFrom } from './calendar'
import { type EventRow, eventRow } from './event'

/** Tournaments: every other Saturday for the youngest, U7 and U9 alternating; three for U11 in winter. */
export const tournamentsOf = (context: SeedContext, calendar: Calendar): EventRow[] =>
  calendar.seasons.flatMap((startYear) => {
    const rows: EventRow[] = []
    let saturday = saturdayFrom(`${startYear}-09-08`)
    for (let turn = 0; saturday < `${startYear + 1}-06-20`; saturday = addDays(saturday, 7), turn += 1) {
      if (calendar.isFree(saturday)) continue
      const name = turn % 2 === 0 ? 'U7' : 'U9'
      rows.push(tournamentRow(context, name, saturday, turn))
      if (isWinter(saturday) && turn % 5 === 0)
        rows.push(tournamentRow(context, 'U11', addDays(saturday, 1), turn))
      if (isWinter(saturday) && turn % 6 === 2)
        rows.push(tournamentRow(context, 'U13', addDays(saturday, 1), turn))
    }
    return rows
  })

function tournamentRow(context: SeedContext, name: string, day: string, turn: number): EventRow {
  const indoor = isWinter(day)
  const home = Math.floor(turn / 2) % 3 === 0
  const host = OPPONENTS[turn % OPPONENTS.length] as (typeof OPPONENTS)[number]
  const homePlace = indoor ? PLACES.hall : PLACES.turf
  const awayPlace = indoor ? `Športová hala, ${host.town}` : host.place
  return eventRow(context, {
    type: 1,
    title: titleOf(name, day, indoor),
    names: [name],
    categories: [categoryId(name)],
    day,
    from: '08:30',
    to: name === 'U7' ? '12:30' : '14:00',
    meet: home ? '07:45' : '07:15',
    closes: { day: addDays(day, -3), time: '20:00' },
    place: home ? homePlace : awayPlace,
    trainers: [staffId(LEADERS[name] ?? 'Peter Hudák')],
    competition: name === 'U13' ? 'Zimná halová liga' : 'Turnaj prípraviek',
    note: indoor ? NOTES.tournament : NOTES.outdoor,
  })
}

function titleOf(name: string, day: string, indoor: boolean): string {
  if (day.slice(5) >= '12-01' && day.slice(5) <= '12-08') return `Mikulášsky turnaj ${name}`
  return indoor ? `Halový turnaj ${name}` : `Turnaj ${name}`
}
