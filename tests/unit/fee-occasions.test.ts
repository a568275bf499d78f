import { describe, expect, test } from '@jest/globals'
import { occasionThen } from '@/db/migrations/fee-occasions'
import { formatFee } from '@/features/membership/labels'
import { formatHad } from '@/features/membership/many/labels'
import { instalmentsOf } from '@/features/membership/many/rules'
import { isForTheSame, occasionOf } from '@/features/membership/occasions/rules'

const camp = (reason?: string | null) => occasionOf({ item: 'camp', reason })

describe('what a fee is for', () => {
  test('is its reason, without capital letters and further spaces; a month has one fee whatever its reason', () => {
    expect(camp(' letný\u00a0 KEMP ')).toBe(camp('Letný kemp'))
    expect(camp('Letny\u0301 kemp')).toBe(camp('Letný kemp'))
    expect(camp('Zimný kemp')).not.toBe(camp('Letný kemp'))
    expect(camp(null)).toBe(camp(' '))
    expect(occasionOf({ item: 'monthly', reason: 'Dohoda' })).toBe(occasionOf({ item: 'monthly' }))
    expect(camp('Kemp pre Jana Nováka')).toMatch(/^[0-9a-f]{32}$/)
  })

  test('is another one for each instalment; the whole is for the same as all of them', () => {
    const fee = { season: '2026/27', dueDate: '2026-11-30', amount: 9000 }
    const reasons = [2, 3].flatMap((instalments) =>
      instalmentsOf({ ...fee, instalments, reason: 'Kemp' })!.map(({ reason }) => reason),
    )
    expect(new Set(reasons.map(camp)).size).toBe(5)
    for (const reason of reasons) {
      expect(isForTheSame(reason, 'kemp')).toBe(true)
      expect(isForTheSame('Kemp (Splátka 1 z 3)', reason)).toBe(true)
      expect(isForTheSame(reason, 'Zimný kemp')).toBe(false)
    }
  })

  test('is what the migration fills', () => {
    for (const reason of [null, '', ' Letný\u00a0 KEMP', 'Kemp (splátka 1 z\u00a03)'])
      expect(occasionThen(reason)).toBe(camp(reason))
  })
})

test('who has a fee for the same already is told of which months, and that it is in the trash', () => {
  const of = (period: string, trashed = false) => ({ period, trashed })
  expect(formatHad([of('2026/27')])).toBe('predpis už má: sezóna 2026/27')
  expect(formatHad([of('2027-01'), of('2026-11', true), of('2026-12')])).toBe(
    'predpis už má: november 2026 – január 2027',
  )
  expect(formatHad([of('2026/27'), of('2027-06'), of('2026/27'), of('2027-05')])).toBe(
    'predpis už má: máj 2027 – jún 2027, sezóna 2026/27',
  )
  expect(formatHad([of('2026-11', true)])).toBe('predpis má v\u00a0koši: november 2026')
})

test('a fee in a list says what it is for, so that two camps of a season read apart; a month’s reason is about its amount', () => {
  const camp = (reason?: string | null) => formatFee({ item: 'camp', period: '2026/27', reason })
  expect(camp('Letný kemp')).toBe('Kemp „Letný kemp“, sezóna 2026/27')
  expect([null, undefined, ''].map(camp)).toEqual(Array(3).fill('Kemp sezóna 2026/27'))
  expect(formatFee({ item: 'monthly', period: '2026-09', reason: 'Kategória U13' })).toBe(
    'Členské september 2026',
  )
})
