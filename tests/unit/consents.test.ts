import { describe, expect, test } from '@jest/globals'
import type { Purpose } from '@/features/consents/labels'
import { unanswered, waitedFor } from '@/features/consents/missing/rules'
import { agreedScorers } from '@/features/consents/names/rules'
import { publicationOf } from '@/features/consents/photos/rules'
import {
  answererOf,
  bandOf,
  dueOf,
  holdingWord,
  holdsUntil,
  mayGive,
  stateOf,
  type Word,
} from '@/features/consents/rules'

const word = (at: string, more: Partial<Word> = {}): Word => ({
  purpose: 'photos',
  textVersion: 1,
  given: true,
  at: `${at}T10:00:00.000Z`,
  givenAs: 'mother',
  ...more,
})
const player = (birthDate: string | null) => ({ role: 'player', playing: true, birthDate })

describe('whose word holds', () => {
  test.each([
    ['2010-11-24', '2026-11-23', 'child'],
    ['2010-11-23', '2026-11-23', 'youth'],
    ['2008-11-24', '2026-11-23', 'youth'],
    ['2008-11-23', '2026-11-23', 'adult'],
    ['2008-02-29', '2026-02-27', 'youth'],
    ['2008-02-29', '2026-02-28', 'adult'],
    [null, '2026-11-23', 'child'],
  ])('born %s, on %s: %s', (birth, today, band) => expect(bandOf(player(birth), today)).toBe(band))

  test('somebody who does not play and has no birth date is an adult', () =>
    expect(bandOf({ role: 'trainer', playing: false }, '2026-11-23')).toBe('adult'))

  test('of two answers of one moment the refusal counts', () =>
    expect(
      holdingWord(
        [word('2026-01-01'), word('2026-01-01', { given: false })],
        player('2015-01-01'),
        '2026-11-23',
      )?.given,
    ).toBe(false))

  test('an own answer at 16 outweighs a newer one of a guardian, and nobody’s holds once they are in the trash or erased', () => {
    const said = [word('2026-03-01', { givenAs: 'self', given: false }), word('2026-05-01')]
    expect(holdingWord(said, player('2010-01-01'), '2026-11-23')?.givenAs).toBe('self')
    for (const gone of [{ deletedAt: 'now' }, { erasedAt: 'now' }])
      expect(holdingWord(said, { ...player('2010-01-01'), ...gone }, '2026-11-23')).toBeUndefined()
  })

  test('a guardian’s word lasts until the eighteenth birthday in the club’s zone, an own one without an end', () => {
    expect(holdsUntil(word('2026-01-01'), player('2010-07-15'))).toBe('2028-07-14T22:00:00.000Z')
    expect(holdsUntil(word('2026-01-01', { givenAs: 'self' }), player('2010-07-15'))).toBeNull()
  })

  test('a guardian of a sixteen-year-old takes back, and gives nothing', () => {
    const youth = player('2010-01-01')
    const may = (given: boolean, holding: Word | undefined) =>
      mayGive('full', youth, { given, holding }, '2026-11-23')
    expect([may(true, undefined), may(false, undefined), may(false, word('2025-01-01'))]).toEqual([
      false,
      false,
      true,
    ])
    expect(may(false, word('2026-05-01', { givenAs: 'self' }))).toBe(false)
  })

  test('who answers instead is told by age and right', () => {
    const today = '2026-11-23'
    const [child, youth] = [player('2018-01-01'), player('2010-01-01')]
    const of = (person: typeof child) =>
      (['self', 'full', 'read', 'left'] as const).map((giver) => answererOf(giver, person, today))
    expect([of(child), of(youth)]).toEqual([
      ['guardian', 'me', 'guardian', 'nobody'],
      ['me', 'person', 'person', 'person'],
    ])
    const may = (given: boolean) => mayGive('left', child, { given, holding: word('2026-01-01') }, today)
    expect([may(true), may(false)]).toEqual([false, true])
  })

  test('asked again with a new text, at 16 and at 18', () => {
    const due = (words: Word[], birth: string, current = 1) =>
      dueOf(words, player(birth), current, '2026-11-23') ?? ''
    expect(due([word('2026-01-01')], '2015-01-01')).toBe('')
    expect(due([word('2026-01-01')], '2015-01-01', 2)).toBe('newText')
    expect(due([word('2026-01-01')], '2010-01-01')).toBe('sixteen')
    expect(due([word('2026-01-01')], '2008-01-01')).toBe('missing')
    expect(due([word('2025-12-31', { givenAs: 'self' })], '2008-01-01')).toBe('eighteen')
    expect(due([word('2026-01-02', { givenAs: 'self' })], '2008-01-01')).toBe('')
  })

  test('a refusal after a consent is a withdrawal', () => {
    const no = word('2026-02-01', { given: false })
    expect([stateOf(no, [no]), stateOf(no, [no, word('2026-01-01')])]).toEqual(['no', 'withdrawn'])
  })
})

describe('what is public', () => {
  const agreed = (birth: string, givenAs: Word['givenAs'] = 'mother') => ({
    person: player(birth),
    word: word('2026-01-01', { givenAs }),
  })
  test.each([
    ['not said', { shows: null, people: [] }, [], false],
    ['nobody', { shows: 'nobody' as const, people: [] }, [], true],
    ['people without a name', { shows: 'people' as const, people: [] }, [], false],
    ['one of two agrees', { shows: 'people' as const, people: ['a', 'b'] }, ['a'], false],
    ['both agree', { shows: 'people' as const, people: ['a', 'b'] }, ['a', 'b'], true],
    ['somebody’s photo said to show nobody', { shows: 'nobody' as const, people: ['a'] }, [], false],
  ])('%s', (_, shown, who, isPublic) => {
    const consents = new Map(who.map((id) => [id, agreed('2015-01-01')]))
    expect(publicationOf(shown, consents).isPublic).toBe(isPublic)
  })

  test('until the first birthday that ends a guardian’s word', () =>
    expect(
      publicationOf(
        { shows: 'people', people: ['a', 'b', 'c'] },
        new Map([
          ['a', agreed('2012-05-01')],
          ['b', agreed('2010-01-10')],
          ['c', agreed('2009-01-10', 'self')],
        ]),
      ).publicUntil,
    ).toBe('2028-01-09T23:00:00.000Z'))
})

describe('names in results', () => {
  const players = [
    { firstName: 'Jakub', lastName: 'Ľalík', agrees: true },
    { firstName: 'Michal', lastName: 'Ráž', agrees: false },
    { firstName: 'Adam', lastName: 'Čech', agrees: true },
    { firstName: 'Eva', lastName: 'Čech', agrees: false },
  ]
  test.each([
    ['Ľalík 2, Ráž', 'Ľalík 2'],
    ['lalik, vlastný gól', 'lalik, vlastný gól'],
    ['M. Ráž (11 m)', ''],
    ['Čech', ''],
    ['Kubo', ''],
    ['Jakub, Michal', 'Jakub'],
    // The surname of who has not agreed, declined, beside the first name of who has.
    ['Jakub Ráža, Adam Čecha', ''],
    ['vlastný gól Ráža, vlastný (Ráža), Ľalík po prihrávke Ráža', ''],
    ['Jakub Horský, Ľalík (as. Rážik), Ľalík R Á Ž, Ľalík Rá1ž', ''],
    ['J. Ľalík (11 m), Ľalík 2x, Jakub Ľalík 3 góly', 'J. Ľalík (11 m), Ľalík 2x, Jakub Ľalík 3 góly'],
    ['Jakub Ľalík, Jakubovi', 'Jakub Ľalík'],
    ['', ''],
  ])('%s → %s', (scorers, shown) => expect(agreedScorers(scorers, players)).toBe(shown))
})

describe('to what an answer is missing', () => {
  const TODAY = '2026-11-23'
  const current = { photos: 1, social: 1, names: 1, processing: 1 }
  const child = player('2015-01-01')
  const row = (purpose: Purpose, more: Partial<Word> = {}) => ({
    ...word('2026-01-01', { purpose, ...more }),
    ...{ id: purpose, person: 'p', by: 'g', paper: false },
  })

  test('a refusal is an answer; only what nobody has said is missing', () => {
    expect(unanswered(child, [], current, TODAY)).toEqual(['photos', 'social', 'names', 'processing'])
    const said = [row('photos'), row('social', { given: false })]
    expect(unanswered(child, said, current, TODAY)).toEqual(['names', 'processing'])
  })

  test('a newer text is missing an answer again, an older one of another purpose does not count', () => {
    const all = (['photos', 'social', 'names', 'processing'] as const).map((purpose) => row(purpose))
    expect(unanswered(child, all, current, TODAY)).toEqual([])
    expect(unanswered(child, all, { ...current, names: 2 }, TODAY)).toEqual(['names'])
  })

  test('parents are not asked, trainers about their pictures', () => {
    expect(unanswered({ role: 'player', playing: false }, [], current, TODAY)).toEqual([])
    expect(unanswered({ role: 'trainer', playing: false }, [], current, TODAY)).toEqual(['photos', 'social'])
  })

  test('a guardian answers under 16, if there is one; from 16 the person', () => {
    expect(waitedFor(child, true, TODAY)).toBe('guardian')
    expect(waitedFor(child, false, TODAY)).toBe('nobody')
    expect(waitedFor(player('2010-11-23'), true, TODAY)).toBe('person')
  })
})
