import { beforeAll, describe, expect, test } from '@jest/globals'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { setUpClub } from '../support/club'

// A row that others need is kept, with a sentence that says why. Without the guard one database would throw a raw error,
// the other would leave an id of no row behind.

const { academy, ids } = setUpClub()
let payload: Payload

const open = { overrideAccess: true, depth: 0 } as const
const trashed = { deletedAt: new Date().toISOString() }
const person = (name: string, more: object) =>
  payload.create({
    collection: 'users',
    data: {
      firstName: name,
      lastName: 'Skúšobný',
      username: '~',
      password: 'Ukazka-2026!',
      role: 'player',
      ...more,
    } as never,
    ...open,
  })

beforeAll(async () => {
  payload = academy.payload
  const category = async (name: string) =>
    (await payload.create({ collection: 'categories', data: { name, order: 1 } as never, ...open })).id
  const trash = (collection: CollectionSlug, id: string) =>
    payload.update({ collection, id, data: trashed, ...open })
  Object.assign(ids, {
    cupOnly: await category('Pohár'),
    binOnly: await category('Kôš'),
    sheetOnly: await category('Hárok'),
    memberOnly: await category('Člen'),
  })
  const event = { type: 0, startsAt: new Date(Date.now() + 86_400_000).toISOString() }
  const cup = await payload.create({
    collection: 'events',
    data: { ...event, categories: [ids.cupOnly!] },
    ...open,
  })
  const binned = await payload.create({
    collection: 'events',
    data: { ...event, categories: [ids.binOnly!] },
    ...open,
  })
  await trash('events', binned.id)
  ids.cup = cup.id
  ids.charged = (await person('Dlžník', {})).id
  ids.binCharged = (await person('Bezdlžný', {})).id
  ids.binChild = (await person('Dieťa', {})).id
  ids.answering = (await person('Odpovedal', {})).id
  ids.asked = (await person('Pozvaný', {})).id
  ids.away = (await person('Neprítomný', {})).id
  ids.credited = (await person('Preplatil', {})).id
  await person('Člen', { category: ids.memberOnly })
  const guardian = await person('Bývalý', {
    playing: false,
    children: [{ player: ids.binChild, relation: 'father', right: 'full' }],
  })
  await trash('users', guardian.id)
  const fee = async (player: string) =>
    payload.create({
      collection: 'memberFees',
      data: { player, period: '2026-11', amount: 3000, dueDate: '2026-11-15' } as never,
      ...open,
    })
  const charge = await fee(ids.charged)
  await trash('memberFees', (await fee(ids.binCharged)).id)
  ids.paidFee = charge.id
  await payload.create({
    collection: 'payments',
    data: {
      amount: 3000,
      receivedAt: trashed.deletedAt,
      method: 'cash',
      players: [ids.credited],
      allocations: [{ fee: charge.id, amount: 3000 }],
    },
    ...open,
  })
  const inviteOf = (player: string, more: object) =>
    payload.db.create({
      collection: 'participants',
      data: { id: crypto.randomUUID(), event: cup.id, player, nominated: false, ...more },
    })
  await inviteOf(ids.answering, { userSubmitted: true, answer: 'yes' })
  await inviteOf(ids.asked, { userSubmitted: false })
  await payload.db.create({
    collection: 'absences',
    data: {
      ...{ id: crypto.randomUUID(), player: ids.away, from: '2090-01-01', to: '2090-01-02' },
      ...{ operation: crypto.randomUUID(), at: new Date().toISOString() },
    },
  })
  await payload.create({
    collection: 'attendances',
    data: {
      event: ids.training9,
      player: ids.nina,
      category: ids.sheetOnly,
      status: 'present',
      recordedAt: trashed.deletedAt,
    } as never,
    ...open,
  })
}, 120_000)

/** A relation, a row it refers to, and the error of deleting that row; null: the referring rows are deleted too. */
const RELATIONS: [relation: string, collection: CollectionSlug, row: string, error: RegExp | null][] = [
  ['users.children.player', 'users', 'ema', /^Ema Ľalíková je medzi deťmi v účte Jana Ľalíková\./],
  ['users.children.player', 'users', 'binChild', /v účte Bývalý Skúšobný \(v koši\)\./],
  ['events.categories', 'categories', 'cupOnly', /patrí k nej 1\u00a0udalosť\./],
  [
    'events.categories',
    'categories',
    'binOnly',
    /patrí k nej 1\u00a0udalosť\. Presuňte ich \(aj tie v koši\)/,
  ],
  ['participants.event', 'events', 'cup', null],
  ['participants.player', 'users', 'answering', /históriu: odpovede na udalosti\./],
  ['participants.player', 'users', 'asked', null],
  ['absences.player', 'users', 'away', null],
  ['attendances.event', 'events', 'training11', /^Udalosť má zapísanú dochádzku/],
  ['attendances.player', 'users', 'nina', /históriu: dochádzku, členské, presuny medzi kategóriami\./],
  ['attendances.category', 'categories', 'sheetOnly', /patrí k nej 1\u00a0záznam dochádzky\./],
  ['memberFees.player', 'users', 'charged', /históriu: členské\. Namiesto odstránenia účet deaktivujte\.$/],
  ['memberFees.player', 'users', 'binCharged', /históriu: členské\./],
  ['payments.allocations.fee', 'memberFees', 'paidFee', /^K tomuto predpisu patrí platba/],
  ['bankRows.statement', 'bankStatements', 'bankStatement', /^Výpis z\u00a0účtu sa neodstraňuje/],
  // Not required, but must not be lost.
  ['payments.players', 'users', 'credited', /históriu: platby\./],
  ['users.category', 'categories', 'memberOnly', /patrí k nej 1\u00a0osoba\./],
  ['playerMigrations.moves', 'categories', 'U11', /1\u00a0presun hráčov/],
  ['documents.folder', 'documentFolders', 'trainersFolder', /^Priečinok nie je prázdny/],
]

// The rows that are deleted come last, others refer to them.
const inOrder = [...RELATIONS].sort((a, b) => Number(a[3] === null) - Number(b[3] === null))

describe('deleting for good', () => {
  test.each(inOrder)(
    'the relation %s keeps the row it refers to, or is deleted with it (%s %s)',
    async (relation, collection, row, error) => {
      const deletion = payload.delete({ collection, id: ids[row]!, trash: true, ...open })
      if (!error) {
        await deletion
        const [from, field] = relation.split('.') as [CollectionSlug, string]
        const where = { [field]: { equals: ids[row] } }
        expect((await payload.count({ collection: from, where, ...open })).totalDocs).toBe(0)
        return
      }
      await expect(deletion).rejects.toMatchObject({ status: 409, message: expect.stringMatching(error) })
      const byId = { collection, id: ids[row]!, trash: true, disableErrors: true, ...open }
      expect(await payload.findByID(byId)).not.toBeNull()
    },
  )

  test('deleting many rows at once is refused in the same way', async () => {
    const where = { id: { in: [ids.charged!, ids.ema!] } }
    const { docs, errors } = await payload.delete({ collection: 'users', where, ...open })
    expect([docs.length, errors.map(({ message }) => /histór|deťmi/.test(message))]).toEqual([
      0,
      [true, true],
    ])
  })
})

test('the table contains every required relation', () => {
  const required = (fields: readonly FlattenedField[], path: string): string[] =>
    fields.flatMap((field) => {
      const here = `${path}.${field.name}`
      if ('flattenedFields' in field) return required(field.flattenedFields, here)
      const relation = field.type === 'relationship' || field.type === 'upload'
      return relation && 'required' in field && field.required ? [here] : []
    })
  const all = Object.entries(payload.collections)
    .filter(([slug]) => !slug.startsWith('payload-'))
    .flatMap(([slug, { config }]) => required(config.flattenedFields, slug))
  const listed = new Set(RELATIONS.map(([relation]) => relation))
  expect(all.filter((relation) => !listed.has(relation))).toEqual([])
  expect(all).toHaveLength(11)
})
