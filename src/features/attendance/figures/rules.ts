import { column, type FileColumn } from '@/lib/file-column'
import { addYears } from '@/lib/dates'
import { type AttendanceSum, minutesOf, sumOf } from '../rules'

/** What a season had in one category; `Spolu` counts everybody and everything once. */
export interface FiguresRow {
  category: string
  players: number
  /** Of them by age on the last day: up to 14, 15 to 18, older, and without a birth date. */
  under15: number
  under19: number
  adults: number
  ageUnknown: number
  trainers: number
  trainings: number
  matches: number
  tournaments: number
  hours: number
  attendance: AttendanceSum
}

/** An event of the season that was not cancelled. */
export interface CountedEvent {
  type: number
  categories: readonly string[]
  startsAt: string
  endsAt?: string | null
}

export interface CountedPlayer {
  categories: readonly string[]
  birthDate: string | null
}

/** What the figures are counted from. */
export interface Season {
  /** The day by which ages are counted, YYYY-MM-DD. */
  day: string
  categories: readonly { id: string; name: string }[]
  players: readonly CountedPlayer[]
  trainers: readonly { categories: readonly string[] }[]
  events: readonly CountedEvent[]
  attendance: readonly { category: string; status: string; rows: number }[]
}

/** Whether somebody born on a day has not had this birthday on another. */
const isUnder = (age: number, birthDate: string, day: string): boolean => addYears(birthDate, age) > day

const agesOf = (players: readonly CountedPlayer[], day: string) => {
  const dates = players.flatMap(({ birthDate }) => birthDate ?? [])
  const under15 = dates.filter((date) => isUnder(15, date, day)).length
  const under19 = dates.filter((date) => isUnder(19, date, day)).length
  return {
    ...{ under15, under19: under19 - under15, adults: dates.length - under19 },
    ageUnknown: players.length - dates.length,
  }
}

/** The figures of each category, and of all together: who plays for two categories is one player there. */
export function figuresOf({ day, categories, players, trainers, events, attendance }: Season): FiguresRow[] {
  const row = (
    category: string,
    isIn: (each: { categories: readonly string[] }) => boolean,
    counted: Season['attendance'],
  ): FiguresRow => {
    const own = players.filter(isIn)
    const held = events.filter(isIn)
    const ofType = (type: number) => held.filter((event) => event.type === type).length
    return {
      ...{ category, players: own.length, ...agesOf(own, day), trainers: trainers.filter(isIn).length },
      ...{ trainings: ofType(0), tournaments: ofType(1), matches: ofType(2) },
      hours: held.reduce((sum, event) => sum + minutesOf(event), 0) / 60,
      attendance: sumOf(counted),
    }
  }
  return [
    ...categories.map(({ id, name }) =>
      row(
        name,
        ({ categories: own }) => own.includes(id),
        attendance.filter((group) => group.category === id),
      ),
    ),
    row('Spolu', () => true, attendance),
  ]
}

/** The columns of the figures. */
export const figuresColumns: readonly FileColumn<FiguresRow>[] = [
  column('Kategória', 16, ({ category }) => category),
  column('Hráči', 9, ({ players }) => players, 'number'),
  column('Do 14 rokov', 12, ({ under15 }) => under15, 'number'),
  column('15 – 18 rokov', 13, ({ under19 }) => under19, 'number'),
  column('Nad 18 rokov', 13, ({ adults }) => adults, 'number'),
  column('Bez dátumu narodenia', 20, ({ ageUnknown }) => ageUnknown, 'number'),
  column('Tréneri', 9, ({ trainers }) => trainers, 'number'),
  column('Tréningy', 10, ({ trainings }) => trainings, 'number'),
  column('Zápasy', 9, ({ matches }) => matches, 'number'),
  column('Turnaje', 9, ({ tournaments }) => tournaments, 'number'),
  column('Hodiny', 10, ({ hours }) => hours, 'hours'),
  column('Účasti', 10, ({ attendance }) => attendance.present + attendance.late, 'number'),
  column('Účasť v %', 10, ({ attendance }) => attendance.rate, 'number'),
]
