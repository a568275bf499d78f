import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { ManyPlan } from '@/features/membership/many/schema'
import type { MemberFee } from '@/payload-types'
import { setUpClub } from '../support/club'

// One fee for whole categories: seen, made once, in instalments, and taken back.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana', 'anonymous')

const input = (more: object = {}) => ({
  ...{ item: 'camp', season: '2026/27', categories: [ids.U13], amount: 12_000, instalments: 3 },
  ...{ dueDate: '2027-04-30', reason: 'Letný kemp', ...more },
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
    expect((await api[who]('POST', '/memberFees/many', { ...input(), count: 1 })).status).toBe(status)
    const undo = { item: 'camp', chargedAt: new Date().toISOString() }
    expect((await api[who]('POST', '/memberFees/many/undo', undo)).status).toBe(status)
  }
})

test('everybody of the categories gets the instalments once; who has a fee of the item is left out', async () => {
  const plan = await preview()
  expect(plan.players.length).toBeGreaterThan(1)
  expect(plan.parts).toEqual([
    { amount: 4000, dueDate: '2027-04-30' },
    { amount: 4000, dueDate: '2027-05-30' },
    { amount: 4000, dueDate: '2027-06-30' },
  ])
  expect(plan.total).toBe(plan.players.length * 12_000)
  const charge = (count: number) =>
    api.maria<{ count: number; chargedAt: string | null }>('POST', '/memberFees/many', {
      ...input(),
      count,
      notify: false,
    })
  expect((await charge(plan.players.length + 1)).status).toBe(409)
  expect(await fees()).toHaveLength(0)
  const both = await Promise.all([charge(plan.players.length), charge(plan.players.length)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await fees()).toHaveLength(plan.players.length * 3)
  const chargedAt = both.map(({ body }) => body.chargedAt).find((at) => at !== null)!
  const again = await preview({ instalments: 2 })
  expect([again.players, again.left.length]).toEqual([[], plan.players.length + plan.left.length])
  expect(new Set(again.left.map(({ why }) => why))).toContain('predpis už má')

  // Nor is the whole season charged beside its months, or the same again in other months.
  expect((await preview({ instalments: 1 })).players).toEqual([])
  expect((await preview({ dueDate: '2026-12-31' })).players).toEqual([])
  expect((await preview({ dueDate: '2026-12-31', reason: 'Zimný kemp' })).players).toHaveLength(
    plan.players.length,
  )

  // One who has paid keeps the fee that is paid.
  const [first] = await fees()
  const paid = await api.maria('POST', '/payments/settle', {
    ...{ fees: [first!.id], method: 'cash', receivedAt: '2026-11-20', batch: randomUUID(), notify: false },
  })
  expect(paid.status).toBe(200)
  type Undone = { count: number; kept: { paid: number } }
  const undo = () => api.maria<Undone>('POST', '/memberFees/many/undo', { item: 'camp', chargedAt })
  expect((await undo()).body).toMatchObject({ count: plan.players.length * 3 - 1, kept: { paid: 1 } })
  expect((await undo()).body).toMatchObject({ count: 0 })
  expect((await fees()).map(({ id }) => id)).toEqual([first!.id])
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
