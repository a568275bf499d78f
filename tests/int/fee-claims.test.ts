import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { overdueFees } from '@/features/membership/overdue/queries'
import { dayOf } from '@/lib/dates'
import { printDatabase } from '../support/academy'
import { type ApiClient, apiAs } from '../support/api-client'
import { setUpClub } from '../support/club'
import { request } from '../support/request'
import { sized } from '../support/size'

// „Už som zaplatil/a“: who may say it, what ends it, and what happens when it is said beside a payment.
printDatabase('fee claims')

interface Fee {
  id: string
  owed: number
  claimedPaidAt: string | null
  claimRefusedAt: string | null
}

const ROUNDS = sized(3, 20)
const { academy, ids, api } = setUpClub('maria', 'jana', 'robert', 'zuzana')
let peter: ApiClient
let month = 0

beforeAll(async () => {
  peter = await apiAs(academy.payload, 'peter@zelenadolina.test')
  // The credit of the club's first payments would pay the fees of these tests.
  for (const name of ['familyPayment', 'emaPayment', 'adamPayment'])
    await api.maria('POST', `/payments/${ids[name]}/reverse`, {})
}, 120_000)

const fee = async (player: string, amount = 3000): Promise<string> => {
  month += 1
  const period = `20${40 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  const draft = { player: ids[player], period, item: 'other', amount, dueDate: `${period}-15` }
  const { status, body } = await api.maria<{ memberFee: Fee }>('POST', '/memberFees', draft)
  expect(status).toBe(200)
  return body.memberFee.id
}
const now = async (id: string) =>
  (
    await api.maria<{ memberFee: Fee; history: { changes: { fact: string; to: unknown }[] }[] }>(
      'GET',
      `/memberFees/${id}`,
    )
  ).body
const claimOf = async (id: string) => {
  const { claimedPaidAt, claimRefusedAt } = (await now(id)).memberFee
  return claimedPaidAt ? 'claimed' : claimRefusedAt ? 'refused' : 'none'
}
const claim = (fees: string[], claimed = true, as: ApiClient = api.jana) =>
  as<{ count: number }>('POST', '/memberFees/claim', { fees, claimed })
const refuse = (fees: string[], as: ApiClient = api.maria) =>
  as<{ count: number }>('POST', '/memberFees/claim/refuse', { fees })
const receipt = () => ({ method: 'transfer', receivedAt: dayOf(new Date()), batch: randomUUID() })
const pay = (player: string, amount: number) =>
  api.maria('POST', '/payments', { player: ids[player], amount, ...receipt() })
const settle = (fees: string[]) => api.maria('POST', '/payments/settle', { fees, ...receipt() })
/** Pays everything these players owe, so that the next payment has no older fee to cover. */
const payAll = async (...players: string[]) => {
  const { docs } = await academy.payload.find({
    collection: 'memberFees',
    where: { player: { in: players.map((name) => ids[name]!) }, owed: { greater_than: 0 } },
    overrideAccess: true,
    pagination: false,
  })
  if (docs.length > 0) await settle(docs.map(({ id }) => id))
}

describe('a report of payment', () => {
  test('takes the fees out of what is overdue on the first screen; one that nobody answers for 14 days puts them back', async () => {
    const jana = await academy.payload.findByID({ collection: 'users', id: ids.jana! })
    const req = await request(academy.payload, jana)
    const before = await overdueFees(req)
    const id = await fee('ema', 3100)
    const set = (data: Record<string, unknown>) =>
      academy.payload.db.updateOne({ collection: 'memberFees', id, data, req, returning: false })
    await set({ dueDate: '2026-10-15' })
    expect(await overdueFees(req)).toMatchObject({ count: before.count + 1, owed: before.owed + 3100 })
    await claim([id])
    expect(await overdueFees(req)).toEqual(before)
    await set({ claimedPaidAt: new Date(Date.now() - 15 * 86_400_000).toISOString() })
    const later = await overdueFees(req)
    expect(later.count).toBe(before.count + 1)
    expect(later.fees.find((each) => each.id === id)).toMatchObject({ claimed: true })
    await claim([id], false)
    await settle([id])
  })

  test('is for a guardian with full right: everything or nothing of several fees', async () => {
    const [jakubs, emas] = [await fee('jakub'), await fee('ema')]
    expect((await claim([jakubs, emas], true, peter)).status).toBe(404)
    expect((await claim([jakubs], true, peter)).status).toBe(403)
    expect((await claim([jakubs], true, api.robert)).status).toBe(403)
    expect((await claim([jakubs, ids.filipFee!])).status).toBe(404)
    expect((await claim([jakubs, randomUUID()])).status).toBe(404)
    expect((await claim([ids.filipFee!], true, api.zuzana)).status).toBe(403)
    expect([await claimOf(jakubs), await claimOf(emas)]).toEqual(['none', 'none'])
    expect(await claim([jakubs, emas])).toMatchObject({ status: 200, body: { count: 2 } })
    expect([await claimOf(jakubs), await claimOf(emas)]).toEqual(['claimed', 'claimed'])
  })

  test('repeated keeps its moment, and taken back is gone', async () => {
    const id = await fee('jakub')
    await claim([id])
    const first = (await now(id)).memberFee.claimedPaidAt
    expect((await claim([id, id])).body).toEqual({ count: 1 })
    expect((await now(id)).memberFee.claimedPaidAt).toBe(first)
    expect((await claim([id], false)).status).toBe(200)
    expect((await claim([id], false)).status).toBe(200)
    expect(await claimOf(id)).toBe('none')
  })

  test('passes over what is paid already, and is refused when nothing is left', async () => {
    const [paid, open] = [await fee('jakub'), await fee('jakub')]
    await settle([paid])
    expect((await claim([paid, open])).body).toEqual({ count: 1 })
    const { status, body } = await claim([paid])
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Tento predpis je už uhradený.')
  })

  test('ends with the payment that pays the fee, all of it or a part', async () => {
    await payAll('jakub', 'ema')
    const [whole, part] = [await fee('jakub', 2000), await fee('jakub', 3000)]
    await claim([whole, part])
    expect((await pay('jakub', 2500)).status).toBe(200)
    expect([await claimOf(whole), await claimOf(part)]).toEqual(['none', 'none'])
    expect((await now(part)).memberFee.owed).toBe(2500)
    // What is still owed may be reported again.
    expect((await claim([part])).body).toEqual({ count: 1 })
  })

  test('ends with the player’s payment also where the money went to an older fee; a sibling’s does not', async () => {
    await payAll('jakub', 'ema')
    const [older, newer, sibling] = [await fee('jakub'), await fee('jakub'), await fee('ema')]
    await claim([newer, sibling])
    await pay('jakub', 3000)
    expect((await now(older)).memberFee.owed).toBe(0)
    expect([await claimOf(newer), await claimOf(sibling)]).toEqual(['none', 'claimed'])
  })

  test('of other fees stays when the office marks single ones as paid', async () => {
    const [one, other] = [await fee('jakub'), await fee('jakub')]
    await claim([one, other])
    await settle([one])
    expect([await claimOf(one), await claimOf(other)]).toEqual(['none', 'claimed'])
  })

  test('ends when nothing is owed any more: waived, or lowered to what was paid', async () => {
    const [waived, lowered] = [await fee('jakub'), await fee('ema')]
    await claim([waived, lowered])
    await api.maria('POST', '/memberFees/waive', { fees: [waived], waived: true })
    const { updatedAt } = (await now(lowered)).memberFee as Fee & { updatedAt: string }
    expect((await api.maria('PATCH', `/memberFees/${lowered}`, { amount: 0, updatedAt })).status).toBe(200)
    expect([await claimOf(waived), await claimOf(lowered)]).toEqual(['none', 'none'])
    // A waiver that is taken back leaves nothing behind.
    await api.maria('POST', '/memberFees/waive', { fees: [waived], waived: false })
    expect(await claimOf(waived)).toBe('claimed')
  })

  test('stands again when the payment was a mistake, one by one or in a batch', async () => {
    const [id, other, silent] = [await fee('ema'), await fee('ema'), await fee('ema')]
    await claim([id, other])
    const reported = (await now(id)).memberFee.claimedPaidAt
    const batch = randomUUID()
    await api.maria('POST', '/payments/settle', { fees: [id, other, silent], ...receipt(), batch })
    expect([await claimOf(id), await claimOf(other)]).toEqual(['none', 'none'])
    await api.maria('POST', `/payments/batch/${batch}/reverse`, {})
    expect([await claimOf(id), await claimOf(other), await claimOf(silent)]).toEqual([
      'claimed',
      'claimed',
      'none',
    ])
    expect((await now(id)).memberFee.claimedPaidAt).toBe(reported)
    // Repeated, it brings back nothing that was said since.
    expect((await refuse([id])).body).toEqual({ count: 1 })
    await api.maria('POST', `/payments/batch/${batch}/reverse`, {})
    expect(await claimOf(id)).toBe('refused')
    await settle([other])
    const { payments } = (
      await api.maria<{ payments: { id: string; amount: number; reversed: boolean }[] }>(
        'GET',
        `/payments?player=${ids.ema}`,
      )
    ).body
    const last = payments.find(({ amount, reversed }) => amount > 0 && !reversed)!
    await api.maria('POST', `/payments/${last.id}/reverse`, {})
    expect(await claimOf(other)).toBe('claimed')
  })

  test('is refused by the office alone; the family sees it and may report again', async () => {
    const [id, other] = [await fee('ema'), await fee('ema')]
    await claim([id])
    expect((await refuse([id], api.jana)).status).toBe(403)
    expect((await refuse([id], api.robert)).status).toBe(403)
    expect((await refuse([id, randomUUID()])).status).toBe(404)
    expect((await refuse([id, other])).body).toEqual({ count: 1 })
    expect((await refuse([id])).body).toEqual({ count: 0 })
    const { body } = await api.jana<{ memberFee: { fees: Fee[] } }>('GET', '/playerMembership?season=2045/46')
    const seen = body.memberFee.fees.find((one) => one.id === id)
    expect(seen).toMatchObject({ claimedPaidAt: null, claimRefusedAt: expect.stringMatching(/^20/) })
    expect(await claimOf(other)).toBe('none')
    const said = (await now(id)).history.flatMap(({ changes }) =>
      changes.map(({ fact, to }) => `${fact} ${to}`),
    )
    expect(said).toEqual(['claim refused', 'claim claimed'])
    await claim([id])
    expect(await claimOf(id)).toBe('claimed')
  })

  test('is what the office filters by, in whatever season', async () => {
    await payAll('ema', 'jakub')
    const [id, other] = [await fee('ema'), await fee('ema')]
    await claim([id])
    const { body } = await api.maria<{ memberFees: Fee[]; totals: { count: number } }>(
      'GET',
      '/memberFees?state=claimed',
    )
    expect(body.memberFees.map((one) => one.id)).toContain(id)
    expect(body.memberFees.map((one) => one.id)).not.toContain(other)
    expect(body.totals.count).toBe(body.memberFees.length)
  })
})

describe('a report beside other writers', () => {
  test('and a payment at once: the fee is paid and nothing is reported of it', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await payAll('ema', 'jakub')
      const id = await fee('ema')
      const [claimed, paid] = await Promise.all([claim([id]), settle([id])])
      expect([200, 400]).toContain(claimed.status)
      expect(paid.status).toBe(200)
      expect([(await now(id)).memberFee.owed, await claimOf(id)]).toEqual([0, 'none'])
    }
  }, 120_000)

  test('a payment of the family and taking back at once: each ends as one after the other would', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await payAll('ema', 'jakub')
      const ids_ = [await fee('ema', 1000), await fee('jakub', 1000)]
      await claim(ids_)
      const answers = await Promise.all([claim(ids_, false), pay('ema', 1500), refuse([ids_[1]!])])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const fees = await Promise.all(ids_.map(async (id) => (await now(id)).memberFee))
      expect(fees.map(({ owed }) => owed)).toEqual([0, 500])
      expect(fees.map(({ claimedPaidAt }) => claimedPaidAt)).toEqual([null, null])
    }
  }, 120_000)

  test('sent four times at once it is one report', async () => {
    const id = await fee('jakub')
    const sent = await Promise.all(Array.from({ length: 4 }, () => claim([id])))
    expect(sent.map(({ status, body }) => [status, body.count])).toEqual(Array(4).fill([200, 1]))
    expect((await now(id)).history).toHaveLength(1)
  })
})
