import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { cancelEvent, createEvent, resumeEvent, updateEvent } from '@/features/events/commands'
import { createSeries } from '@/features/events/series/commands'
import { cancelFollowing } from '@/features/events/series-changes/commands'
import { changeChoices } from '@/features/notifications/choices/commands'
import { copyQueue } from '@/features/notifications/copies/commands'
import { tellDue } from '@/features/notifications/notices/commands'
import { HOLD_MS, LONGEST_HOLD_MS, URGENT_HOLD_MS } from '@/features/notifications/notices/rules'
import { missedBy } from '@/features/notifications/reached/queries'
import { retryFailed } from '@/features/notifications/reached/commands'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { nominate } from '@/features/participants/nomination/commands'
import { asActed } from '@/fields/quiet-act'
import { addDays, dayOf, momentAt, timeOf } from '@/lib/dates'
import { runQueue } from '@/lib/jobs'
import type { Delivery, Notification, User } from '@/payload-types'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { fakeMailServer } from '../support/fake-mail-server'
import { request } from '../support/request'
import { smtpSink } from '../support/smtp-sink'
import { sized } from '../support/size'

// What happens is told by itself: whom, when, how often, and as what.

/** A thousand are measured on production servers: `npm run messages`. */
const FAMILIES = sized(30, 200)
const academy = setUpAcademy()
let payload: Payload
let sink: Awaited<ReturnType<typeof smtpSink>>
let category: string
let admin: User
const children: string[] = []
const parents: string[] = []

const asAdmin = (): Promise<PayloadRequest> => request(payload, { ...admin, collection: 'users' })
const create = async (collection: 'categories' | 'users', data: object) =>
  (await payload.create({ collection, data: data as never, overrideAccess: true })) as { id: string }

beforeAll(async () => {
  payload = academy.payload
  sink = await smtpSink()
  process.env.SMTP_URL = sink.url
  category = (await create('categories', { name: 'U11', order: 1 })).id
  admin = (await create('users', {
    firstName: 'Mária',
    lastName: 'Sedláková',
    role: 'admin',
    playing: false,
    email: 'maria@klub.test',
    password: 'Ukazka-2026!',
  })) as User
  const person = { role: 'player', active: true }
  const req = await request(payload)
  const players = Array.from({ length: FAMILIES }, (_, at) => ({
    id: randomUUID() as string,
    ...person,
    firstName: `Hráč${at}`,
    lastName: 'Skúšobný',
    name: `Hráč${at} Skúšobný`,
    username: `hrac${at}`,
    playing: true,
    category,
    birthDate: '2016-05-05',
  }))
  await insertRows(req, 'users', players)
  for (const [at, { id }] of players.entries()) {
    const parent = randomUUID()
    await payload.db.create({
      collection: 'users',
      data: {
        id: parent,
        ...person,
        firstName: `Rodič${at}`,
        lastName: 'Skúšobný',
        name: `Rodič${at} Skúšobný`,
        username: `rodic${at}`,
        email: `rodic${at}@klub.test`,
        playing: false,
        children: [{ id: randomUUID(), player: id, relation: 'mother', right: 'full' }],
      },
    })
    children.push(id)
    parents.push(parent)
  }
}, 120_000)
afterAll(async () => {
  delete process.env.SMTP_URL
  await sink?.stop()
})

/** The days until the next 17:00 that is urgent at any hour the suite runs in. */
const SOON = timeOf(new Date()) < '14:00' ? 0 : 1
const inDays = (days: number, time = '17:00') =>
  momentAt(addDays(dayOf(new Date()), days), time).toISOString()
const training = async (days: number, more: object = {}) => {
  const event = await createEvent(await asAdmin(), {
    type: 0,
    categories: [category],
    startsAt: inDays(days),
    place: 'Umelá tráva',
    ...more,
  })
  return event.id
}

/** A training near enough for its changes to be urgent, at whatever time of the day the test runs. */
const trainingSoon = () => training(1, { startsAt: new Date(Date.now() + 20 * 3_600_000).toISOString() })

/** Tells what is due so long from now, delivers it, and sends the copies that are due. */
async function tell(afterMs: number): Promise<void> {
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + afterMs))
  await deliverDue(payload)
  for (const channel of ['push', 'email'] as const) await runQueue(payload, copyQueue(channel))
}
const LATER = LONGEST_HOLD_MS + 1000

const forget = async () => {
  for (const collection of ['deliveries', 'notifications', 'notices', 'payload-jobs'] as const)
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  sink.mails.length = 0
}
const told = async (): Promise<Notification[]> =>
  (
    await payload.find({
      collection: 'notifications',
      sort: 'createdAt',
      depth: 0,
      pagination: false,
      joins: false,
      overrideAccess: true,
    })
  ).docs
const deliveries = async (channel: Delivery['channel']): Promise<Delivery[]> =>
  (
    await payload.find({
      collection: 'deliveries',
      where: { channel: { equals: channel } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
  ).docs
const readers = async (channel: Delivery['channel']) =>
  (await deliveries(channel)).map(({ user }) => user as string).sort()

describe('a training of many children', () => {
  test('is cancelled: every family has it once in the inbox, and once by e-mail', async () => {
    const id = await asActed(await asAdmin(), true, () => trainingSoon())
    await forget()
    await cancelEvent(await asAdmin(), id, 'búrka')
    await tell(URGENT_HOLD_MS - 5000)
    expect(await told()).toEqual([])
    const began = Date.now()
    await tell(URGENT_HOLD_MS)
    const seconds = (Date.now() - began) / 1000
    process.stdout.write(
      `told, delivered and mailed to ${FAMILIES} families in ${seconds.toFixed(1)} s (${databaseUnderTest})\n`,
    )
    const [message, ...others] = await told()
    expect(others).toEqual([])
    expect(message).toMatchObject({ kind: 'changes', urgent: true, automatic: true, sentBy: admin.id })
    expect(message?.title).toMatch(/^Zrušené: Tréning U11/)
    expect(message?.body).toContain('Dôvod: búrka.')
    expect(await readers('inbox')).toEqual([...parents].sort())
    expect(sink.mails.map(({ to }) => to).sort()).toEqual(
      parents.map((_, at) => `rodic${at}@klub.test`).sort(),
    )
    await tell(LATER)
    expect(await told()).toHaveLength(1)
    expect(sink.mails).toHaveLength(FAMILIES)
  })

  test('is cancelled by mistake and taken back: nobody hears of it', async () => {
    const id = await trainingSoon()
    await forget()
    await cancelEvent(await asAdmin(), id, '')
    await resumeEvent(await asAdmin(), id)
    await tell(LATER)
    expect(await told()).toEqual([])
  })

  test('is changed twice in ten minutes: one message says both, with what was before', async () => {
    const id = await training(14)
    await forget()
    await updateEvent(await asAdmin(), id, undefined, { place: 'Hala' })
    await tell(HOLD_MS - 60_000)
    await updateEvent(await asAdmin(), id, undefined, { startsAt: inDays(14, '16:30') })
    await tell(HOLD_MS + 60_000)
    const messages = await told()
    expect(messages).toHaveLength(1)
    expect(messages[0]!.body.replaceAll('\u00a0', ' ')).toContain(
      'Začiatok o 16:30 namiesto 17:00. Miesto: Hala (predtým Umelá tráva).',
    )
    expect(messages[0]!.urgent).toBe(false)
  })

  test('is changed while its actor tells nobody: nobody hears of it, not with a later change either', async () => {
    const id = await training(14)
    await forget()
    const quiet = await asAdmin()
    await asActed(quiet, false, () => updateEvent(quiet, id, undefined, { place: 'Hala' }))
    await tell(LATER)
    expect(await told()).toEqual([])
    await updateEvent(await asAdmin(), id, undefined, { meetAt: inDays(14, '16:45') })
    await tell(LATER)
    expect((await told()).map(({ body }) => body.includes('Miesto: Hala'))).toEqual([false])
  })

  test('is new, hidden, past or in the trash: only of the new one anybody hears', async () => {
    await forget()
    await training(3)
    await training(3, { published: false })
    await training(-3)
    const trashed = await training(4)
    await payload.update({
      collection: 'events',
      id: trashed,
      data: { deletedAt: new Date().toISOString() },
      overrideAccess: true,
      req: await asAdmin(),
    })
    await tell(LATER)
    expect((await told()).map(({ kind }) => kind)).toEqual(['events'])
  })
})

test('a series of trainings is told as one, and so is its cancelling', async () => {
  await forget()
  const start = inDays(2)
  const { event, count } = await createSeries(
    await asAdmin(),
    { type: 0, categories: [category], startsAt: start },
    { every: 1, until: addDays(dayOf(start), 28), skipBreaks: false },
  )
  await tell(LATER)
  expect((await told()).map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
    `Nové udalosti: ${count} udalostí, U11`,
  ])
  expect(await readers('inbox')).toHaveLength(FAMILIES)
  await forget()
  await cancelFollowing(await asAdmin(), event.id, 'hala je zatvorená')
  await tell(LATER)
  expect((await told()).map(({ body }) => body.includes('hala je zatvorená'))).toEqual([true])
})

test('nominations are told once after the last change, each family its own; what is taken back is not told', async () => {
  const id = await training(5, { type: 2, opponent: 'ŠK Lipová' })
  await forget()
  const [first, second, third, fourth] = children as [string, string, string, string]
  const squad = (player: string, nomination: 'in' | 'out' | 'substitute' | null) => ({ player, nomination })
  await nominate(await asAdmin(), id, [squad(first, 'in'), squad(second, 'in'), squad(third, 'out')])
  await nominate(await asAdmin(), id, [squad(second, 'substitute'), squad(fourth, 'in')])
  await nominate(await asAdmin(), id, [squad(fourth, null)])
  await tell(HOLD_MS - 60_000)
  expect(await told()).toEqual([])
  await tell(LATER)
  expect((await told()).map(({ title }) => title.split(':')[0]).sort()).toEqual([
    'Mimo nominácie',
    'Náhrada',
    'V nominácii',
  ])
  expect(await readers('inbox')).toEqual([0, 1, 2].map((at) => parents[at]!).sort())
})

describe('copies', () => {
  test('are made of what a person wants: nothing by e-mail that is turned off', async () => {
    const reader = parents[0]!
    const user = await payload.findByID({ collection: 'users', id: reader, depth: 0, overrideAccess: true })
    const own = await request(payload, { ...user, collection: 'users' })
    expect(await changeChoices(own, { off: ['changes.email'] })).toMatchObject({ off: ['changes.email'] })
    const id = await trainingSoon()
    await forget()
    await cancelEvent(await asAdmin(), id, '')
    await tell(LATER)
    expect(await readers('inbox')).toContain(reader)
    expect(await readers('email')).not.toContain(reader)
    expect(await readers('push')).toContain(reader)
    await changeChoices(own, { off: [] })
  })

  test('that a server refuses are named for the sender, who sends them again', async () => {
    const id = await trainingSoon()
    await forget()
    await sink.stop()
    const refusing = await fakeMailServer({ 'klub.test': '550 no such mailbox' })
    process.env.SMTP_URL = refusing.url
    await cancelEvent(await asAdmin(), id, '')
    await tell(LATER)
    const [message] = await told()
    const { missed, total } = await missedBy(await asAdmin(), message!.id)
    expect(total).toBe(FAMILIES)
    expect(missed[0]).toMatchObject({ channel: 'email', state: 'failed' })
    for (const { name } of missed) expect(name).toMatch(/^Rodič\d+ Skúšobný$/)
    sink = await smtpSink()
    process.env.SMTP_URL = sink.url
    expect(await retryFailed(await asAdmin(), message!.id)).toEqual({ count: FAMILIES })
    expect(await retryFailed(await asAdmin(), message!.id)).toEqual({ count: 0 })
    await runQueue(payload, copyQueue('email'))
    expect(sink.mails).toHaveLength(FAMILIES)
    await refusing.stop()
  })
})

const bodies = async () => (await told()).map(({ body }) => body.replaceAll('\u00a0', ' '))
const titles = async () => (await told()).map(({ title }) => title.replaceAll('\u00a0', ' ').split(':')[0])
const readersOf = async (title: string): Promise<string[]> => {
  const message = (await told()).find((each) => each.title.startsWith(title))
  return (await deliveries('inbox'))
    .filter(({ notification }) => notification === message?.id)
    .map(({ user }) => user as string)
    .sort()
}

describe('an event that ends for somebody', () => {
  test('a category taken off: its families are told so, who answered too, and nothing else', async () => {
    const other = (await create('categories', { name: 'U9', order: 2 })).id
    const [moved, ...rest] = children as [string, ...string[]]
    await payload.update({
      collection: 'users',
      id: moved,
      data: { category: other },
      overrideAccess: true,
    })
    const id = await training(14, { categories: [category, other] })
    const answered = rest[0]!
    await payload.db.updateMany({
      collection: 'participants',
      where: { and: [{ event: { equals: id } }, { player: { equals: answered } }] },
      data: { userSubmitted: true, answer: 'yes' },
    })
    await forget()
    await updateEvent(await asAdmin(), id, undefined, { categories: [other], place: 'Hala' })
    await tell(LATER)
    expect((await titles()).sort()).toEqual(['Už sa vás netýka', 'Zmena'])
    expect(await readersOf('Zmena')).toEqual([parents[0]])
    expect(await readersOf('Už sa vás netýka')).toEqual(parents.slice(1).sort())
    const lost = (await told()).find(({ title }) => title.startsWith('Už'))!
    expect([lost.event ?? null, lost.body.includes('Hala')]).toEqual([null, false])
    await payload.update({ collection: 'users', id: moved, data: { category }, overrideAccess: true })
  })

  const trash = async (id: string, deletedAt: string | null) =>
    payload.update({
      collection: 'events',
      id,
      data: { deletedAt },
      trash: true,
      overrideAccess: true,
      req: await asAdmin(),
    })

  test('put into the trash it is cancelled for its families; restored at once nobody hears of it', async () => {
    const id = await trainingSoon()
    await forget()
    await trash(id, new Date().toISOString())
    await trash(id, null)
    await tell(LATER)
    expect(await told()).toEqual([])
    await trash(id, new Date().toISOString())
    await tell(LATER)
    expect(await titles()).toEqual(['Zrušené'])
    expect(await readers('inbox')).toHaveLength(FAMILIES)
    await trash(id, null)
    await tell(LATER)
    expect(await titles()).toEqual(['Zrušené', 'Koná sa'])
  })

  test('deleted for good it is told at once, unless its actor leaves families out or they were told', async () => {
    const remove = async (id: string, notify: boolean) => {
      const req = await asAdmin()
      await asActed(req, notify, () =>
        payload.delete({ collection: 'events', id, trash: true, overrideAccess: true, req }),
      )
    }
    const [loud, quiet, trashed] = [await trainingSoon(), await trainingSoon(), await trainingSoon()]
    await forget()
    await remove(loud, true)
    await remove(quiet, false)
    await tell(LATER)
    expect(await titles()).toEqual(['Zrušené'])
    expect(await readers('inbox')).toHaveLength(FAMILIES)
    await trash(trashed, new Date().toISOString())
    await tell(LATER)
    await remove(trashed, true)
    await tell(LATER)
    expect(await titles()).toEqual(['Zrušené', 'Zrušené'])
  })
})

describe('an event that is hidden', () => {
  test('for a while and shown with another time is told as a change, with what was before', async () => {
    const id = await training(14)
    await forget()
    await updateEvent(await asAdmin(), id, undefined, { published: false })
    await tell(HOLD_MS + 60_000)
    await tell(LATER)
    expect(await told()).toEqual([])
    await updateEvent(await asAdmin(), id, undefined, { published: true, startsAt: inDays(14, '16:30') })
    await tell(HOLD_MS - 60_000)
    expect(await told()).toEqual([])
    await tell(LATER)
    expect(await titles()).toEqual(['Zmena'])
    expect((await bodies())[0]).toContain('Začiatok o 16:30 namiesto 17:00.')
  })

  test('its nominations are told when it is shown, once', async () => {
    const id = await training(14, { type: 2, opponent: 'ŠK Lipová', published: false })
    await forget()
    await nominate(await asAdmin(), id, [{ player: children[0]!, nomination: 'in' }])
    await tell(LATER)
    expect(await told()).toEqual([])
    await updateEvent(await asAdmin(), id, undefined, { published: true })
    await tell(LATER)
    expect((await titles()).sort()).toEqual(['Nová udalosť', 'V nominácii'])
    expect(await readersOf('V nominácii')).toEqual([parents[0]])
    await updateEvent(await asAdmin(), id, undefined, { published: false })
    await updateEvent(await asAdmin(), id, undefined, { published: true })
    await tell(LATER)
    expect(await told()).toHaveLength(2)
  })
})

test('events whose invitations a job still writes are told when they are written', async () => {
  const id = await training(14)
  const input = { events: [id] }
  const data = { taskSlug: 'askInParts', queue: 'invitations', input, totalTried: 0, hasError: false }
  const { id: job } = await payload.db.create({ collection: 'payload-jobs', data })
  await tell(LATER)
  expect((await told()).some(({ event }) => event === id)).toBe(false)
  await payload.db.deleteOne({ collection: 'payload-jobs', where: { id: { equals: job } } })
  await tell(LATER + 60_000)
  expect((await told()).filter(({ event }) => event === id)).toHaveLength(1)
})

test('a change made right before the start is told, though the event begins while it waits', async () => {
  const soon = new Date(Date.now() + 10_000).toISOString()
  const id = await training(SOON, { startsAt: soon })
  await forget()
  await cancelEvent(await asAdmin(), id, 'búrka')
  await tell(URGENT_HOLD_MS + 1000)
  expect((await told()).map(({ urgent, title }) => [urgent, title.startsWith('Zrušené')])).toEqual([
    [true, true],
  ])
  await forget()
  await cancelEvent(await asAdmin(), await training(-1), '')
  await tell(LATER)
  expect(await told()).toEqual([])
})
