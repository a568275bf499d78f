import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { PastCharges } from '@/features/membership/charge-history/schema'
import type { ManyPlan } from '@/features/membership/many/schema'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, addYears, dayOf } from '@/lib/dates'
import { undoUntil } from '@/lib/undo-days'
import type { MemberFee } from '@/payload-types'
import { setUpClub } from '../support/club'

// One fee for whole categories: seen, made once, in instalments, and taken back.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana', 'anonymous')

const { startYear, label: season } = seasonOf(new Date())
const spring = `${startYear + 1}`
const input = (more: object = {}) => ({
  ...{ item: 'camp', season, categories: [ids.U13], amount: 12_000, instalments: 3 },
  ...{ dueDate: `${spring}-04-30`, reason: 'Letný kemp', ...more },
})
const fees = async (): Promise<MemberFee[]> =>
  (
    await academy.payload.find({
      collection: 'memberFees',
      where: { item: { equals: 'camp' } },
      sort: ['player', 'dueDate'],
      pagination: false,
      depth: 0,
    })
  ).docs as MemberFee[]
const preview = async (more: object = {}) =>
  (await api.maria<ManyPlan>('POST', '/memberFees/many/preview', input(more))).body

test('is for administrators alone', async () => {
  for (const [who, status] of [
    ['anonymous', 401],
    ['lubos', 403],
    ['jana', 403],
  ] as const) {
    expect((await api[who]('POST', '/memberFees/many/preview', input())).status).toBe(status)
    expect((await api[who]('POST', '/memberFees/many', { ...input(), digest: '' })).status).toBe(status)
    const undo = { item: 'camp', chargedAt: new Date().toISOString() }
    expect((await api[who]('POST', '/memberFees/many/undo', undo)).status).toBe(status)
  }
})

test('everybody of the categories gets the instalments once; who has one for the same is left out', async () => {
  const plan = await preview()
  expect(plan.players.length).toBeGreaterThan(1)
  expect(plan.parts).toEqual([
    { amount: 4000, dueDate: `${spring}-04-30` },
    { amount: 4000, dueDate: `${spring}-05-30` },
    { amount: 4000, dueDate: `${spring}-06-30` },
  ])
  expect(plan.total).toBe(plan.players.length * 12_000)
  const charge = ({ digest } = plan) =>
    api.maria<{ count: number; chargedAt: string | null }>('POST', '/memberFees/many', {
      ...input(),
      ...{ digest, notify: false },
    })
  // What was seen were others, other amounts, or another day.
  for (const other of [{ categories: [ids.U15] }, { amount: 12_300 }, { dueDate: `${spring}-04-29` }])
    expect((await charge(await preview(other))).status).toBe(409)
  expect(await fees()).toHaveLength(0)
  const both = await Promise.all([charge(), charge()])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await fees()).toHaveLength(plan.players.length * 3)
  const chargedAt = both.map(({ body }) => body.chargedAt).find((at) => at !== null)!
  const again = await preview({ instalments: 2 })
  expect([again.players, again.left.length]).toEqual([[], plan.players.length + plan.left.length])
  expect(new Set(again.left.map(({ why }) => why))).toContain(
    `predpis už má: apríl ${spring} – jún ${spring}`,
  )

  // Nor is the whole season charged beside its months, or the same again in other months.
  expect((await preview({ instalments: 1 })).players).toEqual([])
  expect((await preview({ dueDate: `${startYear}-12-31` })).players).toEqual([])
  expect((await preview({ instalments: 1, reason: ' letný  KEMP' })).players).toEqual([])
  // Another camp is another fee, also in the same months and of the same season.
  for (const more of [{}, { instalments: 1 }, { dueDate: `${startYear}-12-31` }])
    expect((await preview({ ...more, reason: 'Zimný kemp' })).players).toHaveLength(plan.players.length)

  // One who has paid keeps the fee that is paid.
  const [first] = await fees()
  const paid = await api.maria('POST', '/payments/settle', {
    ...{
      fees: [first!.id],
      method: 'cash',
      receivedAt: dayOf(new Date()),
      batch: randomUUID(),
      notify: false,
    },
  })
  expect(paid.status).toBe(200)
  type Undone = { count: number; kept: { paid: number } }
  const undo = () => api.maria<Undone>('POST', '/memberFees/many/undo', { item: 'camp', chargedAt })
  expect((await undo()).body).toMatchObject({ count: plan.players.length * 3 - 1, kept: { paid: 1 } })
  expect((await undo()).body).toMatchObject({ count: 0 })
  expect((await fees()).map(({ id }) => id)).toEqual([first!.id])
})

test('a second camp of a season is charged beside the first; each once, also from the trash', async () => {
  const charge = async (reason: string) => {
    const more = { instalments: 1, reason }
    const { digest, players } = await preview(more)
    const seen = { ...input(more), digest, notify: false }
    const { status, body } = await api.maria<{ count: number }>('POST', '/memberFees/many', seen)
    expect([status, body.count]).toEqual([200, players.length])
    return players.length
  }
  const before = (await fees()).length
  const [winter, spring] = [await charge('Zimný kemp'), await charge('Jarný kemp')]
  expect(winter).toBeGreaterThan(1)
  expect(spring).toBe(winter)
  expect(await fees()).toHaveLength(before + 2 * winter)
  expect(await charge('Zimný kemp')).toBe(0)
  const one = (await fees()).find(({ reason }) => reason === 'Zimný kemp')!
  expect((await api.maria('DELETE', `/memberFees/${one.id}`)).status).toBe(200)
  const { players, left } = await preview({ instalments: 1, reason: 'Zimný kemp' })
  expect(players).toEqual([])
  expect(left.find(({ player }) => player.id === one.player)?.why).toBe(
    `predpis má v\u00a0koši: sezóna ${season}`,
  )
})

test('instalments that go on after the season are all of the season, and are not charged again', async () => {
  const more = { item: 'other', dueDate: `${spring}-05-31`, amount: 10_001, reason: 'Sústredenie' }
  const { digest, players } = await preview(more)
  const seen = { ...input(more), digest, notify: false }
  const made = await api.maria<{ count: number }>('POST', '/memberFees/many', seen)
  expect([made.status, made.body.count]).toEqual([200, players.length * 3])
  const { docs } = await academy.payload.find({
    collection: 'memberFees',
    where: { and: [{ item: { equals: 'other' } }, { player: { equals: players[0]!.id } }] },
    sort: 'dueDate',
    depth: 0,
  })
  expect(docs.map(({ period }) => period)).toEqual([`${spring}-05`, `${spring}-06`, season])
  expect((await preview({ ...more, dueDate: `${spring}-08-31` })).players).toEqual([])
})

test('what cannot be is refused in words', async () => {
  const refused = async (more: object, message: RegExp) => {
    const { status, body } = await api.maria('POST', '/memberFees/many/preview', input(more))
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringMatching(message)])
  }
  await refused({ categories: [] }, /aspoň jednu kategóriu/)
  await refused({ amount: 2 }, /príliš malá/)
  await refused({ amount: 0 }, /./)
  await refused({ item: 'monthly' }, /./)
  await refused({ instalments: 11 }, /./)
  await refused({ reason: '' }, /./)
})

test('a due day that is years away is a mistyped year, said in its field', async () => {
  const today = dayOf(new Date())
  for (const [dueDate, message] of [
    [addDays(addYears(today, -1), -1), 'Splatnosť je viac ako rok dozadu. Skontrolujte rok.'],
    [addDays(addYears(today, 2), 1), 'Splatnosť je viac ako dva roky dopredu. Skontrolujte rok.'],
  ]) {
    for (const path of ['/memberFees/many/preview', '/memberFees/many']) {
      const more = path.endsWith('many') ? { dueDate, digest: '' } : { dueDate }
      const { status, body } = await api.maria('POST', path, input(more))
      expect([status, body]).toEqual([400, { errors: [{ message, field: 'dueDate' }] }])
    }
  }
  for (const dueDate of [addYears(today, -1), addYears(today, 2)])
    expect((await api.maria('POST', '/memberFees/many/preview', input({ dueDate }))).status).toBe(200)
})

test('what was charged to many stands in the history of 14 days until it is taken back whole', async () => {
  const kit = { item: 'kit', instalments: 2, reason: 'Zimná súprava', amount: 5000 }
  const plan = await preview(kit)
  const history = async () => (await api.maria<PastCharges>('GET', '/memberFees/charges')).body
  const before = await history()
  const made = await api.maria<{ chargedAt: string }>('POST', '/memberFees/many', {
    ...{ ...input(kit), digest: plan.digest, notify: false },
  })
  const { chargedAt } = made.body
  const count = plan.players.length * 2
  const { charges, page } = await history()
  expect(page.total).toBe(before.page.total + 1)
  expect(charges[0]).toEqual({
    ...{ item: 'kit', periods: [`${spring}-04`, `${spring}-05`], reason: 'Zimná súprava', chargedAt },
    ...{ count, total: plan.total, untouched: count, undoUntil: undoUntil(chargedAt) },
    chargedBy: (await academy.payload.findByID({ collection: 'users', id: ids.maria! })).name,
  })
  // Paid fees stay; who made the charge is known also when all its fees have changed since.
  const { docs } = await academy.payload.find({
    collection: 'memberFees',
    where: { item: { equals: 'kit' } },
    pagination: false,
    depth: 0,
  })
  const waive = (fees: string[]) => api.maria('POST', '/memberFees/waive', { fees, waived: true })
  expect((await waive([docs[0]!.id])).status).toBe(200)
  expect((await history()).charges[0]).toMatchObject({ count, untouched: count - 1 })
  expect((await waive(docs.map(({ id }) => id))).status).toBe(200)
  expect((await history()).charges[0]).toMatchObject({
    ...{ count, untouched: 0, undoUntil: null, chargedBy: charges[0]!.chargedBy },
  })
  for (const who of ['anonymous', 'lubos', 'jana'] as const)
    expect((await api[who]('GET', '/memberFees/charges')).status).toBe(who === 'anonymous' ? 401 : 403)
})
