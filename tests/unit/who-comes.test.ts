import { describe, expect, test } from '@jest/globals'
import { formatReminded, isPaused } from '@/features/notifications/silent/rules'
import { goingTo, whyNoContacts } from '@/features/participants/contacts/rules'
import {
  afterTap,
  changesOf,
  formatSquad,
  inSquadOrder,
  seasonByPlayer,
  silentOf,
  withAllComing,
} from '@/features/participants/nomination/rules'
import type { Candidate } from '@/features/participants/nomination/schema'

const candidate = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  player: { id: name, name },
  jerseyNumber: null,
  position: null,
  answer: 'yes',
  reason: '',
  nomination: null,
  season: { in: 0, substitute: 0, out: 0 },
  ...more,
})
const names = (some: readonly Candidate[]) => some.map(({ player }) => player.name)

describe('a nomination', () => {
  test('lists those who come first, among them who sat out most, then who played least', () => {
    const season = (played: number, out: number) => ({ in: played, substitute: 0, out })
    const given = [
      candidate('nepríde', { answer: 'no', season: season(0, 9) }),
      candidate('hral', { season: season(6, 1) }),
      candidate('ticho', { answer: null, season: season(0, 8) }),
      candidate('mimo', { season: season(4, 3) }),
      candidate('hral menej', { season: season(2, 1) }),
      candidate('nevie', { answer: 'maybe' }),
    ]
    expect(names(inSquadOrder(given, 'fair'))).toEqual([
      'mimo',
      'hral menej',
      'hral',
      'nevie',
      'ticho',
      'nepríde',
    ])
    expect(names(inSquadOrder(given, 'answer'))).toEqual([
      'hral',
      'mimo',
      'hral menej',
      'nevie',
      'ticho',
      'nepríde',
    ])
    expect(inSquadOrder(given, 'name')).toEqual(given)
    expect(names(silentOf(given))).toEqual(['ticho'])
  })

  test('counts who was not decided about as out', () => {
    const rows = [
      { player: 'a', nomination: 'in', rows: 3 },
      { player: 'a', nomination: null, rows: 1 },
      { player: 'a', nomination: 'out', rows: 2 },
    ]
    expect(seasonByPlayer(rows).get('a')).toEqual({ in: 3, substitute: 0, out: 3 })
  })

  test('a second tap takes a place back: who was told of it is out then, about others nothing is decided', () => {
    const fresh = candidate('nový')
    const told = candidate('povedané', { nomination: 'in' })
    const twice = (each: Candidate) => afterTap(afterTap({}, each, 'in'), each, 'in')
    expect(twice(fresh)).toEqual({ nový: null })
    expect(afterTap({}, told, 'in')).toEqual({ povedané: 'out' })
    expect(afterTap({}, told, 'substitute')).toEqual({ povedané: 'substitute' })
  })

  test('„všetkých, ktorí prídu“ leaves out whom the trainer has decided about', () => {
    const all = [
      candidate('príde'),
      candidate('mimo', { nomination: 'out' }),
      candidate('nevie', { answer: 'maybe' }),
    ]
    expect(withAllComing({}, all)).toEqual({ príde: 'in' })
  })

  test('sends what changes with what was seen; the others are out only when the trainer says so', () => {
    const all = [candidate('a'), candidate('b', { nomination: 'in' }), candidate('c')]
    expect(changesOf({ a: 'in', b: 'in' }, all, false)).toEqual([
      { player: 'a', nomination: 'in', seen: null },
    ])
    expect(changesOf({ a: 'in' }, all, true)).toEqual([
      { player: 'a', nomination: 'in', seen: null },
      { player: 'c', nomination: 'out', seen: null },
    ])
  })

  test('is shared as names with numbers, squad before substitutes, and nothing else', () => {
    const rows = [
      candidate('Nina Žáková', { nomination: 'substitute', jerseyNumber: 3 }),
      candidate('Filip Chovan', { nomination: 'in' }),
      candidate('Jakub Ľalík', { nomination: 'in', jerseyNumber: 9 }),
      candidate('Ema Ľalíková', { nomination: 'out', jerseyNumber: 1 }),
    ]
    expect(formatSquad(['Zápas U13', '', 'Lipová'], rows)).toBe(
      'Zápas U13\nLipová\n\nNominácia (2):\n9 Jakub Ľalík\nFilip Chovan\n\nNáhradníci (1):\n3 Nina Žáková',
    )
  })
})

describe('the contacts of an event', () => {
  const match = { type: 2, startsAt: '2026-11-28T09:00:00Z', endsAt: '2026-11-28T11:00:00Z' }
  const why = (now: string, isAdmin = false) => whyNoContacts(match, new Date(now), isAdmin)

  test('are opened on its day and the day before, by the club’s clock', () => {
    expect(why('2026-11-26T22:59:00Z')).toMatch(/deň pred udalosťou/)
    expect(why('2026-11-26T23:00:00Z')).toBeUndefined()
    expect(why('2026-11-28T22:59:00Z')).toBeUndefined()
    expect(why('2026-11-28T23:00:00Z')).toMatch(/administrátor/)
    expect(why('2026-11-01T12:00:00Z', true)).toBeUndefined()
  })

  test('are of the nominated where there is a nomination, else of those who come', () => {
    const row = (answer: 'yes' | 'no' | null, nomination: 'in' | 'substitute' | 'out' | null = null) => ({
      userSubmitted: answer !== null,
      answer,
      nomination,
    })
    const going = goingTo(match, [row('yes', 'out'), row('no', 'in'), row(null, 'substitute')])
    expect(going.map(({ nomination }) => nomination)).toEqual(['in', 'substitute'])
    expect(goingTo(match, [row('yes'), row(null), row('no')])).toEqual([row('yes')])
    expect(goingTo({ type: 0 }, [row('yes'), row(null), row('no')])).toEqual([row('yes'), row(null)])
  })
})

test('a reminder is said with its day, and another one waits three hours', () => {
  const at = '2026-11-25T16:05:00Z'
  expect(formatReminded(at, new Date('2026-11-25T18:00:00Z'))).toBe('Pripomenuté dnes o\u00a017:05')
  expect(formatReminded(at, new Date('2026-11-26T18:00:00Z'))).toContain('25.\u00a011.')
  expect(isPaused(at, new Date('2026-11-25T19:04:00Z'))).toBe(true)
  expect(isPaused(at, new Date('2026-11-25T19:05:00Z'))).toBe(false)
  expect(isPaused(null, new Date())).toBe(false)
})
