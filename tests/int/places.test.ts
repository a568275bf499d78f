import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { changeClosure, closePlace, reopenPlace } from '@/features/club/places/commands'
import { placesToClose } from '@/features/club/places/queries'
import { adminEventList, eventChoices } from '@/features/events/admin/queries'
import { cancelEvent, createEvent, updateEvent } from '@/features/events/commands'
import { trainingWeek } from '@/features/fixtures/queries'
import { tellDue } from '@/features/notifications/notices/commands'
import { HOLD_MS, LONGEST_HOLD_MS, URGENT_HOLD_MS } from '@/features/notifications/notices/rules'
import { plannedReach } from '@/features/notifications/place-reach/queries'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { asActed } from '@/fields/quiet-act'
import { addDays, dayOf, daysBetween, momentAt } from '@/lib/dates'
import { setRevalidator } from '@/lib/revalidate'
import type { Notification } from '@/payload-types'
import { setUpAcademy } from '../support/academy'
import { request, requestAs } from '../support/request'

// A place of the club is closed: where it is seen, and who is told of it, once.

const academy = setUpAcademy()
let payload: Payload
const ids: Record<string, string> = {}
const today = dayOf(new Date())
const day = (days: number) => addDays(today, days)
const LATER = LONGEST_HOLD_MS + 1000

const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const nameOf = (id: unknown) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )

const person = async (name: string, data: object) => {
  const doc = await payload.create({
    collection: 'users',
    data: {
      ...{ firstName: name, lastName: 'Skúšobný', username: name, password: 'Ukazka-2026!', role: 'player' },
      ...data,
    } as never,
    overrideAccess: true,
  })
  ids[name] = doc.id
}

const TURF = 'Umelá tráva'
const training = async (days: number, more: object = {}) => {
  const event = await createEvent(await as('maria'), {
    ...{ type: 0, categories: [ids.U11!], place: TURF, trainers: [ids.tomas!] },
    startsAt: momentAt(day(days), '17:00').toISOString(),
    ...more,
  } as never)
  return event.id
}
const answer = (event: string, player: string, value: 'yes' | 'no') =>
  payload.update({
    collection: 'participants',
    where: { and: [{ event: { equals: event } }, { player: { equals: ids[player] } }] },
    data: { userSubmitted: true, answer: value },
    overrideAccess: true,
  })

const setPlaces = (places: object[]) =>
  payload.updateGlobal({
    slug: 'club',
    data: { places: places as never },
    context: { isQuietAct: true },
    overrideAccess: true,
  })
const places = async () => placesToClose(await as('maria'))
const turf = async () => (await places()).find(({ id }) => id === ids.turf)!
const close = async (from: number, to: number | null, { notify = true, reason = '' } = {}) => {
  const req = await as('maria')
  const span = { from: day(from), to: to === null ? null : day(to), reason }
  return asActed(req, notify, () => closePlace(req, { place: ids.turf!, ...span }))
}
const reopen = async (notify = true) => {
  const req = await as('maria')
  const [closure] = (await turf()).closures
  return asActed(req, notify, () => reopenPlace(req, closure!.id))
}
const change = async (from: number, to: number | null) => {
  const [{ id, ...seen }] = (await turf()).closures as [
    { id: string; from: string; to: string; reason: string },
  ]
  const span = { from: day(from), to: to === null ? null : day(to), reason: seen.reason, seen }
  return changeClosure(await as('maria'), id, span)
}

const tell = async (afterMs = LATER): Promise<void> => {
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + afterMs))
  await deliverDue(payload)
}
const forget = async () => {
  for (const collection of ['deliveries', 'notifications', 'notices', 'payload-jobs'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
}
const told = async (): Promise<Notification[]> =>
  (
    await payload.find({
      collection: 'notifications',
      sort: ['createdAt', 'id'],
      depth: 0,
      pagination: false,
      joins: false,
      overrideAccess: true,
    })
  ).docs
/** Who has which messages in the inbox, by name: the title of each. */
const inboxes = async (): Promise<Record<string, string[]>> => {
  const titles = new Map((await told()).map(({ id, title }) => [id, title.split(',')[0]!]))
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { channel: { equals: 'inbox' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const read: Record<string, string[]> = {}
  for (const { user, notification } of docs)
    read[nameOf(user)] = [...(read[nameOf(user)] ?? []), titles.get(notification as string)!].sort()
  return read
}
const CLOSED = `Zatvorené: ${TURF}`
const OPEN = `Znova otvorené: ${TURF}`

beforeAll(async () => {
  payload = academy.payload
  for (const [name, order] of [
    ['U11', 1],
    ['U13', 2],
  ] as const)
    ids[name] = (
      await payload.create({ collection: 'categories', data: { name, order }, overrideAccess: true })
    ).id
  await person('maria', { role: 'admin' })
  await person('tomas', { role: 'trainer', categories: [ids.U11] })
  const plays = { playing: true, birthDate: '2016-05-05' }
  await person('ema', { ...plays, category: ids.U11 })
  await person('leo', { ...plays, category: ids.U11 })
  await person('jano', { ...plays, category: ids.U13 })
  const parentOf = (...children: string[]) => ({
    playing: false,
    children: children.map((name) => ({ player: ids[name], relation: 'mother', right: 'full' })),
  })
  // Players' own accounts would read too; here their parents alone do.
  for (const name of ['ema', 'leo', 'jano'])
    await payload.db.updateOne({
      collection: 'users',
      id: ids[name]!,
      data: { hash: null, salt: null },
      returning: false,
    })
  await person('mama', parentOf('ema', 'jano'))
  await person('otecLea', parentOf('leo'))
}, 120_000)
afterAll(() => setRevalidator(() => undefined))

beforeEach(async () => {
  await payload.db.deleteMany({ collection: 'participants', where: {} })
  await payload.db.deleteMany({ collection: 'events', where: {} })
  ids.turf = randomUUID()
  await setPlaces([{ id: ids.turf, name: TURF }, { name: 'Hala' }])
  await forget()
})

describe('a place is closed', () => {
  test('the families who come or may come and the trainers are told once, each in one message', async () => {
    const first = await training(3)
    await training(5)
    await training(4, { categories: [ids.U13!], trainers: [] })
    await training(9)
    await training(4, { place: 'Hala' })
    await answer(first, 'ema', 'yes')
    await forget()
    // From the afternoon on the day after tomorrow begins within 36 hours: such a closure is urgent.
    await close(3, 6, { reason: 'oprava svetiel' })
    await tell(HOLD_MS - 60_000)
    expect(await told()).toEqual([])
    await tell(HOLD_MS + 1000)
    expect(await inboxes()).toEqual({ mama: [CLOSED], otecLea: [CLOSED], tomas: [CLOSED] })
    const messages = await told()
    const ofMama = messages.find(({ title }) => /3\sudalosti$/.test(title))!
    expect(ofMama).toMatchObject({ kind: 'changes', automatic: true, urgent: false, sentBy: ids.maria })
    expect(ofMama.body).toContain('Dôvod: oprava svetiel.')
    expect(ofMama.body.match(/•/g)).toHaveLength(3)
    await tell()
    expect(await told()).toHaveLength(messages.length)
  })

  test('who said no, a cancelled, a hidden and a past event tell nobody', async () => {
    const event = await training(3)
    await answer(event, 'leo', 'no')
    const cancelled = await training(3)
    await training(3, { published: false })
    await training(-1)
    await cancelEvent(await as('maria'), cancelled, 'mráz')
    await forget()
    await close(-2, 6)
    await tell()
    expect(await inboxes()).toEqual({ mama: [CLOSED], tomas: [CLOSED] })
    expect((await told()).every(({ title }) => title.includes('Tréning U11'))).toBe(true)
  })

  test('for an event within 36 hours: it is told after twenty seconds, past quiet hours', async () => {
    const startsAt = new Date(Date.now() + 30 * 3_600_000)
    await training(1, { startsAt: startsAt.toISOString() })
    await forget()
    const days = daysBetween(today, dayOf(startsAt))
    await close(days, days)
    await tell(URGENT_HOLD_MS + 1000)
    expect((await told()).map(({ urgent }) => urgent)).toEqual([true, true])
  })

  test('what was told of the event itself stays; the next message about it replaces both', async () => {
    const id = await training(5)
    await forget()
    const start = async (time: string) => {
      await updateEvent(await as('maria'), id, undefined, {
        startsAt: momentAt(day(5), time).toISOString(),
      } as never)
      await tell(HOLD_MS + 1000)
    }
    const present = async () => {
      const { docs } = await payload.find({
        collection: 'deliveries',
        where: {
          and: [
            { channel: { equals: 'inbox' } },
            { user: { equals: ids.mama } },
            { state: { not_equals: 'gone' } },
          ],
        },
        depth: 1,
        pagination: false,
        overrideAccess: true,
      })
      return docs.map(({ notification }) => (notification as Notification).title.split(/[,:]/)[0]).sort()
    }
    await start('16:30')
    expect(await present()).toEqual(['Zmena'])
    await close(5, 5)
    await tell(HOLD_MS + 1000)
    expect(await present()).toEqual(['Zatvorené', 'Zmena'])
    await start('16:00')
    expect(await present()).toEqual(['Zmena'])
  })

  test('taken back before it is told, or left out by who acts: nobody hears of it', async () => {
    await training(3)
    await forget()
    await close(2, 6)
    await reopen()
    await tell()
    await close(2, 6, { notify: false })
    await tell()
    expect(await told()).toEqual([])
  })

  test('longer, moved and taken back: only what is news for an event is told', async () => {
    await training(3)
    await training(8)
    await forget()
    await close(2, 4)
    await tell()
    await change(2, 10)
    await tell()
    const titles = async () => (await inboxes()).otecLea
    expect(await titles()).toEqual([CLOSED, CLOSED])
    await change(7, 10)
    await tell()
    expect(await titles()).toEqual([CLOSED, CLOSED, OPEN])
    await change(7, 11)
    await tell()
    expect(await titles()).toHaveLength(3)
    await reopen()
    await tell()
    expect(await titles()).toEqual([CLOSED, CLOSED, OPEN, OPEN])
  })

  test('until further notice: every later event is concerned', async () => {
    await training(40)
    await forget()
    await close(2, null)
    await tell()
    expect((await told())[0]?.body).toContain('do odvolania.')
  })

  test('and deleted from the settings, or renamed: nobody is told that it is open', async () => {
    await training(3)
    await close(2, 6)
    await tell()
    await forget()
    const { closures } = (await payload.findGlobal({ slug: 'club', depth: 0, overrideAccess: true }))
      .places![0]!
    const admin = await as('maria')
    const write = (rows: object[]) =>
      payload.updateGlobal({
        slug: 'club',
        data: { places: rows as never },
        overrideAccess: false,
        req: admin,
      })
    await write([{ id: ids.turf, name: 'Nová tráva' }])
    expect((await turf()).closures.map(({ id }) => id)).toEqual(closures!.map(({ id }) => id))
    await tell()
    await write([{ name: 'Hala' }])
    await tell()
    expect(await told()).toEqual([])
    expect(await payload.count({ collection: 'notices' })).toEqual({ totalDocs: 0 })
  })

  test('a waiting message of a place that is deleted is dropped', async () => {
    await training(3)
    await forget()
    await close(2, 6)
    const data = { places: [{ name: 'Hala' }] }
    await payload.updateGlobal({ slug: 'club', data, overrideAccess: false, req: await as('maria') })
    await tell()
    expect(await told()).toEqual([])
  })

  test('twice at once, for other days: both closures stand, and everybody is told once of each event', async () => {
    await training(3)
    await training(8)
    await forget()
    await Promise.all([close(2, 4), close(7, 9)])
    expect((await turf()).closures).toHaveLength(2)
    await tell()
    const texts = (await told()).map(({ title, body }) => title + body).join()
    expect((await inboxes()).otecLea?.length).toBeLessThanOrEqual(2)
    expect(texts).toContain(CLOSED)
    const jobs = await told()
    await tell()
    expect(await told()).toHaveLength(jobs.length)
  })

  test('twice at once, for the same days: one closure stands and one message goes out', async () => {
    await training(3)
    await forget()
    const outcomes = await Promise.all([close(2, 4), close(2, 4)].map((each) => refusal(each)))
    expect(outcomes).toEqual([200, 200])
    expect((await turf()).closures).toHaveLength(1)
    await tell()
    expect((await inboxes()).otecLea).toEqual([CLOSED])
  })
})

describe('the days', () => {
  test('are refused when they overlap, are reversed or over; and what is gone is a 404', async () => {
    await close(2, 6)
    expect(await refusal(close(6, 8))).toBe(400)
    expect(await refusal(close(9, 8))).toBe(400)
    expect(await refusal(close(-9, -8))).toBe(400)
    const maria = await as('maria')
    const span = { from: day(20), to: null, reason: '' }
    expect(await refusal(closePlace(maria, { place: 'unknown', ...span }))).toBe(404)
    expect(await refusal(reopenPlace(maria, randomUUID()))).toBe(404)
    expect(await refusal(changeClosure(maria, randomUUID(), { ...span, seen: span as never }))).toBe(404)
  })

  test('that somebody else has changed meanwhile are not overwritten; the same change sent again is none', async () => {
    await close(2, 6)
    const [{ id, ...seen }] = (await turf()).closures as [
      { id: string; from: string; to: string; reason: string },
    ]
    const later = { from: day(3), to: day(8), reason: '', seen }
    const maria = await as('maria')
    await changeClosure(maria, id, later)
    await changeClosure(maria, id, later)
    expect(await refusal(changeClosure(maria, id, { ...later, to: day(9) }))).toBe(409)
    expect((await turf()).closures.map(({ to }) => to)).toEqual([day(8)])
  })

  test('are kept by the settings page, whatever it sends of them', async () => {
    await close(2, 6)
    const rows = [{ id: ids.turf!, name: TURF, address: 'Športová 12', closures: [] }]
    const req = await as('maria')
    await payload.updateGlobal({ slug: 'club', data: { places: rows }, overrideAccess: false, req })
    const { address, closures } = await turf()
    expect([address, closures.length]).toEqual(['Športová 12', 1])
  })
})

test('the office sees beforehand which events a closure concerns and how many people hear of it', async () => {
  await training(3)
  await training(5, { categories: [ids.U13!], trainers: [] })
  const maria = await as('maria')
  const planned = { place: ids.turf!, from: day(2), to: day(6) }
  const reach = await plannedReach(maria, planned)
  expect([reach.total, reach.count, reach.events.map(({ news }) => news)]).toEqual([
    2,
    3,
    ['closed', 'closed'],
  ])
  expect((await plannedReach(maria, { ...planned, to: day(3) })).total).toBe(1)
  await close(2, 6, { notify: false })
  const [closure] = (await turf()).closures
  expect((await plannedReach(maria, { place: ids.turf!, closure: closure!.id })).events[0]?.news).toBe('open')
  expect(await refusal(plannedReach(maria, { place: 'unknown', from: today }))).toBe(404)
  expect(await refusal(plannedReach(maria, { place: ids.turf!, closure: randomUUID() }))).toBe(404)
  await forget()
  await reopen()
  await tell()
  expect(Object.keys(await inboxes()).sort()).toEqual(['mama', 'otecLea', 'tomas'])
})

test('the pages of the public and of the office show a closed place, and the public ones are renewed', async () => {
  const revalidated: string[] = []
  setRevalidator((tags) => void revalidated.push(...tags))
  await training(1)
  await close(0, 2, { reason: 'oprava svetiel' })
  expect(revalidated).toContain('club')
  const week = await trainingWeek(await request(payload))
  expect(week.closed.map(({ place, days }) => [place, days])).toEqual([[TURF, [day(0), day(1), day(2)]]])
  expect(week.trainings.map(({ closure }) => closure?.reason)).toEqual(['oprava svetiel'])
  const maria = await as('maria')
  const filter = { when: 'upcoming', view: 'list', page: 1, search: '', month: today.slice(0, 7) } as never
  const { events } = await adminEventList(maria, filter, today)
  expect(events.map(({ closure }) => closure?.to)).toEqual([day(2)])
  const choices = await eventChoices(maria)
  expect(choices.places.map(({ name, closures }) => [name, closures.length])).toEqual([
    [TURF, 1],
    ['Hala', 0],
  ])
})
