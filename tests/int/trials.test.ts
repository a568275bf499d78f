import { beforeEach, describe, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { eraseEndedTrials } from '@/features/own-data/trials/commands'
import { startTrialErasure } from '@/features/own-data/trials/service'
import { rowsOfPlayers } from '@/features/participants/invitations/queries'
import { addDays, dayOf } from '@/lib/dates'
import { stopJobs } from '@/lib/jobs'
import type { User } from '@/payload-types'
import { setUpClub } from '../support/club'
import { monthToCharge } from '../support/months'
import { request } from '../support/request'
import { wholeDatabase } from '../support/whole-database'

// A child on trial from an enquiry: taken once, charged nothing, invited to trainings alone, and erased by itself.

interface Taken {
  player: { id: string; name: string; trialUntil: string }
  attendance: { status: string; id: string } | null
  errors: { message: string; field?: string }[]
}
type Who = keyof typeof api

const { academy, ids, api } = setUpClub('anonymous', 'jakub', 'jana', 'lubos', 'robert', 'maria')
const DAY = 24 * 3_600_000
const today = dayOf(new Date())
const LAST = addDays(today, 14)
/** Words that stand nowhere else. */
const CANARY = {
  first: 'Vtáčikmeno',
  last: 'Vtáčikpriezvisko',
  guardian: 'Vtáčikmama',
  phone: '+421 907 111 222',
}
const open = { overrideAccess: true, depth: 0 } as const

const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const event = async (more: object = {}): Promise<string> => {
  const data = { type: 0, startsAt: at(-0.5), categories: [ids.U11!], published: true, ...more }
  return (await academy.payload.create({ collection: 'events', data: data as never, ...open })).id
}
const enquiry = async (more: object = {}): Promise<string> => {
  const data = {
    ...{ kind: 'trial', state: 'new', category: ids.U11, birthYear: 2016, operation: randomUUID() },
    ...{ childName: 'Skúšaný Chlapec', guardianName: 'Skúšaná Mama', phone: '+421 907 111 333' },
    ...more,
  }
  return (await academy.payload.create({ collection: 'enquiries', data: data as never, ...open })).id
}
const take = (who: Who, id: string, body: object = {}) =>
  api[who]<Taken>('POST', `/enquiries/${id}/trial`, { operation: randomUUID().replaceAll('-', ''), ...body })
const childrenOf = async (id: string): Promise<User[]> =>
  (
    await academy.payload.find({
      collection: 'users',
      where: { trialEnquiry: { equals: id } },
      showHiddenFields: true,
      ...open,
    })
  ).docs as User[]
const row = (collection: 'users' | 'enquiries', id: string) =>
  academy.payload.db.findOne<Record<string, unknown> & { id: string }>({
    collection,
    where: { id: { equals: id } },
  })
const marksAt = async (id: string) =>
  (
    await academy.payload.find({ collection: 'attendances', where: { event: { equals: id } }, ...open })
  ).docs.map(({ player, status, note }) => ({ player, status, note: note ?? null }))
const eraseAt = async (now: Date) => eraseEndedTrials(await request(academy.payload), now)
const after = (days: number) => new Date(Date.now() + days * DAY)

let training: string
let trial: string
beforeEach(async () => {
  await academy.payload.delete({ collection: 'enquiries', where: { id: { exists: true } }, ...open })
  // What the test before has left; the enquiries that children are from are gone by then.
  await eraseAt(after(100))
  training = await event()
  trial = await enquiry()
})

describe('taking a child on trial', () => {
  test('one call makes a player without a sign-in, puts it on the sheet as here, and notes the enquiry', async () => {
    const { status, body } = await take('lubos', trial, { event: training })
    expect(status).toBe(200)
    expect(body.player).toMatchObject({ name: 'Skúšaný Chlapec', trialUntil: LAST })
    expect(body.attendance?.status).toBe('present')
    expect(await marksAt(training)).toEqual([{ player: body.player.id, status: 'present', note: null }])
    const child = (await row('users', body.player.id))!
    expect(child).toMatchObject({
      ...{ firstName: 'Skúšaný', lastName: 'Chlapec', role: 'player', playing: true, active: true },
      ...{ category: ids.U11, trialUntil: LAST, trialEnquiry: trial },
    })
    expect([child.hash ?? null, child.email ?? null]).toEqual([null, null])
    expect(await row('enquiries', trial)).toMatchObject({ state: 'trial', category: ids.U11 })
  })

  test('repeated, one after another and at once, it is one child and one mark', async () => {
    const answers = await Promise.all([
      ...[1, 2, 3].map(() => take('lubos', trial, { event: training })),
      take('maria', trial, { event: training }),
    ])
    answers.push(await take('lubos', trial, { event: training }))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(new Set(answers.map(({ body }) => body.player.id)).size).toBe(1)
    expect(await childrenOf(trial)).toHaveLength(1)
    expect(await marksAt(training)).toHaveLength(1)
  })

  test('a mark that was made meanwhile stays when the child is taken again, and another event gets its own', async () => {
    const { body } = await take('lubos', trial, { event: training })
    const rows = [{ player: body.player.id, status: 'late' }]
    expect((await api.lubos('POST', '/attendances', { event: training, rows })).status).toBe(200)
    await take('lubos', trial, { event: training })
    expect(await marksAt(training)).toMatchObject([{ status: 'late' }])
    const other = await event()
    await take('lubos', trial, { event: other })
    expect(await marksAt(other)).toMatchObject([{ player: body.player.id, status: 'present' }])
  })

  test.each<[Who, number]>([
    ['anonymous', 401],
    ['jakub', 403],
    ['jana', 403],
    // The trainer of another category does not know of the enquiry.
    ['robert', 404],
  ])('%s is refused and nothing is made', async (who, status) => {
    expect((await take(who, trial, { event: training })).status).toBe(status)
    expect(await childrenOf(trial)).toEqual([])
  })

  test.each<[string, () => Promise<[string, object]>, number]>([
    ['another category', async () => [trial, { category: ids.U13 }], 403],
    ['an event of another category', async () => [trial, { event: ids.training13 }], 404],
    [
      'an event whose sheet is not open yet',
      async () => [trial, { event: await event({ startsAt: at(5) }) }],
      409,
    ],
    ['a settled enquiry', async () => [await enquiry({ state: 'closed' }), {}], 409],
    ['a question', async () => [await enquiry({ kind: 'contact' }), {}], 404],
    ['an unknown enquiry', async () => [randomUUID(), {}], 404],
  ])('a trainer is refused with %s and nothing is made', async (_what, given, status) => {
    const [id, body] = await given()
    expect((await take('lubos', id, body)).status).toBe(status)
    expect(await childrenOf(id)).toEqual([])
    expect((await row('enquiries', id))?.state).not.toBe('trial')
  })

  test('an enquiry of no category is an admin’s, who names one', async () => {
    const id = await enquiry({ category: null, childName: 'Anna  Mária Nová' })
    expect((await take('lubos', id)).status).toBe(404)
    const refused = await take('maria', id)
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, 'category'])
    expect((await take('maria', id, { category: ids.U11 })).body.player.name).toBe('Anna Mária Nová')
    expect(await childrenOf(id)).toMatchObject([{ firstName: 'Anna Mária', lastName: 'Nová' }])
  })
})

describe('a child on trial in the club', () => {
  const invitedTo = async (player: string) =>
    (
      await academy.payload.find({
        collection: 'participants',
        where: { player: { equals: player } },
        pagination: false,
        ...open,
      })
    ).docs.map(({ event }) => event)

  test('is invited to trainings until its trial ends and to no match; kept, to everything', async () => {
    const soon = await event({ startsAt: at(48) })
    const late = await event({ startsAt: at(24 * 16) })
    const match = await event({ type: 2, opponent: 'FC Podhorie', startsAt: at(72) })
    const { body } = await take('lubos', trial)
    const afterwards = await event({ startsAt: at(49) })
    const tournament = await event({ type: 1, startsAt: at(73) })
    expect(await invitedTo(body.player.id)).toEqual(expect.arrayContaining([soon, afterwards]))
    for (const none of [late, match, tournament]) expect(await invitedTo(body.player.id)).not.toContain(none)
    // As many as are counted for the progress of an import.
    const { present, due } = await rowsOfPlayers(await request(academy.payload), [body.player.id])
    expect(due).toBe(present)
    await academy.payload.update({
      collection: 'users',
      id: body.player.id,
      data: { trialUntil: null },
      ...open,
    })
    expect(await invitedTo(body.player.id)).toEqual(
      expect.arrayContaining([soon, afterwards, late, match, tournament]),
    )
  })

  test('is not charged, counted, moved or written to', async () => {
    const counts = async () => {
      const { teamList } = await import('@/features/users/staff/queries')
      return (await teamList(await request(academy.payload))).find(({ id }) => id === ids.U11)?.players
    }
    const before = await counts()
    const { body } = await take('lubos', await enquiry({ childName: `${CANARY.first} Nespočítané` }))
    const id = body.player.id
    expect(await counts()).toBe(before)
    const period = monthToCharge(0)
    const fee = { player: id, period, amount: 3000, dueDate: `${period}-15` }
    expect((await api.maria('POST', '/memberFees', fee)).status).toBe(400)
    const plan = await api.maria<{ planned?: unknown; fees?: unknown }>(
      'GET',
      `/memberFees/monthly?period=${period}`,
    )
    expect(plan.status).toBe(200)
    expect(JSON.stringify(plan.body)).not.toContain(`"amount":3000,"player":{"id":"${id}"`)
    const preview = await api.maria('POST', '/playerMigrations/preview', {
      season: '2027/28',
      categories: [ids.U11],
    })
    expect(preview.status).toBe(200)
    expect(JSON.stringify(preview.body)).not.toContain(id)
    const audience = { kind: 'categories', categories: [ids.U11] }
    const reach = await api.lubos('POST', '/notifications/preview', { audience })
    expect([reach.status, JSON.stringify(reach.body)]).toEqual([
      200,
      expect.not.stringContaining(CANARY.first),
    ])
  })

  test('stands on the roster of its trainers until when, with whom to call, and on nobody else’s', async () => {
    const { body } = await take('lubos', trial)
    const roster = async (who: Who) =>
      (
        await api[who]<{ users: { id: string; trialUntil: string; guardians: object[] }[] }>(
          'GET',
          '/playerList?size=100',
        )
      ).body.users?.find(({ id }) => id === body.player.id)
    expect(await roster('lubos')).toMatchObject({
      trialUntil: LAST,
      guardians: [{ name: 'Skúšaná Mama', phone: '+421 907 111 333' }],
    })
    expect(await roster('robert')).toBeUndefined()
  })

  test('of its row nobody, the office included, reads which enquiry it came from', async () => {
    const { body } = await take('lubos', trial)
    const child = (await row('users', body.player.id))!
    expect(child.trialEnquiry).toBe(trial)
    for (const path of [`/users/${body.player.id}`, '/users?size=200', '/playerList?size=100'])
      expect(JSON.stringify((await api.maria('GET', path)).body)).not.toContain('trialEnquiry')
    const { docs } = await academy.payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      ...open,
    })
    const req = await request(academy.payload, { ...docs[0], collection: 'users' } as never)
    const read = { collection: 'users', id: body.player.id, depth: 0, overrideAccess: false, req } as const
    expect(await academy.payload.findByID(read)).not.toHaveProperty('trialEnquiry')
  })

  test('cannot sign in, nor be invited to', async () => {
    const { body } = await take('lubos', trial)
    await academy.payload.update({
      collection: 'users',
      id: body.player.id,
      data: { email: 'skuska@zelenadolina.test' },
      ...open,
    })
    const login = { email: 'skuska@zelenadolina.test', password: 'Ukazka-2026!' }
    await expect(academy.payload.login({ collection: 'users', data: login })).rejects.toThrow()
    expect(
      (await api.maria('POST', `/users/${body.player.id}/invitation`, {})).status,
    ).toBeGreaterThanOrEqual(400)
  })
})

describe('the end of a trial', () => {
  test('the office prolongs once, and keeps the child by emptying the day', async () => {
    const { body } = await take('lubos', trial)
    const id = body.player.id
    const change = async (trialUntil: string | null) => {
      const { body: seen } = await api.maria<{ user: { updatedAt: string } }>('GET', `/users/${id}`)
      return api.maria<Taken>('PATCH', `/users/${id}`, { updatedAt: seen.user.updatedAt, trialUntil })
    }
    expect((await change(addDays(today, 28))).status).toBe(200)
    const refused = await change(addDays(today, 29))
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, 'trialUntil'])
    expect((await change(null)).status).toBe(200)
    expect(await row('users', id)).toMatchObject({
      trialUntil: null,
      trialEnquiry: null,
      firstName: 'Skúšaný',
    })
    expect(await row('enquiries', trial)).toMatchObject({ state: 'closed' })
    expect(await eraseAt(after(400))).toBe(0)
    // The settled enquiry makes no second child.
    expect((await take('lubos', trial)).status).toBe(409)
  })

  test('a day too early nothing is erased; then nothing of the child is left anywhere but a nameless mark', async () => {
    const canary = await enquiry({
      ...{ childName: `${CANARY.first} ${CANARY.last}`, guardianName: CANARY.guardian, phone: CANARY.phone },
    })
    const { body } = await take('lubos', canary, { event: training })
    const id = body.player.id
    const rows = [{ player: id, status: 'present', note: `${CANARY.first} ${CANARY.last} zabudol kopačky` }]
    await api.lubos('POST', '/attendances', {
      event: training,
      rows,
      content: `Prišiel ${CANARY.first} ${CANARY.last}.`,
    })
    expect(await eraseAt(after(14))).toBe(0)
    expect(await eraseAt(after(15))).toBe(1)
    expect(await eraseAt(after(15))).toBe(0)
    expect(await marksAt(training)).toEqual([{ player: id, status: 'present', note: null }])
    expect(await row('enquiries', canary)).toBeFalsy()
    const whole = (await wholeDatabase(academy)).join('\n')
    for (const word of [...Object.values(CANARY), 'Vtacikmeno', 'vtacikmeno', 'vtacikpriezvisko'])
      expect([word, whole.includes(word)]).toEqual([word, false])
    const sheet = await api.lubos<{ event: { players: { player: { id: string; name: string } }[] } }>(
      'GET',
      `/events/eventPlayers/${training}`,
    )
    expect(sheet.body.event.players.find(({ player }) => player.id === id)?.player.name).toBe('Vymazaný člen')
  })

  test('one that fails is left whole and the others are erased; the next run finishes it', async () => {
    const other = await enquiry({ childName: 'Druhá Skúšaná' })
    const first = (await take('lubos', trial, { event: training })).body.player.id
    const second = (await take('lubos', other, { event: training })).body.player.id
    const { payload } = academy
    const deleteMany = payload.db.deleteMany.bind(payload.db)
    const sorted = [first, second].sort()
    let calls = 0
    // The process of the first one stops in the middle: its enquiry is deleted, its row not blanked yet.
    payload.db.deleteMany = (async (args: Parameters<typeof deleteMany>[0]) => {
      if (args.collection === 'payload-preferences' && (calls += 1) === 1) throw new Error('killed')
      return deleteMany(args)
    }) as typeof payload.db.deleteMany
    try {
      await expect(eraseAt(after(15))).rejects.toThrow('1 children')
    } finally {
      payload.db.deleteMany = deleteMany
    }
    const names = await Promise.all(sorted.map(async (id) => (await row('users', id))?.firstName))
    expect(names.filter((name) => name === 'Vymazaný')).toHaveLength(1)
    expect((await academy.payload.count({ collection: 'enquiries', ...open })).totalDocs).toBe(1)
    expect(await eraseAt(after(15))).toBe(1)
    expect((await academy.payload.count({ collection: 'enquiries', ...open })).totalDocs).toBe(0)
  })

  test('a child with a guardian’s account is left to the office, which finds it in its list', async () => {
    const { body } = await take('lubos', trial)
    const children = [{ player: body.player.id, relation: 'mother', right: 'full' }]
    const parent = { firstName: 'Nová', lastName: 'Mama', role: 'player', playing: false, children }
    const { id } = await academy.payload.create({
      collection: 'users',
      data: { ...parent, email: 'nova.mama@zelenadolina.test', password: 'Ukazka-2026!' } as never,
      ...open,
    })
    expect(await eraseAt(after(15))).toBe(0)
    const { leftLongAgo } = await import('@/features/own-data/performing/queries')
    const left = await leftLongAgo(await request(academy.payload), after(15))
    expect(left.map((one) => one.id)).toContain(body.player.id)
    await academy.payload.update({ collection: 'users', id, data: { children: [] }, ...open })
    expect(await eraseAt(after(15))).toBe(1)
  })

  test('somebody whom the office put on trial by hand is not erased by itself', async () => {
    const data = { firstName: 'Ručne', lastName: 'Zapísaná', role: 'player', playing: true }
    const more = { trialUntil: '2026-01-01', username: 'rucne.zapisana' }
    await academy.payload.create({
      collection: 'users',
      data: { ...data, ...more, password: 'Ukazka-2026!' } as never,
      ...open,
    })
    expect(await eraseAt(after(15))).toBe(0)
  })

  test('every start erases what has ended and plans the next night once', async () => {
    await take('lubos', trial)
    await stopJobs(academy.payload, 1000)
    const later = after(20)
    await startTrialErasure(academy.payload, later)
    await startTrialErasure(academy.payload, later)
    expect(await childrenOf(trial)).toEqual([])
    const where = { taskSlug: { equals: 'eraseTrials' } }
    const { docs } = await academy.payload.find({ collection: 'payload-jobs', where, ...open })
    expect(docs).toHaveLength(1)
    expect(Date.parse(docs[0]!.waitUntil!) - later.getTime()).toBeLessThan(28 * 3_600_000)
  })

  test('a start deletes records of openings and closings that are more than a year old, and no others', async () => {
    const now = new Date('2027-11-25T10:00:00Z')
    const kept = '2026-11-25T00:00:00.000+01:00'
    const old = '2026-11-24T23:59:59.000+01:00'
    const { payload } = academy
    const made = await Promise.all(
      [kept, old].map(async (moment) => {
        const at = new Date(moment).toISOString()
        const opening = await payload.create({
          collection: 'contactOpenings',
          data: { event: 'gone', startsAt: at, by: ids.robert!, players: 2 },
          ...open,
        })
        await payload.db.updateOne({
          collection: 'contactOpenings',
          id: opening.id,
          data: { createdAt: at },
          returning: false,
        })
        const closing = await payload.create({
          collection: 'closings',
          data: {
            ...{ operation: randomUUID(), place: 'gone', placeName: 'Ihrisko', changes: '[]', at },
            ...{ from: '2026-01-01', to: '2026-01-01', by: ids.robert! },
          },
          ...open,
        })
        return [opening.id, closing.id]
      }),
    )
    const left = async () => {
      const all = { pagination: false, ...open } as const
      const openings = await payload.find({ collection: 'contactOpenings', ...all })
      const closings = await payload.find({ collection: 'closings', ...all })
      return [...openings.docs, ...closings.docs].map(({ id }) => id)
    }
    expect(await left()).toEqual(expect.arrayContaining(made.flat()))
    await stopJobs(payload, 1000)
    await startTrialErasure(payload, now)
    const ended = await left()
    expect(made.map((ids) => ids.filter((id) => ended.includes(id)).length)).toEqual([2, 0])
    await startTrialErasure(payload, now)
    expect(await left()).toEqual(ended)
  })
})
