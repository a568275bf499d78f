import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { invitationsFor, isOpenForAnswers, formatAnswers } from '@/features/participants/rules'
import {
  answersCloseBeforeStart,
  answerRequiredByDefault,
  endsAfterStart,
  eventTitle,
  isEventType,
  outcomeOf,
  resultFits,
  shownCompetition,
} from '@/features/events/rules'
import { eventInput } from '@/features/events/schema'
import { validate } from '@/lib/validate'

const at = (time: string): string => `2026-11-24T${time}:00.000Z`
const now = new Date(at('16:00'))

test.each([
  [at('16:00'), at('16:00')],
  [at('16:00'), at('15:59')],
])('an event from %s to %s is refused', (from, to) => expect(endsAfterStart(from, to)).toContain('Koniec'))

test('answers cannot close after the start', () => {
  expect(answersCloseBeforeStart(at('16:00'), at('16:01'))).toContain('Uzávierka')
  expect(answersCloseBeforeStart(at('16:00'), at('16:00'))).toBe(true)
})

test.each([
  [{ type: 2, competition: 'Krajská súťaž U13' }, 'Krajská súťaž U13'],
  [{ type: 2, competition: '' }, 'Priateľský zápas'],
  [{ type: 2, competition: null }, 'Priateľský zápas'],
  [{ type: 1, competition: null }, ''],
  [{ type: 0 }, ''],
])('the competition of %j is shown as „%s“', (event, shown) => expect(shownCompetition(event)).toBe(shown))

test.each([1.5, -1, 100])('%d goals are refused at their field', (their) => {
  const { problems } = validate(eventInput.partial(), { result: { own: 2, their } })
  expect(problems).toEqual([{ field: 'result.their', message: 'Góly zadajte celým číslom od 0 do 99.' }])
})

test('an event may have no end and no deadline', () => {
  expect(endsAfterStart(at('16:00'), null)).toBe(true)
  expect(answersCloseBeforeStart(at('16:00'), undefined)).toBe(true)
})

describe('a result', () => {
  const match = { type: 2, startsAt: at('15:00') }

  test('a result is refused to a training', () => {
    expect(resultFits({ type: 0, startsAt: at('15:00') }, { own: 1, their: 0 }, now)).toBe(
      'Výsledok má len zápas.',
    )
  })

  test('a result is refused to a match that has not begun', () => {
    expect(resultFits({ type: 2, startsAt: at('16:01') }, { own: 1, their: 0 }, now)).toContain('po začiatku')
  })

  test('a result is refused when one side’s goals are missing', () => {
    expect(resultFits(match, { own: 1 }, now)).toBe('Zadajte góly oboch strán.')
    expect(resultFits(match, { own: null, their: 0 }, now)).toBe('Zadajte góly oboch strán.')
  })

  test('nil to nil is a result', () => {
    expect(resultFits(match, { own: 0, their: 0 }, now)).toBe(true)
    expect(outcomeOf({ own: 0, their: 0 })).toBe('draw')
  })

  test('a result is a win, a loss or missing', () => {
    expect(outcomeOf({ own: 3, their: 1 })).toBe('win')
    expect(outcomeOf({ own: 0, their: 1 })).toBe('loss')
    expect(outcomeOf({ own: 0 })).toBeUndefined()
    expect(outcomeOf(null)).toBeUndefined()
  })
})

test.each([
  [{ type: 0 as const }, 'Tréning U11'],
  [{ type: 1 as const, title: '  ' }, 'Turnaj U11'],
  [{ type: 1 as const, title: ' Mikulášsky turnaj ' }, 'Mikulášsky turnaj'],
  [{ type: 2 as const }, 'Zápas U11'],
  [{ type: 2 as const, opponent: 'Podhorie', homeAway: 'home' }, 'Zápas U11: Dolina\u00a0– Podhorie'],
  [{ type: 2 as const, opponent: 'Podhorie', homeAway: 'away' }, 'Zápas U11: Podhorie\u00a0– Dolina'],
])('the event %p is called „%s“', (event, title) => expect(eventTitle(event, 'Dolina', ['U11'])).toBe(title))

test('an opponent does not name a training', () => {
  expect(eventTitle({ type: 0, opponent: 'Podhorie' }, 'Dolina', ['U9', 'U11'])).toBe('Tréning U9, U11')
})

test('only 0, 1 and 2 are types, and a training asks for no answers by itself', () => {
  expect([-1, 3, 0.5, '0', null, undefined].filter(isEventType)).toEqual([])
  expect([0, 1, 2].filter(isEventType).map((type) => answerRequiredByDefault(type as 0 | 1 | 2))).toEqual([
    false,
    true,
    true,
  ])
})

describe('answers', () => {
  const event = { published: true, answerUntil: at('17:00'), startsAt: at('18:00') }

  test.each([
    ['a draft', { ...event, published: false }],
    ['an event nobody has said to be published', { ...event, published: null }],
    ['a cancelled event', { ...event, cancelled: { at: at('12:00') } }],
    ['an event whose deadline is now', { ...event, answerUntil: at('16:00') }],
    ['an event that has begun', { ...event, answerUntil: null, startsAt: at('15:59') }],
  ])('%s takes no answers', (_name, closed) => expect(isOpenForAnswers(closed, now)).toBe(false))

  test('answers are taken until the deadline, else until the start', () => {
    expect(isOpenForAnswers(event, now)).toBe(true)
    expect(isOpenForAnswers({ ...event, answerUntil: null }, new Date(at('17:59')))).toBe(true)
  })
})

describe('whom an event invites', () => {
  const jakub = { id: 'jakub', category: 'U13' }
  const nina = { id: 'nina', category: 'U13', secondCategory: 'U15' }

  test('an event invites nobody of another category, and nobody without one', () => {
    expect(invitationsFor(['U11'], [jakub, nina, { id: 'oto' }])).toEqual([])
    expect(invitationsFor([], [jakub])).toEqual([])
  })

  test('an event invites a player of two of its categories once, through the main one', () => {
    expect(invitationsFor(['U15', 'U13'], [nina])).toEqual([{ player: 'nina', category: 'U13' }])
  })

  test('an event invites a player who plays higher as well through the second category', () => {
    expect(invitationsFor(['U15'], [jakub, nina])).toEqual([{ player: 'nina', category: 'U15' }])
  })

  test('an event invites each player at most once, and always through a category of its own', () => {
    const category = fc.constantFrom('U9', 'U11', 'U13', 'U15')
    const player = fc.record({ id: fc.uuid(), category, secondCategory: category })
    fc.assert(
      fc.property(
        fc.uniqueArray(category),
        fc.uniqueArray(player, { selector: (one) => one.id }),
        (categories: string[], players) => {
          const invited = invitationsFor(categories, players)
          expect(new Set(invited.map((row) => row.player)).size).toBe(invited.length)
          expect(invited.filter((row) => !categories.includes(row.category))).toEqual([])
          const plays = players.filter((one) =>
            [one.category, one.secondCategory].some((id) => categories.includes(id)),
          )
          expect(invited).toHaveLength(plays.length)
        },
      ),
      { seed: 20261121 },
    )
  })
})

describe('the copied list of an event', () => {
  const row = (name: string, answer: 'yes' | 'no' | null, nomination: 'in' | 'substitute' | null) => ({
    player: { name },
    userSubmitted: answer !== null,
    answer,
    nomination,
  })

  test('the copied list names the squad only where there is one, and always those without an answer', () => {
    const rows = [row('Jakub Ľalík', 'yes', null), row('Filip Chovan', null, null)]
    expect(formatAnswers('Zápas U13', rows).split('\n')).toEqual([
      'Zápas U13',
      'Príde (1): Jakub Ľalík',
      'Nepríde (0): –',
      'Ešte nevie (0): –',
      'Bez odpovede (1): Filip Chovan',
    ])
    const named = formatAnswers('Zápas U13', [
      row('Jakub Ľalík', 'yes', 'in'),
      row('Filip Chovan', null, 'substitute'),
    ])
    expect(named).toContain('Nominácia (1): Jakub Ľalík\nNáhrada (1): Filip Chovan\nMimo nominácie (0): –')
  })
})
