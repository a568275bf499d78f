import { describe, expect, test } from '@jest/globals'
import { enquiryEmail } from '@/features/enquiries/labels'
import {
  enquiryFilter,
  expiryOf,
  isRobot,
  isTrainingAge,
  nextStates,
  proposedCategory,
} from '@/features/enquiries/rules'
import { dayOf } from '@/lib/dates'

const group = (name: string, from: number | null, to: number | null) => ({ name, birthYears: { from, to } })
const GROUPS = [group('U9', 2018, 2019), group('U11', 2016, 2017), group('Dievčatá', 2012, 2017)]

test.each([
  [2019, 'U9'],
  [2018, 'U9'],
  [2016, 'U11'],
  [2012, 'Dievčatá'],
  [2011, undefined],
  [2020, undefined],
])('a child born in %i is proposed %s', (year, name) => {
  expect(proposedCategory(year, GROUPS)?.name).toBe(name)
})

test('no category without birth years is proposed, and one year is enough where the other is missing', () => {
  expect(proposedCategory(2016, [group('Muži', null, null)])).toBeUndefined()
  const half = [group('U8', 2019, null), group('U7', null, 2020)]
  expect([2018, 2019, 2020, 2021].map((year) => proposedCategory(year, half)?.name)).toEqual([
    undefined,
    'U8',
    'U7',
    undefined,
  ])
})

test('a birth year is checked by the club’s calendar', () => {
  const today = dayOf('2026-12-31T23:30:00Z')
  expect([2007, 2008, 2024, 2025].map((year) => isTrainingAge(year, today))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('an enquiry is kept for ninety days', () => {
  expect(expiryOf(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2027-02-19T10:00:00.000Z')
})

test('a program is known by the hidden field it fills in, or by its speed', () => {
  expect(isRobot({ website: '', took: 3 })).toBe(false)
  expect(isRobot({ took: 2.9 })).toBe(true)
  expect(isRobot({ website: 'https://zly.test', took: 60 })).toBe(true)
})

test.each([
  ['new', ['contacted', 'closed']],
  ['contacted', ['closed']],
  ['trial', ['closed']],
  ['closed', ['new']],
] as const)('an enquiry that is %s can be made %j by the office', (state, next) => {
  expect(nextStates(state)).toEqual(next)
})

test('the filter of the list ignores what is no kind and no state', () => {
  expect(enquiryFilter({ kind: 'photo', state: 'new', search: ' Eva ', page: '2' })).toEqual({
    kind: 'photo',
    state: 'new',
    search: 'Eva',
    page: 2,
  })
  expect(enquiryFilter({ kind: 'toString', state: ['new', 'closed'], page: '0' })).toEqual({
    kind: undefined,
    state: undefined,
    search: '',
    page: 1,
  })
})

describe('the e-mail to the club', () => {
  const facts = {
    kind: 'trial' as const,
    childName: 'Oliver Nový',
    birthYear: 2018,
    guardianName: 'Eva Nová',
    phone: '+421 000 000 900',
    email: 'eva@zelenadolina.test',
    note: 'Hral vo Veľkej Lúke.',
    category: 'U9',
    link: 'https://klub.test/auth/admin/enquiries#1',
  }

  test('the e-mail to the club names the proposed category in its subject and everything else in its text', () => {
    const { subject, text } = enquiryEmail(facts)
    expect(subject).toBe('Skúšobný tréning – U9')
    for (const part of [
      'Dieťa: Oliver Nový',
      'Rok narodenia: 2018',
      'Navrhovaná kategória: U9',
      facts.note,
      facts.link,
    ])
      expect(text).toContain(part)
  })

  test('the e-mail to the club says when there is no category, and when there is no way to reply by e-mail', () => {
    const { subject, text } = enquiryEmail({ ...facts, category: '', email: '', note: '' })
    expect(subject).toBe('Skúšobný tréning – správa z webu')
    expect(text).toContain('Navrhovaná kategória: žiadna')
    expect(text).toContain('Odosielateľ neuviedol e-mail')
    expect(text).not.toMatch(/E-mail:|\n\n\n/)
  })

  test('the e-mail about a question does not mention children nobody named', () => {
    const { text } = enquiryEmail({
      ...facts,
      kind: 'contact',
      childName: '',
      birthYear: null,
      category: '',
    })
    expect(text).not.toMatch(/Dieťa|Rok narodenia|kategória/)
  })
})
