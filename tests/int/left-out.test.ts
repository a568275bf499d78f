import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf } from '@/lib/dates'
import type { News } from '@/payload-types'
import { camtFile } from '../support/camt'
import { setUpClub } from '../support/club'
import { monthToCharge } from '../support/months'
import { text } from '../support/lexical'
import { request } from '../support/request'
import { importStatement, readStatementFile, statementInputOf } from '../support/statement-file'

// Who acts sees beforehand how many are told, and can leave them out: the number is that of those who are told then.

const { academy, ids, api } = setUpClub('maria', 'jana', 'robert')
const today = dayOf(new Date())
const FORGOTTEN = ['deliveries', 'notifications', 'notices', 'payload-jobs'] as const
const forget = async () => {
  for (const collection of FORGOTTEN)
    await academy.payload.db.deleteMany({ collection, where: { id: { exists: true } } })
}
beforeEach(forget)

/** How many accounts have a message in their inbox after everything that waits was told. */
const told = async (): Promise<number> => {
  const { payload } = academy
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
  await deliverDue(payload)
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: { channel: { equals: 'inbox' } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  await forget()
  return new Set(docs.map(({ user }) => user)).size
}
const reach = async (question: string): Promise<number> => {
  const { status, body } = await api.maria<{ count: number }>('GET', `/notifications/reach/${question}`)
  expect(status).toBe(200)
  return body.count
}
let month = 0
const newFee = (player: string, amount = 3000) => {
  month += 1
  const period = `2031-${String(month).padStart(2, '0')}`
  return { player: ids[player], period, item: 'other', amount, dueDate: `${period}-15` }
}
const make = async (fee: object, more: object = {}) => {
  const { status, body } = await api.maria<{ memberFee: { id: string; owed: number } }>(
    'POST',
    '/memberFees',
    {
      ...fee,
      ...more,
    },
  )
  expect(status).toBe(200)
  return body.memberFee
}
const receipt = (more: object = {}) => ({ method: 'cash', receivedAt: today, batch: randomUUID(), ...more })

describe('a fee made by hand', () => {
  test('is told to as many as were shown; left out to nobody', async () => {
    const fee = newFee('jakub')
    const count = await reach(`fees?player=${ids.jakub}&amount=3000&dueDate=${fee.dueDate}`)
    expect(count).toBeGreaterThan(0)
    await make(fee)
    expect(await told()).toBe(count)
    await make(newFee('jakub'), { notify: false })
    expect(await told()).toBe(0)
  })

  test('that the family’s credit pays at once is told to nobody, and was shown so', async () => {
    const { status } = await api.maria('POST', '/payments', {
      player: ids.jakub,
      amount: 900_000,
      ...receipt({ notify: false }),
    })
    expect(status).toBe(200)
    expect(await told()).toBe(0)
    const fee = newFee('jakub', 1000)
    expect(await reach(`fees?player=${ids.jakub}&amount=1000&dueDate=${fee.dueDate}`)).toBe(0)
    expect((await make(fee)).owed).toBe(0)
    expect(await told()).toBe(0)
    const dear = `fees?player=${ids.jakub}&amount=9000000&dueDate=${fee.dueDate}`
    expect(await reach(dear)).toBeGreaterThan(0)
  })
})

describe('the fees of a month', () => {
  beforeAll(async () => {
    const where = { name: { in: ['U11', 'U13'] } }
    await academy.payload.update({
      collection: 'categories',
      where,
      data: { monthlyFee: 4000 },
      overrideAccess: true,
    })
  })

  test.each([
    [monthToCharge(8), true],
    [monthToCharge(9), false],
  ])('%s, told: %s', async (period, notify) => {
    const { body } = await api.maria<{ plan: { digest: string; count: number } }>(
      'GET',
      `/memberFees/monthly?period=${period}`,
    )
    const { digest, count } = body.plan
    expect(count).toBeGreaterThan(0)
    const shown = await reach(`fees?period=${period}`)
    expect(shown).toBeGreaterThan(0)
    const charged = await api.maria('POST', '/memberFees/monthly', { period, digest, notify })
    expect(charged.status).toBe(200)
    expect(await told()).toBe(notify ? shown : 0)
  })
})

describe('a fee for categories', () => {
  const { label: season } = seasonOf(new Date())
  const dueDate = addDays(today, 30)
  const input = (more: object = {}) => ({
    ...{ item: 'camp', season, categories: [ids.U13, ids.U11], amount: 5000, instalments: 2, dueDate },
    ...{ reason: 'Letný kemp', ...more },
  })
  const question = (asked: object) => `fees/many?${String(new URLSearchParams(asked as never))}`

  test('is told to as many as were shown: not to whom it is not charged, nor whose credit pays it whole', async () => {
    const charge = async (more: object, notify: boolean) => {
      const body = input(more)
      const plan = await api.maria<{ digest: string }>('POST', '/memberFees/many/preview', body)
      const seen = { ...body, digest: plan.body.digest, notify }
      expect((await api.maria('POST', '/memberFees/many', seen)).status).toBe(200)
    }
    // The family of Jakub has credit from before: of a small fee it hears nothing.
    const [cheap, dear] = [input({ amount: 10, reason: 'Malý kemp' }), input({ amount: 9_000_000 })]
    const [few, all] = [await reach(question(cheap)), await reach(question(dear))]
    expect(few).toBeGreaterThan(0)
    expect(few).toBeLessThan(all)
    await charge(cheap, true)
    expect(await told()).toBe(few)
    expect(await reach(question(cheap))).toBe(0)
    const shown = await reach(question(input()))
    await charge({}, true)
    expect(await told()).toBe(shown)
    await charge({ reason: 'Zimný kemp' }, false)
    expect(await told()).toBe(0)
  })

  test('that cannot be made reaches nobody', async () => {
    for (const wrong of [
      { categories: '' },
      { amount: 'veľa' },
      { instalments: 0 },
      { dueDate: '2031-01-01' },
    ])
      expect((await api.maria('GET', `/notifications/reach/${question(input(wrong))}`)).status).toBe(400)
  })
})

describe('money', () => {
  test('of a family is thanked for to as many as were shown; left out to nobody', async () => {
    await make(newFee('ema'), { notify: false })
    const shown = await reach(`fees?payer=${ids.ema}&amount=4000`)
    expect(shown).toBeGreaterThan(0)
    const pay = (more: object) =>
      api.maria('POST', '/payments', { player: ids.ema, amount: 4000, ...receipt(more) })
    expect((await pay({})).status).toBe(200)
    expect(await told()).toBe(shown)
    expect((await pay({ notify: false })).status).toBe(200)
    expect(await told()).toBe(0)
  })

  test('of a statement is thanked for to as many as were shown', async () => {
    await make(newFee('ema'), { notify: false })
    const { variableSymbol: symbol } = await academy.payload.findByID({ collection: 'users', id: ids.ema! })
    const movement = { reference: 'left-out', amount: 1000, day: today, symbol: symbol! }
    const file = await readStatementFile(api.maria, camtFile([movement]))
    const asked = (body: object) =>
      api.maria<{ count: number }>('POST', '/notifications/reach/statement', body)
    const { status, body } = await asked(statementInputOf(file))
    expect(status).toBe(200)
    expect(body.count).toBeGreaterThan(0)
    expect((await importStatement(api.maria, file)).status).toBe(200)
    expect(await told()).toBe(body.count)
    // What is in the books already tells nobody.
    expect((await asked(statementInputOf(file))).body).toEqual({ count: 0 })
  })

  test('for chosen fees the same; a repeated request that says otherwise tells nobody', async () => {
    const [one, two] = [await make(newFee('adam')), await make(newFee('adam'))]
    await forget()
    const shown = await reach(`fees?fees=${one.id},${two.id}`)
    expect(shown).toBeGreaterThan(0)
    const body = { fees: [one.id], ...receipt({ notify: false }) }
    expect((await api.maria('POST', '/payments/settle', body)).status).toBe(200)
    expect((await api.maria('POST', '/payments/settle', { ...body, notify: true })).status).toBe(200)
    expect(await told()).toBe(0)
    await api.maria('POST', '/payments/settle', { fees: [two.id], ...receipt() })
    expect(await told()).toBe(shown)
  })
})

test('what is asked of nobody, of two at once, or by others is refused', async () => {
  const status = async (question: string) =>
    (await api.maria('GET', `/notifications/reach/fees${question}`)).status
  expect(await status('')).toBe(400)
  expect(await status(`?player=${ids.adam}&payer=${ids.adam}`)).toBe(400)
  expect(await status(`?player=${randomUUID()}`)).toBe(404)
  expect(await status(`?fees=${randomUUID()}`)).toBe(404)
  for (const kind of ['fees', 'fees/many', 'news'])
    for (const who of ['jana', 'robert'] as const)
      expect((await api[who]('GET', `/notifications/reach/${kind}?player=${ids.adam}`)).status).not.toBe(200)
})

describe('an article', () => {
  const article = (data: object) =>
    academy.payload.create({
      collection: 'news',
      data: {
        title: `Novinka ${randomUUID()}`,
        excerpt: 'Úvod',
        content: text('Text'),
        publishedAt: new Date().toISOString(),
        _status: 'published',
        ...data,
      } as never,
      overrideAccess: true,
    }) as Promise<News>
  const change = (id: string, data: object) =>
    academy.payload.update({ collection: 'news', id, data, overrideAccess: true })

  test('is told to as many as were shown, of its categories or everybody', async () => {
    const ofCategory = await reach(`news?categories=${ids.U13}`)
    const all = await reach('news')
    expect(all).toBeGreaterThan(ofCategory)
    await article({ categories: [ids.U13] })
    expect(await told()).toBe(ofCategory)
    await article({})
    expect(await told()).toBe(all)
  })

  test('left out is told to nobody, not by a later change either, until it is not left out any more; then once', async () => {
    const { id } = await article({ notify: false })
    expect(await told()).toBe(0)
    await change(id, { title: 'Opravená' })
    expect(await told()).toBe(0)
    await change(id, { notify: true })
    expect(await told()).toBeGreaterThan(0)
  })

  test('left out after all, while it waits or is scheduled, is told to nobody', async () => {
    const { id } = await article({})
    await change(id, { notify: false })
    expect(await told()).toBe(0)
    const soon = new Date(Date.now() + 3_000_000).toISOString()
    const scheduled = await article({ publishedAt: soon })
    await change(scheduled.id, { notify: false })
    expect(await told()).toBe(0)
  })

  test('that was told is not told again when it is left out and not', async () => {
    const { payload } = academy
    const { id } = await article({})
    await tellDue(await request(payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
    await deliverDue(payload)
    // All but what is remembered of it: the notices.
    for (const collection of FORGOTTEN.filter((each) => each !== 'notices'))
      await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
    await change(id, { notify: false })
    await change(id, { notify: true, publishedAt: `${addDays(today, -1)}T10:00:00.000Z` })
    expect(await told()).toBe(0)
  })
})
