import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { updateCategory } from '@/features/categories/commands'
import { officeCategory } from '@/features/categories/queries'
import type { SlotView } from '@/features/categories/schema'
import { closePlace } from '@/features/club/places/commands'
import { seasonOf } from '@/features/club/season/rules'
import { createEvent, updateEvent } from '@/features/events/commands'
import { createSeason, undoSeason } from '@/features/events/season-plan/commands'
import { recentSeasons, seasonPlanView } from '@/features/events/season-plan/queries'
import { TRAININGS_MOST } from '@/features/events/season-plan/rules'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { asActed } from '@/fields/quiet-act'
import { addDays, dayOf, mondayOf, momentAt, timeOf } from '@/lib/dates'
import { setRevalidator } from '@/lib/revalidate'
import { setUpAcademy } from '../support/academy'
import { request, requestAs } from '../support/request'

// A season of trainings in one act, from a category's weekly plan.

const academy = setUpAcademy()
let payload: Payload
const ids: Record<string, string> = {}
const open = { overrideAccess: true, depth: 0 } as const
/** The Monday of the week after the next one. */
const monday = addDays(mondayOf(dayOf(new Date())), 14)
const day = (days: number) => addDays(monday, days)
const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )
const person = async (name: string, data: object) => {
  const base = {
    firstName: name,
    lastName: 'Skúšobný',
    username: name,
    password: 'Ukazka-2026!',
    role: 'player',
  }
  ids[name] = (await payload.create({ collection: 'users', data: { ...base, ...data } as never, ...open })).id
}
const TURF = 'Umelá tráva'
const weeks = (count: number) => ({ category: ids.U11!, from: monday, to: day(7 * count - 1) })
const trainings = async () =>
  (await payload.find({ collection: 'events', sort: 'startsAt', pagination: false, ...open })).docs
const tell = async () => {
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
  await deliverDue(payload)
}
const titles = async () =>
  (
    await payload.find({
      collection: 'notifications',
      sort: 'createdAt',
      pagination: false,
      joins: false,
      ...open,
    })
  ).docs.map(({ title }) => title)
const forget = async () => {
  for (const collection of ['deliveries', 'notifications', 'notices', 'payload-jobs'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
}

beforeAll(async () => {
  payload = academy.payload
  setRevalidator(() => undefined as never)
  const trainingSlots = [
    { weekday: '2', from: '17:00', to: '18:30', place: TURF },
    { weekday: '4', from: '16:30', to: '18:00', place: 'Hala' },
  ]
  for (const name of ['U11', 'U13'])
    ids[name] = (
      await payload.create({
        collection: 'categories',
        data: { name, order: 1, trainingSlots: name === 'U11' ? trainingSlots : [] } as never,
        ...open,
      })
    ).id
  await person('maria', { role: 'admin' })
  await person('lubos', { role: 'trainer', categories: [ids.U11] })
  await person('robert', { role: 'trainer', categories: [ids.U13] })
  await person('ema', { playing: true, category: ids.U11, birthDate: '2016-05-05' })
  await person('mama', {
    playing: false,
    children: [{ player: ids.ema, relation: 'mother', right: 'full' }],
  })
}, 60_000)
afterAll(() => setRevalidator(undefined as never))

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'attendances', where: { id: { exists: true } } })
  await payload.delete({ collection: 'events', where: { id: { exists: true } }, trash: true, ...open })
  ids.turf = randomUUID()
  await payload.updateGlobal({
    slug: 'club',
    data: { places: [{ id: ids.turf, name: TURF }], seasonBreaks: [] } as never,
    context: { isQuietAct: true },
    ...open,
  })
  await forget()
})

test('the trainings of the plan are made on its days and times, each slot a series, told in one message', async () => {
  const operation = randomUUID()
  expect(await createSeason(await as('lubos'), { operation, ...weeks(20) })).toEqual({ count: 40 })
  const made = await trainings()
  expect(made).toHaveLength(40)
  expect(
    new Set(made.map(({ startsAt, endsAt, place }) => `${timeOf(startsAt)} ${timeOf(endsAt!)} ${place}`)),
  ).toEqual(new Set([`17:00 18:30 ${TURF}`, '16:30 18:00 Hala']))
  expect(new Set(made.map(({ series }) => series)).size).toBe(2)
  expect(made.every(({ answerUntil, startsAt }) => answerUntil === startsAt)).toBe(true)
  expect(made.every(({ trainers }) => trainers?.[0] === ids.lubos)).toBe(true)
  expect((await payload.count({ collection: 'participants', overrideAccess: true })).totalDocs).toBe(40)
  await tell()
  expect(await titles()).toEqual([expect.stringMatching(/^Nové udalosti: 40\s/)])
})

test('sent twice it is made once, taken back it is gone and nobody hears of it', async () => {
  const operation = randomUUID()
  for (let time = 0; time < 2; time += 1)
    expect(await createSeason(await as('lubos'), { operation, ...weeks(4) })).toEqual({ count: 8 })
  expect(await trainings()).toHaveLength(8)
  expect(await undoSeason(await as('lubos'), operation)).toMatchObject({ removed: 8, kept: 0, shared: [] })
  expect(await trainings()).toHaveLength(0)
  expect(await createSeason(await as('lubos'), { operation, ...weeks(4) })).toEqual({ count: 0 })
  await tell()
  expect(await titles()).toEqual([])
})

test('what was planned in the last hour is listed for who may take it back, with how much is left of it', async () => {
  const operation = randomUUID()
  await createSeason(await as('lubos'), { operation, ...weeks(4) })
  const [first, ...others] = await trainings()
  const last = others.at(-1)!
  const season = { operation, category: 'U11', count: 8, from: first!.startsAt, to: last.startsAt }
  expect(await recentSeasons(await as('lubos'))).toEqual([season])
  expect(await recentSeasons(await as('maria'))).toEqual([season])
  expect(await recentSeasons(await as('robert'))).toEqual([])
  expect(await recentSeasons(await as('lubos'), new Date(Date.now() + 3_600_000))).toEqual([])
  await undoSeason(await as('lubos'), operation)
  expect(await recentSeasons(await as('lubos'))).toEqual([])
})

test('taken back after it was told families read once that it is cancelled; what has attendance stays', async () => {
  const operation = randomUUID()
  await createSeason(await as('lubos'), { operation, ...weeks(4) })
  await tell()
  await forget()
  const [first] = await trainings()
  const row = { event: first!.id, player: ids.ema, category: ids.U11, status: 'present' }
  await payload.create({
    collection: 'attendances',
    data: { ...row, recordedAt: new Date().toISOString() } as never,
    ...open,
  })
  expect(await undoSeason(await as('lubos'), operation)).toMatchObject({ removed: 7, kept: 1, shared: [] })
  await tell()
  expect(await titles()).toEqual([expect.stringMatching(/^Zrušené: 7\s/)])
})

test('breaks, closed days and times with an event of the category are left out, each with its reason', async () => {
  await payload.updateGlobal({
    slug: 'club',
    data: { seasonBreaks: [{ name: 'Prázdniny', from: day(7), to: day(9) }] } as never,
    context: { isQuietAct: true },
    ...open,
  })
  const req = await as('maria')
  await closePlace(req, { place: ids.turf!, from: day(15), to: day(15), reason: 'mráz' })
  const other = (category: string, at: number, time: string, place: string) =>
    createEvent(req, {
      ...{ type: 0, categories: [ids[category]!], place },
      startsAt: momentAt(day(at), time).toISOString(),
    })
  await other('U11', 3, '17:00', 'Inde')
  await other('U13', 22, '18:00', TURF)
  const plan = await seasonPlanView(await as('lubos'), weeks(4))
  expect(plan.left.map(({ day: on, why }) => [on, why])).toEqual([
    [day(3), expect.stringMatching(/^už je tu Tréning U11 \(17:00/)],
    [day(8), 'Prázdniny'],
    [day(15), expect.stringContaining('zatvorené')],
  ])
  expect(plan.withoutBreaks).not.toContain(seasonOf(momentAt(day(7))).label)
  expect(plan.clashes).toEqual([{ day: day(22), from: '17:00', why: `${TURF}: Tréning U13` }])
  expect([plan.count, plan.slots.map(({ count }) => count)]).toEqual([5, [2, 3]])
  expect(await createSeason(await as('lubos'), { operation: randomUUID(), ...weeks(4) })).toEqual({
    count: 5,
  })
  // Planned again, there is nothing left to plan.
  expect(await status(createSeason(await as('lubos'), { operation: randomUUID(), ...weeks(4) }))).toBe(400)
})

test('a plan changed in mid-season says what it leaves, when it is saved and when the season is planned again', async () => {
  await createSeason(await as('lubos'), { operation: randomUUID(), ...weeks(4) })
  const office = await as('maria')
  const { updatedAt, trainingSlots } = await officeCategory(office, ids.U11!)
  const [tuesday, thursday] = trainingSlots as [SlotView, SlotView]
  const monday = { ...tuesday, weekday: 1 }
  const change = (seen: string, slots: SlotView[]) =>
    updateCategory(office, ids.U11!, seen, { trainingSlots: slots })
  const { category, left } = await change(updatedAt, [monday, { ...thursday, place: 'Inde' }])
  expect(left).toEqual({ count: 4, slots: [tuesday] })
  const [first] = await trainings()
  const plan = await seasonPlanView(await as('lubos'), weeks(4))
  const off = { event: first!.id, mayChange: true, day: day(1), weekday: 2, count: 4 }
  expect(plan.offPlan).toEqual([{ ...off, time: expect.stringMatching(/^17:00.– 18:30$/) }])
  const back = await change(category.updatedAt, trainingSlots)
  expect(back.left).toEqual({ count: 0, slots: [] })
  expect(await seasonPlanView(await as('lubos'), weeks(4))).toMatchObject({
    offPlan: [],
    withoutBreaks: expect.arrayContaining([seasonOf(momentAt(day(7))).label]),
  })
})

test('a trainer plans and takes back own categories alone, families nothing', async () => {
  const operation = randomUUID()
  const given = { operation, ...weeks(2) }
  expect(await status(createSeason(await as('robert'), given))).toBe(403)
  expect(await status(seasonPlanView(await as('robert'), weeks(2)))).toBe(403)
  expect(await status(createSeason(await as('mama'), given))).toBe(403)
  await createSeason(await as('maria'), given)
  expect(await undoSeason(await as('robert'), operation)).toMatchObject({ removed: 0, kept: 4, shared: [] })
  expect(await trainings()).toHaveLength(4)
  await payload.db.updateMany({
    collection: 'events',
    where: {},
    data: { createdAt: new Date(Date.now() - 2 * 3_600_000).toISOString() },
  })
  expect(await status(undoSeason(await as('maria'), operation))).toBe(400)
})

test('a training to which another trainer’s category was added stays and is named; the office takes it back', async () => {
  const operation = randomUUID()
  await createSeason(await as('lubos'), { operation, ...weeks(2) })
  const [shared] = await trainings()
  await updateEvent(await as('maria'), shared!.id, undefined, { categories: [ids.U11!, ids.U13!] })
  expect(await undoSeason(await as('lubos'), operation)).toEqual({
    removed: 3,
    kept: 1,
    shared: [{ id: shared!.id, name: 'Tréning U11, U13', startsAt: shared!.startsAt }],
  })
  expect((await trainings()).map(({ id }) => id)).toEqual([shared!.id])
  // The other trainer did not make it, and takes it back as little.
  expect(await undoSeason(await as('robert'), operation)).toMatchObject({ removed: 0, kept: 1 })
  expect(await undoSeason(await as('maria'), operation)).toEqual({ removed: 1, kept: 0, shared: [] })
})

test('who is left out hears nothing, and days that do not fit are refused', async () => {
  const req = await as('lubos')
  await asActed(req, false, () => createSeason(req, { operation: randomUUID(), ...weeks(2) }))
  await tell()
  expect(await titles()).toEqual([])
  const make = (from: string, to: string) =>
    status(createSeason(req, { operation: randomUUID(), category: ids.U11!, from, to }))
  expect(await make(day(1), day(0))).toBe(400)
  expect(await make(addDays(dayOf(new Date()), -1), day(0))).toBe(400)
  expect(await make(day(0), day(600))).toBe(400)
  expect(TRAININGS_MOST).toBeGreaterThan(150)
})
