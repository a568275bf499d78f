import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { chargeMonth } from '@/features/membership/monthly/commands'
import { monthlyPlan } from '@/features/membership/monthly/queries'
import { planDigest, planPage } from '@/features/membership/monthly/views'
import { restoreFee, trashFee, waiveFees } from '@/features/membership/commands'
import { recordPayment, reverseBatch, settleFees } from '@/features/membership/payments/commands'
import { trashRow } from '@/access/edit'
import { createSeries } from '@/features/events/series/commands'
import { timeOf } from '@/lib/dates'
import { setUpAcademy } from '../support/academy'
import { request } from '../support/request'

const NOVEMBER = '2026-11'
const DUE = '2026-11-15'
/** Ten days before November's due day. */
const EARLY = new Date('2026-11-05T12:00:00Z')
const academy = setUpAcademy()
let payload: Payload
let maria: TypedUser
let u11: string
const people: Record<string, string> = {}

const open = { overrideAccess: true } as const
const asMaria = (): Promise<PayloadRequest> => request(payload, maria)

async function person(firstName: string, more: object): Promise<string> {
  const { id } = await payload.create({
    collection: 'users',
    data: { firstName, lastName: 'Ľalík', role: 'player', username: '~', password: 'Skuska-2026!', ...more },
    ...open,
  })
  people[firstName] = id
  return id
}

const feesOf = async (name: string) =>
  (
    await payload.find({
      collection: 'memberFees',
      where: { player: { equals: people[name] } },
      sort: 'dueDate',
      depth: 0,
      ...open,
    })
  ).docs

beforeAll(async () => {
  payload = academy.payload
  const category = await payload.create({
    collection: 'categories',
    data: { name: 'U11', order: 10, monthlyFee: 3000 },
    ...open,
  })
  u11 = category.id
  const admin = await person('Mária', { role: 'admin', playing: false })
  const child = { playing: true, category: u11 }
  const jakub = await person('Jakub', { ...child, birthDate: '2014-01-15' })
  const ema = await person('Ema', { ...child, birthDate: '2018-05-02' })
  await person('Hugo', { ...child, feePausedUntil: '2026-11-30' })
  await person('Nela', { ...child, joinedAt: '2026-11-16' })
  const children = [jakub, ema].map((player) => ({
    player,
    relation: 'mother' as const,
    right: 'full' as const,
  }))
  await person('Jana', { playing: false, children })
  maria = { ...(await payload.findByID({ collection: 'users', id: admin, ...open })), collection: 'users' }
}, 120_000)

describe('charging a month', () => {
  test('only an admin charges a month', async () => {
    const jana = await payload.findByID({ collection: 'users', id: people.Jana!, ...open })
    const req = await request(payload, { ...jana, collection: 'users' })
    await expect(chargeMonth(req, { period: NOVEMBER, digest: '' })).rejects.toMatchObject({
      status: 403,
    })
  })

  test('a free month has no fees', async () => {
    expect(await monthlyPlan(await asMaria(), '2026-07', EARLY)).toMatchObject({ fees: [], free: true })
  })

  test('a month is not charged when its plan has changed since it was read', async () => {
    const act = chargeMonth(await asMaria(), { period: NOVEMBER, digest: '' }, EARLY)
    await expect(act).rejects.toMatchObject({ status: 409 })
    expect(await feesOf('Jakub')).toEqual([])
  })

  test('the oldest child is charged in full, the next one half, a newcomer the rest of the month, a paused one nothing', async () => {
    const plan = await monthlyPlan(await asMaria(), NOVEMBER, EARLY)
    const byName = Object.fromEntries(
      plan.fees.map(({ player, amount }) => [player.name.split(' ')[0], amount]),
    )
    expect(byName).toEqual({ Jakub: 3000, Ema: 1500, Nela: 1500 })
    expect(plan.left).toEqual([
      { player: { id: people.Hugo, name: 'Hugo Ľalík' }, why: 'má členské pozastavené' },
    ])
    expect(plan).toMatchObject({ dueDate: DUE, dueLater: false })
    // Players with a common guardian in the trash are not siblings.
    const jana = { collection: 'users', id: people.Jana!, trash: true, ...open } as const
    await payload.update({ ...jana, data: { deletedAt: new Date().toISOString() } })
    const apart = await monthlyPlan(await asMaria(), NOVEMBER, EARLY)
    expect(apart.fees.find(({ player }) => player.id === people.Ema)!.amount).toBe(3000)
    await payload.update({ ...jana, data: { deletedAt: null } })
    const seen = { period: NOVEMBER, digest: planDigest(plan) }
    expect(await chargeMonth(await asMaria(), seen, EARLY)).toMatchObject({ count: 3, total: 6000 })
    expect(await feesOf('Ema')).toMatchObject([
      { amount: 1500, owed: 1500, paidAmount: 0, item: 'monthly', dueDate: DUE },
    ])
  })

  test('a month charged again charges nobody twice', async () => {
    const again = { period: NOVEMBER, digest: '' }
    const nothing = { count: 0, total: 0, chargedAt: null }
    // Also when it is sent again on a day on which the month would be due later.
    for (const now of [EARLY, new Date('2026-11-27T12:00:00Z')])
      expect(await chargeMonth(await asMaria(), again, now)).toEqual(nothing)
    expect(await feesOf('Jakub')).toHaveLength(1)
  })

  test('who is charged after the due day has a week from then; the others keep their day', async () => {
    const hugo = { collection: 'users', id: people.Hugo!, ...open } as const
    await payload.update({ ...hugo, data: { feePausedUntil: null } })
    const evening = new Date('2026-11-27T22:59:00Z')
    const plan = await monthlyPlan(await asMaria(), NOVEMBER, evening)
    expect(plan).toMatchObject({ dueDate: '2026-12-04', dueLater: true, fees: [{ amount: 3000 }] })
    const seen = { period: NOVEMBER, digest: planDigest(plan) }
    // A minute after midnight of the club's clock the same fees are due a day later, which nobody has seen yet.
    const midnight = new Date('2026-11-27T23:01:00Z')
    await expect(chargeMonth(await asMaria(), seen, midnight)).rejects.toMatchObject({
      status: 409,
      extra: { current: { dueDate: '2026-12-05' } },
    })
    expect(await feesOf('Hugo')).toEqual([])
    expect(await chargeMonth(await asMaria(), seen, evening)).toMatchObject({ count: 1 })
    expect(await feesOf('Hugo')).toMatchObject([{ dueDate: '2026-12-04', period: NOVEMBER }])
    expect(await feesOf('Jakub')).toMatchObject([{ dueDate: DUE }])
    expect(await chargeMonth(await asMaria(), seen, midnight)).toMatchObject({ count: 0, chargedAt: null })
  })

  test('a fee in the trash is named as one that is restored, not charged again', async () => {
    const whyNot = async () => {
      const { plan } = planPage(await monthlyPlan(await asMaria(), NOVEMBER, EARLY), { page: 1, size: 1 })
      const { left } = await monthlyPlan(await asMaria(), NOVEMBER, EARLY)
      return [plan.count, plan.trashedCount, left.find(({ player }) => player.id === people.Hugo)]
    }
    const hugo = { id: people.Hugo, name: 'Hugo Ľalík' }
    const [fee] = await feesOf('Hugo')
    await trashFee(await asMaria(), fee!.id)
    const trashed = { id: fee!.id, amount: 3000 }
    expect(await whyNot()).toEqual([0, 1, { player: hugo, why: 'predpis má v\u00a0koši', trashed }])
    await restoreFee(await asMaria(), fee!.id)
    expect(await whyNot()).toEqual([0, 0, { player: hugo, why: 'predpis už má' }])
  })
})

describe('received money', () => {
  const receipt = () => ({ method: 'cash' as const, receivedAt: '2026-11-20', batch: randomUUID() })

  test("a payment covers the player's oldest fees, then the sibling's, and the rest is credit", async () => {
    const cash = receipt()
    const first = await recordPayment(await asMaria(), people.Jakub!, 5000, cash)
    expect(first).toMatchObject({ amount: 5000, fees: 2, credit: 500 })
    expect(await recordPayment(await asMaria(), people.Jakub!, 5000, cash)).toEqual(first)
    expect(await feesOf('Jakub')).toMatchObject([{ paidAmount: 3000, owed: 0 }])
    expect(await feesOf('Ema')).toMatchObject([{ paidAmount: 1500, owed: 0 }])

    const { totalDocs } = await payload.count({ collection: 'payments', ...open })
    expect(totalDocs).toBe(1)
    await reverseBatch(await asMaria(), first.batch)
    await reverseBatch(await asMaria(), first.batch)
    expect(await feesOf('Jakub')).toMatchObject([{ paidAmount: 0, owed: 3000 }])
    expect(await payload.count({ collection: 'payments', ...open })).toEqual({ totalDocs: 2 })
  })

  test('settling chosen fees makes one payment for each player, and paid fees are refused', async () => {
    const [jakub] = await feesOf('Jakub')
    const [nela] = await feesOf('Nela')
    const ids = [jakub!.id, nela!.id]
    expect(await settleFees(await asMaria(), ids, receipt())).toMatchObject({
      fees: 2,
      amount: 4500,
      credit: 0,
    })
    await expect(settleFees(await asMaria(), ids, receipt())).rejects.toMatchObject({ status: 400 })
  })

  test('a waived fee is not owed', async () => {
    const [ema] = await feesOf('Ema')
    await waiveFees(await asMaria(), [ema!.id], true)
    expect(await feesOf('Ema')).toMatchObject([{ waived: true, owed: 0 }])
  })

  test('a fee with a payment, even a reversed one, is not deleted', async () => {
    for (const name of ['Jakub', 'Ema']) {
      const [fee] = await feesOf(name)
      await expect(payload.delete({ collection: 'memberFees', id: fee!.id, ...open })).rejects.toMatchObject({
        status: 409,
      })
    }
    const [paid] = await feesOf('Jakub')
    await expect(trashFee(await asMaria(), paid!.id)).rejects.toMatchObject({ status: 409 })
  })
})

describe('rows that are kept', () => {
  test('a child with a guardian or a player with fees is neither trashed nor deleted, and the error says why', async () => {
    await expect(trashRow(await asMaria(), 'users', people.Jakub!)).rejects.toThrow('Jana Ľalík')
    await expect(payload.delete({ collection: 'users', id: people.Jakub!, ...open })).rejects.toMatchObject({
      status: 409,
    })
    await expect(trashRow(await asMaria(), 'users', people.Nela!)).rejects.toThrow('členské')
  })

  test('a series keeps 17:00 across the clock change, invites every player, and a held event is not trashed', async () => {
    const draft = {
      type: 0 as const,
      categories: [u11],
      startsAt: '2027-03-23T16:00:00.000Z',
      endsAt: '2027-03-23T17:30:00.000Z',
    }
    const repeat = { every: 1 as const, weekdays: [2], until: '2027-04-06', skipBreaks: true }
    const { event, count } = await createSeries(await asMaria(), draft, repeat)
    expect(count).toBe(3)
    const { docs } = await payload.find({
      collection: 'events',
      where: { series: { equals: event.series } },
      sort: 'startsAt',
      ...open,
    })
    expect(docs.map(({ startsAt }) => timeOf(startsAt))).toEqual(['17:00', '17:00', '17:00'])
    expect(docs.map(({ startsAt }) => startsAt.slice(11, 13))).toEqual(['16', '15', '15'])
    for (const { id } of docs) {
      const invited = await payload.count({
        collection: 'participants',
        where: { event: { equals: id } },
        ...open,
      })
      expect(invited.totalDocs).toBe(4)
    }
    const [first] = docs
    await payload.create({
      collection: 'attendances',
      data: {
        event: first!.id,
        player: people.Ema!,
        category: u11,
        status: 'present',
        recordedAt: first!.startsAt,
      },
      ...open,
    })
    await expect(trashRow(await asMaria(), 'events', first!.id)).rejects.toMatchObject({ status: 409 })
    await expect(trashRow(await asMaria(), 'events', docs[1]!.id)).resolves.toEqual({ id: docs[1]!.id })
  })
})
