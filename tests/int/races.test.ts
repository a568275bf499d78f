import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload } from 'payload'
import { printDatabase } from '../support/academy'
import { SEPTEMBER, setUpClub } from '../support/club'
import { PASSWORD } from '../support/people'
import { sized } from '../support/size'

// Rules that hold over several rows, while two or more write at once. On SQLite writers queue; on MongoDB a document both
// write makes one of them begin again. The whole size tries each more often.
printDatabase('races')

const ROUNDS = sized(3, 20)
const LIMIT_MS = 60_000 + ROUNDS * 6_000
const { academy, ids, api } = setUpClub('maria', 'robert')
let payload: Payload

beforeAll(() => {
  payload = academy.payload
})

const open = { overrideAccess: true, depth: 0 } as const
const rounds = async (round: (at: number) => Promise<void>) => {
  for (let at = 0; at < ROUNDS; at += 1) await round(at)
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

/** A new person, a player of U9 unless `more` says otherwise. */
const person = (more: object = {}) =>
  payload.create({
    collection: 'users',
    data: {
      firstName: 'Nový',
      lastName: `Hráč ${randomUUID().slice(0, 8)}`,
      username: '~',
      password: PASSWORD,
      role: 'player',
      playing: true,
      active: true,
      category: ids.U9,
      ...more,
    } as never,
    ...open,
  })
const training = (category: string) =>
  payload.create({
    collection: 'events',
    data: { type: 0, categories: [category], startsAt: inHours(50) } as never,
    ...open,
  })
const invitations = async (event: string, player: string) =>
  (
    await payload.count({
      collection: 'participants',
      where: { and: [{ event: { equals: event } }, { player: { equals: player } }] },
      overrideAccess: true,
    })
  ).totalDocs

describe('money', () => {
  /** One player for all rounds, without a category and so without invitations. */
  let player: string
  beforeAll(async () => {
    player = (await person({ category: null })).id
  })
  const forget = async () => {
    const ofPlayer = { payments: 'players', memberFees: 'player' } as const
    for (const [collection, field] of Object.entries(ofPlayer))
      await payload.db.deleteMany({
        collection: collection as keyof typeof ofPlayer,
        where: { [field]: { in: [player] } },
      })
  }

  const fee = (period: string) =>
    api.maria<{ memberFee: { id: string } }>('POST', '/memberFees', {
      player,
      period,
      amount: 1000,
      dueDate: `${period}-15`,
    })
  const payment = (batch: string) =>
    api.maria<{ credit: number }>('POST', '/payments', {
      player,
      amount: 1000,
      method: 'cash',
      receivedAt: '2026-11-20',
      batch,
    })

  test(
    'credit is spent once, however many fees are charged at once',
    () =>
      rounds(async () => {
        await forget()
        expect((await payment(randomUUID())).status).toBe(200)
        const made = await Promise.all(
          ['09', '10', '11'].map((month) => fee(`${SEPTEMBER.slice(0, 4)}-${month}`)),
        )
        expect(made.map(({ status }) => status)).toEqual([200, 200, 200])
        const { docs } = await payload.find({
          collection: 'memberFees',
          where: { player: { equals: player } },
          ...open,
        })
        expect(docs.map(({ owed }) => owed).sort()).toEqual([0, 1000, 1000])
      }),
    LIMIT_MS,
  )

  test(
    'a payment sent four times at once is received once',
    () =>
      rounds(async () => {
        await forget()
        const batch = randomUUID()
        const sent = await Promise.all(Array.from({ length: 4 }, () => payment(batch)))
        expect(sent.map(({ status, body }) => [status, body.credit])).toEqual(Array(4).fill([200, 1000]))
        const { docs } = await payload.find({
          collection: 'payments',
          where: { players: { in: [player] } },
          ...open,
        })
        expect(docs.map(({ amount, rest }) => [amount, rest])).toEqual([[1000, 1000]])
      }),
    LIMIT_MS,
  )
})

describe('people', () => {
  test(
    'of two administrators who remove each other at once, one stays',
    async () => {
      await payload
        .update({ collection: 'users', id: ids.maria!, data: { role: 'trainer' }, ...open })
        .catch(() => undefined)
      const both = [
        await person({ role: 'admin', playing: false }),
        await person({ role: 'admin', playing: false }),
      ]
      await payload.update({ collection: 'users', id: ids.maria!, data: { role: 'trainer' }, ...open })
      const set = (id: string, role: 'admin' | 'trainer') =>
        payload.update({ collection: 'users', id, data: { role }, ...open })
      await rounds(async () => {
        const removed = await Promise.allSettled(both.map(({ id }) => set(id, 'trainer')))
        expect(removed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
        const { totalDocs } = await payload.count({
          collection: 'users',
          where: { role: { equals: 'admin' } },
          overrideAccess: true,
        })
        expect(totalDocs).toBe(1)
        for (const { id } of both) await set(id, 'admin')
      })
      await set(ids.maria!, 'admin')
      for (const { id } of both) await set(id, 'trainer')
    },
    LIMIT_MS,
  )

  test(
    'whoever joins a category while an event is made for it is invited, and whoever leaves it is not',
    async () => {
      // They change places in every round.
      let [joins, leaves] = [await person(), await person({ category: ids.U13 })]
      await rounds(async () => {
        const move = (id: string, category: string) =>
          payload.update({ collection: 'users', id, data: { category }, ...open })
        const [event] = await Promise.all([
          training(ids.U13!),
          move(joins.id, ids.U13!),
          move(leaves.id, ids.U9!),
        ])
        expect([await invitations(event.id, joins.id), await invitations(event.id, leaves.id)]).toEqual([
          1, 0,
        ])
        await payload.delete({ collection: 'events', id: event.id, ...open })
        ;[joins, leaves] = [leaves, joins]
      })
    },
    LIMIT_MS,
  )
})

describe('sheets', () => {
  test(
    'one sheet saved four times at once is saved, and nobody is told to try later',
    async () => {
      const event = await payload.create({
        collection: 'events',
        data: { type: 0, categories: [ids.U13], startsAt: inHours(-1), published: true } as never,
        ...open,
      })
      await rounds(async () => {
        await payload.db.deleteMany({ collection: 'attendances', where: { event: { equals: event.id } } })
        const rows = [ids.jakub, ids.filip].map((player) => ({
          player,
          status: 'present',
          operation: randomUUID(),
        }))
        const saved = await Promise.all(
          Array.from({ length: 4 }, () => api.robert('POST', '/attendances', { event: event.id, rows })),
        )
        expect(saved.map(({ status }) => status)).toEqual([200, 200, 200, 200])
        const { totalDocs } = await payload.count({
          collection: 'attendances',
          where: { event: { equals: event.id } },
          overrideAccess: true,
        })
        expect(totalDocs).toBe(2)
      })
    },
    LIMIT_MS,
  )
})
