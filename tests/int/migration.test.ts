import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { performMigration, undoMigration } from '@/features/player-migrations/commands'
import { migrationPreview } from '@/features/player-migrations/proposals/queries'
import { migrationHistory } from '@/features/player-migrations/queries'
import { seasonOf, seasonStarting } from '@/features/club/season/rules'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { injectFaults } from '../support/faults'
import { requestAs } from '../support/request'

const academy = setUpAcademy()
let payload: Payload
const ids: Record<string, string> = {}
const now = seasonOf(new Date())
const next = seasonStarting(now.startYear + 1)
/** The first of an age group's two birth years: the year the season ends less the age. */
const born = (age: number) => now.startYear + 1 - age

const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => ({ status: 200, message: '' }),
    (error: { status?: number; message?: string }) => ({ status: error.status, message: error.message }),
  )
const nameOf = (id: unknown) => Object.keys(ids).find((name) => ids[name] === id) ?? null
const where = async (name: string) => {
  const user = await payload.findByID({ collection: 'users', id: ids[name]!, depth: 0, overrideAccess: true })
  return { category: nameOf(user.category), second: nameOf(user.secondCategory), active: user.active }
}
const set = (name: string, data: object) =>
  payload.db.updateOne({ collection: 'users', id: ids[name]!, data: { ...data }, returning: false })
/** The events a player is invited to, with the category; `!` marks an answer. */
const invitationsOf = async (name: string) => {
  const { docs } = await payload.find({
    collection: 'participants',
    where: { player: { equals: ids[name] } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs
    .map((row) => `${nameOf(row.event)}:${nameOf(row.category)}${row.userSubmitted ? '!' : ''}`)
    .sort()
}

beforeAll(async () => {
  payload = academy.payload
  for (const age of [9, 11, 13]) {
    const { id } = await payload.create({
      collection: 'categories',
      data: { name: `U${age}`, order: age, birthYears: { from: born(age), to: born(age) + 1 } },
      overrideAccess: true,
    })
    ids[`U${age}`] = id
  }
  const person = async (name: string, data: object) => {
    const doc = await payload.create({
      collection: 'users',
      data: {
        firstName: name[0]!.toUpperCase() + name.slice(1),
        lastName: 'Skúšobný',
        username: name,
        password: 'Ukazka-2026!',
        role: 'player',
        ...data,
      } as never,
      overrideAccess: true,
    })
    ids[name] = doc.id
  }
  await person('maria', { role: 'admin' })
  await person('robert', { role: 'trainer', categories: [ids.U13] })
  const player = (age: number, year: number, more: object = {}) => ({
    playing: true,
    category: ids[`U${age}`],
    birthDate: `${year}-05-04`,
    ...more,
  })
  await person('ema', player(9, born(9)))
  await person('leo', player(9, born(9) + 1))
  await person('adam', player(11, born(11), { secondCategory: ids.U13 }))
  await person('filip', player(11, born(13)))
  await person('hugo', player(11, born(9)))
  await person('jakub', player(13, born(13)))
  await person('boris', player(13, 0, { birthDate: null }))
  const event = async (name: string, categories: string[], days: number) => {
    const doc = await payload.create({
      collection: 'events',
      data: {
        type: 0,
        startsAt: new Date(Date.now() + days * 86_400_000).toISOString(),
        categories: categories.map((key) => ids[key]!),
      },
      overrideAccess: true,
    })
    ids[name] = doc.id
  }
  await event('past9', ['U9'], -1)
  await event('train9', ['U9'], 1)
  await event('answered9', ['U9'], 2)
  await event('train11', ['U11'], 3)
  await event('joint', ['U9', 'U11'], 4)
  await payload.update({
    collection: 'participants',
    where: { and: [{ event: { equals: ids.answered9 } }, { player: { equals: ids.ema } }] },
    data: { userSubmitted: true, answer: 'yes' },
    overrideAccess: true,
  })
}, 120_000)

const emaUp = () => ({
  player: ids.ema!,
  from: ids.U9!,
  outcome: 'moves' as const,
  to: ids.U11!,
  reason: 'ročník',
})
const decision = (moves: ReturnType<typeof emaUp>[] | object[]) => ({
  operation: randomUUID(),
  season: next.label,
  moves: moves as ReturnType<typeof emaUp>[],
})

describe('refused migrations', () => {
  test.each(['robert', 'jakub'])('%s performs no migration and reads no history', async (name) => {
    expect((await refusal(performMigration(await as(name), decision([emaUp()])))).status).toBe(403)
    expect((await refusal(migrationHistory(await as(name)))).status).toBe(403)
    expect(await where('ema')).toMatchObject({ category: 'U9' })
  })

  test('an invalid migration is refused with its reason', async () => {
    const maria = await as('maria')
    const cases: [object[], string][] = [
      [[], 'Vyberte aspoň jedného hráča.'],
      [[emaUp(), emaUp()], 'Niektorý hráč je vo výbere dvakrát.'],
      [[{ ...emaUp(), to: ids.U9 }], 'Cieľová kategória musí byť iná ako zdrojová.'],
      [[{ ...emaUp(), to: null }], 'Vyberte zdrojovú aj cieľovú kategóriu.'],
      [[{ ...emaUp(), to: randomUUID() }], 'Vybraný záznam neexistuje.'],
    ]
    for (const [moves, message] of cases)
      expect(await refusal(performMigration(maria, decision(moves)))).toEqual({ status: 400, message })
  })

  test('a migration is refused whole when a player has moved since the preview, and names that player', async () => {
    const leo = { ...emaUp(), player: ids.leo! }
    await set('leo', { category: ids.U13 })
    const response = await refusal(performMigration(await as('maria'), decision([emaUp(), leo])))
    expect(response.status).toBe(409)
    expect(response.message).toContain('Leo Skúšobný')
    expect(response.message).not.toContain('Ema')
    expect(await where('ema')).toMatchObject({ category: 'U9' })
    await set('leo', { category: ids.U9 })
  })

  test('a migration that fails in the middle leaves nothing behind', async () => {
    const original = payload.db.deleteMany
    payload.db.deleteMany = async (args) => {
      if (args.collection === 'participants') throw new Error('the disk is full')
      return original(args)
    }
    const before = {
      ema: await invitationsOf('ema'),
      total: (await migrationHistory(await as('maria'))).page.total,
    }
    await expect(performMigration(await as('maria'), decision([emaUp()]))).rejects.toThrow()
    payload.db.deleteMany = original
    expect(await where('ema')).toMatchObject({ category: 'U9' })
    expect(await invitationsOf('ema')).toEqual(before.ema)
    expect((await migrationHistory(await as('maria'))).page.total).toBe(before.total)
  })
})

describe('preview of migrations', () => {
  test('the preview proposes by birth year who moves up or stays, never down, and names a missing birth date', async () => {
    const preview = await migrationPreview(await as('maria'), {
      season: next.label,
      categories: [ids.U9!, ids.U11!, ids.U13!],
    })
    const proposed = Object.fromEntries(
      preview.rows.map((row) => [nameOf(row.player.id), [row.outcome, nameOf(row.to), row.reason]]),
    )
    expect(proposed).toEqual({
      ema: ['moves', 'U11', `ročník ${born(9)}`],
      leo: ['stays', 'U9', ''],
      adam: ['moves', 'U13', `ročník ${born(11)}`],
      filip: ['leaves', null, `ročník ${born(13)} presiahol najstaršiu kategóriu`],
      hugo: ['stays', 'U11', ''],
      jakub: ['leaves', null, `ročník ${born(13)} presiahol najstaršiu kategóriu`],
      boris: ['stays', 'U13', 'chýba dátum narodenia'],
    })
    expect(preview.categories.find(({ id }) => id === ids.U9)?.birthYears).toEqual({
      from: born(9) + 1,
      to: born(9) + 2,
    })
  })
})

describe('performed migrations', () => {
  const before: Record<string, string[]> = {}
  beforeEach(async () => {
    for (const name of ['ema', 'adam', 'jakub']) before[name] = await invitationsOf(name)
  })

  const everybody = () =>
    decision([
      emaUp(),
      { player: ids.adam!, from: ids.U11!, outcome: 'moves', to: ids.U13!, reason: '' },
      { player: ids.jakub!, from: ids.U13!, outcome: 'leaves', to: null, reason: 'končí' },
      { player: ids.boris!, from: ids.U13!, outcome: 'none', to: null, reason: '' },
    ])

  test('a migration moves categories and invitations and keeps answers, and undoing it restores all', async () => {
    const done = await performMigration(await as('maria'), everybody())
    expect(await where('ema')).toEqual({ category: 'U11', second: null, active: true })
    expect(await where('adam')).toEqual({ category: 'U13', second: null, active: true })
    expect(await where('jakub')).toEqual({ category: 'U13', second: null, active: false })
    expect(await where('boris')).toMatchObject({ category: null, active: true })
    expect(await invitationsOf('ema')).toEqual(['answered9:U9!', 'joint:U11', 'past9:U9', 'train11:U11'])
    expect(done.moves.map((move) => [nameOf(move.player.id), move.from, move.to])).toEqual([
      ['ema', 'U9', 'U11'],
      ['adam', 'U11', 'U13'],
      ['jakub', 'U13', ''],
      ['boris', 'U13', ''],
    ])

    const undone = await undoMigration(await as('maria'), done.id)
    expect(undone.undoneAt).not.toBeNull()
    expect(await where('ema')).toEqual({ category: 'U9', second: null, active: true })
    expect(await where('adam')).toEqual({ category: 'U11', second: 'U13', active: true })
    expect(await where('jakub')).toEqual({ category: 'U13', second: null, active: true })
    for (const name of ['ema', 'adam', 'jakub']) expect(await invitationsOf(name)).toEqual(before[name])
    expect((await undoMigration(await as('maria'), done.id)).undoneAt).toBe(undone.undoneAt)
  })

  test('a migration sent three times, also at once, is one migration', async () => {
    const twice = decision([emaUp()])
    const [first, second] = await Promise.all([
      performMigration(await as('maria'), twice),
      performMigration(await as('maria'), twice),
    ])
    expect(second.id).toBe(first.id)
    expect((await performMigration(await as('maria'), twice)).id).toBe(first.id)
    for (const other of [decision([{ ...emaUp(), reason: 'iný' }]), decision(everybody().moves)]) {
      const same = { ...other, operation: twice.operation }
      expect((await refusal(performMigration(await as('maria'), same))).status).toBe(409)
    }
    await undoMigration(await as('maria'), first.id)
  })

  test('undoing a migration is refused when a player has moved since, and names that player', async () => {
    const done = await performMigration(await as('maria'), everybody())
    await set('adam', { category: ids.U9 })
    const response = await refusal(undoMigration(await as('maria'), done.id))
    expect(response).toMatchObject({ status: 409 })
    expect(response.message).toContain('Adam Skúšobný')
    expect(await where('ema')).toMatchObject({ category: 'U11' })
    await set('adam', { category: ids.U13 })
    await undoMigration(await as('maria'), done.id)
  })

  test('nobody is put back into a category that is in the trash', async () => {
    const done = await performMigration(await as('maria'), decision([emaUp()]))
    const trash = async (deletedAt: string | null) => {
      const [id, data] = [ids.U9!, { deletedAt }]
      // Past the guards of the trash: U9 has other players, whom this is not about.
      await academy.payload.db.updateOne({ collection: 'categories', id, data })
    }
    await trash(new Date().toISOString())
    const response = await refusal(undoMigration(await as('maria'), done.id))
    expect([response.status, response.message]).toEqual([
      409,
      'U9: kategória je v\u00a0koši. Najprv ju obnovte.',
    ])
    expect(await where('ema')).toMatchObject({ category: 'U11' })
    await trash(null)
    await undoMigration(await as('maria'), done.id)
    expect(await where('ema')).toMatchObject({ category: 'U9' })
  })

  test('undoing a migration is refused after fourteen days', async () => {
    const done = await performMigration(await as('maria'), decision([emaUp()]))
    const long = new Date(Date.now() - 16 * 86_400_000).toISOString()
    await payload.db.updateOne({ collection: 'playerMigrations', id: done.id, data: { performedAt: long } })
    const response = await refusal(undoMigration(await as('maria'), done.id))
    expect(response.status).toBe(409)
    expect(response.message).toMatch(/^Presun bolo možné vrátiť do /)
    expect(await where('ema')).toMatchObject({ category: 'U11' })
    await set('ema', { category: ids.U9 })
  })
})

test('a migration of twenty-five players with a hundred events writes in bulk: fewer statements than invitations', async () => {
  const players: string[] = []
  for (let number = 0; number < 25; number += 1) {
    const id = randomUUID()
    await payload.db.create({
      collection: 'users',
      data: {
        id,
        name: `Hráč ${number}`,
        firstName: 'Hráč',
        lastName: String(number),
        username: `hrac${number}`,
        role: 'player',
        playing: true,
        active: true,
        category: ids.U9,
      },
      returning: false,
    })
    players.push(id)
  }
  for (let number = 0; number < 100; number += 1)
    await payload.db.create({
      collection: 'events',
      data: {
        id: randomUUID(),
        type: 0,
        startsAt: new Date(Date.now() + (10 + number) * 86_400_000).toISOString(),
        categories: [ids.U11],
        published: true,
      },
      returning: false,
    })
  const moves = players.map((player) => ({ ...emaUp(), player }))
  const req = await as('maria')
  const migrate = async () => expect((await performMigration(req, decision(moves))).moves).toHaveLength(25)
  if (databaseUnderTest === 'sqlite') {
    const { outcome, executed } = await (await injectFaults(payload)).failing(0, migrate)
    expect(outcome.status).toBe('fulfilled')
    // When there are more, their list says of what.
    expect(executed.length < 150 ? [] : executed.map((sql) => sql.slice(0, 80))).toEqual([])
  } else await migrate()
  const { totalDocs } = await payload.count({
    collection: 'participants',
    where: { player: { in: players } },
    overrideAccess: true,
  })
  expect(totalDocs).toBe(25 * 102)
})
