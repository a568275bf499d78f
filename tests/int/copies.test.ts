import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, Where } from 'payload'
import { insertRows } from '@/db/insert-rows'
import type { Channel, Copy, Outcome } from '@/features/notifications/copies/channel'
import { claim } from '@/features/notifications/claims/commands'
import { dueSoonWords, newFeeWords, overdueWords } from '@/features/notifications/fee-notices/rules'
import { letGo, renewClaim, storeEnding } from '@/features/notifications/holding/commands'
import { sendDue, sendLeftCopies } from '@/features/notifications/sending/commands'
import { addDays, dayOf } from '@/lib/dates'
import { inTransaction } from '@/lib/transaction'
import type { Delivery, Notification } from '@/payload-types'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { request } from '../support/request'

// Copies between the inbox and a channel: which are still to be sent, who holds them, and that none stays behind.

const academy = setUpAcademy()
const HOUR = 3_600_000
let payload: Payload
const ids: Record<string, string> = {}

beforeAll(async () => {
  payload = academy.payload
  const create = async (collection: 'categories' | 'users', name: string, data: object) => {
    ids[name] = (await payload.create({ collection, data: data as never, overrideAccess: true })).id
  }
  await create('categories', 'U11', { name: 'U11', order: 1 })
  const person = { lastName: 'Skúšobný', role: 'player', password: 'Ukazka-2026!' }
  const child = (name: string) => ({ player: ids[name], relation: 'mother', right: 'full' })
  for (const name of ['adam', 'eva'])
    await create('users', name, {
      ...person,
      firstName: name,
      username: name,
      playing: true,
      category: ids.U11,
    })
  for (const [name, children] of [
    ['jana', ['adam', 'eva']],
    ['peter', ['adam']],
  ] as const)
    await create('users', name, {
      ...person,
      firstName: name,
      username: name,
      email: `${name}@klub.test`,
      playing: false,
      children: children.map(child),
      // At any hour of the night the suite runs in.
      quietHours: { from: '00:00', to: '00:00' },
    })
}, 120_000)
const forget = async () => {
  const made = [
    'deliveries',
    'notifications',
    'payload-jobs',
    'participants',
    'events',
    'memberFees',
  ] as const
  for (const collection of made) await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
}
beforeEach(forget)
afterEach(async () => {
  for (const name of ['jana', 'peter', 'adam', 'eva'])
    await choose(name, { notificationChoices: [], digest: false, feePausedUntil: null })
})

const choose = (name: string, data: object) =>
  payload.update({ collection: 'users', id: ids[name]!, data, overrideAccess: true })

/** A message with a copy to each of these people that is due, and their inbox. */
async function message(
  names: readonly string[],
  more: Partial<Record<keyof Notification, unknown>> = {},
  row: Partial<Delivery> = {},
): Promise<string> {
  const { id } = await payload.db.create({
    collection: 'notifications',
    data: {
      id: randomUUID(),
      title: 'Správa',
      body: 'Text',
      kind: 'message',
      audience: { kind: 'users', users: names.map((name) => ids[name]) },
      channels: ['inbox', 'email'],
      ...more,
    },
  })
  const base = { notification: String(id), urgent: false, attempts: 0 }
  const dueAt = new Date(Date.now() - 1000).toISOString()
  await insertRows(
    await request(payload),
    'deliveries',
    names.flatMap((name) => [
      { ...base, user: ids[name]!, channel: 'inbox', state: 'sent' },
      { ...base, user: ids[name]!, channel: 'email', state: 'waiting', dueAt, ...(row as object) },
    ]),
  )
  return String(id)
}
const copies = async (): Promise<Delivery[]> =>
  (
    await payload.db.find<Delivery>({
      collection: 'deliveries',
      where: { channel: { equals: 'email' } },
      sort: 'createdAt',
      pagination: false,
      limit: 0,
    })
  ).docs
/** „jana sent“ */
const ends = async (): Promise<string[]> =>
  (await copies())
    .map(({ user, state }) => `${Object.keys(ids).find((name) => ids[name] === user)} ${state}`)
    .sort()

/** Sends what is due by a channel that keeps the copies. */
async function send(
  outcome: (copy: Copy) => Outcome | Promise<Outcome> = () => ({ state: 'sent' }),
): Promise<Copy[]> {
  const sent: Copy[] = []
  const channel: Channel = {
    send: (_req, copy) => {
      sent.push(copy)
      return Promise.resolve(outcome(copy))
    },
  }
  await sendDue(await request(payload), { name: 'email', channel, atOnce: 2 })
  return sent
}

describe('what is still to be sent', () => {
  test('not what a person has turned off meanwhile, nor before the evening they have asked for', async () => {
    await message(['jana', 'peter'])
    await choose('jana', { notificationChoices: ['message.email'] })
    await choose('peter', { digest: true })
    const before = dayOf(new Date())
    expect(await send()).toEqual([])
    const isEvening = new Date().toTimeString() >= '19:00'
    expect(await ends()).toEqual(['jana gone', 'peter waiting'])
    const [row] = (await copies()).filter(({ state }) => state === 'waiting')
    expect(dayOf(row!.dueAt!)).toBe(isEvening ? addDays(before, 1) : before)
  })

  test('not what was opened in the inbox, unless it is urgent or was tried', async () => {
    await message(['jana'])
    await message(['jana'], {}, { attempts: 1, copy: randomUUID() })
    await message(['peter'], { urgent: true }, { urgent: true })
    const seenAt = new Date().toISOString()
    const where = { channel: { equals: 'inbox' } }
    await payload.db.updateMany({ collection: 'deliveries', where, data: { seenAt }, returning: false })
    expect(await send()).toHaveLength(2)
    expect(await ends()).toEqual(['jana gone', 'jana sent', 'peter sent'])
  })

  test('what is urgent first, then what was never tried, then what failed, each by the time it was due', async () => {
    const dueAt = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    await message(['jana'], {}, { attempts: 3, copy: randomUUID(), dueAt: dueAt(60) })
    await message(['peter'], {}, { dueAt: dueAt(1) })
    await choose('adam', { email: 'adam@klub.test', quietHours: { from: '00:00', to: '00:00' } })
    await message(['adam'], { urgent: true }, { attempts: 1, urgent: true, dueAt: dueAt(1) })
    const sent: string[] = []
    const channel: Channel = {
      send: (_req, { user }) => {
        sent.push(user.id)
        return Promise.resolve({ state: 'sent' })
      },
    }
    await sendDue(await request(payload), { name: 'email', channel, atOnce: 1 })
    expect(sent).toEqual([ids.adam, ids.peter, ids.jana])
    await choose('adam', { email: null })
  })

  const event = async (startsInHours: number) =>
    (
      await payload.create({
        collection: 'events',
        data: {
          type: 2,
          opponent: 'ŠK Lipová',
          place: 'Malacky',
          categories: [ids.U11!],
          startsAt: new Date(Date.now() + startsInHours * HOUR).toISOString(),
        },
        overrideAccess: true,
      })
    ).id

  test('no reminder of what the family has answered for each of its children', async () => {
    const id = await event(48)
    await message(['jana', 'peter'], { kind: 'reminders', event: id })
    const answer = { userSubmitted: true, answer: 'yes' }
    const where: Where = { and: [{ event: { equals: id } }, { player: { equals: ids.adam } }] }
    await payload.db.updateMany({ collection: 'participants', where, data: answer, returning: false })
    // Jana's other child is silent.
    const [sent, ...others] = await send()
    expect(others).toEqual([])
    expect(sent).toMatchObject({ user: { id: ids.jana }, items: [{ place: 'Malacky', event: id }] })
    expect(await ends()).toEqual(['jana sent', 'peter gone'])
  })

  test('nothing of an event that is over but what somebody writes about it', async () => {
    const id = await event(-3)
    for (const kind of ['events', 'changes', 'nominations', 'reminders'])
      await message(['jana'], { kind, event: id, urgent: true }, { urgent: true })
    await message(['jana'], { kind: 'message', audience: { kind: 'coming', event: id } })
    expect((await send()).map(({ items }) => items.map(({ kind }) => kind))).toEqual([['message']])
  })

  test('of several events: nothing when all are over, and soon when one of them is near', async () => {
    const changes = async (...inHours: number[]) =>
      message(['jana'], { kind: 'changes', events: await Promise.all(inHours.map(event)) })
    await changes(-3, -30)
    expect(await send()).toEqual([])
    expect(await ends()).toEqual(['jana gone'])
    await changes(-3, 480)
    expect(await send()).toHaveLength(1)
    await forget()
    await choose('jana', { digest: true })
    await changes(20, 480)
    await changes(-3, 480)
    // What is near by the next evening does not wait for it.
    expect((await send()).map(({ items }) => items.length)).toEqual([1])
    expect(await ends()).toEqual(['jana sent', 'jana waiting'])
  })

  test('only of one event what is new replaces what a device shows of it', async () => {
    const id = await event(48)
    for (const kind of ['changes', 'nominations'] as const) {
      await message(['jana'], { kind, event: id })
      const [{ tag, id: own }] = (await send()) as [Copy]
      expect(tag).toBe(kind === 'changes' ? `changes:${id}` : own)
    }
  })

  describe('of fees', () => {
    const today = dayOf(new Date())
    const fee = async (player: string, dueDate: string, more: object = {}) =>
      (
        await payload.db.create({
          collection: 'memberFees',
          data: {
            id: randomUUID(),
            player: ids[player],
            period: '2026-11',
            item: 'monthly',
            amount: 3000,
            currency: 'EUR',
            owed: 3000,
            dueDate,
            ...more,
          },
        })
      ).id as string
    const remind = (title: string) => message(['jana', 'peter'], { kind: 'fees', title })

    test('none when the family has paid, reported, been waived or paused; else it comes', async () => {
      const id = await fee('eva', addDays(today, -2))
      await remind(overdueWords().title)
      expect((await send()).map(({ user }) => user.name)).toEqual([expect.stringContaining('jana')])
      const settled = [
        { owed: 0 },
        { waived: true },
        { claimedPaidAt: new Date().toISOString() },
        { deletedAt: new Date().toISOString() },
      ]
      for (const data of settled) {
        await forget()
        await fee('eva', addDays(today, -2), data)
        await remind(overdueWords().title)
        expect(await send()).toEqual([])
      }
      await forget()
      await fee('eva', addDays(today, -2))
      await choose('eva', { feePausedUntil: addDays(today, 20) })
      await remind(overdueWords().title)
      expect(await send()).toEqual([])
      expect(id).toBeTruthy()
    })

    test('of one that is due only that; of a new one always', async () => {
      await fee('eva', addDays(today, -2))
      await remind(dueSoonWords(addDays(today, 2)).title)
      expect(await send()).toEqual([])
      await fee('adam', addDays(today, 2), { period: '2026-12' })
      await remind(dueSoonWords(addDays(today, 2)).title)
      expect(await send()).toHaveLength(2)
      await forget()
      await remind(newFeeWords({ period: '2026-11', item: 'monthly', dueDate: today }).title)
      expect(await send()).toHaveLength(2)
    })
  })
})

describe('none stays behind', () => {
  test('what was not begun waits, and has lost no try', async () => {
    await message(['jana', 'peter'])
    await send(({ user }) =>
      user.id === ids.jana ? { state: 'busy', reason: 'x', afterMs: 1 } : { state: 'later', reason: 'x' },
    )
    const rows = await copies()
    const attempts = Object.fromEntries(rows.map(({ user, attempts: tries }) => [user as string, tries]))
    expect(attempts).toEqual({ [ids.jana!]: 0, [ids.peter!]: 1 })
    await pause(5)
    expect((await send()).map(({ user }) => user.id)).toEqual([ids.jana])
  })

  test('what this process has left without storing its end is sent again, with the same id', async () => {
    await message(['jana'])
    const { copies: first } = await claim(await request(payload), 'email', new Date())
    // In hand it is nobody else's.
    expect(await send()).toEqual([])
    first.forEach(letGo)
    expect((await send()).map(({ id }) => id)).toEqual([first[0]!.id])
    expect(await ends()).toEqual(['jana sent'])
  })

  test('what another process has taken is neither sent nor stored', async () => {
    await message(['jana'])
    const req = await request(payload)
    const { copies: mine } = await claim(req, 'email', new Date())
    const where = { channel: { equals: 'email' } }
    const data = { claimedBy: 'another' }
    await payload.db.updateMany({ collection: 'deliveries', where, data, returning: false })
    expect(await renewClaim(req, mine[0]!)).toBe(databaseUnderTest === 'sqlite')
    await storeEnding(req, mine[0]!, { state: 'failed', reason: 'x', tries: 1 })
    expect(await ends()).toEqual(['jana sending'])
    mine.forEach(letGo)
  })

  // On MongoDB writers do not wait for each other.
  ;(databaseUnderTest === 'sqlite' ? test : test.skip)(
    'while nobody can write for longer than a writer waits, copies are sent once and known to be',
    async () => {
      await message(['jana', 'peter'])
      const other = await request(payload)
      let writing: Promise<void> | undefined
      const sent = await send(async () => {
        writing ??= inTransaction(other, async () => {
          await insertRows(other, 'notices', [
            {
              kind: 'event',
              subject: 'x',
              key: randomUUID(),
              firstAt: new Date().toISOString(),
              dueAt: new Date().toISOString(),
              told: true,
            },
          ])
          await pause(13_000)
          // A transaction that idles for so long is ended.
        }).catch(() => undefined)
        await pause(200)
        return { state: 'sent' }
      })
      await writing
      expect(sent).toHaveLength(2)
      expect(await ends()).toEqual(['jana sent', 'peter sent'])
    },
    60_000,
  )

  test('what is due for minutes and has no job gets one', async () => {
    await message(['jana'], {}, { dueAt: new Date(Date.now() - HOUR).toISOString() })
    const jobs = async () =>
      (await payload.count({ collection: 'payload-jobs', overrideAccess: true })).totalDocs
    await sendLeftCopies(await request(payload))
    expect(await jobs()).toBe(1)
    await send()
    await payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { exists: true } } })
    await sendLeftCopies(await request(payload))
    expect(await jobs()).toBe(0)
  })
})
