import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { closeAtPlace } from '@/features/events/closing/commands'
import { undoClosing } from '@/features/events/closing-undo/commands'
import { closingPlan, recentClosings } from '@/features/events/closing/queries'
import type { ClosingInput } from '@/features/events/closing/schema'
import { createEvent, updateEvent } from '@/features/events/commands'
import { closePlace } from '@/features/club/places/commands'
import { closingReach } from '@/features/notifications/closing-reach/queries'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { asActed } from '@/fields/quiet-act'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { setRevalidator } from '@/lib/revalidate'
import type { Notification } from '@/payload-types'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { injectFaults } from '../support/faults'
import { request, requestAs } from '../support/request'

// A pitch is closed in one act: its events are cancelled or moved, each family is told once, and all can be taken back.

const academy = setUpAcademy()
let payload: Payload
const ids: Record<string, string> = {}
const day = (days: number) => addDays(dayOf(new Date()), days)
const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const nameOf = (id: unknown) => Object.keys(ids).find((name) => ids[name] === id) ?? String(id)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ status: 200, message: '' }),
    (error: { status?: number; message: string }) => ({ status: error.status, message: error.message }),
  )
const open = { overrideAccess: true, depth: 0 } as const

const person = async (name: string, data: object) => {
  const base = { firstName: name, lastName: 'Skúšobný', username: name, password: 'Ukazka-2026!' }
  const doc = await payload.create({
    collection: 'users',
    data: { ...base, role: 'player', ...data } as never,
    ...open,
  })
  ids[name] = doc.id
}
/** A child; most have no sign-in of their own. */
const child = async (name: string, category: string, signsIn: boolean) => {
  await person(name, { playing: true, category: ids[category], birthDate: '2015-03-05' })
  const data = { hash: null, salt: null }
  if (!signsIn) await payload.db.updateOne({ collection: 'users', id: ids[name]!, data, returning: false })
}
const guardian = (name: string, ...children: string[]) =>
  person(name, {
    playing: false,
    children: children.map((one) => ({ player: ids[one], relation: 'mother', right: 'full' })),
  })

const TURF = 'Umelá tráva'
const HALL = 'Hala'
const event = async (name: string, categories: string[], more: object = {}) => {
  const { id } = await createEvent(await as('maria'), {
    ...{ type: 0, categories: categories.map((one) => ids[one]!), place: TURF, trainers: [] },
    startsAt: momentAt(day(3), '17:00').toISOString(),
    endsAt: momentAt(day(3), '18:30').toISOString(),
    ...more,
  } as never)
  ids[name] = id
  return id
}
const setPlaces = () =>
  payload.updateGlobal({
    slug: 'club',
    data: {
      places: [
        { id: ids.turf!, name: TURF, closures: [] },
        { id: ids.hall!, name: HALL, closures: [] },
      ],
    },
    context: { isQuietAct: true },
    overrideAccess: true,
  })
const closuresOf = async () =>
  (await payload.findGlobal({ slug: 'club', ...open })).places!.map(({ closures }) => closures ?? [])

const span = () => ({ place: ids.turf!, from: day(3), to: day(4) })
type Act = 'cancel' | 'move' | 'keep'
/** What is sent: every event of the plan, each with its act; without one cancelled. */
const input = async (
  who: string,
  acts: Record<string, Act> = {},
  more: Partial<ClosingInput> = {},
): Promise<ClosingInput> => {
  const { events } = await closingPlan(await as(who), span())
  return {
    ...{ operation: randomUUID(), ...span(), reason: 'búrka', target: ids.hall, notify: true },
    events: events
      .filter(({ may }) => may !== 'nothing')
      .map(({ id, updatedAt, may }) => ({
        ...{ id, updatedAt },
        act: acts[nameOf(id)] ?? (may === 'cancel' ? 'cancel' : 'keep'),
      })),
    ...more,
  }
}
const close = async (who: string, given: ClosingInput) => {
  const req = await as(who)
  return asActed(req, given.notify, () => closeAtPlace(req, given))
}
const undo = async (who: string, id: string) => undoClosing(await as(who), id)

const tell = async (): Promise<void> => {
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
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
      sort: 'createdAt',
      pagination: false,
      joins: false,
      ...open,
    })
  ).docs
/** Who has which messages in the inbox, by name: the title of each. */
const inboxes = async (): Promise<Record<string, string[]>> => {
  const titles = new Map((await told()).map(({ id, title }) => [id, title]))
  const where = { channel: { equals: 'inbox' } }
  const { docs } = await payload.find({ collection: 'deliveries', where, pagination: false, ...open })
  const read: Record<string, string[]> = {}
  for (const { user, notification } of docs)
    read[nameOf(user)] = [...(read[nameOf(user)] ?? []), titles.get(notification as string)!]
  return read
}
/** The rows an act changes, without when they were written. */
/** Without empty values, keys in order: MongoDB keeps what was emptied as null, and what never was there not at all. */
const withoutNothing = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutNothing)
  if (value === null || typeof value !== 'object') return value ?? undefined
  const kept = Object.entries(value)
    .map(([key, one]) => [key, withoutNothing(one)] as const)
    .filter(([, one]) => one !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}
const rows = async () => {
  const { docs } = await payload.find({
    collection: 'events',
    sort: 'id',
    pagination: false,
    trash: true,
    ...open,
  })
  const club = await payload.findGlobal({ slug: 'club', ...open })
  return JSON.stringify(withoutNothing([docs.map((row) => ({ ...row, updatedAt: '' })), club.places]))
}

/** A seeded sequence of numbers below a limit: the families are the same in every run. */
let seed = 20261125
const below = (most: number) => {
  seed = (seed * 1103515245 + 12345) % 2147483648
  return Math.floor((seed / 2147483648) * most)
}

beforeAll(async () => {
  payload = academy.payload
  setRevalidator(() => undefined as never)
  ids.turf = randomUUID()
  ids.hall = randomUUID()
  for (const [name, order] of [
    ['U11', 1],
    ['U13', 2],
  ] as const)
    ids[name] = (await payload.create({ collection: 'categories', data: { name, order }, ...open })).id
  await person('maria', { role: 'admin' })
  await person('tomas', { role: 'trainer', categories: [ids.U11] })
  await person('robert', { role: 'trainer', categories: [ids.U13] })
  // Families at random: one to three children, some with a second guardian of one of them alone, some with a sign-in.
  for (let family = 0; family < 14; family += 1) {
    const children = Array.from({ length: 1 + below(3) }, (_, at) => `child${family}-${at}`)
    for (const name of children) await child(name, ['U11', 'U13'][below(2)]!, below(4) === 0)
    await guardian(`mother${family}`, ...children)
    if (below(2) === 0) await guardian(`father${family}`, children[below(children.length)]!)
  }
  await setPlaces()
}, 120_000)
afterAll(() => setRevalidator(undefined as never))

beforeEach(async () => {
  await payload.delete({ collection: 'events', where: { id: { exists: true } }, trash: true, ...open })
  await payload.db.deleteMany({ collection: 'closings', where: { id: { exists: true } } })
  await setPlaces()
  await event('u11', ['U11'])
  await event('u11b', ['U11'], { startsAt: momentAt(day(4), '17:00').toISOString(), endsAt: null })
  await event('u13', ['U13'], { startsAt: momentAt(day(3), '18:30').toISOString(), endsAt: null })
  await event('joint', ['U11', 'U13'], { startsAt: momentAt(day(4), '09:00').toISOString(), endsAt: null })
  await event('league11', ['U11'], {
    ...{ type: 2, opponent: 'FC Podhorie', competition: 'Liga' },
    ...{ startsAt: momentAt(day(4), '11:00').toISOString(), endsAt: null },
  })
  await event('elsewhere', ['U11'], {
    place: HALL,
    startsAt: momentAt(day(3), '17:30').toISOString(),
    endsAt: null,
  })
  await event('later', ['U11'], { startsAt: momentAt(day(9), '17:00').toISOString(), endsAt: null })
  await forget()
})

const OFFICE = ['maria', 'tomas', 'robert']
const families = (read: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(read).filter(([name]) => !OFFICE.includes(name)))
const everybody = () => Object.keys(ids).filter((name) => /^(mother|father)/.test(name))

describe('the office', () => {
  test('sees what is affected, whom it reaches, and what is in the way elsewhere', async () => {
    const plan = await closingPlan(await as('maria'), { ...span(), target: ids.hall })
    const shown = plan.events.map(({ id }) => nameOf(id))
    expect(shown).toEqual(['u11', 'u13', 'joint', 'league11', 'u11b'])
    expect(plan).toMatchObject({ others: 0, isClosed: false })
    expect(plan.events[0]).toMatchObject({ may: 'cancel', clash: 'Hala: Tréning U11' })
    expect(plan.events.find(({ id }) => nameOf(id) === 'u11b')!.clash).toBeNull()
    const reach = await closingReach(await as('maria'), span())
    await close('maria', await input('maria'))
    await tell()
    const read = await inboxes()
    expect(reach.count).toBe(Object.keys(read).length)
    expect(reach.events.every(({ count }) => count > 0)).toBe(true)
  })

  test('cancels everything, closes the place, and each family reads one message', async () => {
    const { closed, cancelled, moved } = await close('maria', await input('maria'))
    expect({ closed, cancelled, moved }).toEqual({ closed: true, cancelled: 5, moved: 0 })
    const [turf] = await closuresOf()
    expect(turf).toMatchObject([{ from: day(3), to: day(4), reason: 'búrka' }])
    const { docs } = await payload.find({
      collection: 'events',
      where: { 'cancelled.at': { exists: true } },
      ...open,
    })
    expect(new Set(docs.map((one) => one.cancelled!.reason))).toEqual(new Set(['Zatvorené miesto: búrka']))
    await tell()
    const read = families(await inboxes())
    expect(Object.values(read).filter((titles) => titles.length !== 1)).toEqual([])
    for (const name of everybody()) expect(read[name]![0]).toMatch(/^Zrušené/)
  })

  test('cancels one, moves one, leaves the others: still one message, with all that concerns the family', async () => {
    await close(
      'maria',
      await input('maria', { u11: 'move', u13: 'cancel', joint: 'keep', u11b: 'keep', league11: 'keep' }),
    )
    const moved = await payload.findByID({ collection: 'events', id: ids.u11!, ...open })
    expect(moved.place).toBe(HALL)
    expect(moved.movedFrom?.place).toBe(TURF)
    await tell()
    const read = await inboxes()
    expect(Object.values(families(read)).filter((titles) => titles.length !== 1)).toEqual([])
    const bodies = (await told()).map(({ body }) => body).join('\n---\n')
    expect(bodies).toContain('Miesto: Hala (predtým Umelá tráva)')
    expect(bodies).toContain('Dôvod: Zatvorené miesto: búrka.')
    expect(bodies).toContain('je zatvorené')
    // The trainers read of what they lead, once as well.
    expect([read.tomas?.length, read.robert?.length]).toEqual([1, 1])
  })

  test('takes it back before anybody was told: everything is as it was, nobody reads of it', async () => {
    const before = await rows()
    const { id } = await close('maria', await input('maria', { u11: 'move' }))
    expect(await rows()).not.toBe(before)
    expect((await recentClosings(await as('maria'))).map((one) => one.id)).toEqual([id])
    expect(await undo('maria', id)).toMatchObject({ left: [], staysClosed: false })
    expect(await rows()).toBe(before)
    await tell()
    expect(await told()).toEqual([])
    expect(await recentClosings(await as('maria'))).toEqual([])
  })

  test('takes it back after it was told: each family reads once that it is on again', async () => {
    const before = await rows()
    const { id } = await close('maria', await input('maria', { u11: 'move', joint: 'keep' }))
    await tell()
    await forgetTold()
    await undo('maria', id)
    expect(await rows()).toBe(before)
    await tell()
    const read = families(await inboxes())
    expect(Object.values(read).filter((titles) => titles.length !== 1)).toEqual([])
    expect(Object.keys(read).length).toBeGreaterThan(10)
    const titles = (await told()).map(({ title }) => title).join()
    expect(titles).toMatch(/Koná sa|Konajú sa|Zmeny/)
    // Taken back twice is once.
    await forgetTold()
    await undo('maria', id)
    await tell()
    expect(await told()).toEqual([])
  })

  test('what somebody changed meanwhile stays when it is taken back, and is named', async () => {
    const { id } = await close('maria', await input('maria', { u11: 'move' }))
    const change = async (name: string, data: object) =>
      updateEvent(await as('maria'), ids[name]!, undefined, data)
    await change('u11', { place: 'Stará hala' })
    await change('u11b', { startsAt: momentAt(day(4), '18:00').toISOString() })
    const { left } = await undo('maria', id)
    expect(left.map((one) => nameOf(one.id)).sort()).toEqual(['u11', 'u11b'])
    const kept = await payload.findByID({ collection: 'events', id: ids.u11!, ...open })
    expect(kept.place).toBe('Stará hala')
    const back = await payload.findByID({ collection: 'events', id: ids.u13!, ...open })
    expect(back.cancelled?.at ?? null).toBeNull()
  })

  test('what has begun or is over stays when it is taken back, and is named', async () => {
    const { id } = await close('maria', await input('maria', { u11: 'move' }))
    // As if three days had passed: the act changed them when they were to come.
    const { changes } = await payload.findByID({
      collection: 'closings',
      id,
      showHiddenFields: true,
      ...open,
    })
    const begun = new Date(Date.now() - 60_000).toISOString()
    const past = { u11: begun, u13: begun } as Record<string, string>
    const stored = (JSON.parse(changes) as { id: string; startsAt: string; endsAt: string | null }[]).map(
      (one) => (past[nameOf(one.id)] ? { ...one, startsAt: begun, endsAt: null } : one),
    )
    await payload.db.updateOne({
      collection: 'closings',
      id,
      data: { changes: JSON.stringify(stored) },
      returning: false,
    })
    for (const name of Object.keys(past))
      await payload.db.updateOne({
        collection: 'events',
        id: ids[name]!,
        data: { startsAt: begun, endsAt: null },
        returning: false,
      })
    const { left } = await undo('maria', id)
    expect(left.map((one) => nameOf(one.id)).sort()).toEqual(['u11', 'u13'])
    const row = async (name: string) => payload.findByID({ collection: 'events', id: ids[name]!, ...open })
    expect((await row('u13')).cancelled?.at).toBeTruthy()
    expect((await row('u11')).place).toBe(HALL)
    expect((await row('u11b')).cancelled?.at ?? null).toBeNull()
  })

  test.each(['maria', 'tomas'])('after 14 days %s does not take it back any more', async (who) => {
    const { id } = await close(who, await input(who))
    const before = await rows()
    const setAt = (at: Date) =>
      payload.db.updateOne({ collection: 'closings', id, data: { at: at.toISOString() }, returning: false })
    await setAt(new Date(momentAt(day(-14)).getTime() - 1000))
    expect(await recentClosings(await as(who))).toEqual([])
    expect(await refusal(undo(who, id))).toEqual({
      status: 409,
      message: 'Zatvorenie možno vrátiť najneskôr 14 dní po ňom. Zrušené udalosti obnovte po jednej.',
    })
    expect(await rows()).toBe(before)
    await setAt(momentAt(day(-14)))
    expect((await recentClosings(await as(who))).map((one) => one.id)).toEqual([id])
    expect((await refusal(undo(who, id))).status).toBe(200)
  })

  test('an event that was changed since it was shown is named, and nothing happens', async () => {
    const given = await input('maria')
    await updateEvent(await as('maria'), ids.u13!, undefined, { note: 'Prineste si lopty.' })
    const before = await rows()
    const { status, message } = await refusal(close('maria', given))
    expect(status).toBe(409)
    expect(message).toContain('Tréning U13')
    expect(await rows()).toBe(before)
  })

  test('sent twice it is done once', async () => {
    const given = await input('maria')
    const first = await close('maria', given)
    expect(await close('maria', given)).toEqual(first)
    await tell()
    expect(Object.values(families(await inboxes())).filter((titles) => titles.length !== 1)).toEqual([])
    expect((await refusal(close('tomas', given))).status).toBe(404)
  })

  test('nothing moves to a place that is closed then', async () => {
    await closePlace(await as('maria'), { place: ids.hall!, from: day(2), to: day(5), reason: '' })
    const { status, message } = await refusal(close('maria', await input('maria', { u11: 'move' })))
    expect(status).toBe(400)
    expect(message).toContain('Miesto „Hala“ je vtedy zatvorené')
    const plan = await closingPlan(await as('maria'), { ...span(), target: ids.hall })
    expect(plan.events[0]!.clash).toBe('Hala: v tento deň zatvorené')
  })

  test('days that are closed already are not closed again', async () => {
    await closePlace(await as('maria'), { ...span(), reason: 'mráz' })
    await tell()
    await forgetTold()
    const { closed } = await close('maria', await input('maria'))
    expect(closed).toBe(false)
    await tell()
    expect(Object.values(families(await inboxes())).filter((titles) => titles.length !== 1)).toEqual([])
  })

  test('who is left out reads neither of it nor of its end', async () => {
    const { id } = await close('maria', await input('maria', {}, { notify: false }))
    await tell()
    await undo('maria', id)
    await tell()
    expect(await told()).toEqual([])
  })

  if (databaseUnderTest === 'sqlite')
    test('a statement that fails leaves nothing done, whichever it is', async () => {
      const before = await rows()
      const faults = await injectFaults(payload)
      const counted = (collection: 'closings' | 'notices') =>
        payload.count({
          collection,
          where: collection === 'notices' ? { kind: { in: ['event', 'place'] } } : {},
          overrideAccess: true,
        })
      const traces = async () => (await counted('closings')).totalDocs + (await counted('notices')).totalDocs
      let failures = 0
      for (let nth = 1, isMore = true; isMore; nth += 1) {
        const given = await input('maria', { u11: 'move' })
        const req = await as('maria')
        const { outcome, statements } = await faults.failing(nth, () => closeAtPlace(req, given))
        isMore = statements >= nth
        if (outcome.status === 'rejected') {
          failures += 1
          expect([nth, await rows(), await traces()]).toEqual([nth, before, 0])
          continue
        }
        // Begun anew, or what failed was no part of it: all of it is done.
        expect([nth, (await counted('closings')).totalDocs, (await counted('notices')).totalDocs]).toEqual([
          nth,
          1,
          6,
        ])
        const [made] = await recentClosings(await as('maria'))
        await undo('maria', made!.id)
        await payload.db.deleteMany({ collection: 'closings', where: { id: { exists: true } } })
      }
      expect(failures).toBeGreaterThan(10)
    }, 120_000)
})

const forgetTold = async () => {
  for (const collection of ['deliveries', 'notifications'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
}

describe('a trainer', () => {
  test('sees own events in full and of others how many they are', async () => {
    const plan = await closingPlan(await as('tomas'), span())
    expect(plan.others).toBe(1)
    expect(plan.events.map(({ id, may }) => [nameOf(id), may])).toEqual([
      ['u11', 'cancel'],
      ['joint', 'move'],
      ['league11', 'nothing'],
      ['u11b', 'cancel'],
    ])
  })

  test('cancels and moves own events, the place stays open, office and other trainers hear of it', async () => {
    const { closed, cancelled, moved } = await close('tomas', await input('tomas', { joint: 'move' }))
    expect({ closed, cancelled, moved }).toEqual({ closed: false, cancelled: 2, moved: 1 })
    expect(await closuresOf()).toEqual([[], []])
    await tell()
    const read = await inboxes()
    expect(Object.values(families(read)).filter((titles) => titles.length !== 1)).toEqual([])
    expect(read.maria).toEqual([expect.stringMatching(/^Hlásené zatvorené miesto: Umelá tráva, /)])
    expect(read.robert!.sort()).toEqual([
      expect.stringMatching(/^Hlásené zatvorené miesto: /),
      expect.stringMatching(/^Zmena: /),
    ])
    expect(read.tomas).toBeUndefined()
    const untouched = await payload.findByID({ collection: 'events', id: ids.u13!, ...open })
    expect(untouched.cancelled?.at ?? null).toBeNull()
  })

  test('reports and takes it back before it is told: nobody hears of either', async () => {
    const before = await rows()
    const { id } = await close('tomas', await input('tomas'))
    expect((await refusal(undo('robert', id))).status).toBe(404)
    await undo('tomas', id)
    expect(await rows()).toBe(before)
    await tell()
    expect(await told()).toEqual([])
  })

  test('the office hears of it also when families do not, and when it is open after all', async () => {
    const { id } = await close('tomas', await input('tomas', {}, { notify: false }))
    await tell()
    expect(families(await inboxes())).toEqual({})
    expect((await inboxes()).maria).toHaveLength(1)
    await forgetTold()
    await undo('tomas', id)
    await tell()
    expect((await inboxes()).maria).toEqual([expect.stringMatching(/^Už neplatí: /)])
  })

  test.each([
    ['joint', 'cancel', 403],
    ['league11', 'cancel', 403],
    ['league11', 'move', 403],
    ['u13', 'cancel', 403],
    ['u13', 'move', 403],
    ['later', 'cancel', 409],
  ] as const)('%s: %s is refused', async (name, act, status) => {
    const before = await rows()
    const { updatedAt } = await payload.findByID({ collection: 'events', id: ids[name]!, ...open })
    const given = { ...(await input('tomas')), events: [{ id: ids[name]!, updatedAt, act }] }
    expect((await refusal(close('tomas', given))).status).toBe(status)
    expect(await rows()).toBe(before)
  })
})

test('nobody else closes anything', async () => {
  const given = await input('maria')
  const mother = await refusal(closeAtPlace(await as('mother0'), given))
  expect(mother.status).toBe(403)
})
