import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { inLedger, ledgerChanges } from '@/features/membership/ledger/commands'
import { addDays, dayOf } from '@/lib/dates'
import { type ApiClient, apiAs } from '../support/api-client'
import { camtFile } from '../support/camt'
import { request } from '../support/request'
import { payloadRest } from '../support/payload-rest'
import { setUpClub } from '../support/club'
import { importStatement, readStatementFile } from '../support/statement-file'

interface Fee {
  id: string
  amount: number
  paidAmount: number
  owed: number
  updatedAt: string
}

const { academy, ids, api } = setUpClub('maria')
let month = 0

beforeAll(async () => {
  // The club's first payments cover no fee: they are reversed.
  for (const name of ['familyPayment', 'emaPayment', 'adamPayment'])
    await api.maria('POST', `/payments/${ids[name]}/reverse`, {})
}, 120_000)

const now = async (id: string): Promise<Fee> =>
  (await api.maria<{ memberFee: Fee }>('GET', `/memberFees/${id}`)).body.memberFee

async function fee(player: string, amount: number): Promise<string> {
  month += 1
  const period = `20${30 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  const draft = { player: ids[player], period, item: 'other', amount, dueDate: `${period}-15` }
  const { status, body } = await api.maria<{ memberFee: Fee }>('POST', '/memberFees', draft)
  expect(status).toBe(200)
  return body.memberFee.id
}
async function change(id: string, changes: object): Promise<void> {
  const { updatedAt } = await now(id)
  expect((await api.maria('PATCH', `/memberFees/${id}`, { ...changes, updatedAt })).status).toBe(200)
}
const receipt = (batch: string = randomUUID()) => ({ method: 'cash', receivedAt: '2026-11-20', batch })
async function pay(player: string, amount: number): Promise<string> {
  const body = { player: ids[player], amount, ...receipt() }
  expect((await api.maria('POST', '/payments', body)).status).toBe(200)
  return body.batch
}
const reverse = async (batch: string) =>
  expect((await api.maria('POST', `/payments/batch/${batch}/reverse`, {})).status).toBe(200)
const creditOf = async (who: ApiClient) =>
  (await who<{ memberFee: { credit: number } }>('GET', '/playerMembership')).body.memberFee.credit

/** Settles all open fees of a player, so that the next payment covers no other fee. */
async function settleAll(player: string): Promise<void> {
  const { docs } = await academy.payload.find({
    collection: 'memberFees',
    where: { player: { equals: ids[player] }, owed: { greater_than: 0 } },
    overrideAccess: true,
  })
  const fees = docs.map(({ id }) => id)
  if (fees.length > 0) await api.maria('POST', '/payments/settle', { fees, ...receipt() })
}

describe('reversed payments', () => {
  test.each([
    ['of a fee lowered to nothing', 2000, 0, 2000],
    ['of a fee lowered in part', 3000, 2000, 3000],
  ])(
    'reversing a payment %s leaves no fee paid without money, even if it was moved as credit',
    async (_how, amount, lowered, second) => {
      await settleAll('nina')
      const id = await fee('nina', amount)
      const first = await pay('nina', amount)
      await change(id, { amount: lowered })
      await reverse(first)
      const later = await pay('nina', second)
      await change(id, { amount })
      expect(await now(id)).toMatchObject({ paidAmount: amount, owed: 0 })
      await reverse(later)
      expect(await now(id)).toMatchObject({ paidAmount: 0, owed: amount })
      await pay('nina', amount)
      expect(await now(id)).toMatchObject({ paidAmount: amount, owed: 0 })
      const next = await fee('nina', 700)
      expect(await now(next)).toMatchObject({ paidAmount: 0, owed: 700 })
    },
  )
})

describe('credit of families', () => {
  test('credit is one sum for everybody whose children are linked, and pays fees of siblings linked later', async () => {
    await settleAll('jakub')
    await settleAll('ema')
    await settleAll('adam')
    await settleAll('filip')
    const jana = await apiAs(academy.payload, 'jana@zelenadolina.test')
    const peter = await apiAs(academy.payload, 'peter@zelenadolina.test')
    const open = await fee('filip', 3000)
    await pay('ema', 5000)
    // Peter is a guardian of Jakub only; Ema, who was paid for, is linked through Jana.
    expect([await creditOf(jana), await creditOf(peter)]).toEqual([5000, 5000])
    const account = await api.maria<{ user: { updatedAt: string } }>('GET', `/users/${ids.peter}`)
    const children = [{ player: ids.jakub, right: 'read' }, { player: ids.filip }]
    const { updatedAt } = account.body.user
    expect((await api.maria('PATCH', `/users/${ids.peter}`, { children, updatedAt })).status).toBe(200)
    expect(await now(open)).toMatchObject({ paidAmount: 3000, owed: 0 })
    expect([await creditOf(jana), await creditOf(peter)]).toEqual([2000, 2000])
  })

  test("credit stays with its payment when a family is separated, so that reversing it reopens the other's fee", async () => {
    type Made = { user: { id: string; updatedAt: string } }
    const person = async (name: string, more: object) => {
      const draft = { firstName: 'Skúšobný', lastName: name, role: 'player', ...more }
      const { user } = (await api.maria<Made>('POST', '/users', draft)).body
      ids[name] = user.id
      return user
    }
    await person('starší', { playing: true, category: ids.U11 })
    await person('mladší', { playing: true, category: ids.U9 })
    const children = ['starší', 'mladší'].map((name) => ({ player: ids[name] }))
    const { id: guardian, updatedAt } = await person('otec', { playing: false, children })
    const batch = await pay('starší', 9000)
    const open = await fee('mladší', 1500)
    expect(await now(open)).toMatchObject({ owed: 0 })
    const parted = { children: children.slice(0, 1), updatedAt }
    expect((await api.maria('PATCH', `/users/${guardian}`, parted)).status).toBe(200)
    expect(await now(open)).toMatchObject({ owed: 0 })
    await reverse(batch)
    expect(await now(open)).toMatchObject({ paidAmount: 0, owed: 1500 })
  })
})

describe('payments', () => {
  test('a payment with the batch of a statement is refused, not taken for one that was written', async () => {
    const { variableSymbol } = await academy.payload.findByID({
      ...{ collection: 'users', id: ids.nina!, depth: 0, overrideAccess: true },
    })
    const movement = { reference: 'B4', day: '2026-11-20', amount: 100, symbol: variableSymbol! }
    const file = await readStatementFile(api.maria, camtFile([{ ...movement, payer: 'Nina', note: '' }]))
    const { body } = await importStatement(api.maria, file)
    expect(body.statement.booked).toBe(1)
    const sent = { player: ids.nina, amount: 999, ...receipt(body.statement.id) }
    expect((await api.maria('POST', '/payments', sent)).status).toBe(409)
  })

  test('a payment for an unknown player or for a guardian is refused by the field', async () => {
    for (const player of [randomUUID(), ids.jana]) {
      type Refused = { errors: { field?: string }[] }
      const { status, body } = await api.maria<Refused>('POST', '/payments', {
        player,
        amount: 1000,
        ...receipt(),
      })
      expect([status, body.errors[0]?.field]).toEqual([400, 'player'])
    }
  })

  test('a payment sent again is the same payment, and another one with its id is a conflict that records nothing', async () => {
    const how = receipt()
    const body = { player: ids.nina, amount: 1000, ...how }
    const first = await api.maria('POST', '/payments', body)
    const open = await fee('ema', 1200)
    const rows = () => academy.payload.count({ collection: 'payments', overrideAccess: true })
    const before = await rows()
    expect(await api.maria('POST', '/payments', body)).toMatchObject({ status: 200, body: first.body })
    for (const other of [{ amount: 2000 }, { player: ids.ema }, { receivedAt: '2026-11-19' }])
      expect((await api.maria('POST', '/payments', { ...body, ...other })).status).toBe(409)
    expect((await api.maria('POST', '/payments/settle', { fees: [open], ...how })).status).toBe(409)
    expect(await rows()).toEqual(before)
  })

  test('a payment of a day to come, or from before the club’s books, is refused at its day', async () => {
    const open = await fee('ema', 900)
    const before = await now(open)
    for (const receivedAt of ['2199-12-31', '1900-01-01', addDays(dayOf(new Date()), 2)]) {
      const how = { ...receipt(), receivedAt }
      for (const [path, what] of [
        ['/payments', { player: ids.ema, amount: 900 }],
        ['/payments/settle', { fees: [open] }],
      ] as const) {
        const { status, body } = await api.maria('POST', path, { ...what, ...how })
        expect([status, body]).toMatchObject([400, { errors: [{ field: 'receivedAt' }] }])
      }
    }
    expect(await now(open)).toEqual(before)
    const today = { fees: [open], ...receipt(), receivedAt: dayOf(new Date()) }
    expect((await api.maria('POST', '/payments/settle', today)).status).toBe(200)
  })
})

test('fees are waived all or none: with an unknown one, or one in the trash, nothing changes', async () => {
  const [real, removed] = [await fee('adam', 700), await fee('adam', 800)]
  expect((await api.maria('DELETE', `/memberFees/${removed}`)).status).toBe(200)
  for (const missing of [randomUUID(), removed]) {
    const body = { fees: [real, missing], waived: true }
    expect((await api.maria('POST', '/memberFees/waive', body)).status).toBe(404)
  }
  expect(await now(real)).toMatchObject({ waived: false, owed: 700 })
  const twice = { fees: [real, real], waived: true }
  expect(await api.maria('POST', '/memberFees/waive', twice)).toMatchObject({
    status: 200,
    body: { count: 1 },
  })
})

test.each(['2026/28', '0000-01', '9999/99', '1899-12'])('no fee is for the period %s', async (period) => {
  const draft = { player: ids.ema, period, amount: 100, dueDate: '2026-12-15' }
  const { status, body } = await api.maria('POST', '/memberFees', draft)
  expect([status, body]).toMatchObject([400, { errors: [{ field: 'period' }] }])
})

test('the sums of a list count what was paid on a waived fee, so that amount equals paid plus owed', async () => {
  await settleAll('nina')
  const id = await fee('nina', 3000)
  const { body } = await api.maria<{ memberFee: { period: string; paidAmount: number } }>(
    'GET',
    `/memberFees/${id}`,
  )
  const missing = 1000 - body.memberFee.paidAmount
  if (missing > 0) await pay('nina', missing)
  const { paidAmount } = await now(id)
  expect(paidAmount).toBeGreaterThan(0)
  await change(id, { waived: true })
  const list = await api.maria<{ totals: object }>('GET', `/memberFees?period=${body.memberFee.period}`)
  expect(list.body.totals).toEqual({ count: 1, amount: paidAmount, paidAmount, owed: 0 })
})

describe("fees in Payload's REST", () => {
  test("Payload's REST reads fees and payments, and refuses to change them with a hint where to do it", async () => {
    const raw = await payloadRest(academy.payload)
    const id = await fee('filip', 2500)
    await change(id, { note: 'po dohode' })
    const { docs: versions } = await academy.payload.findVersions({
      collection: 'memberFees',
      where: { parent: { equals: id } },
      overrideAccess: true,
    })
    const share = [{ fee: id, amount: 99_999 }]
    const money = {
      amount: 100,
      receivedAt: '2026-11-20',
      method: 'cash',
      players: [ids.filip],
      allocations: share,
    }
    const draft = { player: ids.filip, period: '2029-01', item: 'kit', amount: 100, dueDate: '2029-01-15' }
    expect((await raw('GET', `/memberFees/${id}`)).status).toBe(200)
    const before = await now(id)
    for (const [method, path, body] of [
      ['POST', '/payments', money],
      ['POST', '/memberFees', draft],
      ['PATCH', `/memberFees/${id}`, { amount: 1 }],
      ['PATCH', `/memberFees?where[id][equals]=${id}`, { amount: 1 }],
      ['DELETE', `/memberFees/${id}`, undefined],
      ['DELETE', `/memberFees?where[id][equals]=${id}`, undefined],
      ['POST', `/memberFees/versions/${versions[0]!.id}`, {}],
      ['POST', `/memberFees/${id}/duplicate`, {}],
    ] as const) {
      const { status, text } = await raw(method, path, body)
      expect([method, path, status]).toEqual([method, path, 403])
      expect(text).toContain('na stránke Členské')
    }
    expect(await now(id)).toEqual(before)
  })
})

describe('a ledger that does not add up', () => {
  test('an act after which the ledger would not add up saves nothing, and the log has only rules and ids', async () => {
    const { payload } = academy
    const id = await fee('filip', 2600)
    await pay('filip', 1100)
    const rows = async () => [
      await payload.db.find({ collection: 'memberFees', limit: 0, sort: 'id' }),
      await payload.db.find({ collection: 'payments', limit: 0, sort: 'id' }),
    ]
    const before = await rows()
    const lines: Record<string, unknown>[] = []
    const { error } = payload.logger
    payload.logger.error = ((line: Record<string, unknown>) => lines.push(line)) as typeof error
    try {
      const req = await request(payload)
      // The fee claims more paid than there is money for.
      const act = inLedger(req, async () => {
        await payload.db.updateOne({ collection: 'memberFees', id, data: { paidAmount: 2345 }, req })
        ledgerChanges(req)!.fees.add(id)
      })
      await expect(act).rejects.toMatchObject({ status: 500 })
    } finally {
      payload.logger.error = error
    }
    expect(await rows()).toEqual(before)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ msg: 'Rules of the ledger would be broken; nothing was saved' })
    const written = JSON.stringify(lines)
    expect(written).toContain(id)
    expect(written.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '')).not.toMatch(
      /2345|2600|1100|Filip|Chovan/,
    )
  })
})
