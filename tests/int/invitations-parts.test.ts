import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { ROWS_PER_TRANSACTION } from '@/features/participants/invitation-jobs/commands'
import { INVITATION_QUEUE } from '@/lib/invitation-queue'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { runQueue } from '@/lib/jobs'
import { request } from '../support/request'
import { setUpClub } from '../support/club'
import { countsDuring } from '../support/counts-during'

// More invitations than one transaction writes.
const PLAYERS = 60
const EVENTS = Math.ceil(ROWS_PER_TRANSACTION / PLAYERS) + 20

const { academy, ids, api } = setUpClub('maria')
let players: string[]

beforeAll(async () => {
  players = Array.from({ length: PLAYERS }, () => randomUUID())
  await insertRows(
    await request(academy.payload),
    'users',
    players.map((id, at) => ({
      id,
      firstName: 'Hráč',
      lastName: `Číslo ${at}`,
      name: `Hráč Číslo ${at}`,
      username: `hrac.cislo${at}`,
      role: 'player',
      playing: true,
      active: true,
      category: ids.U11,
    })),
  )
}, 60_000)

const rowsOf = async (where: object) =>
  (await academy.payload.count({ collection: 'participants', where: where as never, overrideAccess: true }))
    .totalDocs
/** Unfinished jobs, also of a process that died. */
const unfinished: Where = {
  and: [{ queue: { equals: INVITATION_QUEUE } }, { completedAt: { exists: false } }],
}
const jobsLeft = async () =>
  (
    await academy.payload.count({
      collection: 'payload-jobs',
      where: unfinished,
      overrideAccess: true,
    })
  ).totalDocs
const ofSeries = (series: string) => ({ 'event.series': { equals: series } })

/** The number of invitations before and after each commit while `work` runs. */
const invitationsDuring = <Result>(work: () => Promise<Result>) =>
  countsDuring(academy.payload, () => rowsOf({}), work)

let series: string
let invited: number

test('creating a long series invites everybody before it responds, in several transactions', async () => {
  const day = addDays(dayOf(new Date()), 2)
  const before = await rowsOf({})
  const { result, counts } = await invitationsDuring(() =>
    api.maria<{ event: { id: string; series: string }; count: number }>('POST', '/events/series', {
      type: 0,
      categories: [ids.U11],
      startsAt: momentAt(day, '17:00').toISOString(),
      endsAt: momentAt(day, '18:30').toISOString(),
      repeat: {
        every: 1,
        weekdays: [1, 2, 3, 4, 5, 6, 7],
        until: addDays(day, EVENTS - 1),
        skipBreaks: false,
      },
    }),
  )
  const { status, body } = result
  expect([status, body.count]).toEqual([200, EVENTS])
  // The first transaction makes the events and invites nobody; later ones write at most ROWS_PER_TRANSACTION rows.
  expect(counts.slice(0, 2)).toEqual([before, before])
  const written = counts.map((rows, at) => rows - (counts[at - 1] ?? before)).filter((rows) => rows > 0)
  expect(written.length).toBeGreaterThan(1)
  expect(Math.max(...written)).toBeLessThanOrEqual(ROWS_PER_TRANSACTION)
  series = body.event.series
  invited = await rowsOf({ event: { equals: body.event.id } })
  expect(invited).toBeGreaterThanOrEqual(PLAYERS)
  expect(await rowsOf(ofSeries(series))).toBe(invited * EVENTS)
  expect(await jobsLeft()).toBe(0)
})

test('changing a long series updates all its invitations before it responds', async () => {
  const openRows = () => rowsOf({ and: [ofSeries(series), { asksUntil: { exists: true } }] })
  const first = await academy.payload.find({
    collection: 'events',
    where: { series: { equals: series } },
    sort: 'startsAt',
    limit: 1,
    depth: 0,
  })
  const { id, updatedAt } = first.docs[0]!
  expect(await openRows()).toBe(0)
  const change = await api.maria('PATCH', `/events/${id}/following`, { answerRequired: true, updatedAt })
  expect(change.status).toBe(200)
  expect([await openRows(), await jobsLeft()]).toEqual([invited * EVENTS, 0])
  expect((await api.maria('POST', `/events/${id}/following/cancel`, { reason: 'Búrka' })).status).toBe(200)
  expect([await openRows(), await jobsLeft()]).toEqual([0, 0])
  expect((await api.maria('POST', `/events/${id}/following/resume`)).status).toBe(200)
  expect([await openRows(), await jobsLeft()]).toEqual([invited * EVENTS, 0])
})

test('all players of a migration are invited in their new category', async () => {
  const { status, body } = await api.maria<{ migration: { id: string } }>('POST', '/playerMigrations', {
    operation: randomUUID(),
    season: seasonOf(new Date()).label,
    moves: players.map((player) => ({ player, from: ids.U11, outcome: 'moves', to: ids.U13 })),
  })
  expect(status).toBe(200)
  // It waits for them only for some seconds.
  await runQueue(academy.payload, INVITATION_QUEUE)
  expect(await rowsOf(ofSeries(series))).toBe((invited - PLAYERS) * EVENTS)
  expect((await api.maria('POST', `/playerMigrations/${body.migration.id}/undo`)).status).toBe(200)
  await runQueue(academy.payload, INVITATION_QUEUE)
  expect(await rowsOf(ofSeries(series))).toBe(invited * EVENTS)
})

test('invitations that a dead process left undone are made by the next one, once', async () => {
  const { payload } = academy
  const req = await request(payload)
  await payload.db.deleteMany({
    collection: 'participants',
    where: { player: { in: players.slice(0, 40) } },
    req,
  })
  await payload.jobs.queue({
    task: 'askInParts',
    input: { players },
    queue: INVITATION_QUEUE,
    overrideAccess: true,
  })
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: unfinished,
    data: { processing: true, updatedAt: new Date(Date.now() - 20 * 60_000).toISOString() },
  })
  await runQueue(payload, INVITATION_QUEUE)
  expect(await rowsOf(ofSeries(series))).toBe(invited * EVENTS)
  expect(await jobsLeft()).toBe(0)
})
