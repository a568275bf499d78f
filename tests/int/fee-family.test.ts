import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { addDays, dayOf } from '@/lib/dates'
import { qrPicture } from '@/lib/qr'
import { type ApiClient, apiAs } from '../support/api-client'
import { SEPTEMBER, setUpClub } from '../support/club'

interface Fee {
  id: string
  player: { id: string; name: string }
  amount: number
  owed: number
  state: string
  payment: { amount: number; variableSymbol: string; link: string | null } | null
  updatedAt: string
}
interface One {
  memberFee: Fee
}

const { academy, ids, api } = setUpClub('maria', 'jana', 'robert', 'jakub')

describe('fees as a family sees them', () => {
  interface Transfer {
    payment: { amount: number; variableSymbol: string }
    payBySquare: string | null
  }
  interface Family {
    memberFee: {
      fees: (Fee & { claimedPaidAt: string | null; later: boolean; payBySquare: string | null })[]
      owed: number
      owedLater: number
      together: Transfer | null
      togetherNow: Transfer | null
    }
  }
  const family = async (as: ApiClient, query = '') =>
    (await as<Family>('GET', `/playerMembership${query}`)).body.memberFee

  test('the QR code of an open fee is a picture of what is owed now, for its family only and never cached', async () => {
    const { payload } = academy
    await payload.updateGlobal({
      slug: 'club',
      data: { iban: 'SK3112000000198742637541' },
      overrideAccess: true,
    })
    const draft = { player: ids.jakub, period: '2027-04', amount: 4000, dueDate: '2027-04-15' }
    const { id } = (await api.maria<One>('POST', '/memberFees', draft)).body.memberFee
    const code = `/memberFees/${id}/code`
    const { status, body, headers } = await api.jana<string>('GET', code)
    const { payBySquare } = (await family(api.jana)).fees.find((fee) => fee.id === id)!
    expect([status, body]).toEqual([200, qrPicture(payBySquare!)])
    expect(headers.get('content-type')).toBe('image/svg+xml')
    expect(headers.get('cache-control')).toContain('no-store')
    expect((await api.robert('GET', code)).status).toBe(403)
    expect((await api.jana('GET', '/memberFees/nie-je-id/code')).status).toBe(404)
    const waived = { fees: [id], waived: true }
    expect((await api.maria('POST', '/memberFees/waive', waived)).status).toBe(200)
    expect((await api.jana('GET', code)).status).toBe(404)
  })

  test('the picture of a code has the same code, is saved under the symbol and is never cached', async () => {
    const { payload } = academy
    await payload.updateGlobal({
      slug: 'club',
      data: { iban: 'SK3112000000198742637541', paymentLink: true },
      overrideAccess: true,
    })
    for (const month of ['05', '06']) {
      const draft = { player: ids.ema, period: `2027-${month}`, amount: 4100, dueDate: `2027-${month}-15` }
      await api.maria('POST', '/memberFees', draft)
    }
    const { fees, together } = await family(api.jana)
    const fee = fees.find(({ owed }) => owed === 4100)!
    const seen = async (path: string) => {
      const { bytes, headers, status } = await api.jana('GET', path)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
      expect(headers.get('cache-control')).toContain('no-store')
      const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return {
        code: decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) }),
        name: headers.get('content-disposition'),
      }
    }
    const one = await seen(`/memberFees/${fee.id}/picture`)
    expect(one.code).toBe(fee.payBySquare)
    expect(one.name).toContain(`platba-${fee.payment!.variableSymbol}.png`)
    expect((await seen('/playerMembership/picture')).code).toBe(together!.payBySquare)
    const emas = await family(api.jana, `?player=${ids.ema}`)
    expect((await seen(`/playerMembership/picture?player=${ids.ema}`)).code).toBe(emas.together!.payBySquare)
    // A link to the bank's app, with the symbol and without anybody's name.
    expect(fee.payment!.link).toContain(`VS${fee.payment!.variableSymbol}`)
    expect(decodeURIComponent(fee.payment!.link!)).not.toMatch(/Ema|Lalik/)
    expect((await api.jana('GET', `/playerMembership/picture?player=${ids.filip}`)).status).toBe(404)
    expect((await api.jana('GET', '/playerMembership/picture?player=x')).status).toBe(400)
    expect((await api.robert('GET', '/playerMembership/picture')).status).toBe(403)
    const drawn = await api.jana('GET', `/playerMembership/code?player=${ids.ema}`)
    expect([drawn.status, drawn.body]).toEqual([200, qrPicture(emas.together!.payBySquare!)])
    expect((await api.jana('GET', `/playerMembership/code?player=${ids.filip}`)).status).toBe(404)
    await payload.updateGlobal({ slug: 'club', data: { paymentLink: false }, overrideAccess: true })
    expect((await family(api.jana)).fees.find(({ id }) => id === fee.id)!.payment!.link).toBeNull()
  })

  test('„Už som zaplatil/a“ is for a guardian with full right and an open fee only', async () => {
    const peter = await apiAs(academy.payload, 'peter@zelenadolina.test')
    const draft = { player: ids.jakub, period: '2027-03', amount: 9000, dueDate: '2027-03-15' }
    const { body } = await api.maria<One>('POST', '/memberFees', draft)
    const { id } = body.memberFee
    const claim = '/memberFees/claim'
    const reported = { fees: [id], claimed: true }
    expect((await peter('POST', claim, reported)).status).toBe(403)
    expect((await api.robert('POST', claim, reported)).status).toBe(403)
    expect((await api.jana('POST', claim, { fees: [ids.filipFee], claimed: true })).status).toBe(404)
    expect((await api.jana('POST', claim, { ...reported, amount: 1 })).status).toBe(400)
    expect((await api.jana('POST', claim, reported)).status).toBe(200)
    const claimed = (await family(api.jana)).fees.find((fee) => fee.id === id)!
    expect(claimed).toMatchObject({ amount: 9000, claimedPaidAt: expect.stringMatching(/^20/) })
    expect((await api.jana('POST', claim, { fees: [id], claimed: false })).status).toBe(200)
    expect((await family(api.jana)).fees.find((fee) => fee.id === id)!.claimedPaidAt).toBeNull()
    expect((await api.jana('POST', claim, { fees: [ids.jakubFee], claimed: true })).status).toBe(400)
  })

  test("the fees of several children are paid together with the family's symbol, those of one child with its own", async () => {
    const draft = { player: ids.ema, period: '2027-03', amount: 4500, dueDate: '2027-03-15' }
    await api.maria('POST', '/memberFees', draft)
    const { fees, together } = await family(api.jana)
    const account = await academy.payload.findByID({
      collection: 'users',
      id: ids.jana!,
      overrideAccess: true,
    })
    expect(together?.payment).toMatchObject({
      amount: fees.reduce((sum, { owed }) => sum + owed, 0),
      variableSymbol: account.familySymbol,
    })
    const { docs } = await academy.payload.find({
      collection: 'users',
      where: { id: { equals: ids.ema } },
      overrideAccess: true,
    })
    const alone = await family(api.jana, `?player=${ids.ema}`)
    const open = alone.fees.filter(({ owed }) => owed > 0)
    expect(open.length).toBeGreaterThan(1)
    expect(alone.together?.payment).toMatchObject({
      amount: open.reduce((sum, { owed }) => sum + owed, 0),
      variableSymbol: docs[0]!.variableSymbol,
    })
  })

  test('what is due in more than thirty days is left out of the sum and the code for what is due now', async () => {
    const soon = addDays(dayOf(new Date()), 30)
    for (const [period, dueDate] of [
      ['2025/26', soon],
      ['2024/25', addDays(soon, 1)],
      ['2023/24', soon],
    ] as const)
      await api.maria('POST', '/memberFees', { player: ids.ema, period, item: 'camp', amount: 5100, dueDate })
    const { fees, owed, owedLater, together, togetherNow } = await family(api.jana)
    const sum = (later: boolean) =>
      fees.filter((fee) => fee.later === later).reduce((total, fee) => total + fee.owed, 0)
    expect(sum(true)).toBeGreaterThanOrEqual(5100)
    expect([sum(true), sum(false)]).toEqual([owedLater, owed - owedLater])
    expect([together!.payment.amount, togetherNow!.payment.amount]).toEqual([owed, owed - owedLater])
    const drawn = await api.jana('GET', '/playerMembership/code?due=now')
    expect([drawn.status, drawn.body]).toEqual([200, qrPicture(togetherNow!.payBySquare!)])
    expect(togetherNow!.payBySquare).not.toBe(together!.payBySquare)
    expect((await api.jana('GET', '/playerMembership/code?due=never')).status).toBe(400)
  })

  test('an older season shows its own fees and all open ones', async () => {
    const old = { player: ids.ema, period: '2023-10', item: 'other', amount: 3000, dueDate: '2023-10-15' }
    const { body } = await api.maria<{ memberFee: { id: string } }>('POST', '/memberFees', old)
    await api.maria('POST', '/memberFees/waive', { fees: [body.memberFee.id], waived: true })
    const periods = async (query: string) =>
      (
        await api.jana<{ memberFee: { fees: { period: string }[] } }>('GET', `/playerMembership${query}`)
      ).body.memberFee.fees.map(({ period }) => period)
    expect(await periods('')).not.toContain('2023-10')
    expect(await periods('?season=2023/24')).toContain('2023-10')
    expect(await periods('?season=2023/24')).not.toContain(SEPTEMBER)
    expect(await periods('?season=2023/24')).toContain('2027-03')
  })
})

describe('payments', () => {
  interface Payment {
    id: string
    amount: number
    payer: string | null
    recordedBy: string | null
    players: { name: string }[]
    shares: { fee: string; player: { name: string } }[]
  }
  const list = async (as: ApiClient, query = '') =>
    (await as<{ payments: Payment[] }>('GET', `/payments${query}`)).body.payments

  test('the office sees all payments, a family its own without payer and clerk, and a trainer none', async () => {
    const paid = { player: ids.filip, amount: 100, method: 'standing', receivedAt: dayOf(new Date()) }
    const batch = '3f0c2e7a-53d3-4c35-9d1c-0a4f6f2b7c11'
    expect((await api.maria('POST', '/payments', { ...paid, batch })).status).toBe(200)
    expect((await api.robert('GET', '/payments')).status).toBe(403)
    expect((await api.jana('GET', `/payments?player=${ids.filip}`)).status).toBe(404)
    // A fee of another family, also where a payment of hers has paid it.
    const { docs } = await academy.payload.find({
      ...{
        collection: 'memberFees',
        where: { player: { equals: ids.filip } },
        overrideAccess: true,
        limit: 1,
      },
    })
    expect((await api.jana('GET', `/payments?fee=${docs[0]!.id}`)).status).toBe(404)
    expect((await api.maria('GET', `/payments?fee=${docs[0]!.id}`)).status).toBe(200)
    const office = await list(api.maria, `?player=${ids.filip}`)
    expect(office).toMatchObject([{ amount: 100, method: 'standing', recordedBy: 'Mária Sedláková' }])
    const own = await list(api.jana)
    expect(own.length).toBeGreaterThan(1)
    for (const { payer, recordedBy, players, shares } of own) {
      expect([payer, recordedBy]).toEqual([null, null])
      for (const { name } of [...players, ...shares.map(({ player }) => player)])
        expect(name).toMatch(/Ľalík/)
    }
  })

  test('of a payment for both children the player has his part only, and not a word of his sister', async () => {
    const fees: string[] = []
    for (const [player, amount] of [
      [ids.jakub, 6512],
      [ids.ema, 7713],
    ] as const) {
      const draft = { player, period: '2027-05', amount, dueDate: '2026-01-01', item: 'kit' }
      fees.push((await api.maria<One>('POST', '/memberFees', draft)).body.memberFee.id)
    }
    const { memberFee } = (
      await api.jakub<{ memberFee: { fees: Fee[]; owed: number } }>('GET', '/playerMembership')
    ).body
    // His fees first, all of them, then the oldest of hers.
    const [hers, his] = [7713, memberFee.owed]
    const paid = { player: ids.jakub, amount: his + hers, method: 'transfer', receivedAt: dayOf(new Date()) }
    expect((await api.maria('POST', '/payments', { ...paid, batch: randomUUID() })).status).toBe(200)
    const both = (await list(api.jana)).find(({ amount }) => amount === his + hers)!
    expect(both.shares.map(({ fee }) => fee)).toEqual(expect.arrayContaining(fees))
    const { body } = await api.jakub<{ payments: Payment[] }>('GET', '/payments')
    const own = body.payments.find(({ id }) => id === both.id)!
    expect(own).toMatchObject({ amount: his, shared: true, rest: 0 })
    expect(own.shares).toHaveLength(both.shares.length - 1)
    expect(JSON.stringify(body)).not.toMatch(
      new RegExp(`Ema|${ids.ema}|${fees[1]}|:(${hers}|${his + hers})\\b`),
    )
  })

  test('only the office reverses payments, and a correction cannot be reversed', async () => {
    const [payment] = await list(api.maria, `?player=${ids.filip}`)
    expect((await api.jana('POST', `/payments/${payment!.id}/reverse`, {})).status).toBe(403)
    expect((await api.maria('POST', `/payments/${payment!.id}/reverse`, {})).status).toBe(200)
    const rows = await list(api.maria, `?player=${ids.filip}`)
    expect(rows.map(({ amount }) => amount).sort()).toEqual([-100, 100])
    const correction = rows.find(({ amount }) => amount < 0)!
    expect((await api.maria('POST', `/payments/${correction.id}/reverse`, {})).status).toBe(400)
  })
})
