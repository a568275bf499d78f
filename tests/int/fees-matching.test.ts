import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { feeGrid } from '@/features/membership/admin/queries'
import { feeFilter } from '@/features/membership/admin/rules'
import { feeOverview } from '@/features/membership/overview/queries'
import type { Recorded } from '@/features/membership/payments/schema'
import { addDays, dayOf } from '@/lib/dates'
import { setUpClub } from '../support/club'
import { requestAs } from '../support/request'

// All open fees of a filter of the grid, of all its pages, in one act; and the season by months.

const { academy, ids, api } = setUpClub('maria', 'lubos', 'jana', 'anonymous')

const PERIOD = '2029-10'
const SEASON = '2029/30'
const PLAYERS = ['jakub', 'ema', 'adam', 'filip', 'nina'] as const
const fee: Record<string, string> = {}
const now = new Date()
const today = dayOf(now)

const made = async (player: string, period: string, dueDate: string, amount = 3000) => {
  const body = { player: ids[player], period, amount, dueDate, item: 'other', notify: false }
  const response = await api.maria<{ memberFee: { id: string } }>('POST', '/memberFees', body)
  expect(response.status).toBe(200)
  return response.body.memberFee.id
}
beforeAll(async () => {
  for (const player of PLAYERS) fee[player] = await made(player, PERIOD, addDays(today, 30))
  // An old debt of a month later: overdue.
  await made('adam', '2029-11', addDays(today, -30), 1250)
})

interface Seen {
  filter: object
  count: number
  owed: number
  digest: string
}
const seen = async (more: Record<string, string> = {}): Promise<Seen> => {
  const filter = { season: SEASON, ...more }
  const { open } = await feeGrid(await requestAs(academy.payload, ids.maria!), feeFilter(filter, now), now)
  return { filter, ...open }
}
const settle = (what: Seen, batch: string = randomUUID()) =>
  api.maria<Recorded>('POST', '/payments/settle/matching', {
    ...{ ...what, method: 'cash', receivedAt: today, batch, notify: false },
  })
const waive = (what: Seen) =>
  api.maria<{ count: number; waivedAt: string }>('POST', '/memberFees/waive/matching', what)
const unwaive = (waivedAt: string) =>
  api.maria<{ count: number }>('POST', '/memberFees/waive/undo', { waivedAt })
/** What lies on fees is what came without what is credit, in all and of each fee. */
const sumsHold = async () => {
  const all = { depth: 0, pagination: false, trash: true } as const
  const { docs: payments } = await academy.payload.find({ collection: 'payments', ...all })
  const { docs: fees } = await academy.payload.find({ collection: 'memberFees', ...all })
  const total = (numbers: readonly (number | null | undefined)[]) =>
    numbers.reduce<number>((sum, one) => sum + (one ?? 0), 0)
  const shares = payments.flatMap(({ allocations }) => allocations ?? [])
  expect(total(shares.map(({ amount }) => amount))).toBe(
    total(payments.map(({ amount }) => amount)) - total(payments.map(({ rest }) => rest)),
  )
  for (const { id, paidAmount } of fees)
    expect(total(shares.filter((share) => share.fee === id).map(({ amount }) => amount))).toBe(paidAmount)
}

test('is for administrators alone, who others are learn nothing of the fees', async () => {
  const what = await seen({ period: PERIOD })
  for (const [who, status] of [
    ['anonymous', 401],
    ['lubos', 403],
    ['jana', 403],
  ] as const)
    for (const [method, path, body] of [
      [
        'POST',
        '/payments/settle/matching',
        { ...what, method: 'cash', receivedAt: today, batch: randomUUID() },
      ],
      ['POST', '/memberFees/waive/matching', what],
      ['POST', '/memberFees/waive/undo', { waivedAt: new Date().toISOString() }],
      ['GET', '/memberFees/charges', undefined],
      ['GET', `/notifications/reach/fees?season=${SEASON}`, undefined],
    ] as const) {
      const response = await api[who](method, path, body)
      expect([path, response.status, Object.keys(response.body as object)]).toEqual([
        path,
        status,
        ['errors'],
      ])
    }
  expect(await seen({ period: PERIOD })).toEqual(what)
})

test('a filter shows as many open fees as it pays, of every page, and only of its state, category and name', async () => {
  expect(await seen()).toMatchObject({ count: 6, owed: 16_250 })
  expect(await seen({ state: 'overdue' })).toMatchObject({ count: 1, owed: 1250 })
  expect(await seen({ state: 'paid' })).toMatchObject({ count: 0, owed: 0 })
  expect(await seen({ period: PERIOD, search: 'Ema' })).toMatchObject({ count: 1, owed: 3000 })
  expect((await seen({ category: ids.U13! })).count).toBeGreaterThan(0)
})

test('paid in one act, repeated without harm, and taken back by its batch', async () => {
  const what = await seen({ period: PERIOD })
  const batch = randomUUID()
  const { body: reach } = await api.maria<{ count: number }>(
    'GET',
    `/notifications/reach/fees?season=${SEASON}&within=${PERIOD}`,
  )
  expect(reach.count).toBeGreaterThan(0)
  const [first, second] = [await settle(what, batch), await settle(what, batch)]
  expect([first.status, first.body]).toEqual([200, { batch, fees: 5, amount: 15_000, credit: 0 }])
  expect([second.status, second.body]).toEqual([200, first.body])
  expect(await seen({ period: PERIOD })).toMatchObject({ count: 0, owed: 0 })
  await sumsHold()
  // The same id with another filter is another request.
  expect((await settle({ ...what, count: 4 }, batch)).status).toBe(409)
  const undone = await api.maria('POST', `/payments/batch/${batch}/reverse`)
  expect(undone.status).toBe(200)
  expect(await seen({ period: PERIOD })).toEqual(what)
  await sumsHold()
})

test('what changed since it was seen is a conflict that says what there is now, and changes nothing', async () => {
  const what = await seen({ period: PERIOD })
  for (const stale of [
    { ...what, count: what.count + 1 },
    { ...what, owed: what.owed - 1 },
  ])
    for (const response of [await settle(stale), await waive(stale)]) {
      expect(response.status).toBe(409)
      const { errors, current } = response.body as unknown as {
        errors: { message: string }[]
        current: object
      }
      expect(errors[0]!.message.replace(/\s/g, ' ')).toMatch(
        /filter teraz ukazuje 5 neuhradených predpisov za 150,00 €\. Nič sme nezmenili/,
      )
      expect(current).toEqual({ count: 5, owed: 15_000, digest: what.digest })
    }
  expect(await seen({ period: PERIOD })).toEqual(what)
})

test('another fee of the same amount in place of one that was seen is a conflict too', async () => {
  const what = await seen({ period: PERIOD, state: 'due' })
  const dueDates = async (dates: Partial<Record<string, string>>) => {
    for (const [id, dueDate] of Object.entries(dates)) {
      const { body } = await api.maria<{ memberFee: { updatedAt: string } }>('GET', `/memberFees/${id}`)
      const changes = { updatedAt: body.memberFee.updatedAt, dueDate }
      expect((await api.maria('PATCH', `/memberFees/${id}`, changes)).status).toBe(200)
    }
  }
  // Ema's fee becomes overdue and leaves the filter of what is due, another of the same amount enters it.
  const other = await made('filip', '2029-12', addDays(today, -5))
  const season = await seen({ state: 'due' })
  await dueDates({ [fee.ema!]: addDays(today, -1), [other]: addDays(today, 30) })
  const fresh = await seen({ state: 'due' })
  expect([fresh.count, fresh.owed]).toEqual([season.count, season.owed])
  expect(fresh.digest).not.toBe(season.digest)
  for (const response of [await settle(season), await waive(season)]) {
    expect(response.status).toBe(409)
    const { errors, current } = response.body as unknown as { errors: { message: string }[]; current: object }
    expect(errors[0]!.message).toMatch(/filter teraz ukazuje iné, znova/)
    expect(current).toEqual({ count: fresh.count, owed: fresh.owed, digest: fresh.digest })
  }
  await dueDates({ [fee.ema!]: addDays(today, 30) })
  expect((await api.maria('DELETE', `/memberFees/${other}`)).status).toBe(200)
  expect(await seen({ period: PERIOD, state: 'due' })).toEqual(what)
})

test('of two who act on the same filter at once one is refused', async () => {
  const what = await seen({ period: PERIOD })
  const both = await Promise.all([settle(what), waive(what)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  await sumsHold()
  const [paid, waived] = both
  if (paid.status === 200) await api.maria('POST', `/payments/batch/${paid.body.batch}/reverse`)
  else await unwaive(waived.body.waivedAt)
  expect(await seen({ period: PERIOD })).toEqual(what)
})

test('waived in one act; taken back, what changed since stays and credit pays what is owed again', async () => {
  const what = await seen({ period: PERIOD })
  const { status, body } = await waive(what)
  expect([status, body.count]).toEqual([200, 5])
  expect((await waive(what)).status).toBe(409)
  await sumsHold()
  const { body: detail } = await api.maria<{ memberFee: { updatedAt: string } }>(
    'GET',
    `/memberFees/${fee.ema}`,
  )
  const note = { updatedAt: detail.memberFee.updatedAt, note: 'dohodnuté s rodinou' }
  expect((await api.maria('PATCH', `/memberFees/${fee.ema}`, note)).status).toBe(200)
  expect((await unwaive(body.waivedAt)).body).toEqual({ count: 4 })
  expect((await unwaive(body.waivedAt)).body).toEqual({ count: 0 })
  expect(await seen({ period: PERIOD })).toMatchObject({ count: 4, owed: 12_000 })
  await sumsHold()
  const single = await api.maria('POST', '/memberFees/waive', { fees: [fee.ema], waived: false })
  expect(single.status).toBe(200)
  expect(await seen({ period: PERIOD })).toEqual(what)
})

/** The columns of the club's fees that say something about them, as one print. */
const feesPrint = async () => {
  const { docs } = await academy.payload.find({
    ...{ collection: 'memberFees', depth: 0, pagination: false, trash: true, sort: 'id' },
  })
  const facts = (key: string, value: unknown) =>
    ['updatedAt', 'changedBy'].includes(key) ? undefined : value
  return createHash('sha256').update(JSON.stringify(docs, facts)).digest('hex')
}

test('a waiver taken back leaves nothing behind: what families reported of their fees stands again', async () => {
  const claim = await api.jana('POST', '/memberFees/claim', { fees: [fee.jakub, fee.ema], claimed: true })
  expect(claim.status).toBe(200)
  expect((await api.maria('POST', '/memberFees/claim/refuse', { fees: [fee.ema] })).status).toBe(200)
  const before = await feesPrint()
  const { body } = await waive(await seen({ period: PERIOD }))
  expect(body.count).toBe(5)
  expect(await feesPrint()).not.toBe(before)
  expect((await unwaive(body.waivedAt)).body).toEqual({ count: 5 })
  expect(await feesPrint()).toBe(before)
  // The same for fees that were chosen one by one.
  for (const waived of [true, false])
    expect(
      (await api.maria('POST', '/memberFees/waive', { fees: [fee.jakub, fee.ema], waived })).status,
    ).toBe(200)
  expect(await feesPrint()).toBe(before)
})

test('nothing, too much and what is no filter are refused in words', async () => {
  const what = await seen({ period: PERIOD })
  for (const [body, message] of [
    [{ ...what, count: 0 }, /aspoň jeden/],
    [{ ...what, count: 3001 }, /najviac 3\s000 predpisov/],
    [{ ...what, filter: { ...what.filter, season: '2026' } }, /sezónu v tvare/],
    [{ ...what, filter: { ...what.filter, state: 'lost' } }, /./],
    [{ ...what, fees: [fee.ema] }, /./],
  ] as const) {
    const response = await api.maria('POST', '/memberFees/waive/matching', body)
    expect([response.status, JSON.stringify(response.body)]).toEqual([400, expect.stringMatching(message)])
  }
})

test('the season by months has the sums of the grid; a waived fee is due with what was paid on it', async () => {
  const req = await requestAs(academy.payload, ids.maria!)
  const overview = (category?: string) => feeOverview(req, { season: SEASON, category }, now)
  const before = await overview()
  expect(before).toEqual({
    periods: [
      { period: PERIOD, due: 15_000, received: 0, missing: 15_000, overdue: 0 },
      { period: '2029-11', due: 1250, received: 0, missing: 1250, overdue: 1250 },
    ],
    total: { due: 16_250, received: 0, missing: 16_250, overdue: 1250 },
  })
  const receipt = { method: 'cash', receivedAt: today, batch: randomUUID(), notify: false }
  await api.maria('POST', '/payments/settle', { fees: [fee.jakub], ...receipt })
  await api.maria('POST', '/memberFees/waive', { fees: [fee.nina], waived: true })
  const { periods, total } = await overview()
  expect(periods[0]).toEqual({ period: PERIOD, due: 12_000, received: 3000, missing: 9000, overdue: 0 })
  const { totals } = await feeGrid(req, feeFilter({ season: SEASON }, now), now)
  expect([total.due, total.received, total.missing]).toEqual([totals.amount, totals.paidAmount, totals.owed])
  const inCategory = await overview(ids.U13)
  expect(inCategory.total.due).toBeLessThan(total.due)
  // Nobody but the office gets a cent of it.
  for (const who of ['lubos', 'jana'])
    expect(
      (await feeOverview(await requestAs(academy.payload, ids[who]!), { season: SEASON }, now)).total.due,
    ).toBe(who === 'jana' ? 6000 : 0)
})
