import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { offeredConfirmations } from '@/features/membership/confirmations/rules'
import type { PaymentView } from '@/features/membership/payments/schema'
import { formatCents } from '@/lib/money'
import { addDays, dayOf } from '@/lib/dates'
import { printDatabase } from '../support/academy'
import { type ApiClient, apiAs } from '../support/api-client'
import { SEPTEMBER, setUpClub } from '../support/club'
import { hasPoppler, infoOf, textOf } from '../support/pdf-reader'

// Confirmations of payments as PDF: who gets whose, what they say, and that the same payments give the same file.
printDatabase('confirmations')

const { academy, ids, api } = setUpClub('maria', 'jana', 'jakub', 'robert', 'zuzana', 'anonymous')
const withPoppler = hasPoppler ? test : test.skip
type Receipts = PaymentView[]
const TODAY = dayOf(new Date())
const YEAR = TODAY.slice(0, 4)
const SEASON = `${SEPTEMBER.slice(0, 4)}/${String(Number(SEPTEMBER.slice(2, 4)) + 1).padStart(2, '0')}`
let peter: ApiClient

const receipt = (batch = randomUUID()) => ({ method: 'transfer', receivedAt: TODAY, batch })
const confirmation = (as: ApiClient, player: string, query: string) =>
  as('GET', `/playerMembership/${ids[player] ?? player}/confirmation?${query}`)
const SEASONS = `kind=membership&period=${SEASON}`
const EMPLOYERS = `kind=employer&period=${YEAR}`
const plain = (cents: number) => formatCents(cents).replace(/\u00a0/g, ' ')

beforeAll(async () => {
  peter = await apiAs(academy.payload, 'peter@zelenadolina.test')
  for (const name of ['familyPayment', 'emaPayment', 'adamPayment'])
    await api.maria('POST', `/payments/${ids[name]}/reverse`, {})
  await academy.payload.updateGlobal({
    slug: 'club',
    data: {
      name: 'Futbalový klub Žltá Ľubovňa',
      companyId: '12345678',
      address: 'Hlavná 1\n000 00 Ľubovňa',
      register: 'VVS/1-900/90-00001',
      signatory: 'Eva Nová, predsedníčka',
    },
    overrideAccess: true,
  })
  await academy.payload.update({
    collection: 'users',
    id: ids.jakub!,
    data: { birthDate: '2014-04-12' },
    overrideAccess: true,
  })
  const kit = {
    ...{ player: ids.jakub, period: SEASON, item: 'kit', amount: 6543, dueDate: `${SEPTEMBER}-30` },
    reason: 'Zimná bunda',
  }
  await api.maria('POST', '/memberFees', kit)
  await api.maria('POST', '/payments', { player: ids.jakub, amount: 3000 + 6543, ...receipt() })
}, 120_000)

describe('who gets a confirmation', () => {
  test('the player, guardians with either right and the office; nobody else', async () => {
    for (const as of [api.jakub, api.jana, peter, api.maria])
      expect((await confirmation(as, 'jakub', SEASONS)).status).toBe(200)
    expect((await confirmation(api.anonymous, 'jakub', SEASONS)).status).toBe(401)
    expect((await confirmation(api.robert, 'jakub', SEASONS)).status).toBe(403)
    // A trainer who is a mother, of another child.
    expect((await confirmation(api.zuzana, 'jakub', SEASONS)).status).toBe(404)
    expect((await confirmation(api.jakub, 'ema', SEASONS)).status).toBe(404)
    for (const unknown of [randomUUID(), 'nie-je-id'])
      for (const as of [api.jana, api.maria])
        expect((await confirmation(as, unknown, SEASONS)).status).toBe(404)
  })

  test('nobody keeps a copy, and the file is saved under its number', async () => {
    const { headers, bytes } = await confirmation(api.jana, 'jakub', SEASONS)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.get('vary')).toContain('cookie')
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="CP-20\d\d-\d\d-\d{1,10}-\d{8}-[0-9A-F]{8}\.pdf"/,
    )
    expect(bytes.subarray(0, 8).toString()).toBe('%PDF-1.7')
  })

  test.each([
    ['a season nothing was paid in', 'kind=membership&period=2019/20', 404],
    ['a year nothing was paid in', 'kind=employer&period=2019', 404],
    ['a day that has not come', `${SEASONS}&day=${addDays(TODAY, 2)}`, 400],
    ['a year for a season', `kind=membership&period=${YEAR}`, 400],
    ['no period', 'kind=membership', 400],
    ['an unknown key', `${SEASONS}&player=1`, 400],
  ])('there is none for %s', async (_what, query, status) => {
    const refused = await confirmation(api.jana, 'jakub', query)
    expect(refused.status).toBe(status)
    expect(refused.body).toMatchObject({ errors: [{ message: expect.stringMatching(/^[A-ZÚ]/) }] })
  })
})

describe('what a confirmation says', () => {
  withPoppler(
    'the season’s: payments by fee as the ledger has them, the club and its registers',
    async () => {
      const { bytes } = await confirmation(api.jana, 'jakub', SEASONS)
      const said = textOf(bytes)
      for (const part of [
        'Potvrdenie o úhrade členského príspevku',
        'Futbalový klub Žltá Ľubovňa',
        'Hlavná 1, 000 00 Ľubovňa',
        'IČO 12345678 · VVS/1-900/90-00001',
        'Jakub Ľalík',
        'Eva Nová, predsedníčka',
        `sezóna ${SEASON}`,
        'Súprava „Zimná bunda“',
      ])
        expect(said).toContain(part)
      const { docs } = await academy.payload.find({
        collection: 'memberFees',
        where: { player: { equals: ids.jakub }, paidAmount: { greater_than: 0 } },
        overrideAccess: true,
      })
      expect(docs).toHaveLength(2)
      for (const { paidAmount } of docs) expect(said).toContain(plain(paidAmount!))
      const total = docs.reduce((sum, { paidAmount }) => sum + paidAmount!, 0)
      expect(said).toMatch(new RegExp(`Spolu ${plain(total)}`))
      // The birth date is for the employer alone.
      expect(said).not.toContain('2014')
      expect(infoOf(bytes)).toMatchObject({ Tagged: 'yes', Pages: '1', 'PDF version': '1.7' })
      expect(infoOf(bytes)['Page size']).toContain('A4')
    },
  )

  withPoppler('the employer’s: monthly fees of the year, the child with the birth date, no kit', async () => {
    const said = textOf((await confirmation(api.jana, 'jakub', EMPLOYERS)).bytes)
    expect(said).toContain('Potvrdenie na príspevok na športovú činnosť dieťaťa')
    expect(said).toContain('§ 152b Zákonníka práce')
    expect(said).toContain('Dátum narodenia 12. 4. 2014')
    expect(said).toContain('V klube od 1. 9. 2024')
    expect(said).toMatch(/Spolu 30,00 €/)
    expect(said).not.toContain('Súprava')
  })

  withPoppler('nothing of a sibling', async () => {
    await api.maria('POST', '/payments', { player: ids.ema, amount: 3000, ...receipt() })
    for (const query of [SEASONS, EMPLOYERS]) {
      expect(textOf((await confirmation(api.jana, 'jakub', query)).bytes)).not.toMatch(/Ema/)
      expect(textOf((await confirmation(api.jana, 'ema', query)).bytes)).not.toMatch(/Jakub/)
    }
  })
})

describe('the same payments give the same file', () => {
  test('whoever asks and whenever', async () => {
    const [first, office] = [
      await confirmation(api.jana, 'jakub', SEASONS),
      await confirmation(api.maria, 'jakub', `${SEASONS}&day=${TODAY}`),
    ]
    expect(first.bytes.equals(office.bytes)).toBe(true)
    expect(first.headers.get('content-disposition')).toBe(office.headers.get('content-disposition'))
  })

  test('a payment of another family changes nothing, one of this child gives a new number', async () => {
    const numberOf = async () =>
      (await confirmation(api.maria, 'jakub', SEASONS)).headers.get('content-disposition')
    const before = await numberOf()
    await api.maria('POST', '/payments', { player: ids.filip, amount: 100, ...receipt() })
    expect(await numberOf()).toBe(before)
    const draft = {
      player: ids.jakub,
      period: SEASON,
      item: 'camp',
      amount: 1200,
      dueDate: `${SEPTEMBER}-30`,
    }
    await api.maria('POST', '/memberFees', draft)
    await api.maria('POST', '/payments', { player: ids.jakub, amount: 1200, ...receipt() })
    expect(await numberOf()).not.toBe(before)
  })

  test('another name, crest or colour changes nothing of the number', async () => {
    const numberOf = async () =>
      (await confirmation(api.maria, 'jakub', SEASONS)).headers.get('content-disposition')
    const before = await numberOf()
    const club = await academy.payload.findGlobal({ slug: 'club', depth: 0, overrideAccess: true })
    const update = (data: object) =>
      academy.payload.updateGlobal({ slug: 'club', data, overrideAccess: true })
    await update({ name: 'Futbalový klub Modrá Ľubovňa', colours: { club: '#123a7a', shout: '#c8102e' } })
    expect(await numberOf()).toBe(before)
    await update({ companyId: '87654321' })
    expect(await numberOf()).not.toBe(before)
    await update({ name: club.name, colours: club.colours, companyId: club.companyId })
    expect(await numberOf()).toBe(before)
  })

  test('a reversal shows on a new one, and what nothing is left of is confirmed no more', async () => {
    const draft = { player: ids.nina, period: SEASON, item: 'other', amount: 700, dueDate: `${SEPTEMBER}-01` }
    await api.maria('POST', '/memberFees', draft)
    const batch = randomUUID()
    await api.maria('POST', '/payments', { player: ids.nina, amount: 700, ...receipt(batch) })
    expect((await confirmation(api.maria, 'nina', SEASONS)).status).toBe(200)
    await api.maria('POST', `/payments/batch/${batch}/reverse`, {})
    expect((await confirmation(api.maria, 'nina', SEASONS)).status).toBe(404)
  })

  test('credit moved this year is offered for the year in which its payment came, and is confirmed there', async () => {
    const lastYear = String(Number(YEAR) - 1)
    const fee = async (player: string, period: string) =>
      api.maria<{ id: string }>('POST', '/memberFees', {
        player: ids[player],
        period,
        item: 'monthly',
        amount: 4400,
        dueDate: TODAY,
      })
    const receivedAt = `${lastYear}-12-30`
    await api.maria('POST', '/payments', { player: ids.nina, amount: 4400, ...receipt(), receivedAt })
    // The overpayment is spent on a fee made today.
    await fee('nina', `${SEPTEMBER.slice(0, 4)}-12`)
    const { body } = await api.maria<{ payments: Receipts }>('GET', `/payments?player=${ids.nina}`)
    const offered = offeredConfirmations(SEASON, [], body.payments).filter(
      ({ player }) => player.id === ids.nina,
    )
    expect(offered.map(({ period }) => period)).toEqual([lastYear])
    const employers = `kind=employer&period=${lastYear}`
    expect((await confirmation(api.maria, 'nina', employers)).status).toBe(200)
    expect((await confirmation(api.maria, 'nina', EMPLOYERS)).status).toBe(404)
  })
})
