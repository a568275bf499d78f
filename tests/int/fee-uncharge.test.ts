import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { addYears, dayOf } from '@/lib/dates'
import { type ApiClient } from '../support/api-client'
import { setUpClub } from '../support/club'
import { monthToCharge } from '../support/months'

interface Plan {
  fees: { player: { id: string } }[]
  digest: string
  total: number
}
interface Refused {
  errors: { message: string; field?: string }[]
}
interface Charged {
  count: number
  chargedAt: string | null
}
interface Uncharged {
  count: number
  kept: { paid: number; claimed: number; changed: number }
}
interface Fee {
  id: string
  player: { id: string }
  updatedAt: string
}

const { academy, ids, api } = setUpClub('maria', 'jana', 'zuzana')

const MONTHLY = '/memberFees/monthly'
const TODAY = dayOf(new Date())
const NOTHING = { paid: 0, claimed: 0, changed: 0 }

beforeAll(async () => {
  for (const name of ['U9', 'U11', 'U13'])
    await academy.payload.update({
      collection: 'categories',
      id: ids[name]!,
      data: { monthlyFee: 4000 },
      overrideAccess: true,
    })
}, 120_000)

const planOf = async (period: string): Promise<Plan> =>
  (await api.maria<{ plan: Plan }>('GET', `${MONTHLY}?period=${period}`)).body.plan
async function charge(period: string): Promise<{ period: string; chargedAt: string; count: number }> {
  const { fees, digest } = await planOf(period)
  const { status, body } = await api.maria<Charged>('POST', MONTHLY, { period, digest })
  expect([status, body.count]).toEqual([200, fees.length])
  return { period, chargedAt: body.chargedAt!, count: body.count }
}
const undo = (client: ApiClient, { period, chargedAt }: { period: string; chargedAt: string }) =>
  client<Uncharged>('POST', `${MONTHLY}/undo`, { period, chargedAt })
const feesOf = async (period: string): Promise<Fee[]> =>
  (await api.maria<{ memberFees: Fee[] }>('GET', `/memberFees?period=${period}&size=100`)).body.memberFees
const feeOf = async (player: string, period: string): Promise<Fee> =>
  (await feesOf(period)).find((fee) => fee.player.id === ids[player])!

test('the plan of a month is paged, and its sums and its charge are of all pages', async () => {
  interface Read {
    plan: Plan & { count: number; left: unknown[]; leftCount: number }
    page: { number: number; size: number; total: number }
  }
  const read = async (page: number, size: number) =>
    (await api.maria<Read>('GET', `${MONTHLY}?period=${monthToCharge(6)}&page=${page}&size=${size}`)).body
  const { plan: whole } = await read(1, 200)
  expect(whole.fees.length).toBeGreaterThan(3)
  expect([whole.count, whole.leftCount]).toEqual([whole.fees.length, whole.left.length])
  const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => read(page, 2)))
  expect(pages.flatMap(({ plan }) => plan.fees)).toEqual(whole.fees)
  expect(pages.flatMap(({ plan }) => plan.left)).toEqual(whole.left)
  for (const [at, { plan, page }] of pages.entries()) {
    const { count, leftCount, total, digest } = whole
    expect(plan).toMatchObject({ count, leftCount, total, digest })
    expect(page).toEqual({ number: at + 1, size: 2, total: Math.max(whole.count, whole.leftCount) })
  }
  // As many fees of the same sum, but of somebody else.
  const swapped = async (player: string, active: boolean) =>
    academy.payload.update({
      collection: 'users',
      id: ids[player]!,
      // Longer than any month that can be charged.
      data: { feePausedUntil: active ? null : addYears(TODAY, 2) },
      overrideAccess: true,
    })
  await swapped('jakub', false)
  const { plan: other } = await read(1, 200)
  await swapped('jakub', true)
  await swapped('adam', false)
  const { count, total, digest } = (await read(1, 200)).plan
  expect({ count, total }).toEqual({ count: other.count, total: other.total })
  expect(digest).not.toBe(other.digest)
  expect((await api.maria('POST', MONTHLY, { period: monthToCharge(6), digest: other.digest })).status).toBe(
    409,
  )
  await swapped('adam', true)
  expect((await charge(monthToCharge(6))).count).toBe(whole.count)
})

test('a month years away is a mistyped year, said in its field, in the preview, the charge and a single fee', async () => {
  for (const [period, message] of [
    [addYears(TODAY, -2), /pred viac ako rokom/],
    [addYears(TODAY, 2), /až o\sviac ako 12\smesiacov/],
  ] as const) {
    const month = period.slice(0, 7)
    for (const refused of [
      await api.maria<Refused>('GET', `${MONTHLY}?period=${month}`),
      await api.maria<Refused>('POST', MONTHLY, { period: month, digest: '' }),
      await api.maria<Refused>('POST', '/memberFees', {
        ...{ player: ids.jakub, period: month, item: 'monthly', amount: 3000, dueDate: `${month}-15` },
      }),
      await api.maria<Refused>('GET', `/notifications/reach/fees?period=${month}`),
    ])
      expect([refused.status, refused.body.errors]).toEqual([
        ...[400, [{ field: 'period', message: expect.stringMatching(message) }]],
      ])
  }
})

describe('undoing the charge of a month', () => {
  test('only an admin undoes the charge of a month', async () => {
    const charged = await charge(monthToCharge(1))
    expect(charged.count).toBeGreaterThan(3)
    for (const client of [api.jana, api.zuzana]) expect((await undo(client, charged)).status).toBe(403)
    expect(await feesOf(monthToCharge(1))).toHaveLength(charged.count)
  })

  test('the charge of a month is undone whole and once, and the month can be charged again', async () => {
    const charged = await charge(monthToCharge(2))
    const before = await feesOf(monthToCharge(1))
    const responses = await Promise.all([undo(api.maria, charged), undo(api.maria, charged)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses.map(({ body }) => body.count).sort((a, b) => a - b)).toEqual([0, charged.count])
    expect(await feesOf(monthToCharge(2))).toEqual([])
    expect(await feesOf(monthToCharge(1))).toEqual(before)
    expect((await planOf(monthToCharge(2))).fees).toHaveLength(charged.count)
    expect((await charge(monthToCharge(2))).count).toBe(charged.count)
  })

  test('undoing a charge keeps and counts fees that were paid, claimed, changed, waived or deleted since', async () => {
    // Ema has a fee of the autumn open, Jakub has it paid: his money goes to the month that is charged.
    const charged = await charge(monthToCharge(3))
    const paid = {
      fees: [(await feeOf('jakub', monthToCharge(3))).id],
      method: 'cash',
      receivedAt: TODAY,
    }
    const settled = await api.maria('POST', '/payments/settle', { ...paid, batch: randomUUID() })
    expect(settled.status).toBe(200)
    const ema = await feeOf('ema', monthToCharge(3))
    expect((await api.jana('POST', '/memberFees/claim', { fees: [ema.id], claimed: true })).status).toBe(200)
    const { id, updatedAt } = await feeOf('adam', monthToCharge(3))
    const edit = { note: 'dohoda', updatedAt }
    expect((await api.maria('PATCH', `/memberFees/${id}`, edit)).status).toBe(200)
    const filip = await feeOf('filip', monthToCharge(3))
    const waive = (waived: boolean) => api.maria('POST', '/memberFees/waive', { fees: [filip.id], waived })
    expect((await waive(true)).status).toBe(200)
    expect((await waive(false)).status).toBe(200)
    const nina = await feeOf('nina', monthToCharge(3))
    expect((await api.maria('DELETE', `/memberFees/${nina.id}`)).status).toBe(200)

    const kept = { paid: 1, claimed: 1, changed: 3 }
    const first = await undo(api.maria, charged)
    expect(first.body).toEqual({ count: charged.count - 5, kept })
    expect((await feesOf(monthToCharge(3))).map((fee) => fee.id).sort()).toEqual(
      [paid.fees[0]!, ema.id, id, filip.id].sort(),
    )
    expect((await undo(api.maria, charged)).body).toEqual({ count: 0, kept })
  })

  test('undoing a charge keeps a fee whose payment was reversed, because the ledger refers to it', async () => {
    const charged = await charge(monthToCharge(4))
    const batch = randomUUID()
    const { id } = await feeOf('jakub', monthToCharge(4))
    const body = { fees: [id], method: 'cash', receivedAt: TODAY, batch }
    expect((await api.maria('POST', '/payments/settle', body)).status).toBe(200)
    expect((await api.maria('POST', `/payments/batch/${batch}/reverse`, {})).status).toBe(200)
    expect((await undo(api.maria, charged)).body).toEqual({
      count: charged.count - 1,
      kept: { ...NOTHING, paid: 1 },
    })
  })

  test('undoing a charge keeps fees made by hand or by another charge', async () => {
    const period = monthToCharge(5)
    const draft = { player: ids.jakub, period, amount: 100, dueDate: `${period}-15` }
    expect((await api.maria('POST', '/memberFees', draft)).status).toBe(200)
    const { chargedAt, count } = await charge(period)
    const wrong = { period, chargedAt: new Date(Date.parse(chargedAt) - 1).toISOString() }
    expect((await undo(api.maria, wrong)).body).toEqual({ count: 0, kept: NOTHING })
    expect((await undo(api.maria, { period, chargedAt })).body).toEqual({ count, kept: NOTHING })
    expect((await feesOf(period)).map(({ player }) => player.id)).toEqual([ids.jakub])
  })
})
