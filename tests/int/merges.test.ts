import { beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { CollectionSlug, FlattenedField, Payload } from 'payload'
import { createLocalReq } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { likelyTwins } from '@/features/merges/likely/queries'
import { mergeCase } from '@/features/merges/queries'
import { RELATIONS } from '@/features/merges/relations/rules'
import type { MergePreview } from '@/features/merges/views'
import { forgetProcessState } from '@/lib/process-state'
import type { User } from '@/payload-types'
import { apiAs, type ApiClient } from '../support/api-client'
import { camtFile } from '../support/camt'
import { setUpClub } from '../support/club'
import { readStatementFile, statementPreviewOf } from '../support/statement-file'
import { sized } from '../support/size'

// Two rows of one child, each with a family, attendance, answers, fees, payments and consents, become one: nothing is lost, no cent
// appears or disappears, and nothing names the row that is no more.

const { academy, ids, api } = setUpClub('anonymous', 'jakub', 'jana', 'robert', 'maria')
let payload: Payload
let office: ApiClient

const PASSWORD = 'Ukazka-2026!'
const open = { overrideAccess: true, depth: 0 } as const
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const make = async (collection: CollectionSlug, data: object): Promise<string> =>
  String(
    (await payload.create({ collection, data, ...open } as unknown as Parameters<Payload['create']>[0])).id,
  )
let made = 0
const person = (more: object = {}): Promise<string> =>
  make('users', {
    ...{
      firstName: 'Dvojitý',
      lastName: `Skúšobný${String.fromCharCode(97 + (made++ % 26))}`,
      username: '~',
    },
    ...{ password: PASSWORD, role: 'player', playing: true, category: ids.U13, ...more },
  })
const rows = async <Row = Record<string, unknown>>(
  collection: CollectionSlug,
  where: object,
): Promise<(Row & { id: string })[]> =>
  (
    await payload.db.find<Row & { id: string }>({
      collection,
      where: where as never,
      pagination: false,
      limit: 0,
    })
  ).docs
const userRow = async (id: string): Promise<User> => (await rows<User>('users', { id: { equals: id } }))[0]!

/** The comparison as the office sees it. */
async function preview(kept: string, removed: string): Promise<MergePreview> {
  const req = await createLocalReq(
    { user: { ...(await userRow(ids.maria!)), collection: 'users' } as never },
    payload,
  )
  const found = await mergeCase(req, kept, removed)
  if (!found || !('preview' in found)) throw new Error(JSON.stringify(found))
  return found.preview
}
const mergeBy = (kept: string, body: object) =>
  office('POST', `/users/${kept}/merge`, { currentPassword: PASSWORD, ...body })
async function merged(kept: string, removed: string, chosen: string[] = []) {
  const { seen } = await preview(kept, removed)
  return mergeBy(kept, { other: removed, seen, chosen })
}

interface History {
  merged: boolean
  changes: { fact: string; from: unknown; to: unknown }[]
}

/** The sums of the ledger, which hold among themselves. */
const money = async () => {
  // MongoDB leaves a list away that is empty.
  const payments = await rows<{ amount: number; rest: number; allocations?: { amount: number }[] }>(
    'payments',
    {},
  )
  const fees = await rows<{ paidAmount: number; owed: number }>('memberFees', {})
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
  const state = {
    amount: sum(payments.map(({ amount }) => amount)),
    rest: sum(payments.map(({ rest }) => rest)),
    allocated: sum(payments.flatMap(({ allocations = [] }) => allocations.map(({ amount }) => amount))),
    owed: sum(fees.map(({ owed }) => owed)),
  }
  expect(state.allocated).toBe(sum(fees.map(({ paidAmount }) => paidAmount)))
  expect(state.amount).toBe(state.rest + state.allocated)
  return state
}

beforeAll(() => {
  payload = academy.payload
  office = api.maria
})

/** The paths of all relations to people in a list of fields. */
const toPeople = (fields: readonly FlattenedField[], path: string): string[] =>
  fields.flatMap((field) => {
    const here = `${path}.${field.name}`
    if ('flattenedFields' in field) return toPeople(field.flattenedFields, here)
    if (field.type !== 'relationship' && field.type !== 'upload') return []
    return [field.relationTo].flat().includes('users') ? [here] : []
  })

test('every relation to a person in the database is in the table of merging', () => {
  const all = Object.entries(payload.collections).flatMap(([slug, { config }]) =>
    toPeople(config.flattenedFields, slug),
  )
  expect(RELATIONS.map(({ path }) => path).toSorted()).toEqual(all.toSorted())
  const inGlobals = payload.config.globals.flatMap(({ slug, flattenedFields }) =>
    toPeople(flattenedFields, slug),
  )
  expect(inGlobals).toEqual([])
})

describe('a child that is in the club twice', () => {
  const it: Record<string, string> = {}
  let before: { amount: number; rest: number; allocated: number; owed: number }

  beforeAll(async () => {
    it.kept = await person({ birthDate: '2014-05-06', jerseyNumber: 7, phone: '0905 111 222' })
    it.removed = await person({
      ...{ birthDate: '2014-06-05', email: 'dvojita@tajne.test', registrationNumber: 'R-77' },
      phone: '0905 333 444',
    })
    for (const name of ['kept', 'removed'])
      it[`${name}Guardian`] = await person({
        ...{ playing: false, category: null, email: `${name}-rodic@tajne.test` },
        children: [{ player: it[name], relation: 'mother', right: name === 'kept' ? 'read' : 'full' }],
      })
    it.both = await person({
      ...{ playing: false, category: null },
      children: [
        { player: it.kept, relation: 'other', right: 'read' },
        { player: it.removed, relation: 'father', right: 'full' },
      ],
    })
    const fee = (player: string, period: string, amount: number, more: object = {}) =>
      make('memberFees', { player: it[player], period, amount, dueDate: `${period}-15`, ...more })
    it.keptSept = await fee('kept', '2032-09', 3000)
    it.removedSept = await fee('removed', '2032-09', 3000, { reason: 'druhý predpis' })
    it.keptOct = await fee('kept', '2032-10', 3000)
    it.removedOct = await fee('removed', '2032-10', 2500, { reason: 'zľava' })
    it.removedNov = await fee('removed', '2032-11', 3000)
    const pay = async (player: string, fees: string[]) => {
      const body = {
        fees,
        method: 'transfer',
        receivedAt: ago(48).slice(0, 10),
        batch: crypto.randomUUID(),
      }
      expect([200, 201]).toContain((await office('POST', '/payments/settle', body)).status)
    }
    await pay('kept', [it.keptSept])
    await pay('removed', [it.removedSept, it.removedOct])
    const mark = (player: string, event: string, status: string, hours: number) =>
      make('attendances', {
        ...{ event: ids[event], player: it[player], category: ids.U13, status, recordedAt: ago(hours) },
        recordedBy: ids.robert,
      })
    await mark('kept', 'training13', 'absent', 5)
    await mark('removed', 'training13', 'present', 4)
    const answer = async (player: string, value: string) =>
      expect(
        (
          await office('POST', `/events/${ids.match13}/answer`, {
            player: it[player],
            answer: value,
            reason: '',
          })
        ).status,
      ).toBe(200)
    await answer('removed', 'yes')
    await answer('kept', 'no')
    const consent = (player: string, given: boolean, hours: number) =>
      make('consents', {
        ...{ person: it[player], purpose: 'photos', textVersion: 1, given, at: ago(hours) },
        ...{ by: it[`${player}Guardian`], givenAs: 'mother' },
      })
    await consent('kept', false, 50)
    await consent('removed', true, 40)
    it.child = String((await rows('participants', { player: { equals: it.removed } }))[0]!.id)
    before = await money()
  }, 120_000)

  test('is compared, with what moves and what becomes of what both have', async () => {
    const { fields, notes, parts } = await preview(it.kept!, it.removed!)
    const state = (key: string) => fields.find((field) => field.key === key)?.state
    expect(['birthDate', 'phone', 'email', 'jerseyNumber', 'category'].map(state)).toEqual([
      ...['differs', 'differs', 'filled', 'same', 'same'],
    ])
    expect(parts.find(({ key }) => key === 'memberFees')?.count).toBe(3)
    expect(notes.join('\n')).toMatch(/september 2032: predpis majú obe osoby.+Zostane jeden na 30,00/)
    expect(notes.join('\n').replaceAll('\u00a0', ' ')).toContain(
      'október 2032: predpis majú obe osoby. Ponechaná: 30,00 €. Druhá: 25,00 €, dôvod „zľava“, uhradené 25,00 €. Zostane jeden na 25,00 €',
    )
    expect(notes.join('\n')).toMatch(/pri jednej z\u00a0osôb môže len čítať/)
    expect(notes.join('\n')).toMatch(/Platiť bude nesúhlas/)
    expect(notes.join('\n')).toMatch(/dochádzku obe osoby/)
  })

  test('is compared and merged by nobody but an administrator', async () => {
    const { seen } = await preview(it.kept!, it.removed!)
    for (const [who, status] of [
      ['anonymous', 401],
      ['jakub', 403],
      ['jana', 403],
      ['robert', 403],
    ] as const) {
      const body = { currentPassword: PASSWORD, other: it.removed, seen }
      expect((await api[who]('POST', `/users/${it.kept}/merge`, body)).status).toBe(status)
      if (who === 'anonymous') continue
      const req = await createLocalReq(
        { user: { ...(await userRow(ids[who]!)), collection: 'users' } as never },
        payload,
      )
      expect(await mergeCase(req, it.kept, it.removed)).toBeUndefined()
      expect(await likelyTwins(req, it.kept)).toEqual([])
    }
  })

  test('is not merged by a comparison that is old', async () => {
    const { seen } = await preview(it.kept!, it.removed!)
    const { updatedAt } = await userRow(it.removed!)
    const changed = await office('PATCH', `/users/${it.removed}`, { phone: '0905 333 445', updatedAt })
    expect(changed.status).toBe(200)
    const { status, body } = await mergeBy(it.kept!, { other: it.removed, seen })
    expect([status, JSON.stringify(body)]).toEqual([409, expect.stringContaining('Medzitým')])
  })

  test('is not merged without the password of who does it', async () => {
    const { seen } = await preview(it.kept!, it.removed!)
    const body = { other: it.removed, seen, currentPassword: 'Nie-je-to-ono1' }
    const { status, body: answer } = await mergeBy(it.kept!, body)
    expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining('currentPassword')])
    expect((await mergeBy(it.kept!, { ...body, currentPassword: undefined })).status).toBe(400)
    expect((await userRow(it.removed!)).mergedInto ?? null).toBeNull()
  })

  test('is not merged by a comparison that is older than a guardian’s link or right', async () => {
    const children = (await userRow(it.removedGuardian!)).children!
    const write = (right?: 'read' | 'full') =>
      payload.update({
        collection: 'users',
        id: it.removedGuardian!,
        data: { children: right ? children.map((link) => ({ ...link, right })) : [] },
        ...open,
      })
    for (const right of ['read', undefined, 'full'] as const) {
      const { seen } = await preview(it.kept!, it.removed!)
      await write(right)
      expect([right, (await mergeBy(it.kept!, { other: it.removed, seen })).status]).toEqual([right, 409])
    }
  })

  test('becomes one child with everything of both', async () => {
    const symbol = (await userRow(it.removed!)).variableSymbol!
    const session = await apiAs(payload, 'dvojita@tajne.test')
    const { seen } = await preview(it.kept!, it.removed!)
    const send = () => mergeBy(it.kept!, { other: it.removed, seen, chosen: ['birthDate'] })
    const first = await send()
    expect(first).toMatchObject({ status: 200, body: { user: { id: it.kept } } })
    // Pressed twice, it answers the same.
    expect(await send()).toMatchObject({ status: 200, body: first.body })

    const kept = await userRow(it.kept!)
    expect(kept).toMatchObject({
      ...{
        birthDate: '2014-06-05',
        email: 'dvojita@tajne.test',
        registrationNumber: 'R-77',
        jerseyNumber: 7,
      },
      phone: '+421 905 111 222',
    })
    const removed = await userRow(it.removed!)
    expect(removed).toMatchObject({ mergedInto: it.kept, email: null, phone: null, variableSymbol: symbol })
    expect([removed.hash ?? null, removed.sessions?.length ?? 0]).toEqual([null, 0])
    expect(Boolean(removed.erasedAt && removed.deletedAt)).toBe(true)
    expect((await session('GET', '/users/me')).status).toBe(401)
  })

  test('has the later mark, the later answer and the stricter consent', async () => {
    const marks = await rows<{ status: string }>('attendances', { player: { equals: it.kept } })
    expect(marks.map(({ status }) => status)).toEqual(['present'])
    const answers = await rows<{ answer: string; event: string }>('participants', {
      and: [{ player: { equals: it.kept } }, { event: { equals: ids.match13 } }],
    })
    expect(answers.map(({ answer }) => answer)).toEqual(['no'])
    const words = await rows<{ given: boolean; at: string }>('consents', { person: { equals: it.kept } })
    expect(words.toSorted((a, b) => a.at.localeCompare(b.at)).map(({ given }) => given)).toEqual([
      false,
      true,
      false,
    ])
  })

  test('has its guardians, once each', async () => {
    const guardians = await rows<User>('users', { 'children.player': { equals: it.kept } })
    const links = guardians.map(({ id, children }) => [
      id,
      children?.map(({ relation, right }) => `${relation} ${right}`),
    ])
    expect(Object.fromEntries(links)).toEqual({
      [it.keptGuardian!]: ['mother read'],
      [it.removedGuardian!]: ['mother full'],
      // One of the two links could only read: the office has decided that.
      [it.both!]: ['father read'],
    })
  })

  test('has one fee for each month, and the money of both', async () => {
    const after = await money()
    expect(after.amount).toBe(before.amount)
    const fees = await rows<{ period: string; amount: number; paidAmount: number; reason: string }>(
      'memberFees',
      {
        player: { equals: it.kept },
      },
    )
    const byPeriod = fees.toSorted((a, b) => a.period.localeCompare(b.period))
    // September was paid twice: 30 € paid the November that was open.
    expect(byPeriod.map(({ period, amount, paidAmount }) => [period, amount, paidAmount])).toEqual([
      ['2032-09', 3000, 3000],
      ['2032-10', 2500, 2500],
      ['2032-11', 3000, 3000],
    ])
    expect(byPeriod.map(({ id }) => id)).toEqual([it.keptSept, it.keptOct, it.removedNov])
    const history = await rows('memberFees', { id: { in: [it.removedSept, it.removedOct] } })
    expect(history).toEqual([])
    const october = await office<{ history: History[]; memberFee: { note: string } }>(
      'GET',
      `/memberFees/${it.keptOct}`,
    )
    const note = october.body.memberFee.note.replaceAll('\u00a0', ' ')
    expect(note).toBe('Zlúčený s predpisom: 30,00 €')
    const told = october.body.history.map(({ merged: isOther, changes }) => [
      isOther,
      changes.map(({ fact, from, to }) => `${fact} ${from}-${to}`).filter((one) => !one.startsWith('note')),
    ])
    // What became of the fee that stays, and before it how the other one was paid.
    expect(told).toEqual([
      [false, ['amount 3000-2500', 'reason -zľava', 'paidAmount 0-2500']],
      [true, ['paidAmount 0-2500']],
    ])
    const list = await office('GET', `/payments?player=${it.kept}&season=2032/33`)
    expect(list.status).toBe(200)
  })

  test('is named nowhere by the row that is no more', async () => {
    for (const { path, way } of RELATIONS) {
      const at = path.indexOf('.')
      const [slug, field] = [path.slice(0, at), path.slice(at + 1)]
      const name = slug.startsWith('payload-') ? `${field}.value` : field
      const isMany = way === 'list' || field === 'players'
      const where = { [name]: isMany ? { in: [it.removed] } : { equals: it.removed } }
      expect([path, (await rows(slug as CollectionSlug, where)).length]).toEqual([path, 0])
    }
    const { docs } = await payload.db.findVersions({
      collection: 'memberFees',
      where: { 'version.player': { equals: it.removed } },
      pagination: false,
    })
    // But by the history of fees that went, which is read with those that stay.
    const histories = new Set(docs.map(({ parent }) => parent))
    expect([...histories].toSorted()).toEqual([it.keptSept, it.keptOct].toSorted())
  })

  test('is paid for under the symbol of the row that is no more', async () => {
    const [{ variableSymbol: symbol }, kept] = [await userRow(it.removed!), await userRow(it.kept!)]
    expect(symbol).not.toBe(kept.variableSymbol)
    await make('memberFees', { player: it.kept, period: '2033-01', amount: 3000, dueDate: '2033-01-15' })
    const movement = {
      reference: 'M1',
      day: '2026-11-03',
      symbol: symbol!,
      amount: 3000,
      payer: 'Neznámy Platiteľ',
    }
    const { rows: matched } = await statementPreviewOf(
      office,
      await readStatementFile(office, camtFile([movement])),
    )
    expect(matched.map(({ kind, player }) => [kind, player?.id])).toEqual([['matched', it.kept]])
  })
})

describe('two who are not one person', () => {
  const refused = async (kept: string, removed: string) => {
    const { status, body } = await mergeBy(kept, { other: removed, seen: 'x' })
    return [status, JSON.stringify(body)]
  }
  test.each<[string, () => Promise<[string, string]>, number, RegExp]>([
    ['a person and themselves', async () => [ids.jakub!, ids.jakub!], 400, /samu so sebou/],
    ['a child and its guardian', async () => [ids.jakub!, ids.jana!], 400, /Rodiča a jeho dieťa/],
    ['a guardian and their child', async () => [ids.jana!, ids.jakub!], 400, /Rodiča a jeho dieťa/],
    ['a player and an adult', async () => [ids.ema!, ids.robert!], 400, /dvoch hráčov alebo dvoch dospelých/],
    ['the own account', async () => [ids.robert!, ids.maria!], 400, /Vlastný účet/],
    ['one whose erasure waits', async () => [ids.ema!, ids.jakub!], 409, /žiadosť vybavte/],
    ['an erased one', async () => [ids.jakub!, ids.tomas!], 404, /nie je/],
    [
      'one in the trash',
      async () => {
        const id = await person()
        await payload.update({ collection: 'users', id, data: { deletedAt: ago(0) }, ...open })
        return [ids.ema!, id]
      },
      404,
      /nie je/,
    ],
    ['nobody', async () => [ids.ema!, crypto.randomUUID()], 404, /nie je/],
  ])('are refused: %s', async (_who, pair, status, message) => {
    if (_who === 'an erased one')
      await payload.db.updateOne({
        collection: 'users',
        id: ids.tomas!,
        data: { erasedAt: ago(1) },
        returning: false,
      })
    const [kept, removed] = await pair()
    expect(await refused(kept, removed)).toEqual([status, expect.stringMatching(message)])
  })
})

test('of two accounts of a guardian the children and the account of the first stay, with the family symbol', async () => {
  const [one, two] = [await person(), await person()]
  const child = (player: string) => [{ player, relation: 'mother', right: 'full' }]
  const kept = await person({ playing: false, category: null, children: [] })
  const removed = await person({
    playing: false,
    category: null,
    children: child(two),
    email: 'druhy@tajne.test',
  })
  await payload.update({ collection: 'users', id: kept, data: { children: child(one) } as never, ...open })
  const seen = await preview(kept, removed)
  const nameOf = async (id: string) => (await userRow(id)).name
  expect([seen.kept.children, seen.removed.children]).toEqual([[await nameOf(one)], [await nameOf(two)]])
  const calendar = (await userRow(two)).calendarToken
  expect((await merged(kept, removed)).status).toBe(200)
  const after = await userRow(kept)
  expect(after.children?.map(({ player }) => player)).toEqual([one, two])
  expect([after.email, Boolean(after.familySymbol)]).toEqual(['druhy@tajne.test', true])
  // The same people are guardians: the calendar of the family goes on.
  expect((await userRow(two)).calendarToken).toBe(calendar)
})

test('a guardian’s lesser right to a child of both is said before the act, and one changed since is looked at anew', async () => {
  const child = await person()
  const name = (await userRow(child)).name
  const link = (right: 'full' | 'read', relation = 'father') => [{ player: child, relation, right }]
  const adult = { playing: false, category: null }
  const kept = await person({ ...adult, children: link('full') })
  const removed = await person({ ...adult, children: link('full', 'other') })
  const before = await preview(kept, removed)
  const about = ({ notes }: MergePreview) => notes.filter((note) => note.startsWith(`${name}:`))
  expect(about(before)).toEqual([expect.stringMatching(/vzťah „otec“, druhá „iný“\. Zostane „otec“/)])
  await payload.update({
    collection: 'users',
    id: removed,
    data: { children: link('read') } as never,
    ...open,
  })
  expect((await mergeBy(kept, { other: removed, seen: before.seen })).status).toBe(409)
  const now = await preview(kept, removed)
  expect(about(now)).toEqual([
    expect.stringMatching(/„plné práva“, druhá „len na čítanie“\. Zostane prísnejšie: „len na čítanie“/),
  ])
  expect((await mergeBy(kept, { other: removed, seen: now.seen })).status).toBe(200)
  expect((await userRow(kept)).children).toMatchObject(link('read'))
})

test('a child on trial that was a member already is a member, and its enquiry is closed', async () => {
  const enquiry = await make('enquiries', {
    kind: 'trial',
    guardianName: 'Ján Skúšobný',
    childName: 'Skúšobné',
    state: 'new',
  })
  const removed = await person({ trialUntil: ago(-200).slice(0, 10) })
  await payload.db.updateOne({
    collection: 'users',
    id: removed,
    data: { trialEnquiry: enquiry },
    returning: false,
  })
  const kept = await person()
  expect((await merged(kept, removed)).status).toBe(200)
  expect((await userRow(kept)).trialUntil ?? null).toBeNull()
  expect((await userRow(removed)).trialEnquiry ?? null).toBeNull()
  expect((await rows<{ state: string }>('enquiries', { id: { equals: enquiry } }))[0]!.state).toBe('closed')
})

test('two trainers become one, who leads the events of both and trains the categories of both', async () => {
  const trainer = (category: string) =>
    person({ role: 'trainer', playing: false, category: null, categories: [category] })
  const [kept, removed] = [await trainer(ids.U11!), await trainer(ids.U13!)]
  const startsAt = ago(-100)
  const event = await make('events', {
    type: 0,
    startsAt,
    categories: [ids.U13],
    trainers: [removed, kept],
    substitute: removed,
  })
  expect((await merged(kept, removed)).status).toBe(200)
  const [row] = await rows<{ trainers: string[]; substitute: string | null }>('events', {
    id: { equals: event },
  })
  expect([row!.trainers, row!.substitute ?? null]).toEqual([[kept], null])
  expect((await userRow(kept)).categories).toEqual([ids.U11, ids.U13])
})

test('an absence of the second answers what the first has not answered; one request for both is one absence', async () => {
  const [kept, removed] = [await person(), await person()]
  const startsAt = ago(-120)
  const event = await make('events', { type: 0, startsAt, categories: [ids.U13] })
  const operation = crypto.randomUUID()
  const away = (player: string, more: object) =>
    payload.db.create({
      collection: 'absences',
      data: {
        ...{
          id: crypto.randomUUID(),
          player,
          from: ago(-96).slice(0, 10),
          to: ago(-144).slice(0, 10),
          at: ago(1),
        },
        ...more,
      },
    })
  await away(removed, { operation: crypto.randomUUID() })
  const earlier = { from: '2026-01-01', to: '2026-01-02', operation }
  await away(kept, earlier)
  await away(removed, earlier)
  expect((await merged(kept, removed)).status).toBe(200)
  const invited = { and: [{ player: { equals: kept } }, { event: { equals: event } }] }
  const [row] = await rows<{ answer: string; absence: string }>('participants', invited)
  expect([row!.answer, Boolean(row!.absence)]).toEqual(['no', true])
  expect(await rows('absences', { player: { equals: kept } })).toHaveLength(2)
})

test('a planned move of the second is planned for the first, and of two in one stage the first one’s stays', async () => {
  const [kept, removed] = [await person(), await person()]
  const stage = (moved: string[]) =>
    make('playerMigrations', {
      ...{ season: '2091/92', stage: 'waiting', dueOn: '2091-07-01', performedAt: ago(1) },
      moves: moved.map((player) => ({
        ...{ player, outcome: 'leaves', from: ids.U13, reason: player === kept ? 'prvý' : 'druhý' },
      })),
    })
  const [alone, both] = [await stage([removed]), await stage([kept, removed])]
  expect((await merged(kept, removed)).status).toBe(200)
  const movesOf = async (id: string) => {
    const where = { id: { equals: id } }
    const [row] = await rows<{ moves: { player: string; reason: string }[] }>('playerMigrations', where)
    return row!.moves.map(({ player, reason }) => [player, reason])
  }
  expect(await movesOf(alone)).toEqual([[kept, 'druhý']])
  expect(await movesOf(both)).toEqual([[kept, 'prvý']])
})

test('likely duplicates are offered with the reason, siblings with one phone are not', async () => {
  const same = { lastName: 'Podobná', phone: '0905 777 888' }
  const one = await person({ ...same, firstName: 'Žofia', birthDate: '2013-01-02' })
  const two = await person({ ...same, lastName: 'PODOBNA', firstName: 'Zofia', birthDate: '2013-05-02' })
  await person({ ...same, firstName: 'Hela', birthDate: '2015-01-02' })
  const req = await createLocalReq(
    { user: { ...(await userRow(ids.maria!)), collection: 'users' } as never },
    payload,
  )
  expect((await likelyTwins(req, one)).map(({ id, why }) => [id, why])).toEqual([
    [two, 'rovnaké meno a\u00a0rok narodenia'],
  ])
})

const asOffice = async () =>
  createLocalReq({ user: { ...(await userRow(ids.maria!)), collection: 'users' } as never }, payload)

test('among many of one name those are offered who may be the same, further names and swapped ones included', async () => {
  const name = { firstName: 'Ján', lastName: 'Hojný' }
  const one = await person({ ...name, birthDate: '2013-01-02' })
  const years = Array.from({ length: 300 }, (_, at) => `${1960 + (at % 50)}-01-01`)
  const row = await userRow(one)
  await insertRows(
    await asOffice(),
    'users',
    years.map((birthDate, at) => ({
      ...{ id: crypto.randomUUID(), ...name, name: row.name!, sortName: row.sortName!, birthDate },
      ...{ searchName: row.searchName!, username: `hojny${at}`, role: 'player', playing: true, active: true },
      ...{ calendarToken: crypto.randomUUID(), createdAt: ago(0), updatedAt: ago(0) },
    })),
  )
  const same = [
    await person({ ...name, birthDate: '2013-05-05' }),
    await person({ ...name, firstName: 'Ján Peter', birthDate: '2013-06-06' }),
    await person({ firstName: 'Hojný', lastName: 'Ján', birthDate: '2013-07-07' }),
  ]
  const found = (await likelyTwins(await asOffice(), one)).map(({ id }) => id)
  expect(found.toSorted()).toEqual(same.toSorted())
})

test('an erasure finds the name that a person had before, in payments, movements and texts', async () => {
  const removed = await person({ firstName: 'Ján', lastName: 'Kovačovič', email: 'kovacovic@tajne.test' })
  const kept = await person({ firstName: 'Janko', lastName: 'Kováčik', email: 'kovacik@tajne.test' })
  const { status } = await office('POST', '/payments', {
    ...{ player: ids.ema, amount: 1000, method: 'transfer', receivedAt: ago(48).slice(0, 10) },
    batch: crypto.randomUUID(),
  })
  expect(status).toBe(200)
  const [payment] = await rows('payments', { players: { in: [ids.ema] } })
  const byName = (payer: string) =>
    payload.db.updateOne({ collection: 'payments', id: payment!.id, data: { payer }, returning: false })
  await byName('Ján Kovačovič')
  const event = await make('events', {
    ...{ type: 0, startsAt: ago(-140), categories: [ids.U13] },
    note: 'Vezmú Ján Kovačovič a Janko Kováčik.',
  })
  expect((await merged(kept, removed)).status).toBe(200)
  expect((await userRow(kept)).formerNames).toEqual([{ firstName: 'Ján', lastName: 'Kovačovič' }])

  const [mail] = (await rows<{ input: { to: string; subject: string; text: string } }>('payload-jobs', {}))
    .map(({ input }) => input)
    .filter(({ to }) => to === 'kovacovic@tajne.test')
  expect(mail?.subject).toMatch(/^Účet bol zlúčený/)
  expect(mail?.text).toContain('Ján Kovačovič')
  expect(mail?.text).not.toContain('Kováčik')

  const erased = await office('POST', `/users/${kept}/erasure`, { currentPassword: PASSWORD })
  expect(erased).toMatchObject({ status: 200, body: { people: 1 } })
  expect(
    (await rows<{ payer: string | null }>('payments', { id: { equals: payment!.id } }))[0]!.payer ?? '',
  ).toBe('')
  const [{ note } = { note: '' }] = await rows<{ note: string }>('events', { id: { equals: event } })
  expect(note).toBe('Vezmú vymazaný člen a vymazaný člen.')
  expect((await userRow(kept)).formerNames ?? null).toBeNull()
  // The e-mail that waited named the person as well.
  const waiting = JSON.stringify(
    (await rows<{ input: unknown }>('payload-jobs', {})).map(({ input }) => input),
  )
  expect(waiting).not.toMatch(/Kovačovič|Kováčik/)
})

test('an account without an address of its own is told nothing', async () => {
  const mails = async () =>
    (await rows<{ input: { subject?: string } }>('payload-jobs', {})).filter(({ input }) =>
      input.subject?.startsWith('Účet bol zlúčený'),
    ).length
  const before = await mails()
  const removed = await person({ email: 'doplneny@tajne.test' })
  // It is the address of the person who stays from now on.
  expect((await merged(await person(), removed)).status).toBe(200)
  expect((await merged(await person({ email: 'vlastny@tajne.test' }), await person())).status).toBe(200)
  expect(await mails()).toBe(before)
})

test('no cent appears or disappears, whatever was charged and paid', async () => {
  const months = ['2034-09', '2034-10', '2034-11'] as const
  const fee = fc.record({
    amount: fc.constantFrom(0, 1500, 2500, 3000),
    waived: fc.boolean(),
    trashed: fc.boolean(),
  })
  const charged = fc.array(fc.option(fee), { minLength: 3, maxLength: 3 })
  const paid = fc.array(fc.constantFrom(500, 2000, 3000, 7000), { maxLength: 2 })
  const one = fc.record({ charged, paid })
  await fc.assert(
    fc.asyncProperty(one, one, fc.boolean(), async (mine, theirs, isFamily) => {
      // The limit of merges in a quarter of an hour counts anew: it is not the question here.
      forgetProcessState()
      const people = [await person(), await person()]
      if (isFamily)
        await person({
          ...{ playing: false, category: null },
          children: people.map((player) => ({ player, relation: 'mother', right: 'full' })),
        })
      for (const [at, { charged: fees, paid: amounts }] of [mine, theirs].entries()) {
        for (const [month, each] of fees.entries())
          if (each)
            await make('memberFees', {
              ...{ player: people[at], period: months[month], amount: each.amount, waived: each.waived },
              dueDate: `${months[month]}-15`,
              ...(each.trashed && { deletedAt: ago(1) }),
            })
        for (const amount of amounts) {
          const receipt = { method: 'cash', receivedAt: ago(48).slice(0, 10), batch: crypto.randomUUID() }
          const { status } = await office('POST', '/payments', { player: people[at], amount, ...receipt })
          expect(status).toBe(200)
        }
      }
      const before = await money()
      expect((await merged(people[0]!, people[1]!)).status).toBe(200)
      const after = await money()
      expect(after.amount).toBe(before.amount)
      // Nobody owes more than before, and nothing is owed beside credit.
      expect(after.owed).toBeLessThanOrEqual(before.owed)
      const periods = await rows<{ period: string }>('memberFees', { player: { equals: people[0] } })
      expect(new Set(periods.map(({ period }) => period)).size).toBe(periods.length)
      expect(await rows('memberFees', { player: { equals: people[1] } })).toEqual([])
    }),
    { numRuns: sized(4, 40), endOnFailure: true },
  )
}, 240_000)
