import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import { SEPTEMBER, setUpClub } from '../support/club'
import { monthToCharge } from '../support/months'

interface Fee {
  id: string
  amount: number
  paidAmount: number
  owed: number
  state: string
  updatedAt: string
}
interface Payment {
  id: string
  amount: number
  reversed: boolean
  payer: string | null
  shares: { fee: string; amount: number }[]
}

const { academy, ids, api } = setUpClub('maria', 'jana')
/** The day all money came: before any credit is spent. */
const RECEIVED = addDays(dayOf(new Date()), -1)
/** Each fee has a month of its own. Nina has no family in the club; Jakub and Ema are Jana's children. */
let month = 0
const nextPeriod = () => {
  month += 1
  return `${Number(SEPTEMBER.slice(0, 4)) + 1 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

async function fee(player: string, amount: number, period = nextPeriod()): Promise<Fee> {
  const draft = { player: ids[player], period, item: 'other', amount, dueDate: `${period}-15` }
  const { status, body } = await api.maria<{ memberFee: Fee }>('POST', '/memberFees', draft)
  expect(status).toBe(200)
  return body.memberFee
}
const now = async (id: string): Promise<Fee> =>
  (await api.maria<{ memberFee: Fee }>('GET', `/memberFees/${id}`)).body.memberFee
const pay = async (player: string, amount: number, more: object = {}) => {
  const body = { player: ids[player], amount, method: 'cash', receivedAt: RECEIVED, batch: randomUUID() }
  return (await api.maria<{ batch: string; credit: number }>('POST', '/payments', { ...body, ...more })).body
}
const lastPayment = async (player: string): Promise<Payment> => {
  const season = `/payments?player=${ids[player]}&season=${seasonOf(RECEIVED).label}`
  const { payments } = (await api.maria<{ payments: Payment[] }>('GET', season)).body
  return payments.find(({ amount, reversed }) => amount > 0 && !reversed)!
}
/** All money that covers no fee, of every family. */
async function creditInLedger(): Promise<number> {
  const { docs } = await academy.payload.find({
    collection: 'payments',
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  return docs.reduce(
    (sum, { amount, allocations }) =>
      sum + amount - (allocations ?? []).reduce((shares, share) => shares + share.amount, 0),
    0,
  )
}

beforeEach(async () => {
  // The club's first payments are reversed: their credit would pay fees.
  for (const name of ['familyPayment', 'emaPayment', 'adamPayment'])
    await api.maria('POST', `/payments/${ids[name]}/reverse`, {})
})

describe('credit', () => {
  test('credit pays the next fee at once, of a sibling too, and the family sees what is left of it', async () => {
    const open = await now(ids.jakubFee!)
    expect(await pay('jakub', open.owed + (await now(ids.emaFee!)).owed + 5000)).toMatchObject({
      credit: 5000,
    })
    expect(await creditInLedger()).toBe(5000)
    const membership = await api.jana<{ memberFee: { credit: number } }>('GET', '/playerMembership')
    expect(membership.body.memberFee.credit).toBe(5000)

    expect(await fee('ema', 3500)).toMatchObject({ paidAmount: 3500, owed: 0, state: 'paid' })
    expect(await fee('jakub', 3500)).toMatchObject({ paidAmount: 1500, owed: 2000 })
    expect(await creditInLedger()).toBe(0)
    const after = await api.jana<{ memberFee: { credit: number } }>(
      'GET',
      '/playerMembership?player=' + ids.ema,
    )
    expect(after.body.memberFee.credit).toBe(0)
  })

  test('credit of one family does not pay a fee of another', async () => {
    await pay('nina', (await now(ids.ninaFee!)).owed + 1000)
    expect(await fee('filip', 1000)).toMatchObject({ paidAmount: 0, owed: 1000 })
    expect(await fee('nina', 1000)).toMatchObject({ paidAmount: 1000, owed: 0 })
  })

  test('credit is shown in the preview of a month and pays its fees', async () => {
    await academy.payload.update({
      collection: 'categories',
      id: ids.U13!,
      data: { monthlyFee: 4000 },
      overrideAccess: true,
    })
    await pay('nina', 2500)
    const period = monthToCharge(1)
    const path = `/memberFees/monthly?period=${period}`
    const { plan } = (await api.maria<{ plan: { credit: number; digest: string } }>('GET', path)).body
    expect(plan.credit).toBe(2500)
    const seen = { period, digest: plan.digest }
    expect((await api.maria('POST', '/memberFees/monthly', seen)).status).toBe(200)
    const { docs } = await academy.payload.find({
      collection: 'memberFees',
      where: { player: { equals: ids.nina }, period: { equals: period }, item: { equals: 'monthly' } },
      overrideAccess: true,
    })
    expect(docs).toMatchObject([{ paidAmount: 2500, owed: 1500 }])
    await pay('nina', 1500)
  })

  test("money paid above a fee's new amount becomes credit and pays open fees", async () => {
    const kit = await fee('nina', 3500)
    await pay('nina', 3500)
    const open = await fee('nina', 2000)
    const { updatedAt } = await now(kit.id)
    const changed = await api.maria<{ memberFee: Fee }>('PATCH', `/memberFees/${kit.id}`, {
      amount: 1000,
      updatedAt,
    })
    expect(changed.body.memberFee).toMatchObject({ amount: 1000, paidAmount: 1000, state: 'paid' })
    expect(await now(open.id)).toMatchObject({ paidAmount: 2000, owed: 0 })
    expect(await creditInLedger()).toBe(500)
    expect(await fee('nina', 500)).toMatchObject({ owed: 0 })
  })

  test('fees paid by credit are open again when its payment is reversed, and no sum is negative', async () => {
    const first = await fee('nina', 3500)
    await pay('nina', 6000)
    const second = await fee('nina', 2500)
    expect(second.owed).toBe(0)
    const payment = await lastPayment('nina')
    expect((await api.maria('POST', `/payments/${payment.id}/reverse`, {})).status).toBe(200)
    expect(await now(first.id)).toMatchObject({ paidAmount: 0, owed: 3500 })
    expect(await now(second.id)).toMatchObject({ paidAmount: 0, owed: 2500 })
    expect(await creditInLedger()).toBe(0)
    expect((await api.maria('POST', `/payments/${payment.id}/reverse`, {})).status).toBe(200)
    expect(await creditInLedger()).toBe(0)
    await pay('nina', 6000)
  })

  test('reversing the payment of a lowered fee leaves no negative sum', async () => {
    const kit = await fee('nina', 3500)
    await pay('nina', 3500)
    const payment = await lastPayment('nina')
    const { updatedAt } = await now(kit.id)
    await api.maria('PATCH', `/memberFees/${kit.id}`, { amount: 1000, updatedAt })
    const next = await fee('nina', 2500)
    expect(next.owed).toBe(0)
    await api.maria('POST', `/payments/${payment.id}/reverse`, {})
    expect(await now(kit.id)).toMatchObject({ paidAmount: 0, owed: 1000 })
    expect(await now(next.id)).toMatchObject({ paidAmount: 0, owed: 2500 })
    expect(await creditInLedger()).toBe(0)
    await pay('nina', 3500)
  })

  test('credit leaves a fee in the trash, returns with it, and pays a fee that is no longer waived', async () => {
    await pay('nina', 1000)
    const wrong = await fee('nina', 1000)
    expect(wrong.owed).toBe(0)
    const detail = await api.maria<{ fromCredit: number }>('GET', `/memberFees/${wrong.id}`)
    expect(detail.body.fromCredit).toBe((await now(wrong.id)).paidAmount)
    expect(detail.body.fromCredit).toBeGreaterThan(0)
    expect((await api.maria('DELETE', `/memberFees/${wrong.id}`)).status).toBe(200)
    expect(await creditInLedger()).toBe(1000)
    const back = await api.maria<{ memberFee: Fee }>('POST', `/memberFees/${wrong.id}/restore`, {})
    expect(back.body.memberFee).toMatchObject({ paidAmount: 1000, owed: 0 })
    const waived = await fee('nina', 800)
    await api.maria('POST', '/memberFees/waive', { fees: [waived.id], waived: true })
    await pay('nina', 800)
    expect(await creditInLedger()).toBe(800)
    await api.maria('POST', '/memberFees/waive', { fees: [waived.id], waived: false })
    expect(await now(waived.id)).toMatchObject({ paidAmount: 800, owed: 0 })
    expect(await creditInLedger()).toBe(0)
  })
})
