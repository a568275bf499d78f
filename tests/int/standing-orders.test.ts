import { beforeAll, expect, test } from '@jest/globals'
import { seasonMonths, seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { type ApiClient, apiAs } from '../support/api-client'
import { setUpClub } from '../support/club'

// What a family is told to set up in its bank is what the office will charge.

interface Standing {
  memberFee: {
    unsteady: { player: { id: string }; change: { amount: number; before: number } | null }[]
    pauses: { player: { id: string }; until: string }[]
    standingOrders: { amount: number; variableSymbol: string; players: { name: string }[]; last: string }[]
  }
}

const { academy, ids, api } = setUpClub('maria', 'jana')
const { startYear } = seasonOf(new Date())
const today = dayOf(new Date())
/** The months in which there is time for another transfer. */
const left = seasonMonths(startYear).filter(
  (month) => `${month}-12` >= today && !['07', '08'].includes(month.slice(5)),
)
const inTime = left.length >= 2 ? test : test.skip
let first: string

const outlook = async (as: ApiClient, query = '') =>
  (await as<Standing>('GET', `/playerMembership${query}`)).body.memberFee
const orders = async (as: ApiClient, query = '') =>
  (await as<Standing>('GET', `/playerMembership${query}`)).body.memberFee.standingOrders
const change = (player: string, data: object) =>
  academy.payload.update({ collection: 'users', id: player, data, overrideAccess: true })

beforeAll(async () => {
  const { payload } = academy
  for (const name of ['U13', 'U9'])
    await payload.update({
      collection: 'categories',
      id: ids[name]!,
      data: { monthlyFee: 4000 },
      overrideAccess: true,
    })
  // The club's first fees are of another amount, so that nothing would be steady.
  await payload.db.deleteMany({ collection: 'memberFees', where: { player: { in: [ids.jakub, ids.ema] } } })
  await change(ids.jakub!, { birthDate: '2014-04-12', feePausedUntil: null })
  await change(ids.ema!, { birthDate: '2018-04-12' })
  first = ids.jakub!
}, 120_000)

inTime(
  'the older child pays in full, the younger half, and both at once under the family’s symbol',
  async () => {
    const account = await academy.payload.findByID({
      collection: 'users',
      id: ids.jana!,
      overrideAccess: true,
    })
    const all = await orders(api.jana)
    expect(all.map(({ players, amount }) => [players.length, amount])).toEqual([
      [2, 6000],
      [1, 4000],
      [1, 2000],
    ])
    expect(all[0]).toMatchObject({ variableSymbol: account.familySymbol, last: `${startYear + 1}-06-12` })
    expect((await orders(api.jana, `?player=${ids.ema}`)).map(({ amount }) => amount)).toEqual([2000])
  },
)

inTime('a guardian of one child reads that child’s amount, with the discount of the family', async () => {
  const peter = await apiAs(academy.payload, 'peter@zelenadolina.test')
  expect((await orders(peter)).map(({ amount }) => amount)).toEqual([4000])
})

inTime('a pause is named to who may read it, and so is what a sibling pays because of it', async () => {
  const until = `${startYear + 1}-06-30`
  const month = seasonMonths(startYear)[0]!
  const fee = { player: ids.ema, period: month, amount: 2000, dueDate: `${month}-15` }
  expect((await api.maria('POST', '/memberFees', fee)).status).toBe(200)
  await change(first, { feePausedUntil: until })
  const [family, ema] = [await outlook(api.jana), await outlook(api.jana, `?player=${ids.ema}`)]
  expect(family.pauses.map(({ player, until: day }) => [player.id, day])).toEqual([[first, until]])
  expect(ema.pauses).toEqual([])
  for (const { standingOrders, unsteady } of [family, ema]) {
    expect(standingOrders).toEqual([])
    expect(unsteady).toMatchObject([{ player: { id: ids.ema }, change: { amount: 4000, before: 2000 } }])
  }
  // Peter is a guardian of the paused child alone, who owes nothing.
  const peter = await apiAs(academy.payload, 'peter@zelenadolina.test')
  expect(await outlook(peter)).toMatchObject({ unsteady: [], pauses: [{ until }] })
  // With the other child paused he learns neither whose pause it is nor that there is one.
  await change(first, { feePausedUntil: null })
  await change(ids.ema!, { feePausedUntil: until })
  expect(await outlook(peter)).toMatchObject({ unsteady: [], pauses: [] })
  await change(ids.ema!, { feePausedUntil: null })
})

inTime(
  'an amount of the office’s own is not steady, and a player whose fees are paused has none',
  async () => {
    const month = seasonMonths(startYear)[2]!
    const fee = { player: first, period: month, amount: 2500, dueDate: `${month}-15` }
    expect((await api.maria('POST', '/memberFees', fee)).status).toBe(200)
    expect((await orders(api.jana)).map(({ amount }) => amount)).toEqual([2000])
    expect((await outlook(api.jana)).unsteady).toEqual([expect.objectContaining({ change: null })])
    await change(ids.ema!, { feePausedUntil: `${startYear + 1}-06-30` })
    expect(await orders(api.jana)).toEqual([])
  },
)
