import type { Payload } from 'payload'
import { counted } from '@/lib/plural'
import { isDay } from '@/lib/dates'
import { moneyOf } from './money/money'
import { peopleOf } from './people/people'
import { giveSignIns } from './people/sign-ins'
import { attendanceOf } from './season/attendance'
import { calendarOf } from './season/calendar'
import { matchesOf } from './season/matches'
import { participantsOf } from './season/participants'
import { tournamentsOf } from './season/tournaments'
import { trainingsOf } from './season/trainings'
import { categoryRows, worldOf } from './world'
import { writeRows } from './write'

interface Options {
  /** The day the demo is made for, YYYY-MM-DD; the same day always gives the same rows. */
  today: string
  report: (line: string) => void
}

/** Fills an empty database with the invented club. Refuses a database that has users. */
export const seedDemo = async (payload: Payload, { today, report }: Options): Promise<void> => {
  if (!isDay(today)) throw new Error(`Deň „${today}“ nie je platný. Zadajte ho v tvare 2026-11-24.`)
  const { totalDocs } = await payload.count({ collection: 'users', trash: true, overrideAccess: true })
  if (totalDocs > 0) {
    throw new Error(
      `V databáze je už ${counted(totalDocs, ['používateľ', 'používatelia', 'používateľov'])}. Ukážkový klub sa napĺňa len do prázdnej databázy.`,
    )
  }
  const world = worldOf(today)
  report(`Ukážkový klub FA Zelená dolina pre deň ${today}, sezóna ${world.season.label}`)
  await writeRows(payload, 'categories', categoryRows(world) as { id: string }[])
  const people = peopleOf(world, payload.secret)
  await writeRows(payload, 'users', await giveSignIns(payload, people.rows))
  report(`Ľudia: ${counted(people.players.length, ['hráč', 'hráči', 'hráčov'])}`)

  const calendar = calendarOf(world)
  const squads = new Map(
    world.categories.map(({ name, id }) => [
      name,
      people.players.filter(({ category }) => category === id).map(({ lastName }) => lastName),
    ]),
  )
  const events = [
    ...trainingsOf(world, calendar),
    ...matchesOf(world, calendar, squads),
    ...tournamentsOf(world, calendar),
  ]
  const guardians = new Map(
    people.families.flatMap(({ children, guardians }) =>
      children.map((child) => [child.id, guardians.find(({ right }) => right === 'full')?.id ?? child.id]),
    ),
  )
  const participants = participantsOf(world, events, people.players, guardians)
  await writeRows(
    payload,
    'events',
    events.map(({ names: _names, day: _day, ...row }) => row),
  )
  await writeRows(payload, 'participants', participants)
  await writeRows(payload, 'attendances', attendanceOf(world, events, participants))

  const { fees, payments } = moneyOf(world, people)
  await writeRows(payload, 'memberFees', fees)
  await writeRows(payload, 'payments', payments)
}
