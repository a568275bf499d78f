import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { insertRows } from '@/db/insert-rows'
import { feeGrid } from '@/features/membership/admin/queries'
import { feeFilter } from '@/features/membership/admin/rules'
import { feeOverview } from '@/features/membership/overview/queries'
import type { PastCharges } from '@/features/membership/charge-history/schema'
import type { ManyPlan } from '@/features/membership/many/schema'
import type { Recorded } from '@/features/membership/payments/schema'
import { addDays, dayOf } from '@/lib/dates'
import { inTransaction } from '@/lib/transaction'
import { seasonMonths } from '@/features/club/season/rules'
import { setUpClub } from '../support/club'
import { ownSymbol } from '../support/own-symbol'
import { requestAs } from '../support/request'
import { timed } from '../support/timed'
import { sized } from '../support/size'

// The office's acts on many fees in a club of many players.

const { academy, ids, api } = setUpClub('maria')
const PLAYERS = sized(200, 3000)
const SEASON = '2029/30'
const now = new Date()
const today = dayOf(now)

const step = <Result>(what: string, task: () => Promise<Result>) =>
  timed(academy.payload, `${what} of ${PLAYERS}`, task)

beforeAll(async () => {
  const req = await requestAs(academy.payload, ids.maria!)
  const at = addDays(today, -60) + 'T12:00:00.000Z'
  const players = Array.from({ length: PLAYERS }, (_, index) => ({
    ...{ id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`, active: true, playing: true },
    ...{ variableSymbol: ownSymbol(index), category: ids.U13 },
    ...{ firstName: 'Ján', lastName: `Radový${index}`, name: `Ján Radový${index}`, role: 'player' },
    ...{ username: `jan.radovy${index}`, calendarToken: `token-${index}`, createdAt: at, updatedAt: at },
  }))
  await inTransaction(req, async () => {
    await insertRows(req, 'users', players)
    await insertRows(
      req,
      'memberFees',
      seasonMonths(2029).flatMap((period) =>
        players.map(({ id: player }) => ({
          ...{ player, period, item: 'monthly', amount: 3000, paidAmount: 0, owed: 3000, currency: 'EUR' },
          ...{ dueDate: addDays(today, 20), waived: false, createdAt: at, updatedAt: at },
        })),
      ),
    )
  })
}, 120_000)

const grid = async (query: Record<string, string>) =>
  feeGrid(await requestAs(academy.payload, ids.maria!), feeFilter({ season: SEASON, ...query }, now), now)

test('a month of everybody is waived, taken back, paid and reversed in one act each', async () => {
  const filter = { season: SEASON, period: '2029-10' }
  const { open } = await step('grid', () => grid(filter))
  expect([open.count, open.owed]).toEqual([PLAYERS, PLAYERS * 3000])
  const seen = { filter, ...open }
  type Waived = { count: number; waivedAt: string }
  const waived = await step('waiving', () => api.maria<Waived>('POST', '/memberFees/waive/matching', seen))
  expect([waived.status, waived.body.count]).toEqual([200, PLAYERS])
  const { waivedAt } = waived.body
  const back = await step('ending the waiver', () =>
    api.maria('POST', '/memberFees/waive/undo', { waivedAt }),
  )
  expect([back.status, back.body]).toEqual([200, { count: PLAYERS }])
  const receipt = { method: 'cash', receivedAt: today, batch: randomUUID() }
  const paid = await step('paying', () =>
    api.maria<Recorded>('POST', '/payments/settle/matching', { ...seen, ...receipt }),
  )
  expect([paid.status, paid.body.amount]).toEqual([200, PLAYERS * 3000])
  expect((await grid(filter)).open.count).toBe(0)
  const reversed = await step('reversing', () =>
    api.maria('POST', `/payments/batch/${receipt.batch}/reverse`),
  )
  expect(reversed.status).toBe(200)
  expect((await grid(filter)).open).toMatchObject({ count: open.count, owed: open.owed })
}, 300_000)

test('the season by months is one query of all fees', async () => {
  const req = await requestAs(academy.payload, ids.maria!)
  const overview = (category?: string) => feeOverview(req, { season: SEASON, category }, now)
  const all = await step('overview', () => overview())
  expect(all.total.due).toBe(PLAYERS * 12 * 3000)
  expect((await step('overview of a category', () => overview(ids.U13))).total).toEqual(all.total)
})

test('a fee for many stands in the history and is taken back from it', async () => {
  const input = {
    ...{ item: 'kit', season: SEASON, categories: [ids.U13], amount: 6500, instalments: 1 },
    ...{ dueDate: addDays(today, 30), reason: 'Súprava' },
  }
  const plan = await api.maria<ManyPlan>('POST', '/memberFees/many/preview', input)
  const count = plan.body.players.length
  const charge = () =>
    api.maria('POST', '/memberFees/many', { ...input, digest: plan.body.digest, notify: false })
  expect((await step('charging many', charge)).status).toBe(200)
  const past = await step('history', () => api.maria<PastCharges>('GET', '/memberFees/charges'))
  const [found] = past.body.charges
  expect(found).toMatchObject({ item: 'kit', count, total: count * 6500, untouched: count })
  const undo = { item: 'kit', chargedAt: found!.chargedAt }
  const undone = await step('undoing it', () => api.maria('POST', '/memberFees/many/undo', undo))
  expect(undone.body).toMatchObject({ count })
}, 300_000)
