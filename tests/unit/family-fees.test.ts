import { describe, expect, test } from '@jest/globals'
import {
  offeredConfirmations,
  confirmedParts,
  type DatedRow,
} from '@/features/membership/confirmations/rules'
import { confirmationQuery } from '@/features/membership/confirmations/schema'
import { confirmationNumber, type Confirmed } from '@/features/membership/confirmations/views'
import { formatPayment, formatShares, linesAsText, transferLines } from '@/features/membership/labels'
import { paymentView } from '@/features/membership/payments/views'
import type { PlayerToCharge } from '@/features/membership/monthly/rules'
import {
  orderTogether,
  pausesOf,
  plannedAmounts,
  steadyMonths,
  unsteadyChange,
  withoutPauses,
} from '@/features/membership/standing/rules'
import type { StandingOrder } from '@/features/membership/standing/schema'
import { dueNowUntil } from '@/features/membership/rules'
import { familyFeeView, togetherView, transferViews } from '@/features/membership/views'
import { validate } from '@/lib/validate'

const rules = { dueDay: 15, siblingPercents: [50, 100], freeMonths: [7, 8], proRata: true }

describe('a standing order', () => {
  const planned = (...amounts: number[]) =>
    ['11', '12', '01', '02', '03', '04', '05', '06'].map((month, at) => ({
      month: `${month > '06' ? 2026 : 2027}-${month}`,
      amount: amounts[at] ?? amounts.at(-1)!,
    }))
  const none = new Map<string, number>()
  const november = new Map([['2026-11', 3500]])

  test('begins after what is charged, is sent three days before the due day, and ends with the season', () => {
    expect(steadyMonths(planned(3500), november, '2026-11-23', rules)).toEqual({
      amount: 3500,
      first: '2026-12-12',
      last: '2027-06-12',
      change: null,
      chargedMonth: null,
    })
  })

  test('begins this month while it is not charged and there is time to send it', () => {
    expect(steadyMonths(planned(3500), none, '2026-11-12', rules)?.first).toBe('2026-11-12')
    expect(steadyMonths(planned(3500), none, '2026-11-13', rules)?.first).toBe('2026-12-12')
  })

  test('says from which month another amount is owed, and when nothing is', () => {
    expect(steadyMonths(planned(3500, 3500, 3500, 2000), november, '2026-11-23', rules)).toMatchObject({
      last: '2027-01-12',
      change: { from: '2027-02', amount: 2000 },
    })
    expect(steadyMonths(planned(3500, 3500, 3500, 0), november, '2026-11-23', rules)?.change).toEqual({
      from: '2027-02',
      amount: 0,
    })
  })

  test('ends before a month that is charged already, which is no change of the amount', () => {
    const ahead = new Map([...november, ['2027-02', 3500]])
    expect(steadyMonths(planned(3500), ahead, '2026-11-23', rules)).toMatchObject({
      last: '2027-01-12',
      change: null,
      chargedMonth: '2027-02',
    })
  })

  test.each([
    ['one month is left', planned(3500, 3500, 0), november],
    ['the amount changes every month', planned(3500, 3000, 2500, 2000, 1500, 1000, 500, 100), november],
    ['nothing is owed', planned(0), none],
    ['the office asked for less last month', planned(3500), new Map([['2026-11', 2000]])],
    [
      'the last fee was waived',
      planned(3500),
      new Map([
        ['2026-10', 3500],
        ['2026-11', 0],
      ]),
    ],
  ])('is not offered when %s', (_why, months, charged) => {
    expect(steadyMonths(months, charged, '2026-11-23', rules)).toBeNull()
  })

  test('is sent on the first day when fees are due before the third', () => {
    expect(steadyMonths(planned(3500), none, '2026-11-01', { ...rules, dueDay: 2 })?.first).toBe('2026-11-01')
  })

  test('of several children is one for the same months only, under the family’s symbol', () => {
    const order = (name: string, amount: number, more: Partial<StandingOrder> = {}): StandingOrder => ({
      players: [{ id: name, name }],
      variableSymbol: name,
      amount,
      first: '2026-12-12',
      last: '2027-06-12',
      change: null,
      chargedMonth: null,
      ...more,
    })
    const both = [order('Jakub', 3500), order('Ema', 1500)]
    expect(orderTogether(both, '900')).toMatchObject({ amount: 5000, variableSymbol: '900', change: null })
    expect(orderTogether(both, '')).toBeUndefined()
    expect(orderTogether(both.slice(1), '900')).toBeUndefined()
    expect(orderTogether([both[0]!, order('Ema', 1500, { last: '2027-01-12' })], '900')).toBeUndefined()
    const changing = both.map((one, at) => ({ ...one, change: { from: '2027-05', amount: at * 1000 } }))
    expect(orderTogether(changing, '900')?.change).toEqual({ from: '2027-05', amount: 1000 })
  })
})

describe('a pause of a sibling', () => {
  const child = (id: string, monthlyFee: number, feePausedUntil: string | null = null): PlayerToCharge => ({
    ...{ id, name: id, category: { name: 'U9', monthlyFee }, family: 'f', feePausedUntil },
    ...{ birthDate: id === 'Jakub' ? '2014-01-01' : '2018-01-01', joinedAt: null, trialUntil: null },
  })
  const months = ['11', '12', '01', '02', '03', '04'].map((month) => `${month > '06' ? 2026 : 2027}-${month}`)
  const ema = (until: string | null, before: number, readable = ['Jakub', 'Ema']) => {
    const people = [child('Jakub', 3500, until), child('Ema', 3000)]
    const [planned, unpaused] = [people, withoutPauses(people, readable)].map((players) =>
      plannedAmounts(players, months, rules).get('Ema')!,
    )
    const charged = new Map([['2026-11', before]])
    const plans = { planned: planned!, unpaused: unpaused! }
    return unsteadyChange(plans, charged, '2026-11-28', rules)
  }

  test('changes the amount of the child who pays, for the months it lasts', () => {
    const change = { from: '2026-12', amount: 3000, before: 1500 }
    expect(ema('2026-12-15', 1500)).toEqual({ change: { ...change, to: '2026-12' } })
    expect(ema('2027-03-31', 1500)).toEqual({ change: { ...change, to: '2027-03' } })
    expect(ema('2027-06-30', 1500)).toEqual({ change: { ...change, to: '2027-04' } })
  })
  test('is not the reason of who may not know of it, nor of an amount of the office’s own', () => {
    expect(ema('2027-03-31', 1500, ['Ema'])).toEqual({ change: null })
    expect(ema('2027-03-31', 1000)).toEqual({ change: null })
    expect(ema(null, 1000)).toEqual({ change: null })
  })
  test('is not spoken of where the amount stays', () => {
    expect(ema(null, 1500)).toBeNull()
    expect(ema('2027-03-31', 3000)).toBeNull()
  })
  test('is named while it lasts, of who would pay', () => {
    const paused = child('Jakub', 3500, '2026-12-15')
    const named = [{ player: { id: 'Jakub', name: 'Jakub' }, until: '2026-12-15' }]
    expect(pausesOf([paused, child('Ema', 3000)], '2026-12-15')).toEqual(named)
    expect(pausesOf([paused], '2026-12-16')).toEqual([])
    expect(
      pausesOf(
        [
          { ...paused, category: null },
          { ...paused, trialUntil: '2027-01-01' },
        ],
        '2026-12-01',
      ),
    ).toEqual([])
  })
})

test('a transfer is copied as text with its lines, without those that have no value', () => {
  const lines = transferLines(
    { iban: 'SK2499990000000000001234', amount: 350_000, variableSymbol: '17', message: '' },
    'FA Zelená dolina',
  )
  expect(linesAsText(lines)).toBe(
    'Príjemca: FA Zelená dolina\nIBAN: SK24 9999 0000 0000 0000 1234\nSuma: 3 500,00 €\nVariabilný symbol (VS): 17',
  )
  expect(lines.find(({ name }) => name === 'Suma')?.copied).toBe('3500,00')
})

test('everything open is one transfer: of one child under its own symbol, of several under the family’s', () => {
  const club = { iban: 'SK2499990000000000001234', name: 'Klub', hasPaymentLink: true }
  const fee = (player: string, owed: number, claimedPaidAt: string | null = null) =>
    ({
      owed,
      claimedPaidAt,
      player: { id: player, name: player },
      variableSymbol: `${player.length}`,
    }) as never
  expect(togetherView([fee('Ema', 1000)], '900', club)).toBeNull()
  const one = togetherView([fee('Ema', 1000), fee('Ema', 500), fee('Jakub', 0)], '900', club)
  expect(one).toMatchObject({ children: 1, payment: { amount: 1500, variableSymbol: '3' } })
  const two = togetherView([fee('Ema', 1000), fee('Jakub', 500)], '900', club)
  expect(two).toMatchObject({ children: 2, payment: { amount: 1500, variableSymbol: '900' } })
  expect(togetherView([fee('Ema', 1000), fee('Jakub', 500)], '', club)).toBeNull()
  const reported = [fee('Ema', 1000, '2026-11-20T08:00:00Z'), fee('Jakub', 500), fee('Jakub', 200)]
  expect(togetherView(reported, '900', club)).toMatchObject({ children: 1, payment: { amount: 700 } })
  expect(two?.payment.link).toContain('PI=%2FVS900%2FSS%2FKS')
  // It passes through a page of others.
  expect(two?.payment.link).not.toMatch(/Ema|Jakub/)
  expect(
    togetherView([fee('Ema', 1), fee('Ema', 1)], '9', { ...club, hasPaymentLink: false })?.payment.link,
  ).toBeNull()
})

describe('instalments that are due later', () => {
  const club = { iban: 'SK2499990000000000001234', name: 'Klub', hasPaymentLink: true }
  const today = '2026-11-27'
  const fee = (who: string, amount: number, dueDate: string, more = {}) =>
    familyFeeView(
      { id: `${who}${dueDate}`, amount, dueDate, period: '2026/27', item: 'kit', ...more } as never,
      { id: who, name: who, variableSymbol: `${who.length}`, category: null },
      today,
      club,
    )
  const [soon, overdue] = [fee('Ema', 3000, '2026-12-27'), fee('Jakub', 1700, '2026-10-15')]
  const later = [fee('Ema', 10_751, '2026-12-28'), fee('Jakub', 10_751, '2027-02-28')]

  test('are those after thirty days; a fee that is overdue or due on the thirtieth is due now', () => {
    expect(dueNowUntil(today)).toBe('2026-12-27')
    expect([soon, overdue, ...later].map((one) => one.later)).toEqual([false, false, true, true])
  })

  test('are no part of the transfer for what is due now, which has its own amount and code', () => {
    const { together, togetherNow } = transferViews([soon, overdue, ...later], '900', club)
    expect(together).toMatchObject({ payment: { amount: 26_202, variableSymbol: '900' } })
    expect(togetherNow).toMatchObject({ children: 2, payment: { amount: 4700, variableSymbol: '900' } })
    expect(togetherNow!.payBySquare).not.toBe(together!.payBySquare)
    expect(togetherNow!.payment.link).toContain('AM=47.00')
  })

  test('leave one transfer where everything or nothing is due now, and none beside a single fee', () => {
    expect(transferViews([soon, overdue], '900', club)).toMatchObject({ together: {}, togetherNow: null })
    expect(transferViews(later, '900', club)).toMatchObject({ together: {}, togetherNow: null })
    expect(transferViews([soon, ...later], '900', club)).toMatchObject({ together: {}, togetherNow: null })
    const reported = fee('Jakub', 1700, '2026-10-15', { claimedPaidAt: '2026-11-26T08:00:00Z' })
    expect(transferViews([soon, reported, ...later], '900', club).togetherNow).toBeNull()
  })
})

describe('a payment for several of a family', () => {
  const fee = (id: string, player: string) => ({
    ...{ id, player, period: '2026/27', item: 'kit', reason: 'Zimná bunda' },
  })
  const all = new Map([fee('j', 'jakub'), fee('e', 'ema')].map((one) => [one.id, one]))
  const names = { jakub: 'Jakub Ľalík', ema: 'Ema Ľalíková' }
  const seen = (
    who: (keyof typeof names)[],
    amount: number,
    shares: Record<string, number>,
    office = false,
  ) =>
    paymentView(
      {
        ...{ id: 'p', amount, method: 'transfer', players: ['jakub', 'ema'], receivedAt: '', createdAt: '' },
        allocations: Object.entries(shares).map(([id, part]) => ({ fee: id, amount: part })),
      } as never,
      {
        names: new Map(who.map((id) => [id, names[id]])),
        fees: new Map([...all].filter(([, { player }]) => who.includes(player as never))) as never,
        ...{ reversed: new Set<string>(), received: new Map<string, string>(), office },
      },
    )

  test('is to who may see only one of them that part, and nothing says who the others are or what they paid', () => {
    const own = seen(['jakub'], 15_500, { j: 6500, e: 6600 })
    expect(own).toMatchObject({ amount: 8900, shared: true, rest: 2400 })
    expect(JSON.stringify(own)).not.toMatch(/Ema|ema|"e"|15500|6600|13100/)
    expect(formatShares(own)).toMatch(
      /^Súprava „Zimná bunda“, sezóna 2026\/27, Jakub Ľalík: 65,00\s€; preplatok 24,00\s€; zvyšok platby za\sďalších/,
    )
    expect(seen(['jakub'], -15_500, { j: -6500, e: -6600 })).toMatchObject({ amount: -8900, shared: true })
  })

  test('is whole to who may see all of them, and to the office whatever it names', () => {
    const whole = seen(['jakub', 'ema'], 13_000, { j: 6500, e: 6500 })
    expect(whole).toMatchObject({ amount: 13_000, shared: false, rest: 0 })
    expect(formatShares(whole)).not.toContain('zvyšok')
    expect(seen([], 13_000, { j: 6500, e: 6500 }, true)).toMatchObject({ amount: 13_000, shared: false })
  })

  test('that paid nothing of the viewer’s is nothing to them, and is not taken for moved credit', () => {
    const none = seen(['jakub'], 6500, { e: 6500 })
    expect(none).toMatchObject({ amount: 0, shared: true, rest: 0, shares: [] })
    expect([formatPayment(none), formatShares(none)]).toEqual([
      'prevodom',
      'platba za\u00a0ďalších v\u00a0rodine',
    ])
  })

  test('as moved credit says what it paid of the viewer’s, not what is left over after the others', () => {
    const moved = seen(['jakub'], 0, { j: 1000, e: 1700 })
    expect(moved).toMatchObject({ amount: 0, shared: false, rest: -1000 })
    expect(formatPayment(moved)).toBe('použitý preplatok')
  })
})

describe('what a confirmation says', () => {
  const row = (
    id: string,
    day: string,
    shares: Record<string, number>,
    more: Partial<DatedRow> = {},
  ): DatedRow => ({
    id,
    source: null,
    receivedAt: `${day}T11:00:00.000Z`,
    recordedAt: `${day}T12:00:00.000Z`,
    method: 'transfer',
    allocations: Object.entries(shares).map(([fee, amount]) => ({ fee, amount })),
    ...more,
  })
  const fees = [
    { id: 'sep', period: '2026-09', item: 'monthly', reason: '' },
    { id: 'oct', period: '2026-10', item: 'monthly', reason: '' },
    { id: 'kit', period: '2026/27', item: 'kit', reason: 'Zimná bunda' },
    { id: 'old', period: '2026-05', item: 'monthly', reason: '' },
  ] as const
  const said = (rows: DatedRow[], of: string, day: string, kind: 'membership' | 'employer' = 'membership') =>
    confirmedParts(rows, fees, { kind, of, day }).map(
      ({ period, received, amount }) => `${period} ${received} ${amount}`,
    )

  test('a season’s fees with the day each payment came, of the year for the employer monthly ones alone', () => {
    const rows = [
      row('a', '2026-09-12', { sep: 3500, kit: 1000 }),
      row('b', '2026-10-02', { kit: 5500 }),
      row('c', '2026-05-12', { old: 3500 }),
      row('d', '2025-12-30', { oct: 500 }),
    ]
    expect(said(rows, '2026/27', '2026-11-01')).toEqual([
      '2026-09 2026-09-12 3500',
      '2026-10 2025-12-30 500',
      '2026/27 2026-09-12 1000',
      '2026/27 2026-10-02 5500',
    ])
    expect(said(rows, '2026', '2026-11-01', 'employer')).toEqual([
      '2026-05 2026-05-12 3500',
      '2026-09 2026-09-12 3500',
    ])
  })

  test('money moved as credit counts with the day it came to the club', () => {
    const rows = [
      row('a', '2026-09-12', { sep: 3500 }),
      row('m', '2026-10-20', { sep: -1000, oct: 1000 }, { source: 'a', method: 'carried' }),
    ]
    expect(said(rows, '2026/27', '2026-11-01')).toEqual([
      '2026-09 2026-09-12 2500',
      '2026-10 2026-09-12 1000',
    ])
  })

  test('a reversal is on confirmations issued since, and not on those issued before', () => {
    const rows = [
      row('a', '2026-09-12', { sep: 3500 }),
      row('r', '2026-09-12', { sep: -3500 }, { source: 'a', recordedAt: '2026-11-20T08:00:00.000Z' }),
    ]
    expect(said(rows, '2026/27', '2026-11-19')).toEqual(['2026-09 2026-09-12 3500'])
    expect(said(rows, '2026/27', '2026-11-20')).toEqual([])
  })

  test('the number names kind, period, symbol and day, and differs with whatever is confirmed', () => {
    const part = {
      period: '2026-09',
      item: 'monthly',
      reason: 'Kategória U13',
      received: '2026-09-12',
      method: 'cash',
      amount: 3500,
    } as const
    const what: Confirmed = {
      ...{ of: '2026/27', day: '2026-11-23', symbol: '17', person: 'jakub', companyId: '12345678' },
      kind: 'membership',
      parts: [part],
    }
    const number = confirmationNumber(what)
    expect(number).toMatch(/^CP-2026\/27-17-20261123-[0-9A-F]{8}$/)
    for (const other of [
      { person: 'ema' },
      { companyId: '' },
      { parts: [{ ...part, amount: 3400 }] },
      { parts: [{ ...part, received: '2026-09-13' }] },
      { parts: [part, part] },
    ])
      expect(confirmationNumber({ ...what, ...other })).not.toBe(number)
    // A reason is edited, and emptied when somebody is erased: what was issued keeps its number.
    expect(confirmationNumber({ ...what, parts: [{ ...part, reason: '' }] })).toBe(number)
    expect(confirmationNumber({ ...what, kind: 'employer', of: '2026', symbol: '' })).toMatch(
      /^SC-2026-20261123-/,
    )
  })

  test.each([
    [{ kind: 'membership', period: '2026' }],
    [{ kind: 'membership', period: '2026/28' }],
    [{ kind: 'employer', period: '2026/27' }],
    [{ kind: 'employer', period: '26' }],
    [{ kind: 'other', period: '2026' }],
    [{ kind: 'employer', period: '2026', day: '2026-02-30' }],
    [{ kind: 'employer', period: '2026', player: 'x' }],
    [{ kind: 'employer' }],
  ])('%j is no confirmation', (query) => {
    expect(validate(confirmationQuery, query).problems).toBeDefined()
  })

  test('is offered where something was paid, and for the employer not of a reversed payment', () => {
    const jakub = { id: 'j', name: 'Jakub' }
    const share = (amount: number, item: 'monthly' | 'kit' = 'monthly') => ({
      player: jakub,
      period: '2026-09',
      item,
      amount,
    })
    const paid = (day: string, ...shares: ReturnType<typeof share>[]) => ({
      moneyReceivedAt: `${day}T11:00:00Z`,
      shares,
    })
    const offered = (payments: ReturnType<typeof paid>[], paidAmount = 100) =>
      offeredConfirmations('2026/27', [{ player: jakub, period: '2026-09', paidAmount }], payments).map(
        ({ kind, period }) => `${kind} ${period}`,
      )
    expect(offered([paid('2026-09-12', share(100)), paid('2027-01-12', share(100))])).toEqual([
      'membership 2026/27',
      'employer 2026',
      'employer 2027',
    ])
    expect(offered([paid('2026-09-12', share(100)), paid('2026-09-12', share(-100))], 0)).toEqual([])
    expect(offered([paid('2026-09-12', share(100, 'kit'))])).toEqual(['membership 2026/27'])
    // Credit moved in January is of the year in which its payment came.
    const moved = [paid('2026-09-12', share(100, 'kit')), paid('2026-09-12', share(-100, 'kit'), share(100))]
    expect(offered(moved)).toEqual(['membership 2026/27', 'employer 2026'])
  })
})
