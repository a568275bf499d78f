import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import type { Where } from 'payload'
import { updateRows } from '@/db/update-rows'
import { INVITATION_QUEUE } from '@/lib/invitation-queue'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { runQueue } from '@/lib/jobs'
import { inTransaction } from '@/lib/transaction'
import { setUpClub } from '../support/club'
import { countsDuring } from '../support/counts-during'
import { importFile, previewOf, readFile } from '../support/members-file'
import { request } from '../support/request'

// A list of members comes into a club whose season is planned already: each player is invited to all of it.

const { academy, api, ids } = setUpClub('maria')
const PLAYERS = 70
const EVENTS = 90
/** More invitations than one transaction of an undo deletes. */
const AT_ONCE = 3000
/** „aa“, „ab“ …: a name has no digits. */
const letters = (at: number): string => String.fromCharCode(97 + Math.floor(at / 26), 97 + (at % 26))
const year = new Date().getFullYear()

const rowsOf = async (where: Where = {}) =>
  (await academy.payload.count({ collection: 'participants', where, overrideAccess: true })).totalDocs
/** The import waits for them only for some seconds. */
const allInvited = () => runQueue(academy.payload, INVITATION_QUEUE)
const ofPlayers = (players: readonly string[]): Where => ({ player: { in: [...players] } })

/** The number of invitations before and after each commit while `work` runs. */
const invitationsDuring = <Result>(work: () => Promise<Result>) =>
  countsDuring(academy.payload, () => rowsOf({}), work)

test('an undo deletes the invitations in parts and those of whom the import made; who answered stays invited', async () => {
  const day = addDays(dayOf(new Date()), 2)
  const series = await api.maria<{ count: number }>('POST', '/events/series', {
    type: 0,
    categories: [ids.U9],
    startsAt: momentAt(day, '17:00').toISOString(),
    endsAt: momentAt(day, '18:30').toISOString(),
    repeat: {
      every: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
      until: addDays(day, EVENTS - 1),
      skipBreaks: false,
    },
  })
  expect([series.status, series.body.count]).toEqual([200, EVENTS])
  const lines = Array.from({ length: PLAYERS }, (_, at) => `Nováčik${letters(at)};Ján;1.2.${year - 8};U9`)
  const file = await readFile(api.maria, ['Priezvisko;Meno;Narodený;Kategória', ...lines].join('\n'))
  const { status, body } = await importFile(api.maria, file)
  expect(status).toBe(200)
  await allInvited()
  const { docs } = await academy.payload.find({
    collection: 'users',
    where: { lastName: { like: 'Nováčik' } },
    pagination: false,
    overrideAccess: true,
  })
  const players = docs.map(({ id }) => id)
  const invited = await rowsOf(ofPlayers(players))
  expect(invited).toBe(PLAYERS * (await rowsOf(ofPlayers(players.slice(0, 1)))))
  expect(invited).toBeGreaterThan(AT_ONCE)

  const progress = () =>
    api.maria<{ progress: object | null }>('GET', `/memberImports/${body.imported.id}/progress`)
  expect((await progress()).body.progress).toBeNull()

  const [stays = '', ...others] = players
  const ofStaying = await rowsOf(ofPlayers([stays]))
  const answered = await academy.payload.find({
    collection: 'participants',
    where: ofPlayers([stays]),
    limit: 1,
    overrideAccess: true,
  })
  const req = await request(academy.payload)
  await inTransaction(req, () =>
    updateRows(req, 'participants', ['id', answered.docs[0]!.id], { userSubmitted: true, answer: 'yes' }),
  )
  const undo = () =>
    api.maria<{ kept: { name: string }[] }>('POST', `/memberImports/${body.imported.id}/undo`)
  const { result, counts } = await invitationsDuring(() => Promise.all([undo(), undo()]))
  // Asked for twice at once it is done once, and both are told who stayed.
  for (const undone of result) expect([undone.status, undone.body.kept.length]).toEqual([200, 1])
  const deleted = counts.slice(1).map((rows, at) => counts[at]! - rows)
  expect(Math.max(...deleted)).toBeLessThanOrEqual(AT_ONCE)
  expect(await rowsOf(ofPlayers(others))).toBe(0)
  expect(await rowsOf(ofPlayers([stays]))).toBe(ofStaying)
  expect((await progress()).body.progress).toBeNull()

  // Nothing is left that would invite everybody again.
  const where: Where = { and: [{ queue: { equals: INVITATION_QUEUE } }, { completedAt: { exists: false } }] }
  expect(
    (await academy.payload.count({ collection: 'payload-jobs', where, overrideAccess: true })).totalDocs,
  ).toBe(0)
}, 120_000)

test('an undo while invitations are still being written ends their job instead of waiting for it', async () => {
  const lines = Array.from({ length: PLAYERS }, (_, at) => `Rýchly${letters(at)};Ján;1.2.${year - 8};U9`)
  const file = await readFile(api.maria, ['Priezvisko;Meno;Narodený;Kategória', ...lines].join('\n'))
  const before = await rowsOf()
  const { body } = await importFile(api.maria, file)
  await allInvited()
  const found = await academy.payload.find({
    collection: 'users',
    where: { lastName: { like: 'Rýchly' } },
    pagination: false,
    overrideAccess: true,
  })
  const players = found.docs.map(({ id }) => id)
  const invited = await rowsOf(ofPlayers(players))
  const req = await request(academy.payload)
  await inTransaction(req, async () => {
    await academy.payload.db.deleteMany({ collection: 'participants', where: ofPlayers(players), req })
  })
  await academy.payload.jobs.queue({
    task: 'askInParts',
    input: { players },
    queue: INVITATION_QUEUE,
    overrideAccess: true,
  })
  const { db } = academy.payload
  const commit = db.commitTransaction.bind(db)
  const rows: number[] = []
  const address = `/memberImports/${body.imported.id}`
  let progress: object | undefined
  // Right after its first part, while the job is under way.
  db.commitTransaction = async (id) => {
    await commit(id)
    const some = await rowsOf(ofPlayers(players))
    if (some === 0) return
    db.commitTransaction = commit
    progress = (await api.maria<{ progress: object }>('GET', `${address}/progress`)).body.progress
    rows.push(some, (await api.maria('POST', `${address}/undo`)).status)
    rows.push(await rowsOf())
  }
  try {
    await allInvited()
  } finally {
    db.commitTransaction = commit
  }
  expect(rows).toEqual([expect.any(Number), 200, before])
  expect(progress).toEqual({ written: rows[0], due: invited, isUndoing: false })
  expect(rows[0]).toBeLessThan(PLAYERS * EVENTS)
  expect(await rowsOf()).toBe(before)
  const kept = await academy.payload.count({
    collection: 'users',
    where: { id: { in: players } },
    overrideAccess: true,
  })
  expect(kept.totalDocs).toBe(0)
}, 120_000)

test('who changes while an undo deletes invitations stays, and is invited again', async () => {
  const lines = Array.from({ length: PLAYERS }, (_, at) => `Zmenený${letters(at)};Ján;1.2.${year - 8};U9`)
  const file = await readFile(api.maria, ['Priezvisko;Meno;Narodený;Kategória', ...lines].join('\n'))
  const { body } = await importFile(api.maria, file)
  await allInvited()
  const found = await academy.payload.find({
    collection: 'users',
    where: { lastName: { like: 'Zmenený' } },
    pagination: false,
    overrideAccess: true,
  })
  const [stays = '', ...others] = found.docs.map(({ id }) => id)
  const invited = await rowsOf(ofPlayers([stays]))
  const { db } = academy.payload
  const commit = db.commitTransaction.bind(db)
  // Once some of them are deleted.
  db.commitTransaction = async (id) => {
    await commit(id)
    if ((await rowsOf(ofPlayers([stays, ...others]))) === invited * PLAYERS) return
    db.commitTransaction = commit
    const req = await request(academy.payload)
    await inTransaction(req, () =>
      updateRows(req, 'users', ['id', stays], { updatedAt: new Date().toISOString() }),
    )
  }
  const undone = await api
    .maria<{ kept: { why: string }[] }>('POST', `/memberImports/${body.imported.id}/undo`)
    .finally(() => (db.commitTransaction = commit))
  expect(undone.body.kept).toEqual([expect.objectContaining({ why: 'údaje medzitým niekto upravil' })])
  await allInvited()
  expect([await rowsOf(ofPlayers([stays])), await rowsOf(ofPlayers(others))]).toEqual([invited, 0])
}, 120_000)

test('an undo interrupted after it has deleted invitations leaves a job that writes them again', async () => {
  const lines = Array.from({ length: PLAYERS }, (_, at) => `Prerušený${letters(at)};Ján;1.2.${year - 8};U9`)
  const file = await readFile(api.maria, ['Priezvisko;Meno;Narodený;Kategória', ...lines].join('\n'))
  const { body } = await importFile(api.maria, file)
  await allInvited()
  const invited = await rowsOf()
  const { db } = academy.payload
  const deleteMany = db.deleteMany.bind(db)
  // The database fails once the accounts are to go.
  db.deleteMany = async (args) => {
    if (args.collection === 'users') throw new Error('lost')
    return deleteMany(args)
  }
  try {
    expect((await api.maria('POST', `/memberImports/${body.imported.id}/undo`)).status).toBe(500)
  } finally {
    db.deleteMany = deleteMany
  }
  expect(await rowsOf()).toBeLessThan(invited)
  // Until the job has put it right.
  type Read = { progress: { isUndoing: boolean } | null }
  const progress = () => api.maria<Read>('GET', `/memberImports/${body.imported.id}/progress`)
  expect((await progress()).body.progress).toMatchObject({ isUndoing: true })
  // Whom an undo is about to remove is nobody of the club for another import.
  await expect(previewOf(api.maria, file)).rejects.toThrow(/^409 .*Práve sa vracia iný import/)
  const refused = await importFile(api.maria, file, { seen: '0'.repeat(64) })
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    409,
    expect.stringMatching(/Práve sa vracia/),
  ])
  await academy.payload.db.updateMany({
    collection: 'payload-jobs',
    where: { and: [{ queue: { equals: INVITATION_QUEUE } }, { completedAt: { exists: false } }] },
    data: { waitUntil: new Date().toISOString() },
  })
  await runQueue(academy.payload, INVITATION_QUEUE)
  expect(await rowsOf()).toBe(invited)
  // Everybody who asks within a second or two shares an answer.
  const deadline = Date.now() + 10_000
  while ((await progress()).body.progress !== null && Date.now() < deadline) await pause(200)
  expect((await progress()).body.progress).toBeNull()
  expect((await api.maria('POST', `/memberImports/${body.imported.id}/undo`)).body).toEqual({ kept: [] })
}, 120_000)
