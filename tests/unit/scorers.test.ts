import { expect, test } from '@jest/globals'
import { namedGoals, tooManyScorers } from '@/features/events/scorers/rules'

test.each([
  ['', 0],
  ['Ľalík', 1],
  ['Ľalík 2, Ráž', 3],
  ['Jakub Ľalík 3', 3],
  ['2x Ľalík; Ráž (2)', 4],
  ['Ľalík 2x a Ráž', 3],
  ['Ľalík hetrik, vlastný gól', 4],
  ["Ľalík 12', 45'", 1],
  ["Ľalík 7', Ráž 8. min", 2],
  ['Ľalík 45, Ráž 60', 2],
  ['Ľalík, asistencia Ráž', 1],
  ['2. Ľalík', 1],
])('„%s“ names %i goals', (scorers, goals) => expect(namedGoals(scorers)).toBe(goals))

test('more goals named than scored are remarked, fewer and as many are not', () => {
  expect(tooManyScorers('2', 'Ľalík 2, Ráž')).toMatch(/^Strelci: spolu 3\sgóly, vo\svýsledku len 2\./)
  expect(tooManyScorers('0', 'Ľalík')).toMatch(/1\sgól, /)
  expect(tooManyScorers('0', 'Ľalík, Novák')).toMatch(/2\sgóly, vo\svýsledku len 0\./)
  for (const own of ['3', '5', '', 'x']) expect(tooManyScorers(own, 'Ľalík 2, Ráž')).toBeUndefined()
})
