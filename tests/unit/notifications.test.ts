import { randomUUID } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import { noReminderReason, reminderText } from '@/features/notifications/compose/rules'
import { reachQuery } from '@/features/notifications/reach/schema'
import {
  audienceProblem,
  isOwnOrWebAddress,
  resolveRecipients,
  trainerMayAddress,
} from '@/features/notifications/rules'

test.each([
  'javascript:alert(1)',
  '//zly.test',
  '/..//zly.test',
  '/\\zly.test',
  'data:text/html,x',
  'auth/profile',
  '/a b',
  'http://127.0.0.1:4310\\@zly.test',
  'https://www.klub.test\\a',
])('the address of a notification is not %s', (typed) => expect(isOwnOrWebAddress(typed)).not.toBe(true))
test.each(['', null, '/auth/player/eventList?id=1', 'https://www.klub.test/a', 'HTTP://klub.test'])(
  'the address of a notification may be %s',
  (typed) => expect(isOwnOrWebAddress(typed)).toBe(true),
)

describe('a reminder', () => {
  const now = new Date('2026-11-23T08:00:00Z')
  const match = {
    title: 'Zápas U13: FA Zelená dolina – MŠK Biela Skala',
    startsAt: '2026-11-28T09:00:00Z',
    place: 'Umelá tráva',
    answerUntil: '2026-11-26T17:00:00Z',
    cancelled: null,
    answerRequired: true,
    published: true,
  }
  const flat = (text: string) => text.replaceAll('\u00a0', ' ')

  test('a reminder names the event, says until when, and leads to the answers', () => {
    const { title, body, url } = reminderText(match, now)
    expect(title).toBe('Pripomienka: Zápas U13: FA Zelená dolina – MŠK Biela Skala')
    expect(flat(body)).toContain('(sobota 28. novembra 2026 o 10:00, Umelá tráva)')
    expect(flat(body)).toContain('Odpovedzte, prosím, do štvrtka 26. 11. o 18:00.')
    expect(url).toBe('/auth/player/eventList')
  })
  test('a reminder after the deadline asks for a call, since nobody can answer any more', () => {
    const { body, url } = reminderText(match, new Date('2026-11-27T08:00:00Z'))
    expect(body).toContain('ozvite sa, prosím, priamo trénerovi')
    expect(url).toBe('')
  })
  test('a reminder fits into the title however long the event is called', () => {
    expect(reminderText({ ...match, title: 'x'.repeat(100) }, now).title).toHaveLength(100)
  })
  test.each([
    [{ cancelled: { at: '2026-11-20', reason: '' } }, 3, /zrušená/],
    [{ startsAt: '2026-11-22T09:00:00Z' }, 3, /začala/],
    [{ published: false }, 3, /zverejnite/],
    [{ answerRequired: false }, 3, /netreba odpovedať/],
    [{}, 0, /odpovedali všetci/],
  ])('a reminder has nobody to go to: %j, %i without an answer', (change, waiting, why) => {
    expect(noReminderReason({ ...match, ...change }, waiting, now)).toMatch(why)
  })
  test('a reminder is sent when somebody has not answered', () => {
    expect(noReminderReason(match, 1, now)).toBeUndefined()
  })
})

test.each(['categories', 'roles', 'users', 'event'] as const)(
  'an audience of %s needs somebody chosen',
  (kind) => {
    expect(audienceProblem({ kind })).toMatchObject({ field: kind })
  },
)
test('an audience of everybody is complete by itself', () => {
  expect(audienceProblem({ kind: 'all' })).toBeUndefined()
})
test.each([
  [{ kind: 'all' } as const, false],
  [{ kind: 'roles', roles: ['player'] } as const, false],
  [{ kind: 'categories', categories: ['U11', 'U13'] }, false],
  [{ kind: 'categories', categories: ['U11'] }, true],
  [{ kind: 'users', users: ['adam'] }, true],
])('a trainer of U11 may write to %j: %s', (audience, allowed) => {
  expect(trainerMayAddress(audience as Parameters<typeof trainerMayAddress>[0], ['U11'])).toBe(allowed)
})
test('a trainer without a category may write to no audience', () => {
  expect(trainerMayAddress({ kind: 'users', users: ['adam'] }, [])).toBe(false)
})

describe('whom an audience reaches', () => {
  const player = (id: string) => ({ id, playing: true })
  test('a mother of two is written to once, and a child without a sign-in through her', () => {
    const jana = { id: 'jana', children: ['jakub', 'ema'] }
    expect(resolveRecipients([player('jakub'), player('ema')], [jana], new Set(['jakub']))).toEqual({
      recipients: ['jakub', 'jana'],
      unreachable: [],
    })
  })
  test('a child for whom nobody can read is named', () => {
    expect(resolveRecipients([player('filip')], [], new Set())).toEqual({
      recipients: [],
      unreachable: ['filip'],
    })
  })
})

test('it is asked beforehand whom an event of all categories with all trainers reaches, in a large club too', () => {
  const many = Array.from({ length: 100 }, () => randomUUID())
  const asked = { categories: many.join(','), trainers: many.join(',') }
  expect(reachQuery.parse(asked)).toEqual({ categories: many, trainers: many })
  expect(reachQuery.safeParse({ categories: [...many, randomUUID()].join(',') }).success).toBe(false)
  expect(reachQuery.safeParse({ categories: 'all' }).success).toBe(false)
})
