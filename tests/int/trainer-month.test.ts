import { beforeAll, expect, test } from '@jest/globals'
import { trainerMonth } from '@/features/attendance/hours/queries'
import type { TrainerHoursView } from '@/features/attendance/hours/schema'
import { payOf } from '@/features/attendance/hours/rules'
import { dayOf } from '@/lib/dates'
import type { Event, User } from '@/payload-types'
import { databaseUnderTest } from '../support/academy'
import { setUpClub } from '../support/club'
import { request } from '../support/request'
import { statementsOf } from '../support/statements'

// A trainer's own month: what they led and stood in for, what of it is recorded, and what it is worth; never another's.

const { academy, ids, api } = setUpClub('jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria')
const HOUR = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()
const monthOf = (moment: string) => dayOf(moment).slice(0, 7)

const held = async (category: string, startsAt: string, more: Partial<Event>) => {
  const endsAt = new Date(Date.parse(startsAt) + 1.25 * HOUR).toISOString()
  const data = { type: 0 as const, startsAt, endsAt, categories: [ids[category]!], ...more }
  return (await academy.payload.create({ collection: 'events', data, overrideAccess: true })).id
}
const of = async (name: string, month: string) =>
  trainerMonth(
    await request(
      academy.payload,
      await academy.payload.findByID({ collection: 'users', id: ids[name]!, overrideAccess: true }),
    ),
    month,
  )
const rowOf = (name: string): Promise<User> =>
  academy.payload.findByID({ collection: 'users', id: ids[name]!, depth: 0, overrideAccess: true })
const hoursBy = (who: keyof typeof api, whose: string) =>
  api[who]<{ trainerData: TrainerHoursView }>('GET', `/attendances/trainerList/${ids[whose]}`)
const changed = async (whose: string, input: object) => {
  const { updatedAt } = await rowOf(whose)
  return api.maria<{ user: { hourlyRate: number | null } }>('PATCH', `/users/${ids[whose]}`, {
    ...input,
    updatedAt,
  })
}

// In one month, whatever the day: all of them begin within the same hour.
const BEGAN = [ago(3), ago(2.9), ago(2.8), ago(2.7)] as const
const LONG_AGO = ago(24 * 40)

beforeAll(async () => {
  ids.recorded = await held('U13', BEGAN[0], { trainers: [ids.robert!] })
  ids.unrecorded = await held('U13', BEGAN[1], { trainers: [ids.robert!] })
  ids.stoodIn = await held('U11', BEGAN[2], { trainers: [ids.lubos!], substitute: ids.robert! })
  await held('U13', BEGAN[3], { trainers: [ids.robert!], cancelled: { at: ago(5), reason: 'dážď' } })
  ids.tooLate = await held('U13', LONG_AGO, { trainers: [ids.robert!] })
  const rows = [{ player: ids.jakub, status: 'present' }]
  expect((await api.robert('POST', '/attendances', { event: ids.recorded, rows })).status).toBe(200)
})

test('a month holds what a trainer led and stood in for, and says what of it they still have to record', async () => {
  const { sessions, hours } = await of('robert', monthOf(BEGAN[0]))
  const own = [ids.recorded, ids.unrecorded, ids.stoodIn]
  const shown = sessions.filter(({ event }) => own.includes(event.id))
  expect(
    shown.map(({ event, sheet, substituted, minutes }) => [event.id, sheet, substituted, minutes]),
  ).toEqual([
    [ids.recorded, 'recorded', false, 75],
    [ids.unrecorded, 'open', false, 75],
    [ids.stoodIn, 'others', true, 75],
  ])
  expect(sessions.every(({ event }) => monthOf(event.startsAt) === monthOf(BEGAN[0]))).toBe(true)
  expect(hours.total.hours).toBe(hours.months.reduce((sum, month) => sum + month.hours, 0))
  // Who was stood in for has no hours of it.
  expect((await of('lubos', monthOf(BEGAN[2]))).sessions.map(({ event }) => event.id)).not.toContain(
    ids.stoodIn,
  )
})

test('what may not be recorded by a trainer any more is not offered', async () => {
  const { sessions } = await of('robert', monthOf(LONG_AGO))
  expect(sessions.find(({ event }) => event.id === ids.tooLate)?.sheet).toBe('closed')
})

// Statements are counted on SQLite's client.
;(databaseUnderTest === 'sqlite' ? test : test.skip)(
  'a month takes as many statements however much was led',
  async () => {
    const count = async (month: string) =>
      (await statementsOf(academy.payload, () => of('robert', month))).length
    const few = await count(monthOf(LONG_AGO))
    await held('U13', LONG_AGO, { trainers: [ids.robert!] })
    await held('U13', LONG_AGO, { trainers: [ids.robert!] })
    expect(await count(monthOf(LONG_AGO))).toBe(few)
  },
)

test('the office sets a rate in whole cents; the trainer and the office see it and what the hours are worth', async () => {
  expect((await changed('robert', { hourlyRate: 850 })).body.user.hourlyRate).toBe(850)
  const [own, office] = [await hoursBy('robert', 'robert'), await hoursBy('maria', 'robert')]
  expect(own.body.trainerData).toMatchObject({ rate: 850, pay: payOf(own.body.trainerData.months, 850) })
  expect(office.body).toEqual(own.body)
  expect((await of('robert', monthOf(BEGAN[0]))).hours.rate).toBe(850)
  expect((await hoursBy('lubos', 'lubos')).body.trainerData).toMatchObject({ rate: null, pay: null })
})

test.each([
  ['lubos', 404],
  ['zuzana', 404],
  ['jakub', 403],
  ['jana', 403],
] as const)('%s is answered %d for the hours of another trainer', async (who, status) => {
  const answer = await hoursBy(who, 'robert')
  expect(answer.status).toBe(status)
  expect(JSON.stringify(answer.body)).not.toContain('850')
})

test.each([[-1], [8.5], [100_001]])('a rate of %d cents is refused', async (hourlyRate) => {
  expect((await changed('lubos', { hourlyRate })).status).toBe(400)
  expect((await rowOf('lubos')).hourlyRate ?? null).toBeNull()
})

test('a trainer does not set a rate, their own neither', async () => {
  const { updatedAt } = await rowOf('lubos')
  await api.lubos('PATCH', '/users/me', { hourlyRate: 5000, updatedAt })
  expect((await api.lubos('PATCH', `/users/${ids.lubos}`, { hourlyRate: 5000, updatedAt })).status).toBe(403)
  expect((await rowOf('lubos')).hourlyRate ?? null).toBeNull()
})

test('who stops training has no rate any more', async () => {
  await changed('zuzana', { hourlyRate: 700 })
  await changed('zuzana', { role: 'player' })
  expect((await rowOf('zuzana')).hourlyRate).toBeNull()
  // Nor does a rate given together with another role stay.
  await changed('zuzana', { role: 'admin', hourlyRate: 700 })
  expect((await rowOf('zuzana')).hourlyRate).toBeNull()
})
