import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest, Where } from 'payload'
import { cancelEvent, createEvent, resumeEvent, updateEvent } from '@/features/events/commands'
import { createSeries } from '@/features/events/series/commands'
import { cancelFollowing } from '@/features/events/series-changes/commands'
import { markSeen } from '@/features/notifications/commands'
import type { Copy, Outcome } from '@/features/notifications/copies/channel'
import { deliver } from '@/features/notifications/deliveries/commands'
import { inboxPage } from '@/features/notifications/inbox/queries'
import type { CopyChannel } from '@/features/notifications/labels'
import { tellDue } from '@/features/notifications/notices/commands'
import { HOLD_MS, URGENT_HOLD_MS } from '@/features/notifications/notices/rules'
import { OUTDATED } from '@/features/notifications/outdated/labels'
import { sendDue } from '@/features/notifications/sending/commands'
import { TELLERS } from '@/features/notifications/telling/service'
import { addDays, dayOf, momentAt, timeOf } from '@/lib/dates'
import { inTransaction } from '@/lib/transaction'
import type { Delivery, Notification } from '@/payload-types'
import { setUpAcademy } from '../support/academy'
import { request, requestAs } from '../support/request'

// A second change after the first was told: what families read then, and that nothing beside it says something else.

const academy = setUpAcademy()
const ids: Record<string, string> = {}
let payload: Payload

const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)

beforeAll(async () => {
  payload = academy.payload
  const create = async (collection: 'categories' | 'users', name: string, data: object) => {
    ids[name] = (await payload.create({ collection, data: data as never, overrideAccess: true })).id
  }
  await create('categories', 'U11', { name: 'U11', order: 1 })
  await create('categories', 'U9', { name: 'U9', order: 2 })
  const user = (name: string, data: object) =>
    create('users', name, {
      firstName: name,
      lastName: 'Skúšobný',
      username: name,
      role: 'player',
      password: 'Ukazka-2026!',
      // At any hour of the night the suite runs in.
      quietHours: { from: '00:00', to: '00:00' },
      ...data,
    })
  const player = { playing: true, birthDate: '2016-05-05' }
  await user('adam', { ...player, category: ids.U11 })
  await user('eva', { ...player, category: ids.U9 })
  await user('filip', { ...player, category: ids.U11 })
  for (const name of ['adam', 'eva', 'filip'])
    await payload.db.updateOne({ collection: 'users', id: ids[name]!, data: { hash: null, salt: null } })
  const parent = (name: string, children: readonly string[]) =>
    user(name, {
      email: `${name}@klub.test`,
      playing: false,
      children: children.map((child) => ({ player: ids[child], relation: 'mother', right: 'full' })),
    })
  await parent('jana', ['adam', 'eva'])
  await parent('peter', ['filip'])
  await create('users', 'maria', {
    firstName: 'Mária',
    lastName: 'Sedláková',
    role: 'admin',
    playing: false,
    email: 'maria@klub.test',
    password: 'Ukazka-2026!',
  })
}, 120_000)
beforeEach(async () => {
  const made = ['deliveries', 'notifications', 'notices', 'payload-jobs', 'participants', 'events'] as const
  for (const collection of made) await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
})

/** The days until the next afternoon that is urgent at any hour the suite runs in. */
const SOON = timeOf(new Date()) < '14:00' ? 0 : 1
const inDays = (days: number, time: string) => momentAt(addDays(dayOf(new Date()), days), time).toISOString()
const training = async (days: number, more: object = {}): Promise<string> => {
  const data = { type: 0 as const, categories: [ids.U11!], startsAt: inDays(days, '17:00'), place: 'Ihrisko' }
  return (await createEvent(await as('maria'), { ...data, ...more })).id
}
/** Such a training, of which families know. */
const known = async (days: number, more: object = {}): Promise<string> => {
  const id = await training(days, more)
  for (const collection of ['notices', 'notifications', 'deliveries'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  return id
}
const change = async (id: string, changes: object) =>
  updateEvent(await as('maria'), id, undefined, changes as never)
/** Tells what is due so long from now and delivers it. Its jobs go in the same transaction: the tests send the copies. */
const tell = async (afterMs = URGENT_HOLD_MS) => {
  const req = await request(payload)
  await inTransaction(req, async () => {
    await tellDue(req, TELLERS, new Date(Date.now() + afterMs))
    const where = { sentAt: { exists: false } }
    const told = { collection: 'notifications', where, sort: 'createdAt', pagination: false } as const
    for (const { id } of (await payload.db.find<Notification>({ ...told, limit: 0, req })).docs)
      await deliver(req, id)
    await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } }, req })
  })
}
/** The copies a channel gets that keeps them. */
const send = async (name: CopyChannel, outcome: Outcome = { state: 'sent' }): Promise<Copy[]> => {
  const sent: Copy[] = []
  const channel = {
    send: (_req: PayloadRequest, copy: Copy) => {
      sent.push(copy)
      return Promise.resolve(outcome)
    },
  }
  await sendDue(await request(payload), { name, channel, atOnce: 2 })
  return sent
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const inbox = async (name: string) => {
  const { inbox: rows, unseen, page } = await inboxPage(await as(name))
  const read = rows.map(({ title, body }) => ({ title: plain(title), body: plain(body) }))
  return { read, titles: read.map(({ title }) => title.split(':')[0]), unseen, total: page.total }
}
const rowsOf = async (channel: Delivery['channel']): Promise<Delivery[]> =>
  (
    await payload.db.find<Delivery>({
      collection: 'deliveries',
      where: { channel: { equals: channel } },
      sort: 'createdAt',
      pagination: false,
      limit: 0,
    })
  ).docs

describe('a training that is near', () => {
  test('moved, told, and moved again: the second says what holds against what was told, and stands alone', async () => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(SOON, '16:30'), place: 'Hala' })
    await tell()
    const first = [...(await send('push')), ...(await send('email'))]
    expect(first).toHaveLength(4)
    await change(id, { startsAt: inDays(SOON, '17:15') })
    await tell(URGENT_HOLD_MS - 5000)
    expect(await send('push')).toEqual([])
    await tell()
    for (const name of ['jana', 'peter']) {
      const { read, unseen, total } = await inbox(name)
      expect([read.length, unseen, total]).toEqual([1, 1, 1])
      expect(read[0]!.body).toMatch(/^Začiatok o 17:15 namiesto 16:30\. Pôvodne: \S+ \d+\. \d+\. o 17:00\./)
      expect(read[0]!.body).toContain('Miesto: Hala (predtým Ihrisko).')
      expect(read[0]!.body).toMatch(/Platí namiesto správy odoslanej \d+\. \d+\. o \d\d:\d\d\./)
    }
    const second = [...(await send('push')), ...(await send('email'))]
    expect(second).toHaveLength(4)
    expect(new Set([...first, ...second].map(({ tag }) => tag))).toEqual(new Set([`changes:${id}`]))
    expect(second.every(({ urgent, items }) => urgent && items.length === 1)).toBe(true)
    expect(second.every(({ items }) => items[0]!.body.includes('Platí namiesto správy'))).toBe(true)
    await tell(HOLD_MS)
    expect([...(await send('push')), ...(await send('email'))]).toEqual([])
  })

  test('moved and cancelled: what was read stays, the cancelling is of the time families were told', async () => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(SOON, '16:30') })
    await tell()
    await markSeen(await as('jana'))
    await cancelEvent(await as('maria'), id, 'búrka')
    await tell()
    expect((await inbox('jana')).titles).toEqual(['Zrušené', 'Zmena'])
    expect((await inbox('jana')).unseen).toBe(1)
    const { read } = await inbox('peter')
    expect(read).toHaveLength(1)
    expect(read[0]!.title).toMatch(/^Zrušené: Tréning U11, \S+ \d+\. \d+\. o 16:30$/)
    expect(read[0]!.body).toMatch(/Začiatok o 16:30 namiesto 17:00\.|Platí namiesto správy odoslanej/)
  })

  test('moved and cancelled before anything was told is cancelled at the time families know', async () => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(SOON, '16:30') })
    await cancelEvent(await as('maria'), id, '')
    await tell()
    expect((await inbox('peter')).read.map(({ title }) => /o 17:00$/.test(title))).toEqual([true])
  })

  test('cancelled and resumed at another time: the resuming says so', async () => {
    const id = await known(SOON)
    await cancelEvent(await as('maria'), id, '')
    await tell()
    await resumeEvent(await as('maria'), id)
    await change(id, { startsAt: inDays(SOON, '18:00') })
    await tell()
    const { read, titles } = await inbox('peter')
    expect(titles).toEqual(['Koná sa'])
    expect(read[0]!.body).toMatch(/^Zrušenie už neplatí\. Začiatok o 18:00 namiesto 17:00\./)
    expect(read[0]!.body).toContain('Platí namiesto správy')
  })

  test('moved and put back in ten minutes: families who were told 16:30 are told 17:00', async () => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(SOON, '16:30') })
    await tell()
    await change(id, { startsAt: inDays(SOON, '17:00') })
    await tell()
    const { read } = await inbox('peter')
    expect(read.map(({ body }) => body.split('\n')[0])).toEqual(['Začiatok o 17:00 namiesto 16:30.'])
  })
})

describe('copies of the first', () => {
  test('that could not be sent yet are not sent after the second', async () => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(SOON, '16:30') })
    await tell()
    await send('email', { state: 'later', reason: 'x', afterMs: 0 })
    await payload.db.updateMany({
      collection: 'deliveries',
      where: { state: { equals: 'waiting' } },
      data: { dueAt: new Date(Date.now() - 1000).toISOString() },
      returning: false,
    })
    await change(id, { startsAt: inDays(SOON, '17:15') })
    await tell()
    const sent = await send('email')
    expect(sent.map(({ items }) => items.map(({ body }) => plain(body).split('.')[0]))).toEqual([
      ['Začiatok o 17:15 namiesto 16:30'],
      ['Začiatok o 17:15 namiesto 16:30'],
    ])
    const ended = (await rowsOf('email')).map(({ state, reason }) => [state, reason ?? null])
    expect(ended.sort()).toEqual([
      ['gone', OUTDATED.replaced],
      ['gone', OUTDATED.replaced],
      ['sent', null],
      ['sent', null],
    ])
  })

  test.each([
    ['waits until the morning', 8 * 3_600_000, [true, true]],
    ['is due as well', 0, [false, false]],
  ])('that are urgent: a second that is not, and %s', async (_what, waitMs, urgent) => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(8, '17:00') })
    await tell()
    await change(id, { startsAt: inDays(8, '18:00') })
    await tell(HOLD_MS)
    if (waitMs > 0)
      await payload.db.updateMany({
        collection: 'deliveries',
        where: { and: [{ urgent: { equals: false } }, { channel: { equals: 'push' } }] },
        data: { dueAt: new Date(Date.now() + waitMs).toISOString() },
        returning: false,
      })
    expect((await send('push')).map((copy) => copy.urgent)).toEqual(urgent)
    const { read, titles } = await inbox('peter')
    expect(titles).toEqual(['Zmena'])
    expect(read[0]!.body).toMatch(/Pôvodne: \S+ \d+\. \d+\. o 17:00\./)
  })
})

describe('nobody is forgotten', () => {
  test('whoever is not told of the second keeps the first', async () => {
    const id = await known(SOON)
    await change(id, { startsAt: inDays(SOON, '16:30') })
    await tell()
    const where: Where = { and: [{ event: { equals: id } }, { player: { equals: ids.filip } }] }
    await payload.db.deleteMany({ collection: 'participants', where })
    await change(id, { startsAt: inDays(SOON, '17:15') })
    await tell()
    expect((await inbox('peter')).read.map(({ body }) => body.slice(0, 16))).toEqual(['Začiatok o 16:30'])
    expect((await inbox('jana')).read.map(({ body }) => body.slice(0, 16))).toEqual(['Začiatok o 17:15'])
  })

  test('what one act tells of an event stands beside each other', async () => {
    const id = await known(14)
    await change(id, { categories: [ids.U11!, ids.U9!], place: 'Hala' })
    await tell(HOLD_MS)
    expect((await inbox('jana')).titles.sort()).toEqual(['Nová udalosť', 'Zmena'])
    expect((await inbox('peter')).titles).toEqual(['Zmena'])
  })

  test('a first that is delivered after the second is not put before it', async () => {
    const id = await known(SOON)
    const base = {
      kind: 'changes' as const,
      body: 'x',
      channels: ['inbox' as const],
      audience: { kind: 'users' as const, users: [ids.adam!, ids.filip!] },
      automatic: true,
      event: id,
      events: [id],
    }
    const message = async (title: string, agoMs: number) => {
      const createdAt = new Date(Date.now() - agoMs).toISOString()
      const own = randomUUID()
      await payload.db.create({
        collection: 'notifications',
        data: { id: own, title, ...base, createdAt },
        returning: false,
      })
      return own
    }
    const [older, newer] = [await message('Prvá', 60_000), await message('Druhá', 1000)]
    await deliver(await request(payload), newer)
    await deliver(await request(payload), older)
    expect((await inbox('jana')).titles).toEqual(['Druhá'])
    // Delivered again, as by a job that was killed, nothing is different.
    await payload.db.updateMany({
      collection: 'notifications',
      where: { id: { exists: true } },
      data: { sentAt: null },
      returning: false,
    })
    await deliver(await request(payload), older)
    await deliver(await request(payload), newer)
    expect([(await inbox('jana')).titles, (await inbox('peter')).titles]).toEqual([['Druhá'], ['Druhá']])
    expect(await rowsOf('inbox')).toHaveLength(4)
  })
})

describe('several events', () => {
  test('of a message about many one is resumed: the many stay; a message about many takes the place of one', async () => {
    const { event } = await createSeries(
      await as('maria'),
      { type: 0, categories: [ids.U11!], startsAt: inDays(10, '17:00') },
      { every: 1, until: dayOf(inDays(38, '17:00')), skipBreaks: false },
    )
    await payload.db.deleteMany({ collection: 'notices', where: { id: { exists: true } } })
    await change(event.id, { place: 'Hala' })
    await tell(HOLD_MS)
    expect((await inbox('peter')).titles).toEqual(['Zmena'])
    await cancelFollowing(await as('maria'), event.id, '')
    await tell(HOLD_MS)
    const many = await inbox('peter')
    expect(many.titles).toEqual(['Zrušené'])
    expect(many.read[0]!.body).toContain('Platí namiesto skorších správ o týchto udalostiach.')
    await resumeEvent(await as('maria'), event.id)
    await tell(HOLD_MS)
    expect((await inbox('peter')).titles).toEqual(['Koná sa', 'Zrušené'])
    expect((await inbox('peter')).read[0]!.body).toContain('Platí namiesto správy odoslanej')
  })

  test('a new one that is changed before it was read is told with its note', async () => {
    const id = await training(14, { note: 'Vezmite si dresy.' })
    await tell(HOLD_MS)
    expect((await inbox('peter')).titles).toEqual(['Nová udalosť'])
    await change(id, { startsAt: inDays(14, '16:00') })
    await tell(HOLD_MS)
    const { read, titles } = await inbox('peter')
    expect(titles).toEqual(['Zmena'])
    expect(read[0]!.body).toContain('Vezmite si dresy.')
  })
})
