import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { addDays } from '@/lib/dates'
import { isColour } from '@/features/club/rules'
import { formatIban, isIban } from '@/lib/iban'
import { formatUncharged } from '@/features/membership/admin/labels'
import { allocate, feeState, isPeriod, owedOn, receivedProblem } from '@/features/membership/rules'
import {
  dueDateOf,
  monthDueDate,
  monthProblem,
  type PlayerToCharge,
  plannedFees,
} from '@/features/membership/monthly/rules'
import { feeChangesInput, feeInput } from '@/features/membership/schema'
import { validate } from '@/lib/validate'

test('a month is charged that began within a year, or begins within one', () => {
  for (const period of ['2025-12', '2026-11', '2027-11'])
    expect(monthProblem(period, '2026-11-27')).toBeUndefined()
  for (const period of ['2019-01', '2025-11']) expect(monthProblem(period, '2026-11-27')).toMatch(/rokom/)
  for (const period of ['2027-12', '2062-12'])
    expect(monthProblem(period, '2026-11-27')).toMatch(/12\u00a0mesiacov/)
  expect(monthProblem('2025-11', '2026-11-01')).toBeUndefined()
})

describe('who is charged for a month', () => {
  const rules = { dueDay: 15, siblingPercents: [50, 100, 20], freeMonths: [7], proRata: true }
  const child = (id: string, more: Partial<PlayerToCharge> = {}): PlayerToCharge => ({
    ...{
      id,
      name: id,
      category: { name: 'U11', monthlyFee: 3000 },
      family: 'f',
      birthDate: `2015-01-0${id}`,
    },
    ...{ joinedAt: null, feePausedUntil: null, trialUntil: null },
    ...more,
  })
  const plan = (...players: PlayerToCharge[]) => plannedFees(players, '2026-11', rules, new Map())

  test('a child with a discount of the whole fee is not charged, and still counts in the order of siblings', () => {
    const { fees, left } = plan(child('1'), child('2'), child('3'), child('4'))
    expect(fees.map(({ player, amount }) => [player.id, amount])).toEqual([
      ['1', 3000],
      ['2', 1500],
      ['4', 2400],
    ])
    expect(left).toEqual([{ player: { id: '3', name: '3' }, why: 'tretie dieťa v rodine: bez členského' }])
  })

  test('a child of a category without a fee is not charged, and a younger one who pays is the first child', () => {
    const free = child('1', { category: { name: 'U7', monthlyFee: 0 } })
    const { fees, left } = plan(free, child('2'))
    expect(fees).toMatchObject([{ player: { id: '2' }, amount: 3000, reason: 'Kategória U11' }])
    expect(left).toMatchObject([{ player: { id: '1' }, why: 'kategória U7 je bez členského' }])
  })

  test('whose fee is in the trash stands before who has one; who would pay nothing is left out for that', () => {
    const fee = { id: 'f', amount: 2500 }
    const players = [child('1'), child('2'), child('3', { trialUntil: '2026-12-01' })]
    const had = new Map([['1', undefined], ...['2', '3'].map((id) => [id, fee] as const)])
    const { fees, left } = plannedFees(players, '2026-11', rules, had)
    expect(fees).toEqual([])
    expect(left.map(({ why, trashed }) => [why, trashed])).toEqual([
      ['predpis má v\u00a0koši', fee],
      ['predpis už má', undefined],
      ['je na skúške', undefined],
    ])
  })

  test.each([
    ['before the month began', '2026-10-20', '2026-11-15'],
    ['a week before the due day', '2026-11-08', '2026-11-15'],
    ['six days before the due day', '2026-11-09', '2026-11-16'],
    ['on the due day', '2026-11-15', '2026-11-22'],
    ['at the end of the month', '2026-11-27', '2026-12-04'],
    ['a year later', '2027-12-28', '2028-01-04'],
  ])('a month charged %s is due with time to pay', (_when, today, due) => {
    expect(dueDateOf('2026-11', rules, today)).toBe(due)
  })

  test('a family has a week from the charge, nobody more than the later of it and the month’s due day', () => {
    const day = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2025-01-01', days))
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 28 }), (charged, today, dueDay) => {
        const period = charged.slice(0, 7)
        const own = monthDueDate(period, { dueDay })
        const due = dueDateOf(period, { dueDay }, today)
        expect([own, addDays(today, 7)]).toContain(due)
        expect(due >= own && due >= addDays(today, 7)).toBe(true)
        expect(feeState({ amount: 3000, dueDate: due }, addDays(today, 7))).toBe('due')
      }),
    )
  })

  test('a pause counts until the month’s own due day, whenever the month is charged', () => {
    const { fees, left } = plan(
      child('1', { feePausedUntil: '2026-11-15' }),
      child('2', { feePausedUntil: '2026-11-14' }),
    )
    expect([fees[0]?.player.id, left[0]?.why]).toEqual(['2', 'má členské pozastavené'])
  })

  test('an older sibling’s pause that changes the discount is told to the office, and not in the reason the family reads', () => {
    const paused = { feePausedUntil: '2026-11-15' }
    const told = (...players: PlayerToCharge[]) =>
      plan(...players).fees.map(({ player, amount, reason, note }) => [player.id, amount, reason, note])
    const lasts = 'ráta sa ako prvé dieťa v\u00a0rodine, lebo 1 má členské pozastavené'
    expect(told(child('1', paused), child('2'))).toEqual([['2', 3000, 'Kategória U11', lasts]])
    const [first, fourth] = told(child('1', paused), child('2', paused), child('3'), child('4'))
    expect(first?.[3]).toMatch(/ako prvé dieťa.+lebo 1, 2 majú členské/)
    expect(fourth?.slice(1)).toEqual([
      ...[1500, 'Kategória U11, druhé dieťa v rodine: zľava 50 %'],
      'ráta sa ako druhé dieťa v\u00a0rodine, lebo 1, 2 majú členské pozastavené',
    ])
    // A younger one’s pause, another family’s, and an older one’s where nothing is lowered change nothing.
    const other = child('1', { ...paused, family: 'g' })
    expect(told(other, child('2'), child('3', paused))).toEqual([['2', 3000, 'Kategória U11', undefined]])
    const flat = plannedFees(
      [child('1', paused), child('2')],
      '2026-11',
      { ...rules, siblingPercents: [] },
      new Map(),
    )
    expect(flat.fees.map(({ note }) => note)).toEqual([undefined])
  })

  test('a new fee is at least a cent, one that exists may stay of nothing', () => {
    const fee = { player: '11111111-1111-4111-8111-111111111111', period: '2026-11', dueDate: '2026-11-15' }
    expect(validate(feeInput, { ...fee, amount: 0 }).problems?.[0]?.message).toMatch(
      /^Zadajte sumu od 0,01\s€ do 100\s000,00\s€\.$/,
    )
    expect(validate(feeInput, { ...fee, amount: 1 }).problems).toBeUndefined()
    expect(validate(feeChangesInput.partial(), { amount: 0 }).problems).toBeUndefined()
  })
})

describe('where a fee stands', () => {
  const fee = { amount: 3000, dueDate: '2026-09-15' }

  test.each([
    ['paid in part the day after it was due', { ...fee, paidAmount: 1000 }, '2026-09-16', 'overdue'],
    ['unpaid the day after it was due', fee, '2026-09-16', 'overdue'],
    ['unpaid on the due day itself', fee, '2026-09-15', 'due'],
    ['paid in part before it is due', { ...fee, paidAmount: 1 }, '2026-09-01', 'partly'],
    ['paid to the cent, long after', { ...fee, paidAmount: 3000 }, '2027-01-01', 'paid'],
    ['overpaid', { ...fee, paidAmount: 3500 }, '2026-09-01', 'paid'],
    ['waived though overdue', { ...fee, waived: true }, '2027-01-01', 'waived'],
    ['of nothing', { ...fee, amount: 0 }, '2027-01-01', 'paid'],
  ])('a fee %s has its state', (_name, row, today, state) => expect(feeState(row, today)).toBe(state))

  test('nothing is owed on a waived fee, nor on one paid to the cent', () => {
    expect(owedOn({ ...fee, waived: true })).toBe(0)
    expect(owedOn({ ...fee, paidAmount: 3000 })).toBe(0)
    expect(owedOn({ ...fee, paidAmount: 1000 })).toBe(2000)
  })
})

test.each([
  ['2026-13', false],
  ['2026-00', false],
  ['2026-9', false],
  ['26/27', false],
  [202609, false],
  ['2026/28', false],
  ['9999/99', false],
  ['0000-01', false],
  ['1899-12', false],
  ['2200-01', false],
  ['2026-09-01', false],
  ['2026-09', true],
  ['2026/27', true],
])('%p is a period: %p', (period, holds) => expect(isPeriod(period)).toBe(holds))

test.each([
  ['2026-11-24', false],
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2199-12-31', true],
  ['2016-11-24', false],
  ['2016-11-23', true],
  ['1900-01-01', true],
])('on 24 November 2026 a payment of %s is refused: %p', (day, refused) =>
  expect(receivedProblem(day, '2026-11-24') !== undefined).toBe(refused),
)

describe('a payment is shared out', () => {
  const september = { id: 'september', owed: 3000, dueDate: '2026-09-15' }
  const october = { id: 'october', owed: 3000, dueDate: '2026-10-15' }

  test('a payment is allocated to the oldest fee first, whatever the order they come in', () => {
    expect(allocate(4000, [october, september])).toEqual({
      allocations: [
        { fee: 'september', amount: 3000 },
        { fee: 'october', amount: 1000 },
      ],
      credit: 0,
    })
  })

  test('what is left over of a payment is the family’s credit', () => {
    expect(allocate(7000, [september, october]).credit).toBe(1000)
    expect(allocate(500, [])).toEqual({ allocations: [], credit: 500 })
  })

  test('a payment loses and makes no cent, and no fee gets more than is owed', () => {
    const fee = fc.record({
      id: fc.uuid(),
      owed: fc.nat(10_000),
      dueDate: fc.constantFrom('2026-09-15', '2026-10-15'),
    })
    fc.assert(
      fc.property(fc.nat(50_000), fc.uniqueArray(fee, { selector: (one) => one.id }), (amount, fees) => {
        const { allocations, credit } = allocate(amount, fees)
        const shared = allocations.reduce((sum, one) => sum + one.amount, 0)
        expect(shared + credit).toBe(amount)
        expect(credit).toBeGreaterThanOrEqual(0)
        for (const one of allocations) {
          expect(one.amount).toBeGreaterThan(0)
          expect(one.amount).toBeLessThanOrEqual(fees.find(({ id }) => id === one.fee)!.owed)
        }
        if (credit > 0) expect(shared).toBe(fees.reduce((sum, one) => sum + one.owed, 0))
      }),
      { seed: 20261121 },
    )
  })
})

describe('an IBAN', () => {
  const iban = 'SK3112000000198742637541'

  test.each([
    '',
    'SK31',
    'SK3112000000198742637542',
    'SK311200000019874263754',
    'XX3112000000198742637541',
    'SK31 1200 0000 1987 4263 7514',
  ])('%p is refused as an IBAN', (text) => expect(isIban(text)).toBe(false))

  test('an IBAN is accepted with its spaces and without', () => {
    expect(isIban(iban)).toBe(true)
    expect(isIban(formatIban(iban).toLowerCase())).toBe(true)
    expect(formatIban(iban)).toBe('SK31 1200 0000 1987 4263 7541')
  })

  test('an IBAN with one digit mistyped is refused', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 23 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const wrong = (Number(iban[place]) + by) % 10
        expect(isIban(`${iban.slice(0, place)}${wrong}${iban.slice(place + 1)}`)).toBe(false)
      }),
      { seed: 20261121 },
    )
  })
})

test.each([
  ['#0E5A3C', true],
  ['#0e5a3c', true],
  ['#FFF', false],
  ['0E5A3C', false],
  ['red', false],
  [null, false],
])('%p is a colour: %p', (value, holds) => expect(isColour(value)).toBe(holds))

describe('what taking a month’s charge back says', () => {
  const none = { paid: 0, claimed: 0, changed: 0 }
  test.each([
    [{ count: 12, kept: none }, 'Zrušili sme 12 predpisov.'],
    [
      { count: 1, kept: { ...none, paid: 2, changed: 1 } },
      'Zrušili sme 1 predpis. Ostali: uhradené 2, zmenené 1.',
    ],
    [
      { count: 0, kept: { ...none, claimed: 1 } },
      'Žiadny predpis sme nezrušili. Ostali: nahlásené ako uhradené 1.',
    ],
  ])('taking a month’s fees back is reported in words: %j', (result, sentence) =>
    expect(formatUncharged(result).replace(/\u00a0/g, ' ')).toBe(sentence),
  )
})
