import { describe, expect, test } from '@jest/globals'
import { changesForFollowing, seriesModel } from '@/features/events/series-changes/rules'
import {
  handingRight,
  keepsSheetAsSubstitute,
  leadersAfterSheet,
  leadersFor,
  whyNotHandedOver,
} from '@/features/events/leaders/rules'
import { askedDays, eventDays, eventTimes, plannedTimes } from '@/features/events/asked-times/rules'
import { undoneWords } from '@/features/events/season-plan/rules'
import { breakWarnings } from '@/features/events/series/rules'
import {
  clashOf,
  clashWithFirst,
  formatConflict,
  isSameTimeAndPlace,
  isVenueConflict,
} from '@/features/events/venue-conflicts/rules'
import { lateChangeWords } from '@/features/notifications/substitute-notices/labels'
import { movesHours } from '@/features/notifications/substitute-notices/rules'
import { eventForm } from '@/features/events/form'

// Tuesday 24 March 2026, 17:00 – 18:30; the week after is on summer time.
const before = { startsAt: '2026-03-24T16:00:00.000Z', endsAt: '2026-03-24T17:30:00.000Z', place: 'Tráva' }
const next = { startsAt: '2026-03-31T15:00:00.000Z', endsAt: '2026-03-31T16:30:00.000Z', place: 'Tráva' }

test('a change carried to a later event of the series does not overwrite what was changed there by itself', () => {
  const moved = { ...next, place: 'Hala' }
  expect(changesForFollowing({ place: 'Umelá' }, before, moved)).toEqual({ data: {}, isDifferent: true })
  const later = { ...next, startsAt: '2026-03-31T16:00:00.000Z' }
  expect(changesForFollowing({ startsAt: '2026-03-24T15:00:00.000Z' }, before, later)).toEqual({
    data: {},
    isDifferent: true,
  })
})

test('a change carried to a later event of the series never gives it a result', () => {
  expect(changesForFollowing({ result: { own: 1, their: 0 } }, before, next)).toEqual({
    data: {},
    isDifferent: false,
  })
})

test('a change carried to a later event of the series keeps the hour of the clock across the clock change', () => {
  const changes = { startsAt: '2026-03-24T17:00:00.000Z', endsAt: '2026-03-24T18:30:00.000Z' }
  expect(changesForFollowing(changes, before, next)).toEqual({
    data: { startsAt: '2026-03-31T16:00:00.000Z', endsAt: '2026-03-31T17:30:00.000Z' },
    isDifferent: false,
  })
})

test('a change of the day moves those of the same weekday with all of their times', () => {
  const changes = { startsAt: '2026-03-25T16:00:00.000Z' }
  expect(changesForFollowing(changes, before, next).data).toEqual({
    startsAt: '2026-04-01T15:00:00.000Z',
    endsAt: '2026-04-01T16:30:00.000Z',
  })
  const thursday = { ...next, startsAt: '2026-04-02T15:00:00.000Z', endsAt: '2026-04-02T16:30:00.000Z' }
  expect(changesForFollowing(changes, before, thursday)).toEqual({ data: {}, isDifferent: true })
})

test('a change carried to a later event of the series takes an end away, and ignores the order of lists', () => {
  expect(changesForFollowing({ endsAt: null }, before, next).data).toEqual({ endsAt: null })
  const one = { ...before, trainers: ['a', 'b'] }
  expect(changesForFollowing({ trainers: ['c'] }, one, { ...next, trainers: ['b', 'a'] }).data).toEqual({
    trainers: ['c'],
  })
})

test('an event that was changed alone carries its next change to those that are as the series is', () => {
  const alone = { ...before, startsAt: '2026-03-24T16:35:00.000Z', place: 'Hala' }
  const third = { ...next, startsAt: '2026-04-07T15:00:00.000Z', endsAt: '2026-04-07T16:30:00.000Z' }
  const other = { ...third, startsAt: '2026-04-14T17:00:00.000Z', endsAt: '2026-04-14T18:30:00.000Z' }
  const changes = { startsAt: '2026-03-24T16:45:00.000Z' }
  const model = seriesModel(changes, alone, [next, third, other])
  expect(model.startsAt).toBe(before.startsAt)
  const changed = [next, third, other].map((row) => changesForFollowing(changes, model, row))
  expect(changed).toEqual([
    { data: { startsAt: '2026-03-31T15:45:00.000Z' }, isDifferent: false },
    { data: { startsAt: '2026-04-07T15:45:00.000Z' }, isDifferent: false },
    { data: {}, isDifferent: true },
  ])
  // One that still is as the series is, or of which nobody can say, is its own model.
  expect(seriesModel(changes, before, [next, other])).toBe(before)
  expect(seriesModel(changes, alone, [next, other])).toBe(alone)
})

describe('a place', () => {
  const at = (startsAt: string, endsAt: string | null, place = 'Umelá tráva') => ({ startsAt, endsAt, place })
  const u13 = at('2026-11-24T16:00:00Z', '2026-11-24T17:30:00Z')

  test('a place is free before, after, elsewhere and where none is said', () => {
    expect(isVenueConflict(at('2026-11-24T17:30:00Z', null), u13)).toBe(false)
    expect(isVenueConflict(at('2026-11-24T14:30:00Z', null), u13)).toBe(false)
    expect(isVenueConflict({ ...u13, place: 'Hala' }, u13)).toBe(false)
    expect(isVenueConflict({ ...u13, place: ' ' }, { ...u13, place: ' ' })).toBe(false)
  })

  test('a place is taken by whoever is there at the time, however it is written', () => {
    expect(isVenueConflict(at('2026-11-24T17:00:00Z', null, 'umela trava '), u13)).toBe(true)
    expect(isVenueConflict(at('2026-11-24T14:31:00Z', null), u13)).toBe(true)
  })

  test('a place is asked about on every day of a series, and past midnight', () => {
    const draft = {
      ...eventForm.empty({ startsAt: '2026-03-24' }),
      every: 1 as const,
      weekdays: ['2'],
      until: '2026-04-07',
    }
    const days = eventDays(draft, [{ name: 'Veľká noc', from: '2026-04-02', to: '2026-04-07' }])
    expect(plannedTimes(days, '17:00', '18:30')[1]).toEqual({ startsAt: next.startsAt, endsAt: next.endsAt })
    expect(days).toEqual(['2026-03-24', '2026-03-31'])
    expect(plannedTimes(['2026-11-24'], '23:00', '01:00')[0]!.endsAt).toBe('2026-11-25T00:00:00.000Z')
  })

  test('an event compared with many at once clashes as it does with the first of them alone', () => {
    const any = <Item>(items: readonly Item[], at: number) => items[at % items.length]!
    const event = (at: number) => {
      const starts = Date.parse('2026-11-24T15:00:00Z') + ((at * 37) % 50) * 900_000
      return {
        type: at % 3,
        startsAt: new Date(starts).toISOString(),
        endsAt: any([null, new Date(starts + 3_600_000).toISOString()], at * 7),
        place: any(['Tráva', 'tráva ', 'Hala', null], at * 5),
        categories: any([['u9'], ['u11', 'u13'], []], at * 11),
        leaders: any([[], ['lubos'], ['robert', 'lubos']], at * 13),
      }
    }
    const many = Array.from({ length: 40 }, (_, at) => event(at * 3 + 1))
    const others = Array.from({ length: 300 }, (_, at) => event(at * 17 + 5))
    for (const some of [many, many.slice(0, 4)]) {
      const alone = others.map((other) => some.flatMap((one) => clashOf(one, other) ?? [])[0])
      expect(others.map(clashWithFirst(some))).toEqual(alone)
      expect(alone.filter(Boolean).length).toBeGreaterThan(20)
    }
    expect(others.map(clashWithFirst(many.slice(0, 4)))).toContain(undefined)
  })

  test('an event past midnight ends after its start, and is asked about from its first day alone', () => {
    const night = { startsAt: '2026-11-24T22:00:00.000Z', endsAt: '2026-11-25T00:00:00.000Z' }
    expect(eventTimes(['2026-11-24'], '23:00', '01:00')).toEqual(night)
    expect(eventTimes(['2026-11-28', '2026-11-29'], '09:00', '15:00').endsAt).toBe('2026-11-29T14:00:00.000Z')
    const draft = { ...eventForm.empty({ startsAt: '2026-11-24' }), lastDay: '2026-11-25' }
    const asked = (times: Partial<typeof draft>) =>
      askedDays({ ...draft, ...times }, eventDays({ ...draft, ...times }, []))
    const days = asked({ from: '23:00', endsAt: '01:00' })
    expect(plannedTimes(days, '23:00', '01:00')).toEqual([night])
    expect(asked({ from: '09:00', endsAt: '15:00' })).toHaveLength(2)
    expect(asked({ from: '23:00', endsAt: '' })).toHaveLength(2)
  })

  test('a place is asked about on every day of a tournament', () => {
    expect(eventDays({ ...eventForm.empty({ startsAt: '2026-11-28' }), lastDay: '2026-11-29' }, [])).toEqual([
      '2026-11-28',
      '2026-11-29',
    ])
    expect(eventDays(eventForm.empty(), [])).toEqual([])
  })
})

describe('who leads', () => {
  const trainers = [
    { id: 'robert', categories: ['U13'] },
    { id: 'lubos', categories: ['U11', 'U13'] },
  ]

  test('the leader is not guessed among several trainers', () => {
    expect(leadersFor(['U13'], trainers)).toEqual([])
    expect(leadersAfterSheet(['U13'], trainers, { id: 'maria', isTrainer: false })).toEqual([])
  })

  test('the leader is the trainer who makes the event, else the only one of the category', () => {
    expect(leadersFor(['U13'], trainers, 'robert')).toEqual(['robert'])
    expect(leadersFor(['U11'], trainers)).toEqual(['lubos'])
  })

  test('the leader of an event is who recorded it where nobody trains', () => {
    expect(leadersAfterSheet(['U9'], trainers, { id: 'maria', isTrainer: false })).toEqual(['maria'])
    expect(leadersAfterSheet(['U11'], trainers, { id: 'maria', isTrainer: false })).toEqual(['lubos'])
  })
})

describe('handing over', () => {
  const event = {
    type: 0,
    startsAt: '2026-11-25T16:00:00Z',
    endsAt: '2026-11-25T17:30:00Z',
    substitute: 'lubos',
  }
  const at = (moment: string) => new Date(moment)

  test('who stands in keeps the sheet until seven days after the end', () => {
    expect(keepsSheetAsSubstitute(event, 'lubos', at('2026-11-01T00:00:00Z'))).toBe(true)
    expect(keepsSheetAsSubstitute(event, 'lubos', at('2026-12-02T17:30:00Z'))).toBe(true)
    expect(keepsSheetAsSubstitute(event, 'lubos', at('2026-12-02T17:30:01Z'))).toBe(false)
    expect(keepsSheetAsSubstitute(event, 'robert', at('2026-11-25T16:00:00Z'))).toBe(false)
    expect(
      keepsSheetAsSubstitute({ ...event, substitute: null }, undefined, at('2026-11-25T16:00:00Z')),
    ).toBe(false)
  })

  test('trainers of the event and the office hand over, who stands in gives back, nobody else does anything', () => {
    const led = { categories: ['U13'], trainers: ['robert'], substitute: 'lubos' }
    const right = (id: string, trainedCategories: string[], isAdmin = false) =>
      handingRight(led, { id, isAdmin, trainedCategories })
    expect(right('robert', [])).toBe('handsOver')
    expect(right('katka', ['U13'])).toBe('handsOver')
    expect(right('maria', [], true)).toBe('handsOver')
    expect(right('lubos', ['U11'])).toBe('givesBack')
    expect(right('zuzana', ['U15'])).toBe('none')
  })

  test('not when it is cancelled, nor eight days later but by the office', () => {
    const late = at('2026-12-03T17:30:00Z')
    expect(whyNotHandedOver(event, late, false)).toContain('7 dní')
    expect(whyNotHandedOver(event, late, true)).toBeUndefined()
    const cancelled = { ...event, cancelled: { at: '2026-11-24T10:00:00Z' } }
    expect(whyNotHandedOver(cancelled, at('2026-11-25T10:00:00Z'), true)).toContain('zrušená')
  })
})

describe('two events at once', () => {
  const there = {
    type: 0 as const,
    title: 'Tréning U11, U13',
    startsAt: '2026-11-24T16:00:00.000Z',
    endsAt: '2026-11-24T17:30:00.000Z',
    place: 'Hala',
    categories: ['U11', 'U13'],
  }
  const words = (shared: string[], several = false, type: 0 | 1 | 2 = 0, led: string[] = []) =>
    formatConflict({ ...there, type, shared, led }, several).replaceAll('\u00a0', ' ')

  test('of one category are said by its name, of another one by the place', () => {
    expect(words(['U11'])).toBe('V tomto čase má U11 tréning (17:00 – 18:30).')
    expect(words(['U11', 'U13'], true, 1)).toBe(
      'V tomto čase majú U11, U13 turnaj (24. 11. 2026, 17:00 – 18:30).',
    )
    expect(words([])).toBe('V tomto čase je na mieste „Hala“ už U11, U13 (17:00 – 18:30).')
  })

  test('led by the same people are said by their names', () => {
    const [simko, kovac] = ['Ľuboš Šimko', 'Róbert Kováč']
    expect(words([], false, 0, [simko])).toBe('Ľuboš Šimko vedie aj U11, U13 (17:00 – 18:30).')
    expect(words([], true, 0, [simko, kovac])).toBe(
      'Ľuboš Šimko, Róbert Kováč vedú aj U11, U13 (24. 11. 2026, 17:00 – 18:30).',
    )
  })

  test('are asked about when a leader is added to an event or stands in, not when one is removed', () => {
    const both = eventForm.empty({ trainers: ['a', 'b'] })
    const one = eventForm.empty({ trainers: ['a'] })
    const stoodIn = eventForm.empty({ trainers: ['a'], substitute: 'c' })
    expect([isSameTimeAndPlace(both, one), isSameTimeAndPlace(one, both)]).toEqual([false, true])
    expect([isSameTimeAndPlace(stoodIn, one), isSameTimeAndPlace(one, stoodIn)]).toEqual([false, false])
  })

  test('are asked about when a category is added to an event, not when one is removed', () => {
    const draft = eventForm.empty({ categories: ['a', 'b'] })
    const one = eventForm.empty({ categories: ['a'] })
    expect([isSameTimeAndPlace(draft, one), isSameTimeAndPlace(one, draft)]).toEqual([false, true])
  })
})

describe('hours after an event', () => {
  test.each<[string, object, object, boolean]>([
    ['somebody stands in', { trainers: ['a'] }, { trainers: ['a'], substitute: 'b' }, true],
    ['nobody stands in any more', { trainers: ['a'], substitute: 'b' }, { trainers: ['a'] }, true],
    ['somebody else stands in', { substitute: 'b' }, { substitute: 'c' }, true],
    ['somebody else is named', { trainers: ['a'] }, { trainers: ['b'] }, true],
    ['nobody is named any more', { trainers: ['a'] }, { trainers: [] }, true],
    ['the same are named in another order', { trainers: ['a', 'b'] }, { trainers: ['b', 'a'] }, false],
    ['the first are named', { trainers: [] }, { trainers: ['a'] }, false],
    [
      'others are named beside who stood in',
      { trainers: ['a'], substitute: 'b' },
      { trainers: ['c'], substitute: 'b' },
      false,
    ],
  ])('when %s', (_what, before, after, moved) => {
    expect(movesHours(before, after)).toBe(moved)
  })

  test('are reported with who led before and after, in correct Slovak', () => {
    const event = { title: 'Tréning U13', startsAt: '2026-11-24T16:00:00.000Z', endsAt: null, place: 'Hala' }
    const { body } = lateChangeWords(event, {
      before: { trainers: ['Róbert Hudák', 'Ľuboš Šimko'], substitute: '' },
      after: { trainers: [], substitute: 'Zuzana Žáková' },
      who: 'Ľuboš Šimko',
    })
    expect(body).toContain('Predtým: vedú Róbert Hudák, Ľuboš Šimko, nikto nezastupuje.')
    expect(body).toContain('Teraz: tréner nie je určený, zastupuje Zuzana Žáková.')
  })
})

test('what stays of a season that is taken back is said with its reason', () => {
  const shared = ['30', '29', '28', '27'].map((day) => ({
    id: day,
    name: 'Tréning U11, U13',
    startsAt: `2026-11-${day}T16:00:00.000Z`,
  }))
  expect(undoneWords({ removed: 5, kept: 0, shared: [] })).toBe('Odstránené: 5\u00a0tréningov.')
  const words = undoneWords({ removed: 1, kept: 5, shared }).replaceAll('\u00a0', ' ')
  expect(words).toContain(
    'Odstránené: 1 tréning. S dochádzkou alebo z inej kategórie, preto ostáva: 1 tréning.',
  )
  expect(words).toContain('iného trénera, preto ostáva: Tréning U11, U13 30. 11. 2026, Tréning U11, U13 29.')
  expect(words).toMatch(/a ešte 1\.$/)
})

test('days in a break are pointed out, of several each with its date and once', () => {
  const christmas = { name: 'Vianočné prázdniny', from: '2026-12-22', to: '2027-01-07' }
  const of = (...days: string[]) =>
    breakWarnings(days, [christmas]).map((text) => text.replaceAll('\u00a0', ' '))
  expect(of('2026-12-22')).toEqual(['V tento deň je prestávka: Vianočné prázdniny.'])
  expect(of('2026-12-21', '2027-01-08')).toEqual([])
  const several = of('2026-12-15', '2026-12-22', '2026-12-22', '2026-12-29')
  expect(several).toEqual(['Prestávka Vianočné prázdniny: 22. 12., 29. 12.'])
})
