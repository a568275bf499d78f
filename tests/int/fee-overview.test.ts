import { expect, test } from '@jest/globals'
import type { TypedUser } from 'payload'
import { feeGrid } from '@/features/membership/admin/queries'
import type { FeeFilter } from '@/features/membership/admin/rules'
import { recordPayment } from '@/features/membership/payments/commands'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub()
/** The current season, in November: the club's fees of September are due. */
const SEASON = seasonOf(dayOf(new Date()))
const NOW = new Date(`${SEASON.startYear}-11-21T12:00:00Z`)

async function asMaria() {
  const { payload } = academy
  const maria = await payload.findByID({ collection: 'users', id: ids.maria!, overrideAccess: true })
  return request(payload, { ...maria, collection: 'users' } as TypedUser)
}

const grid = async (filter: Partial<FeeFilter> = {}) =>
  feeGrid(await asMaria(), { season: SEASON.label, period: '', search: '', page: 1, ...filter }, NOW)

test('the sums are those of the players the search finds', async () => {
  const { rows, totals } = await grid({ search: 'lalik' })
  expect(rows.map(({ player }) => player.name).sort()).toEqual(['Ema Ľalíková', 'Jakub Ľalík'])
  expect(totals).toEqual({ count: 2, amount: 6000, paidAmount: 0, owed: 6000 })
  const narrowed = await grid({ search: 'lalik', category: ids.U9 })
  expect([narrowed.players, narrowed.totals.count]).toEqual([1, 1])
  expect((await grid({ search: 'nikto taký' })).totals.count).toBe(0)
})

test('a row says what the whole family owes, of every season, also where the filter shows less', async () => {
  const { rows } = await grid({ search: 'jakub', season: seasonOf(`${SEASON.startYear - 2}-09-01`).label })
  expect(rows.map(({ owed, debt }) => [owed, debt])).toEqual([[0, { amount: 6000, shared: true }]])
  // The player's own debt is whole as well: beside a month without a fee, and beside another season.
  for (const filter of [{}, { period: `${SEASON.startYear + 1}-06` }, { season: SEASON.label }]) {
    const [row] = (await grid({ search: 'jakub', ...filter })).rows
    expect([row!.owed, row!.owedInAll]).toEqual([filter.period ? 0 : 3000, 3000])
  }
})

test('a player who has left is listed while they owe a fee, so that rows and sums agree', async () => {
  await academy.payload.update({
    collection: 'users',
    id: ids.nina!,
    data: { active: false },
    overrideAccess: true,
  })
  const { rows, totals } = await grid()
  const left = rows.filter((row) => row.inactive)
  expect(left.map(({ player, owed }) => [player.name, owed])).toEqual([['Nina Žáková', 3000]])
  expect(totals.owed).toBe(rows.reduce((sum, { owed }) => sum + owed, 0))
  expect((await grid({ state: 'overdue' })).rows.map(({ player }) => player.id)).toContain(ids.nina)
  expect(
    (await grid({ season: seasonOf(`${SEASON.startYear - 2}-09-01`).label })).rows.some(
      (row) => row.inactive,
    ),
  ).toBe(false)
})

test("a family's credit is shown in the row of each of its children", async () => {
  const receipt = {
    method: 'cash',
    receivedAt: addDays(dayOf(new Date()), -2),
    batch: 'c0a80f2e-1d0a-4b6e-9b7e-3d9d4a7f1c55',
  } as const
  await recordPayment(await asMaria(), ids.jakub!, 6500, receipt)
  const { rows } = await grid({ search: 'lalik' })
  // The club's first payments for the two cover no fee yet: 6000 cents of credit.
  expect(rows.map(({ credit }) => credit)).toEqual([
    { amount: 6500, shared: true },
    { amount: 6500, shared: true },
  ])
  expect(rows.every(({ owed }) => owed === 0)).toBe(true)
})
