import { expect, test } from '@jest/globals'
import { figuresOf } from '@/features/attendance/figures/rules'

test('each category has its own, the sum everybody and everything once', () => {
  const player = (birthDate: string | null, ...categories: string[]) => ({ birthDate, categories })
  const event = (type: number, minutes: number, ...categories: string[]) => ({
    ...{ type, categories, startsAt: '2026-09-01T15:00:00.000Z' },
    endsAt: new Date(Date.parse('2026-09-01T15:00:00.000Z') + minutes * 60_000).toISOString(),
  })
  const rows = figuresOf({
    day: '2026-11-26',
    categories: [
      { id: 'a', name: 'U11' },
      { id: 'b', name: 'U19' },
    ],
    players: [
      player('2016-05-05', 'a'),
      player('2011-11-27', 'a', 'b'),
      player('2011-11-26', 'b'),
      player('2007-11-26', 'b'),
      player(null, 'b'),
    ],
    trainers: [{ categories: ['a', 'b'] }, { categories: [] }],
    events: [event(0, 90, 'a'), event(2, 60, 'a', 'b'), event(1, 120, 'b')],
    attendance: [
      { category: 'a', status: 'present', rows: 8 },
      { category: 'a', status: 'absent', rows: 2 },
      { category: 'b', status: 'late', rows: 1 },
      { category: 'b', status: 'injured', rows: 5 },
    ],
  })
  const facts = rows.map((row) => [
    ...[row.category, row.players, row.under15, row.under19, row.adults, row.ageUnknown, row.trainers],
    ...[row.trainings, row.matches, row.tournaments, row.hours, row.attendance.rate],
  ])
  expect(facts).toEqual([
    ['U11', 2, 2, 0, 0, 0, 1, 1, 1, 0, 2.5, 80],
    ['U19', 4, 1, 1, 1, 1, 1, 0, 1, 1, 3, 100],
    ['Spolu', 5, 2, 1, 1, 1, 2, 1, 1, 1, 4.5, 82],
  ])
})
