import { describe, expect, test } from '@jest/globals'
import { isFrom } from '@/features/enquiries/senders/rules'
import { allLabel, foundWords } from '@/features/search/labels'
import { phoneParts } from '@/features/users/rules'
import { daysIn, dialledAbroad, hasPhone, monthsIn, readSearch } from '@/lib/typed-search'
import { fold } from '@/lib/text'

const TODAY = '2026-11-26'

describe('what was typed is read as everything it can be', () => {
  test.each([
    ['Ľalík', { words: 'lalik', email: ['lalik'] }],
    ['Ľal', { words: 'lal' }],
    ['Jakub  Ľalík', { words: 'jakub lalik' }],
    ['jana_lalikova@klub', { words: 'jana lalikova@klub', email: ['jana', 'lalikova@klub'] }],
    ['j.novak', { words: 'j.novak', email: ['j.novak'] }],
    [
      '0903 123 456',
      { words: '0903 123 456', phones: ['+421903123456', '0903123456'], symbol: '0903123456' },
    ],
    ['+421 903/123-456', { words: '+421 903/123-456', phones: ['+421903123456'] }],
    ['00421903', { words: '00421903', phones: ['+421903', '00421903'], symbol: '00421903' }],
    ['123 456', { words: '123 456', phones: ['123456'], symbol: '123456' }],
    ['VS: 12345678', { words: 'vs: 12345678', symbol: '12345678' }],
    ['12345678901', { words: '12345678901', phones: ['12345678901'] }],
    ['12', { words: '12' }],
    ['12. 12.', { words: '12. 12.' }],
    ['12.12.2026', { words: '12.12.2026' }],
    ['U13', { words: 'u13', email: ['u13'] }],
    ['%%_', { words: '' }],
    ['.*[a-z]+$', { words: '.*[a-z]+$', email: ['.*[a-z]+$'] }],
  ])('%s', (typed, read) => {
    expect(readSearch(typed)).toEqual({ phones: [], symbol: '', email: [], ...read })
  })

  test.each([
    ['12. 12.', ['2025-12-12', '2026-12-12', '2027-12-12'], ''],
    ['12.12', ['2025-12-12', '2026-12-12', '2027-12-12'], ''],
    ['1.\u00a03.\u00a02027', ['2027-03-01'], ''],
    ['1. 3. 27', ['2027-03-01'], ''],
    ['2026-12-05', ['2026-12-05'], ''],
    ['Turnaj 12. 12. Lipová', ['2025-12-12', '2026-12-12', '2027-12-12'], 'Turnaj   Lipová'],
    ['29. 2.', [], '29. 2.'],
    ['29. 2. 2028', ['2028-02-29'], ''],
    ['31.13.2026', [], '31.13.2026'],
    ['12. kolo', [], '12. kolo'],
    ['0903.123.456', [], '0903.123.456'],
  ])('the days of „%s“', (typed, days, rest) => {
    expect(daysIn(typed, TODAY)).toEqual({ days, rest })
  })
})

describe('the months of a text', () => {
  const MONTHS = {
    1: 'január januára januári januárom januáru',
    3: 'marec marca marci marcom marcu',
    5: 'máj mája máji májom máju',
    6: 'jún júna júni júnom júnu',
    7: 'júl júla júli júlom júlu',
    8: 'august augusta auguste augustom augustu',
    9: 'september septembra septembri septembrom septembru',
    12: 'december decembra decembri decembrom decembru',
  }
  test.each(Object.entries(MONTHS))('%s in every case: %s', (month, forms) => {
    const first = `2026-${month.padStart(2, '0')}-01`
    for (const form of forms.split(' '))
      expect([form, monthsIn(fold(`${form} 2026`), TODAY).spans.map((span) => span.first)]).toEqual([
        form,
        [first],
      ])
  })

  test.each([
    ['september', ['2025-09-01', '2026-09-01', '2027-09-01'], ''],
    ['zápas v decembri 2026 Lipová', ['2026-12-01'], 'zapas lipova'],
    ['12. decembra', ['2025-12-12', '2026-12-12', '2027-12-12'], ''],
    ['turnaj 5.mája 2027', ['2027-05-05'], 'turnaj'],
    ['31. apríla', [], '31. aprila'],
    ['májový turnaj', [], 'majovy turnaj'],
    ['Majster Julo', [], 'majster julo'],
    ['máj 1999', ['2025-05-01', '2026-05-01', '2027-05-01'], '1999'],
    ['', [], ''],
  ])('„%s“', (typed, firsts, rest) => {
    const found = monthsIn(fold(typed), TODAY)
    expect(found.spans.map(({ first }) => first)).toEqual(firsts)
    expect(found.rest.replace(/\s+/g, ' ')).toBe(rest)
  })

  test('end where the next one begins, a day where the next day does', () => {
    expect(monthsIn('december 2026', TODAY).spans).toEqual([{ first: '2026-12-01', end: '2027-01-01' }])
    expect(monthsIn('31. decembra 2026', TODAY).spans).toEqual([{ first: '2026-12-31', end: '2027-01-01' }])
  })
})

describe('phone numbers are compared by their digits', () => {
  test.each(['0903 123 456', '+421903123456', '00421 903 123 456', '0903/123-456', '(0903) 123 456'])(
    '%s',
    (written) => {
      expect(dialledAbroad(written)).toBe('+421903123456')
      for (const typed of ['0903 123 456', '903 12', '+421 903', '00421903', '3456'])
        expect([typed, hasPhone(written, readSearch(typed).phones)]).toEqual([typed, true])
      for (const typed of ['0904', '+420', '9031234567'])
        expect([typed, hasPhone(written, readSearch(typed).phones)]).toEqual([typed, false])
    },
  )

  test.each([
    ['+421903123', ['+421 903 123']],
    ['+420777', ['+420777']],
    ['+42', ['+42']],
    ['5123', ['5123', '512 3', '5 123', '51 23']],
    ['123', ['123', '1 23', '12 3']],
  ])('a part %s of a kept number', (part, kept) => {
    expect(phoneParts(part)).toEqual(kept)
  })

  test('every part of a kept number is found in it', () => {
    const digits = '421903123456'
    for (let from = 0; from < digits.length - 2; from += 1)
      for (let to = from + 3; to <= digits.length; to += 1) {
        const part = digits.slice(from, to)
        expect([part, phoneParts(part).some((kept) => '+421 903 123 456'.includes(kept))]).toEqual([
          part,
          true,
        ])
      }
  })
})

test('an enquiry is found by the child, the sender, the phone number and the e-mail address', () => {
  const row = {
    childName: 'Oliver Nový',
    guardianName: 'Eva Nová',
    phone: '0905/123 456',
    email: 'eva_n@klub.test',
  }
  for (const typed of ['oliver', 'NOVA', '+421905123', '905 12', 'eva_n@', 'klub.test'])
    expect([typed, isFrom(row, readSearch(typed))]).toEqual([typed, true])
  for (const typed of ['Peter', '0906', 'eva@klub', 'null'])
    expect([typed, isFrom(row, readSearch(typed))]).toEqual([typed, false])
  expect(isFrom({ guardianName: 'Eva', phone: null }, readSearch('0905'))).toBe(false)
})

test('how many were found is said in Slovak, and all of a kind are offered when not all are shown', () => {
  const group = (kind: 'people' | 'past', total: number, isMore = false) => ({
    kind,
    total,
    isMore,
    hits: Array(Math.min(total, 5)),
  })
  expect(foundWords([])).toBe('Nič sa nenašlo.')
  expect(foundWords([group('people', 1)])).toBe('1\u00a0výsledok')
  expect(foundWords([group('people', 1), group('past', 3)])).toBe('4\u00a0výsledky')
  expect(foundWords([group('people', 5), group('past', 100, true)])).toBe('Viac ako 105\u00a0výsledkov')
  expect(allLabel(group('people', 5))).toBeUndefined()
  expect(allLabel(group('people', 12))).toBe('Zobraziť všetkých (12)')
  expect(allLabel(group('past', 100, true))).toBe('Zobraziť všetky (100+)')
})
