import { describe, expect, test } from '@jest/globals'
import { movedAlong } from '@/features/events/fixture-changes/rules'
import { fixtureColumns } from '@/features/events/fixture-columns/rules'
import type { KnownEvent } from '@/features/events/fixture-match/rules'
import { planOf } from '@/features/events/fixture-plan/rules'
import { fixtureRow } from '@/features/events/fixture-rows/rules'
import { sideFinder } from '@/features/events/fixture-sides/rules'
import { fixtureUndoPlan, type PresentMatch } from '@/features/events/fixture-undo/rules'
import { momentAt } from '@/lib/dates'
import type { Cell } from '@/lib/read-table'

// What becomes of the rows of a schedule, and what taking an import back does.

const NOW = new Date('2026-11-26T12:00:00Z')
const HEADINGS = ['Dátum', 'Čas', 'Domáci', 'Hostia', 'Výsledok', 'Súťaž', 'Kolo', 'Kategória', 'Miesto']
const MAPPING = fixtureColumns.mappingOf(HEADINGS)
const LEAGUE = 'II. liga'
const at = (day: string, time = '10:30') => momentAt(day, time).toISOString()
const match = (id: string, startsAt: string, more: Partial<KnownEvent> = {}): KnownEvent => ({
  ...{ id, type: 2, title: `Zápas ${id}`, categories: ['c11'], startsAt, opponent: 'FC Podhorie' },
  ...{ endsAt: null, meetAt: null, answerBy: null, place: null, homeAway: 'home', competition: null },
  ...{ round: null, own: null, their: null, scorers: null, isCancelled: false, isAttended: false },
  ...more,
})
const plan = (
  rows: Cell[][],
  known: KnownEvent[] = [],
  decisions: Record<number, string> = {},
  category: string | null = 'c11',
) =>
  planOf(
    rows.map((cells, index) =>
      fixtureRow(cells, index + 2, { headings: HEADINGS, mapping: MAPPING, today: '2026-11-26' })!,
    ),
    {
      known,
      places: [{ name: 'Štadión', closures: [{ from: '2026-12-04', to: '2026-12-06', reason: '' }] }],
      categoryByName: (written) => ({ u11: 'c11', u13: 'c13', 'u13 b': 'c13b' })[written.toLowerCase()],
      categoryNames: new Map([
        ['c11', 'U11'],
        ['c13', 'U13'],
        ['c13b', 'U13 B'],
      ]),
      category,
      sideOf: sideFinder(['Zelená dolina'], null),
      decisions: new Map(Object.entries(decisions).map(([row, decision]) => [Number(row), decision])),
      now: NOW,
    },
  )
const kinds = (...args: Parameters<typeof plan>) => plan(...args).map(({ kind }) => kind)
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const HOME: Cell[] = ['5.12.2026', '10:30', 'Zelená dolina', 'FC Podhorie']
const LEAGUE_ROW: Cell[] = [...HOME, null, LEAGUE, '5', 'U11', 'Štadión']
const inLeague = { competition: LEAGUE, round: '5. kolo', place: 'Štadión' }

describe('a row is', () => {
  test('new with everything it says, from our side', () => {
    const [row] = plan([
      ['7.11.2026', '10:30', 'TJ Brezová', 'Zelená dolina U11', '3:1', LEAGUE, 4, 'U11', 'Brezová'],
    ])
    expect(row).toMatchObject({
      kind: 'new',
      category: 'c11',
      values: {
        ...{ startsAt: at('2026-11-07'), opponent: 'TJ Brezová', homeAway: 'away', own: 1, their: 3 },
        ...{ competition: LEAGUE, round: '4. kolo', place: 'Brezová' },
      },
    })
  })

  test('of the category it names, or of the one that is chosen for the file', () => {
    expect(plan([LEAGUE_ROW], [], {}, 'c13')[0]!.category).toBe('c11')
    expect(plan([HOME], [], {}, 'c13')[0]!.category).toBe('c13')
    expect(plan([HOME], [], {}, null)[0]!.problems.join()).toMatch(/chýba kategória/)
    const [wrong] = plan([[...LEAGUE_ROW.slice(0, 7), 'U99']])
    expect([wrong!.kind, wrong!.problems.join()]).toEqual(['wrong', 'kategória „U99“ v\u00a0klube nie je'])
  })

  test('of another club, of two teams of ours, or with a result before its start', () => {
    expect(kinds([['5.12.2026', '10:30', 'FC Podhorie', 'TJ Brezová']])).toEqual(['other'])
    expect(plan([['5.12.2026', '10:30', 'Zelená dolina A', 'Zelená dolina B']])[0]!.problems.join()).toMatch(
      /obe družstvá/,
    )
    expect(plan([[...HOME, '3:1']])[0]!.problems.join()).toMatch(/až po začiatku/)
  })

  test('the same when the club has all of it, and changed by what differs, with the other times along', () => {
    const known = match('a', at('2026-12-05'), { ...inLeague, meetAt: at('2026-12-05', '09:30') })
    expect(kinds([LEAGUE_ROW], [known])).toEqual(['same'])
    const [moved] = plan([['12.12.2026', '14:00', ...LEAGUE_ROW.slice(2)]], [known])
    expect(moved).toMatchObject({
      kind: 'changed',
      id: 'a',
      values: { startsAt: at('2026-12-12', '14:00'), meetAt: at('2026-12-12', '13:00') },
      before: { startsAt: at('2026-12-05'), meetAt: at('2026-12-05', '09:30') },
    })
    // Without a round, by day and opponent.
    expect(plan([['5.12.2026', '12:00', 'Zelená dolina', 'Podhorie']], [known])[0]).toMatchObject({
      kind: 'changed',
      id: 'a',
    })
    // By the round alone when it is the only one and nobody has said the opponent.
    const open = { ...known, opponent: null }
    expect(plan([LEAGUE_ROW], [open])[0]).toMatchObject({ id: 'a', values: { opponent: 'FC Podhorie' } })
    expect(kinds([LEAGUE_ROW], [open, { ...open, id: 'b' }])).toEqual(['unsure'])
  })

  test('wrong with characters that no file has', () => {
    const [row] = plan([[...HOME.slice(0, 3), 'FC Pod\u202ehorie']])
    expect([row!.kind, row!.problems]).toEqual(['wrong', ['nepovolené znaky (Hostia)']])
  })

  test('not the match of the same round of another season or category', () => {
    const last = match('a', at('2026-05-05'), inLeague)
    const older = match('b', at('2026-12-06'), { ...inLeague, categories: ['c13'] })
    expect(kinds([LEAGUE_ROW], [last, older])).toEqual(['new'])
  })

  test('written with a warning when its place is closed then, also when only one of both is set', () => {
    const notes = (...args: Parameters<typeof plan>) =>
      plan(...args).map((row) => [row.kind, row.notes.map((note) => note.replaceAll('\u00a0', ' '))])
    const closed = ['Miesto „Štadión“ je zatvorené od 4. 12. do 6. 12.']
    expect(notes([LEAGUE_ROW, HOME])).toEqual([
      ['new', closed],
      ['wrong', []],
    ])
    expect(notes([['7.12.2026', ...LEAGUE_ROW.slice(1)]])).toEqual([['new', []]])
    const away: Cell[] = [...LEAGUE_ROW.slice(0, 8), 'Brezová']
    expect(notes([away])).toEqual([['new', []]])
    expect(notes([LEAGUE_ROW], [match('a', at('2026-12-05'), inLeague)])).toEqual([['same', []]])
    const elsewhere = match('a', at('2026-12-05'), { ...inLeague, place: 'Inde' })
    expect(notes([LEAGUE_ROW], [elsewhere])).toEqual([['changed', closed]])
    const known = match('a', at('2026-12-12'), inLeague)
    const moved = LEAGUE_ROW.slice(0, 8)
    expect(notes([moved], [known])).toEqual([['changed', closed]])
    expect(notes([moved], [{ ...known, isCancelled: true }])).toEqual([['changed', []]])
  })

  test('new with a warning when its day has passed and it has no result', () => {
    const row: Cell[] = ['6.11.2026', ...LEAGUE_ROW.slice(1, 8)]
    const notes = (...args: Parameters<typeof plan>) => plan(...args).map((each) => [each.kind, each.notes])
    expect(notes([row])).toEqual([['new', ['zápas je v\u00a0minulosti a\u00a0nemá výsledok']]])
    expect(notes([row], [match('a', at('2026-11-06'), inLeague)])).toEqual([['same', []]])
  })

  test('new with a note when it is in another season than most of the file, or old beside matches to come', () => {
    const notes = (...rows: Cell[][]) => plan(rows).map((row) => row.notes.map(plain))
    const later = ['5.12.2026', '12.12.2026'].map((day, at): Cell[] => [
      ...[day, '10:30', 'Zelená dolina', `FC Súper ${at}`],
    ])
    const scored = (day: string): Cell[] => [day, '10:30', 'Zelená dolina', 'TJ Brezová', '2:1']
    expect(notes(scored('5.12.2025'), ...later)).toEqual([
      ['zápas je v sezóne 2025/26, väčšina súboru v 2026/27'],
      [],
      [],
    ])
    expect(notes(...later, [...scored('4.9.2027').slice(0, 4)])[2]).toEqual([
      'zápas je v sezóne 2027/28, väčšina súboru v 2026/27',
    ])
    expect(notes(scored('5.9.2026'), ...later)[0]).toEqual([
      'zápas je starší ako 60 dní, iné v súbore ešte len budú',
    ])
    expect(notes(scored('7.11.2026'), ...later)[0]).toEqual([])
    expect(notes(scored('5.9.2026'), scored('12.9.2026'))).toEqual([[], []])
    // Of a match that the club has nothing is said.
    const known = match('a', at('2025-12-05'), { opponent: 'TJ Brezová' })
    expect(plan([scored('5.12.2025'), ...later], [known])[0]).toMatchObject({ kind: 'changed', notes: [] })
  })

  test('taken without a result when the file says instead that it is put off', () => {
    const row: Cell[] = ['7.11.2026', '10:30', ...HOME.slice(2), 'odlož.']
    expect(plan([row])[0]).toMatchObject({ kind: 'new', notes: ['v\u00a0rozpise je odložený'] })
    const known = match('a', at('2026-11-07'), { own: 1, their: 0 })
    expect(plan([row], [known])[0]).toMatchObject({ kind: 'same', notes: ['v\u00a0rozpise je odložený'] })
  })

  test('written with a note of what stays when a match changes sides', () => {
    const away = match('a', at('2026-12-12'), {
      ...{ homeAway: 'away', place: 'Podhorie', competition: LEAGUE, round: '5. kolo' },
      meetAt: at('2026-12-12', '08:30'),
    })
    const home = (place: string | null): Cell[] => ['12.12.2026', ...LEAGUE_ROW.slice(1, 8), place]
    const [row] = plan([home(null)], [away])
    expect(row).toMatchObject({ kind: 'changed', values: { homeAway: 'home' } })
    expect(row!.notes.map(plain)).toEqual([
      'vonkajší zápas sa zmenil na domáci, zostáva mu miesto „Podhorie“ a zraz o 08:30',
    ])
    expect(plan([home('Štadión')], [away])[0]!.notes.map(plain)).toEqual([
      'vonkajší zápas sa zmenil na domáci, zostáva mu zraz o 08:30',
    ])
    expect(plan([home('Štadión')], [{ ...away, meetAt: null }])[0]!.notes).toEqual([])
    expect(plan([home(null)], [{ ...away, homeAway: 'home' }])[0]!.notes).toEqual([])
  })

  test('written with a note when another category is at its place then', () => {
    const training = match('t', at('2026-12-12', '12:00'), {
      ...{ type: 0, title: 'Tréning U13', opponent: null, categories: ['c13'], place: 'stadion ' },
      endsAt: at('2026-12-12', '13:30'),
    })
    const home = (time: string): Cell[] => ['12.12.2026', time, ...LEAGUE_ROW.slice(2)]
    const of = (...args: Parameters<typeof plan>) =>
      plan(...args).map((row) => [row.kind, row.notes.map(plain)])
    const taken = ['V tomto čase je na mieste „Štadión“ už U13 (12:00 – 13:30).']
    expect(of([home('10:30')], [training])).toEqual([['new', taken]])
    expect(of([home('9:00')], [training])).toEqual([['new', []]])
    expect(of([home('10:30')], [{ ...training, isCancelled: true }])).toEqual([['new', []]])
    expect(of([home('10:30')], [{ ...training, place: 'Inde' }])).toEqual([['new', []]])
    // A match that comes there, and one that the file itself moves away.
    expect(of([home('10:30')], [training, match('a', at('2026-12-05'), inLeague)])).toEqual([
      ['changed', taken],
    ])
    const older = match('o', at('2026-12-12'), { ...inLeague, categories: ['c13'] })
    const moved: Cell[] = ['19.12.2026', ...LEAGUE_ROW.slice(1, 7), 'U13', 'Štadión']
    expect(of([home('10:30')], [older])).toEqual([
      ['new', ['V tomto čase je na mieste „Štadión“ už U13 (10:30).']],
    ])
    expect(of([home('10:30'), moved], [older])).toEqual([
      ['new', []],
      ['changed', []],
    ])
  })

  test('written with a note when another new match of the file is at its place then', () => {
    const row = (time: string, category: string, place: string | null): Cell[] => [
      ...['12.12.2026', time, ...LEAGUE_ROW.slice(2, 7), category, place],
    ]
    const notes = (...rows: Cell[][]) => plan(rows).map((each) => each.notes.map(plain))
    const first = row('10:30', 'U11', 'Štadión')
    const taken = 'V tomto čase je na mieste „štadión“ aj zápas z riadku 2.'
    expect(notes(first, row('11:00', 'U13', 'štadión'))).toEqual([[], [taken]])
    expect(notes(first, row('15:00', 'U13', 'Štadión'))).toEqual([[], []])
    expect(notes(first, row('11:00', 'U13', 'Inde'))).toEqual([[], []])
    expect(notes(first, row('11:00', 'U13', null))).toEqual([[], []])
  })

  test('wrong when the file says it twice, but not as two rounds of one day', () => {
    const [, second] = plan([LEAGUE_ROW, LEAGUE_ROW])
    expect([second!.kind, second!.problems.join()]).toEqual(['wrong', 'ten istý zápas je už v\u00a0riadku 2'])
    expect(kinds([HOME, HOME])).toEqual(['new', 'wrong'])
    const later: Cell[] = ['5.12.2026', '14:00', ...LEAGUE_ROW.slice(2, 6), '6', ...LEAGUE_ROW.slice(7)]
    expect(kinds([LEAGUE_ROW, later])).toEqual(['new', 'new'])
  })
})

describe('a second team of ours', () => {
  const OURS_B = 'Zelená dolina B'
  const rowOf = (day: string, ours: string, opponent: string, category = 'U13'): Cell[] => [
    ...[day, '10:30', ours, opponent, null, LEAGUE, 5, category],
  ]
  const known = match('a', at('2026-12-05'), { ...inLeague, categories: ['c13'] })

  test('has matches of its own in a round, and the row says whose they are', () => {
    const [row] = plan([rowOf('12.12.2026', OURS_B, 'TJ Brezová')], [known])
    expect(row).toMatchObject({ kind: 'new', notes: ['hrá naše družstvo „B“'], choices: [] })
    // Also against the second team of the same club.
    expect(plan([rowOf('5.12.2026', OURS_B, 'FC Podhorie B')], [known])[0]).toMatchObject({
      kind: 'unsure',
      id: null,
    })
    // Its own match is found again, and that of the first team is not a repetition of it.
    const own = { ...known, id: 'b', startsAt: at('2026-12-12'), opponent: 'TJ Brezová' }
    const [again] = plan([rowOf('12.12.2026', OURS_B, 'TJ Brezová')], [known, own])
    expect([again!.kind, again!.id]).toEqual(['same', 'b'])
    const both = [
      rowOf('12.12.2026', OURS_B, 'FC Podhorie'),
      rowOf('5.12.2026', 'Zelená dolina', 'FC Podhorie'),
    ]
    expect(plan(both, [known]).map(({ kind, id }) => [kind, id])).toEqual([
      ['new', null],
      ['same', 'a'],
    ])
  })

  test('is the first one of a category that is named after it', () => {
    const row = rowOf('12.12.2026', OURS_B, 'TJ Brezová', 'U13 B')
    const [planned] = plan([row], [{ ...known, categories: ['c13b'] }])
    expect(planned).toMatchObject({ kind: 'unsure', notes: [] })
  })
})

describe('somebody decides', () => {
  test('whether a match of the same round has got another opponent', () => {
    const other: Cell[] = [...LEAGUE_ROW.slice(0, 3), 'TJ Brezová', ...LEAGUE_ROW.slice(4)]
    const known = match('a', at('2026-12-12'), inLeague)
    const [row] = plan([other], [known])
    expect(row).toMatchObject({ kind: 'unsure', choices: [{ decision: 'a' }, { decision: 'new' }] })
    expect(row!.problems.map(plain)).toEqual(['1 podobný zápas v klube je s iným súperom'])
    expect(plan([other], [known], { 2: 'a' })[0]).toMatchObject({
      kind: 'changed',
      id: 'a',
      values: { opponent: 'TJ Brezová', startsAt: at('2026-12-05') },
    })
    expect(plan([other], [known], { 2: 'new' })[0]).toMatchObject({ kind: 'new', id: null })
    // Not when another row means that match, or in another competition.
    const own: Cell[] = ['12.12.2026', ...LEAGUE_ROW.slice(1)]
    expect(kinds([other, own], [known])).toEqual(['new', 'same'])
    expect(kinds([other], [{ ...known, competition: 'Pohár' }])).toEqual(['new'])
  })

  test('whether a match against the same opponent has moved to another day', () => {
    const known = match('a', at('2026-12-01'))
    const [row] = plan([HOME], [known])
    expect(row).toMatchObject({ kind: 'unsure', choices: [{ decision: 'a' }, { decision: 'new' }] })
    expect(plan([HOME], [known], { 2: 'a' })[0]).toMatchObject({ kind: 'changed', id: 'a' })
    expect(plan([HOME], [known], { 2: 'new' })[0]).toMatchObject({ kind: 'new', id: null })
    // A decision for a match that is none of those changes nothing.
    expect(kinds([HOME], [known], { 2: 'b' })).toEqual(['unsure'])
    // The return match on the other pitch is another one, and so is another round.
    expect(kinds([HOME], [match('a', at('2026-12-01'), { homeAway: 'away' })])).toEqual(['new'])
    expect(kinds([LEAGUE_ROW], [match('a', at('2026-12-01'), { ...inLeague, round: '1. kolo' })])).toEqual([
      'new',
    ])
  })

  test('whether a match that has been played, or has attendance, is moved', () => {
    const played = match('a', at('2026-11-21'), inLeague)
    const [row] = plan([LEAGUE_ROW], [played])
    expect([row!.kind, row!.problems.join()]).toEqual(['unsure', 'zápas sa už odohral a\u00a0presunul by sa'])
    expect(kinds([LEAGUE_ROW], [played], { 2: 'a' })).toEqual(['changed'])
    const attended = match('a', at('2026-12-12'), { ...inLeague, isAttended: true })
    expect(plan([LEAGUE_ROW], [attended])[0]!.problems.join()).toMatch(/dochádzku/)
    // Its result and place are written without asking.
    const result: Cell[] = ['21.11.2026', '10:30', ...HOME.slice(2), '2:2', LEAGUE, 5, 'U11', 'Umelá tráva']
    expect(plan([result], [{ ...played, isAttended: true }])[0]).toMatchObject({
      kind: 'changed',
      values: { own: 2, their: 2, place: 'Umelá tráva' },
    })
  })

  test('about a clash with another event of the category, or with an earlier row', () => {
    const training = match('t', at('2026-12-05', '11:00'), { type: 0, title: 'Tréning U11', opponent: null })
    const [row] = plan([HOME], [training])
    expect([row!.kind, row!.problems.join()]).toEqual([
      'unsure',
      'v\u00a0tomto čase má kategória v\u00a0klube: Tréning U11',
    ])
    expect(kinds([HOME], [training], { 2: 'new' })).toEqual(['new'])
    expect(kinds([HOME], [{ ...training, isCancelled: true }])).toEqual(['new'])
    expect(kinds([HOME], [{ ...training, categories: ['c13'] }])).toEqual(['new'])
    expect(kinds([HOME, ['5.12.2026', '11:00', 'Zelená dolina', 'TJ Brezová']])).toEqual(['new', 'unsure'])
    // What the file itself moves away is no clash.
    const away = match('b', at('2026-12-05'), {
      opponent: 'TJ Brezová',
      competition: LEAGUE,
      round: '1. kolo',
    })
    const moves: Cell[] = ['6.12.2026', '10:30', 'Zelená dolina', 'TJ Brezová', null, LEAGUE, 1]
    expect(kinds([HOME, moves], [away])).toEqual(['new', 'changed'])
  })

  test('nothing about a cancelled match: it stays cancelled', () => {
    const known = match('a', at('2026-12-05'), { ...inLeague, isCancelled: true })
    expect(kinds([LEAGUE_ROW], [known])).toEqual(['same'])
    const [row] = plan([['12.12.2026', ...LEAGUE_ROW.slice(1)]], [known])
    expect([row!.kind, row!.problems.join()]).toEqual(['changed', expect.stringMatching(/zrušený zostane/)])
  })
})

test('a time goes along by the club’s clock over a change of it', () => {
  expect(movedAlong(at('2027-03-20', '09:00'), at('2027-03-20', '10:30'), at('2027-04-03', '10:30'))).toBe(
    at('2027-04-03', '09:00'),
  )
})

describe('taking back', () => {
  const AT = '2026-11-20T12:00:00.000Z'
  const present = (id: string, more: Partial<PresentMatch> = {}): PresentMatch => ({
    ...match(id, at('2026-12-05')),
    ...{ name: id, updatedAt: AT, isDeleted: false, isAnswered: false },
    ...more,
  })
  const undo = (found: PresentMatch, replaced?: Parameters<typeof fixtureUndoPlan>[0]['replaced'][number]) =>
    fixtureUndoPlan(
      replaced
        ? { made: { ids: [], at: AT }, replaced: [replaced] }
        : { made: { ids: [found.id], at: AT }, replaced: [] },
      new Map([[found.id, found]]),
      NOW,
    )
  const whys = (...args: Parameters<typeof undo>) => undo(...args).kept.map(({ why }) => why)

  test('removes what it made, and names what something happened to since', () => {
    expect(undo(present('a'))).toEqual({ removed: ['a'], restored: [], kept: [] })
    expect(undo(present('a', { isDeleted: true }))).toEqual({ removed: [], restored: [], kept: [] })
    expect(whys(present('a', { updatedAt: NOW.toISOString() }))).toEqual(['niekto ho medzitým upravil'])
    expect(whys(present('a', { isAttended: true }))).toEqual(['má zapísanú dochádzku'])
    expect(whys(present('a', { startsAt: at('2026-11-22') }))).toEqual(['medzitým sa odohral'])
    expect(whys(present('a', { isAnswered: true }))).toEqual(['niekto naň už odpovedal alebo má nomináciu'])
    // A match that was over when it was imported is no more played now.
    expect(undo(present('a', { startsAt: at('2026-11-07') })).removed).toEqual(['a'])
  })

  const moved = {
    id: 'a',
    before: { startsAt: at('2026-12-12'), meetAt: at('2026-12-12', '10:00'), place: 'Doma' },
    after: { startsAt: at('2026-12-05'), meetAt: at('2026-12-05', '10:00'), place: 'Vonku' },
    isAttended: false,
  }
  const asLeft = { meetAt: moved.after.meetAt, place: 'Vonku' }

  test('puts columns back, but those that somebody has changed again, times together', () => {
    expect(undo(present('a', asLeft), moved).restored).toEqual([{ id: 'a', values: moved.before }])
    const other = undo(present('a', { ...asLeft, place: 'Inde' }), moved)
    expect(other.restored[0]!.values).toEqual({
      startsAt: moved.before.startsAt,
      meetAt: moved.before.meetAt,
    })
    expect(other.kept).toEqual([{ name: 'a', why: 'niektorý údaj sa medzitým zmenil znova' }])
    expect(undo(present('a', { ...asLeft, meetAt: null }), moved).restored[0]!.values).toEqual({
      place: 'Doma',
    })
  })

  test('puts the result back as one value, with its scorers', () => {
    const played = { startsAt: at('2026-11-07') }
    const scored = {
      id: 'a',
      before: { own: 1, their: 2, scorers: null, place: 'Doma' },
      after: { own: 1, their: 3, scorers: null, place: 'Vonku' },
      isAttended: false,
    }
    const asScored = { ...played, own: 1, their: 3, place: 'Vonku' }
    expect(undo(present('a', asScored), scored).restored[0]!.values).toEqual(scored.before)
    for (const since of [{ own: 4 }, { their: 4 }, { scorers: 'Adam' }]) {
      const found = undo(present('a', { ...asScored, ...since }), scored)
      expect(found.restored).toEqual([{ id: 'a', values: { place: 'Doma' } }])
      expect(found.kept).toEqual([{ name: 'a', why: 'niektorý údaj sa medzitým zmenil znova' }])
    }
    // The import itself says the whole result, also when one side of it was right.
    const known = match('a', at('2026-11-07'), { own: 1, their: 2, scorers: 'Adam' })
    const [row] = plan([['7.11.2026', '10:30', ...HOME.slice(2), '1:3']], [known])
    expect([row!.values, row!.before]).toEqual([
      { own: 1, their: 3, scorers: 'Adam' },
      { own: 1, their: 2, scorers: 'Adam' },
    ])
  })

  test('takes a time that somebody has added since for a change of the times', () => {
    const [row] = plan([['12.12.2026', ...LEAGUE_ROW.slice(1)]], [match('a', at('2026-12-05'), inLeague)])
    const change = { id: 'a', before: row!.before, after: row!.values, isAttended: false }
    const asMoved = { ...inLeague, startsAt: at('2026-12-12') }
    expect(undo(present('a', asMoved), change).restored[0]!.values).toMatchObject({
      startsAt: at('2026-12-05'),
    })
    const found = undo(present('a', { ...asMoved, meetAt: at('2026-12-12', '09:00') }), change)
    expect(found).toMatchObject({ restored: [], kept: [{ why: 'niektorý údaj sa medzitým zmenil znova' }] })
  })

  test.each<[string, Partial<PresentMatch>]>([
    ['the end is before the start', { endsAt: at('2026-12-05', '12:00') }],
    ['it lasts for days', { endsAt: at('2026-12-14') }],
    ['the meeting is after the start', { meetAt: at('2026-12-13') }],
    ['the answers close after the start', { answerBy: at('2026-12-13') }],
    ['a match to come has a result', { own: 1, their: 0 }],
  ])('leaves a match where then %s', (_, since) => {
    const change = {
      id: 'a',
      before: { startsAt: at('2026-12-12'), place: 'Doma' },
      after: { startsAt: at('2026-12-05'), place: 'Vonku' },
      isAttended: false,
    }
    expect(undo(present('a', { place: 'Vonku', ...since }), change)).toEqual({
      removed: [],
      restored: [],
      kept: [{ name: 'a', why: expect.stringMatching(/nezhodovali s\u00a0tým, čo sa medzitým zmenilo/) }],
    })
  })

  test('leaves the times of a match that has attendance since, or whose old time is over', () => {
    expect(whys(present('a', { ...asLeft, isAttended: true }), moved)).toEqual(['má zapísanú dochádzku'])
    expect(whys(present('a', { ...asLeft, isAttended: true }), { ...moved, isAttended: true })).toEqual([])
    const past = { ...moved, before: { ...moved.before, startsAt: at('2026-11-22') } }
    expect(whys(present('a', asLeft), past)).toEqual(['jeho pôvodný termín už prešiel'])
  })
})
