import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { recipientsOf, requireRecipients } from '@/features/notifications/audience/queries'
import { composeChoices, reminderFor } from '@/features/notifications/compose/queries'
import {
  markSeen,
  messageLimit,
  officeMessageLimit,
  sendNotification,
  withdrawNotification,
} from '@/features/notifications/commands'
import { deliver } from '@/features/notifications/deliveries/commands'
import { inboxPage, unseenCount } from '@/features/notifications/inbox/queries'
import { sentById, sentPage } from '@/features/notifications/queries'
import { retryFailed, retryLimit } from '@/features/notifications/reached/commands'
import type { Audience } from '@/features/notifications/rules'
import { deliverDue } from '@/features/notifications/service'
import { dataDir } from '@/lib/data-dir'
import { runMailQueue } from '@/lib/outbox'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { apiAs } from '../support/api-client'
import { request, requestAs } from '../support/request'
import { statementsOf } from '../support/statements'

const academy = setUpAcademy()
let payload: Payload
const ids: Record<string, string> = {}

const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id
const named = (people: { id: string }[]) => people.map(({ id }) => nameOf(id)).sort()
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: { status?: number }) => error.status,
  )

beforeAll(async () => {
  payload = academy.payload
  const make = async (name: string, data: object, password = true) => {
    const doc = await payload.create({
      collection: 'users',
      data: {
        firstName: name[0]!.toUpperCase() + name.slice(1),
        lastName: 'Skúšobný',
        role: 'player',
        playing: false,
        username: name,
        // At any hour of the night the suite runs in.
        quietHours: { from: '00:00', to: '00:00' },
        ...(password ? { password: 'Ukazka-2026!', email: `${name}@zelenadolina.test` } : {}),
        ...data,
      } as never,
      overrideAccess: true,
    })
    ids[name] = doc.id
    if (!password)
      await payload.db.updateOne({ collection: 'users', id: doc.id, data: { hash: null, salt: null } })
  }
  await payload.updateGlobal({
    slug: 'club',
    data: { name: 'TJ Hviezda', email: 'klub@hviezda.test' },
    overrideAccess: true,
  })
  for (const name of ['U9', 'U11', 'U13']) {
    const { id } = await payload.create({
      collection: 'categories',
      data: { name, order: 1 },
      overrideAccess: true,
    })
    ids[name] = id
  }
  const player = (category: string, more: object = {}) => ({
    playing: true,
    category: ids[category],
    ...more,
  })
  await make('maria', { role: 'admin' })
  await make('lubos', { role: 'trainer', categories: [ids.U11] })
  await make('robert', { role: 'trainer', categories: [ids.U13] })
  await make('jakub', player('U13'))
  await make('ema', { ...player('U9'), password: 'Ukazka-2026!' }, false)
  await make('adam', { ...player('U11'), password: 'Ukazka-2026!' }, false)
  await make('filip', { ...player('U11'), password: 'Ukazka-2026!' }, false)
  await make('nina', player('U13', { secondCategory: ids.U11 }))
  await make('tomas', player('U11', { active: false }))
  await make('jana', {
    children: [
      { player: ids.jakub, relation: 'mother', right: 'full' },
      { player: ids.ema, relation: 'mother', right: 'full' },
    ],
  })
  await make('peter', { children: [{ player: ids.jakub, relation: 'father', right: 'read' }] })
  await make('zuzana', { children: [{ player: ids.adam, relation: 'mother', right: 'full' }] })
  await make('katka', { active: false, children: [{ player: ids.filip, relation: 'mother', right: 'full' }] })
  const event = await payload.create({
    collection: 'events',
    data: {
      type: 2,
      opponent: 'MŠK Biela Skala',
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      categories: [ids.U11!, ids.U13!],
    },
    overrideAccess: true,
  })
  ids.match = event.id
  await payload.update({
    collection: 'participants',
    where: { and: [{ event: { equals: event.id } }, { player: { equals: ids.nina } }] },
    data: { userSubmitted: true, answer: 'yes' },
    overrideAccess: true,
  })
}, 120_000)

const draft = (audience: Audience, more: object = {}) => ({
  operation: randomUUID(),
  title: 'Tréning je presunutý',
  body: 'Zajtra trénujeme v hale.',
  audience,
  ...more,
})

async function sendAndDeliver(who: string, audience: Audience, more: object = {}): Promise<string> {
  const { id } = await sendNotification(await as(who), draft(audience, more))
  await waitUntilDelivered(id)
  return id
}

async function waitUntilDelivered(id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    await deliverDue(payload)
    const doc = await payload.findByID({ collection: 'notifications', id, depth: 0, overrideAccess: true })
    if (doc.sentAt) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('not delivered')
}

/** The sent mails, once there are as many as expected and the queue is empty; headers are unfolded. */
async function mailTexts(expected: number): Promise<string[]> {
  const folder = path.join(dataDir(), 'mail')
  const found = async () => (await fs.readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'))
  for (let tries = 0; tries < 100 && (await found()).length < expected; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 50))
  await runMailQueue({ payload })
  const texts = await Promise.all((await found()).map((name) => fs.readFile(path.join(folder, name), 'utf8')))
  return texts.map((text) => text.replace(/\n[ \t]+/g, ' '))
}
const headerOf = (text: string, name: string): string =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? ''
/** The recipients of the sent mails. */
const mailRecipients = async (expected: number): Promise<string[]> =>
  (await mailTexts(expected)).map((text) => headerOf(text, 'To').replace(/@.*/, ''))

const deliveriesOf = async (id: string, channel = 'inbox') => {
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { and: [{ notification: { equals: id } }, { channel: { equals: channel } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.map((row) => nameOf(row.user as string)).sort()
}

describe('refused notifications', () => {
  const category = (...names: string[]): Audience => ({
    kind: 'categories',
    categories: names.map((name) => ids[name]!),
  })

  test('a trainer sends neither to everybody, nor by role, nor to another category', async () => {
    const refusals: [Audience, number][] = [
      [{ kind: 'all' }, 403],
      [{ kind: 'roles', roles: ['player'] }, 403],
      [category('U13'), 403],
      [category('U11', 'U13'), 403],
      [{ kind: 'users', users: [ids.jakub!] }, 404],
      [{ kind: 'users', users: [ids.adam!, ids.robert!] }, 404],
      [{ kind: 'event', event: randomUUID() }, 404],
    ]
    for (const [audience, expected] of refusals) {
      expect(await status(requireRecipients(await as('lubos'), audience))).toBe(expected)
      expect(await status(sendNotification(await as('lubos'), draft(audience)))).toBe(expected)
    }
    expect((await sentPage(await as('maria'))).page.total).toBe(0)
  })

  test('a player and a parent send nothing, not through Payload either', async () => {
    for (const name of ['jakub', 'jana']) {
      expect(await status(sendNotification(await as(name), draft(category('U13'))))).toBe(403)
      const direct = payload.create({
        collection: 'notifications',
        data: { title: 'x', body: 'x', kind: 'message', channels: ['inbox'], audience: category('U13') },
        overrideAccess: false,
        req: await as(name),
      })
      expect(await status(direct)).toBe(403)
    }
  })

  test('an audience that is incomplete or has no recipients is refused and not saved', async () => {
    expect(await status(requireRecipients(await as('maria'), { kind: 'categories', categories: [] }))).toBe(
      400,
    )
    expect(
      await status(sendNotification(await as('maria'), draft({ kind: 'users', users: [ids.filip!] }))),
    ).toBe(400)
    expect((await sentPage(await as('maria'))).page.total).toBe(0)
  })

  test('of an audience only the list of its kind is stored, whatever the others name', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString()
    const crowded = {
      ...category('U13'),
      event: randomUUID(),
      users: [randomUUID()],
      roles: ['admin' as const],
    }
    const { id } = await sendNotification(await as('maria'), draft(crowded, { scheduledAt: later }))
    const { audience } = await payload.findByID({
      collection: 'notifications',
      id,
      depth: 0,
      overrideAccess: true,
    })
    expect(audience).toMatchObject({ kind: 'categories', categories: [ids.U13] })
    expect([audience.event ?? null, audience.users ?? [], audience.roles ?? []]).toEqual([null, [], []])
    await withdrawNotification(await as('maria'), id)
  })

  test('a time in the past is refused', async () => {
    const late = draft(category('U13'), { scheduledAt: new Date(Date.now() - 60_000).toISOString() })
    expect(await status(sendNotification(await as('maria'), late))).toBe(400)
  })
})

describe('recipients', () => {
  const table: [who: string, what: string, audience: () => Audience, reaches: string, unreachable: string][] =
    [
      [
        'maria',
        'everybody who can sign in',
        () => ({ kind: 'all' }),
        'jakub jana lubos maria nina peter robert zuzana',
        'Filip',
      ],
      ['maria', 'trainers by role', () => ({ kind: 'roles', roles: ['trainer'] }), 'lubos robert', ''],
      [
        'maria',
        'U13 with both guardians of Jakub',
        () => ({ kind: 'categories', categories: [ids.U13!] }),
        'jakub jana nina peter',
        '',
      ],
      [
        'maria',
        'Jana once for two children',
        () => ({ kind: 'categories', categories: [ids.U9!, ids.U13!] }),
        'jakub jana nina peter',
        '',
      ],
      [
        'lubos',
        'U11: Nina plays there second, Adam has a mother, Filip nobody',
        () => ({ kind: 'categories', categories: [ids.U11!] }),
        'nina zuzana',
        'Filip',
      ],
      [
        'lubos',
        'the unanswered players of his category at a joint match',
        () => ({ kind: 'event', event: ids.match! }),
        'zuzana',
        'Filip',
      ],
      [
        'maria',
        'all unanswered players of the match',
        () => ({ kind: 'event', event: ids.match! }),
        'jakub jana peter zuzana',
        'Filip',
      ],
      [
        'lubos',
        'one child, reached by the mother',
        () => ({ kind: 'users', users: [ids.adam!] }),
        'zuzana',
        '',
      ],
      ['maria', 'a deactivated player: nobody', () => ({ kind: 'users', users: [ids.tomas!] }), '', ''],
    ]
  test.each(table)('the recipients of %s: %s', async (who, _what, audience, reaches, unreachable) => {
    const reached = await recipientsOf(await as(who), audience())
    expect(named(reached.recipients).join(' ')).toBe(reaches)
    expect(reached.unreachable.map((name) => name.split(' ')[0]).join(' ')).toBe(unreachable)
  })
})

describe('reminders of one event', () => {
  test('a reminder of an event out of reach is answered 404, and any reminder of a player', async () => {
    const foreign = await payload.create({
      collection: 'events',
      data: {
        type: 2,
        opponent: 'ŠK Lipová',
        startsAt: new Date(Date.now() + 86_400_000).toISOString(),
        categories: [ids.U9!],
      },
      overrideAccess: true,
    })
    expect(await status(reminderFor(await as('lubos'), foreign.id))).toBe(404)
    expect(await status(reminderFor(await as('jakub'), ids.match!))).toBe(404)
    expect(await status(reminderFor(await as('maria'), randomUUID()))).toBe(404)
    expect(await status(reminderFor(await as('maria'), foreign.id))).toBe(200)
  })

  test("a reminder has a prepared text for the unanswered players of the caller's categories", async () => {
    const { event, draft } = await reminderFor(await as('lubos'), ids.match!)
    expect(event).toMatchObject({ id: ids.match, counts: { event: 2 } })
    expect(draft).toMatchObject({ url: '/auth/player/eventList' })
    expect(draft?.title).toContain('MŠK Biela Skala')
    expect((await reminderFor(await as('maria'), ids.match!)).event?.counts.event).toBe(3)
  })

  test('a reminder of a cancelled event is a note that says why there is none', async () => {
    const event = await payload.create({
      collection: 'events',
      data: {
        type: 2,
        opponent: 'ŠK Lipová',
        startsAt: new Date(Date.now() + 86_400_000).toISOString(),
        categories: [ids.U11!],
        cancelled: { at: new Date().toISOString(), reason: 'búrka' },
      },
      overrideAccess: true,
    })
    expect(await reminderFor(await as('lubos'), event.id)).toEqual({
      note: expect.stringContaining('zrušená'),
    })
  })

  test("the form can choose the reminder's event even after thirty other events", async () => {
    const { event } = await reminderFor(await as('maria'), ids.match!)
    const far = { ...event!, id: randomUUID() }
    const { events } = await composeChoices(await as('maria'), far)
    expect(events.at(-1)).toEqual(far)
  })
})

describe('deliveries', () => {
  test('every recipient gets one delivery, and the sender sees the counts', async () => {
    const id = await sendAndDeliver('lubos', { kind: 'categories', categories: [ids.U11!] })
    expect(await deliveriesOf(id)).toEqual(['nina', 'zuzana'])
    const sent = await sentById(await as('lubos'), id)
    expect(sent).toMatchObject({ counts: { recipients: 2, unreachable: 1, seen: 0 }, categories: ['U11'] })
    expect(sent.sentAt).not.toBeNull()
  })

  test('three workers at once and one after a partial run deliver and mail to everybody exactly once', async () => {
    const req = await as('maria')
    const { id } = await payload.create({
      collection: 'notifications',
      data: {
        title: 'Súbežne',
        body: 'Raz a dosť.',
        kind: 'message',
        channels: ['inbox', 'email'],
        audience: { kind: 'all' },
        sentBy: ids.maria,
      },
      overrideAccess: true,
    })
    await payload.db.create({
      collection: 'deliveries',
      data: {
        id: randomUUID(),
        notification: id,
        user: ids.jana,
        channel: 'inbox',
        state: 'sent',
        attempts: 1,
      },
    })
    await Promise.all([1, 2, 3].map(async () => deliver(await request(payload), id)))
    await deliver(req, id)
    const everybody = ['jakub', 'jana', 'lubos', 'maria', 'nina', 'peter', 'robert', 'zuzana']
    expect(await deliveriesOf(id)).toEqual(everybody)
    expect(await deliveriesOf(id, 'email')).toEqual(everybody)
    expect((await mailRecipients(everybody.length)).sort()).toEqual(everybody)
    // Every mail is from the club, can be unsubscribed, and has an id of its own.
    const texts = await mailTexts(everybody.length)
    expect(texts.filter((text) => !/^TJ Hviezda <[^<>@]+@[^<>@]+>$/.test(headerOf(text, 'From')))).toEqual([])
    // Each person's own address that unsubscribes, and the club's.
    for (const text of texts)
      expect(headerOf(text, 'List-Unsubscribe')).toMatch(
        /^<http:\S+\/api\/email\/unsubscribe\?token=\S+>, <mailto:klub@hviezda\.test\?subject=\S+>$/,
      )
    expect(new Set(texts.map((text) => headerOf(text, 'Message-ID'))).size).toBe(everybody.length)
  })

  test('the database refuses a second delivery to the same person', async () => {
    const id = await sendAndDeliver('maria', { kind: 'users', users: [ids.jana!] })
    const again = payload.db.create({
      collection: 'deliveries',
      data: { id: randomUUID(), notification: id, user: ids.jana, channel: 'inbox', state: 'sent' },
    })
    await expect(again).rejects.toThrow()
  })

  test('a notification sent three times, also at once, is one notification', async () => {
    const twice = draft({ kind: 'categories', categories: [ids.U13!] })
    const [first, second] = await Promise.all([
      sendNotification(await as('maria'), twice),
      sendNotification(await as('maria'), twice),
    ])
    expect(second.id).toBe(first.id)
    expect((await sendNotification(await as('maria'), twice)).id).toBe(first.id)
    await waitUntilDelivered(first.id)
    expect(await deliveriesOf(first.id)).toEqual(['jakub', 'jana', 'nina', 'peter'])
  })

  test('the operation of a sent notification with other words or people is refused', async () => {
    const sent = draft({ kind: 'categories', categories: [ids.U13!] }, { url: '/news', channels: ['email'] })
    const { id } = await sendNotification(await as('maria'), sent)
    for (const other of [
      { title: 'Iný' },
      { url: '/matches' },
      { urgent: true },
      { channels: [] },
      { audience: { kind: 'categories', categories: [ids.U11!] } as Audience },
    ])
      await expect(sendNotification(await as('maria'), { ...sent, ...other })).rejects.toMatchObject({
        status: 409,
      })
    expect((await sendNotification(await as('maria'), sent)).id).toBe(id)
    await waitUntilDelivered(id)
  })

  test('an operation is plain characters; an empty address is none, and a role named twice counts once', async () => {
    const maria = await apiAs(payload, 'maria@zelenadolina.test')
    const audience = { kind: 'roles', roles: ['admin', 'admin'] } as Audience
    for (const operation of ['12345678\ud800', '12345678\0', ' '.repeat(8), 'krátka', 'a'.repeat(65)]) {
      const { status, body } = await maria('POST', '/notifications', { ...draft(audience), operation })
      expect([status, body]).toMatchObject([400, { errors: [{ field: 'operation' }] }])
    }
    const { status, body } = await maria<{ notification: { id: string } }>(
      'POST',
      '/notifications',
      draft(audience, { url: '' }),
    )
    expect([status, body]).toMatchObject([200, { notification: { url: null } }])
    const { id } = body.notification
    const row = await payload.findByID({ collection: 'notifications', id, overrideAccess: true })
    expect(row).toMatchObject({ url: null, audience: { roles: ['admin'] } })
    await waitUntilDelivered(id)
  })

  test('a scheduled notification waits, and can be withdrawn until it is sent', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
    const planned = await sendNotification(
      await as('lubos'),
      draft({ kind: 'categories', categories: [ids.U11!] }, { scheduledAt: tomorrow }),
    )
    await deliverDue(payload)
    expect(await deliveriesOf(planned.id)).toEqual([])
    expect(await status(withdrawNotification(await as('robert'), planned.id))).toBe(404)
    await withdrawNotification(await as('lubos'), planned.id)
    const sent = await sendAndDeliver('lubos', { kind: 'categories', categories: [ids.U11!] })
    expect(await status(withdrawNotification(await as('lubos'), sent))).toBe(409)
  })

  test('a notification of a sender deactivated meanwhile is delivered to nobody', async () => {
    const { id } = await payload.create({
      collection: 'notifications',
      data: {
        title: 'Neskoro',
        body: 'Odosielateľ už nie je v klube.',
        kind: 'message',
        channels: ['inbox'],
        audience: { kind: 'all' },
        sentBy: ids.katka,
      },
      overrideAccess: true,
    })
    await deliver(await request(payload), id)
    expect(await deliveriesOf(id)).toEqual([])
  })
})

describe('inboxes and histories', () => {
  test("the inbox contains what the user received and nothing else, with the sender's name", async () => {
    const id = await sendAndDeliver('lubos', { kind: 'users', users: [ids.adam!] })
    const zuzana = await inboxPage(await as('zuzana'))
    expect(zuzana.inbox[0]).toMatchObject({ id, from: 'Lubos Skúšobný', seenAt: null })
    expect((await inboxPage(await as('jana'))).inbox.map((row) => row.id)).not.toContain(id)
  })

  test('only the recipient marks a notification as seen, and marking it twice counts once', async () => {
    const id = await sendAndDeliver('lubos', { kind: 'users', users: [ids.adam!] })
    expect(await status(markSeen(await as('jana'), id))).toBe(404)
    expect(await status(markSeen(await as('zuzana'), randomUUID()))).toBe(404)
    const before = await unseenCount(await as('zuzana'))
    await markSeen(await as('zuzana'), id)
    await markSeen(await as('zuzana'), id)
    expect(await unseenCount(await as('zuzana'))).toBe(before - 1)
    expect((await sentById(await as('lubos'), id)).counts.seen).toBe(1)
    await markSeen(await as('zuzana'))
    expect(await unseenCount(await as('zuzana'))).toBe(0)
  })

  test("a trainer's history contains their own notifications, not a colleague's", async () => {
    const id = await sendAndDeliver('robert', { kind: 'categories', categories: [ids.U13!] })
    expect((await sentPage(await as('robert'))).notifications.map((row) => row.id)).toContain(id)
    expect((await sentPage(await as('lubos'))).notifications.map((row) => row.id)).not.toContain(id)
    expect(await status(sentById(await as('lubos'), id))).toBe(404)
  })

  test('a row of the history equals the single notification, with its categories by name', async () => {
    const id = await sendAndDeliver('maria', { kind: 'categories', categories: [ids.U13!, ids.U9!] })
    const { notifications } = await sentPage(await as('maria'))
    const row = notifications.find((each) => each.id === id)
    expect(row).toMatchObject({ sentBy: 'Maria Skúšobný', categories: ['U13', 'U9'], channels: ['inbox'] })
    expect(await sentById(await as('maria'), id)).toEqual(row)
  })

  test('a deleted notification is in no inbox', async () => {
    const id = await sendAndDeliver('lubos', { kind: 'users', users: [ids.adam!] })
    const own = async () => (await inboxPage(await as('zuzana'))).inbox.map((row) => row.id)
    expect(await own()).toContain(id)
    await payload.db.deleteOne({ collection: 'notifications', where: { id: { equals: id } } })
    expect(await own()).not.toContain(id)
  })

  // Statements are counted at SQLite's client.
  ;(databaseUnderTest === 'sqlite' ? test : test.skip)(
    'neither the history nor the inbox reads accounts',
    async () => {
      await sendAndDeliver('lubos', { kind: 'users', users: [ids.adam!] })
      const [lubos, zuzana] = [await as('lubos'), await as('zuzana')]
      const statements = await statementsOf(payload, () => Promise.all([sentPage(lubos), inboxPage(zuzana)]))
      expect(statements.length).toBeGreaterThan(0)
      expect(statements.filter(({ sql }) => /"email".* from "users"/s.test(sql))).toEqual([])
    },
  )
})

describe("trainers' notifications", () => {
  const own = () => ({ kind: 'categories', categories: [ids.U13!] }) as Audience

  test("a trainer's notification links only to pages of the club, an admin's to other sites too", async () => {
    const foreign = { url: 'https://zly.test/prihlasenie' }
    const refused = sendNotification(await as('robert'), draft(own(), foreign))
    await expect(refused).rejects.toMatchObject({ status: 400, problems: [{ field: 'url' }] })
    expect(await status(sendNotification(await as('robert'), draft(own(), { url: '/news' })))).toBe(200)
    expect(await status(sendNotification(await as('maria'), draft(own(), foreign)))).toBe(200)
  })

  test('a trainer sends at most twenty notifications an hour, and a repeated request does not count', async () => {
    messageLimit.reset()
    for (let i = 0; i < 19; i += 1) await messageLimit.take(ids.robert!)
    const last = draft(own())
    expect(await status(sendNotification(await as('robert'), last))).toBe(200)
    expect(await status(sendNotification(await as('robert'), draft(own())))).toBe(429)
    expect(await status(sendNotification(await as('robert'), last))).toBe(200)
    expect(await status(sendNotification(await as('maria'), draft(own())))).toBe(200)
    messageLimit.reset()
  })
})

describe('limits for each sender', () => {
  const to = () => ({ kind: 'categories', categories: [ids.U13!] }) as Audience

  test('an administrator sends at most a hundred notifications an hour; another one is not held up by it', async () => {
    officeMessageLimit.reset()
    messageLimit.reset()
    for (let i = 0; i < 99; i += 1) await officeMessageLimit.take(ids.maria!)
    const last = draft(to())
    expect(await status(sendNotification(await as('maria'), last))).toBe(200)
    expect(await status(sendNotification(await as('maria'), draft(to())))).toBe(429)
    expect(await status(sendNotification(await as('maria'), last))).toBe(200)
    expect(await status(sendNotification(await as('robert'), draft(to())))).toBe(200)
    officeMessageLimit.reset()
    expect(await status(sendNotification(await as('maria'), draft(to())))).toBe(200)
  })

  test('what is refused for another reason does not count', async () => {
    messageLimit.reset()
    for (let i = 0; i < 19; i += 1) await messageLimit.take(ids.robert!)
    const nobody = draft({ kind: 'categories', categories: [] } as Audience)
    for (let i = 0; i < 3; i += 1)
      expect(await status(sendNotification(await as('robert'), nobody))).toBe(400)
    expect(await status(sendNotification(await as('robert'), draft(to())))).toBe(200)
    messageLimit.reset()
  })

  test('failed copies are tried again at most thirty times an hour', async () => {
    retryLimit.reset()
    const { id } = await sendNotification(await as('robert'), draft(to()))
    for (let i = 0; i < 29; i += 1) await retryLimit.take(ids.robert!)
    expect(await status(retryFailed(await as('robert'), id))).toBe(200)
    expect(await status(retryFailed(await as('robert'), id))).toBe(429)
    expect(await status(retryFailed(await as('maria'), id))).toBe(200)
    for (const limit of [retryLimit, messageLimit]) limit.reset()
  })
})

test('an account’s own security is in nobody’s list of sent ones', async () => {
  const id = randomUUID()
  await payload.db.create({
    collection: 'notifications',
    data: {
      id,
      title: 'Heslo k účtu bolo zmenené',
      body: 'Účet: jana.',
      kind: 'account',
      automatic: true,
      audience: { kind: 'users', users: [ids.jana] },
      channels: ['inbox', 'push'],
    },
  })
  expect((await sentPage(await as('maria'))).notifications.map((each) => each.id)).not.toContain(id)
  expect(await status(sentById(await as('maria'), id))).toBe(404)
})
