import { beforeAll, expect, test } from '@jest/globals'
import { familyEvents } from '@/features/participants/answers/queries'
import type { EventKind } from '@/features/participants/answers/labels'
import { EVENT_TYPES } from '@/features/events/labels'
import { seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

const HOUR = 3_600_000
const EACH_SIDE = 14

const { academy, ids } = setUpClub()

/** One event; its `place` is the number of hours until its start, so that a list can be compared as numbers. */
const event = (hours: number, more: object = {}) =>
  academy.payload.create({
    collection: 'events',
    data: {
      type: hours % 2 ? EVENT_TYPES.training : EVENT_TYPES.match,
      startsAt: new Date(Date.now() + hours * HOUR).toISOString(),
      place: String(hours),
      published: true,
      answerRequired: false,
      categories: [ids.U9!],
      ...more,
    },
    overrideAccess: true,
  })

beforeAll(async () => {
  for (let at = 1; at <= EACH_SIDE; at += 1) {
    await event(at * 3)
    await event(-at * 3)
  }
  await event(4, { answerRequired: true })
  await event(200, { answerRequired: true })
}, 120_000)

const eventsOfEma = async (kind: EventKind, shown: number) => {
  const jana = await academy.payload.findByID({ collection: 'users', id: ids.jana! })
  return familyEvents(await request(academy.payload, jana), { player: ids.ema!, kind, shown })
}
const emasList = async (kind: EventKind, shown: number) => {
  const list = await eventsOfEma(kind, shown)
  const hours = (rows: typeof list.upcoming) =>
    rows.map((row) => Number(row.event.place)).filter((each) => each !== 0)
  return { waiting: hours(list.waiting), coming: hours(list.upcoming), past: hours(list.past) }
}
/** Hours of the upcoming events, or of the past ones of the current season, the nearest first. */
const hours = (sign: 1 | -1, matches: (hour: number) => boolean = () => true) => {
  const begun = (seasonOf(new Date()).from.getTime() - Date.now()) / HOUR
  return Array.from({ length: EACH_SIDE }, (_, at) => sign * (at + 1) * 3).filter(
    (hour) => hour >= begun && matches(hour),
  )
}

test("a family's list has all unanswered events, one upcoming event more than is shown, and the latest five past ones", async () => {
  const list = await emasList('all', 5)
  expect(list.waiting).toEqual([4, 200])
  expect(list.coming.slice(0, 5)).toEqual(hours(1).slice(0, 5))
  expect(list.coming.length).toBeGreaterThan(5)
  expect(list.past).toEqual(hours(-1).slice(0, 5))
  expect((await emasList('all', 100)).coming).toEqual(hours(1))
})

test('a filter by kind applies to upcoming and past events, and not to unanswered ones', async () => {
  const isTraining = (hour: number) => hour % 2 !== 0
  const list = await emasList('trainings', 100)
  expect(list.waiting).toEqual([4, 200])
  expect(list.coming).toEqual(hours(1, isTraining))
  expect(list.past).toEqual(hours(-1, isTraining).slice(0, 5))
})

test("a family's list knows which events to come are at a closed place", async () => {
  const today = dayOf(new Date())
  const closed = (name: string, from: string, to: string | null) => ({ name, closures: [{ from, to }] })
  const places = [closed('4', today, null), closed('9', today, null), closed('6', '2020-01-01', '2020-01-02')]
  await academy.payload.updateGlobal({
    slug: 'club',
    data: { places },
    context: { isQuietAct: true },
    overrideAccess: true,
  })
  const list = await eventsOfEma('all', 100)
  const marked = [...list.waiting, ...list.upcoming].filter(({ event }) => list.closed.has(event.id))
  expect(marked.map(({ event }) => event.place)).toEqual(['4', '9'])
})
