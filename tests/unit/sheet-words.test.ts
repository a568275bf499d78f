import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { formatPage, formatSaved, formatUnmarked } from '@/features/attendance/sheet/components/sheet-texts'

const counts = (here: number, total?: number, expected = 60) => ({ expected, here, total })

test('a sheet of one page says who is left', () => {
  expect(formatUnmarked(counts(16))).toBe('Neoznačené 16')
  expect(formatUnmarked(counts(0))).toBe('Všetci označení')
  expect(formatSaved(counts(0))).toBe('Dochádzka bola uložená.')
  expect(formatSaved(counts(3))).toBe('Dochádzka bola uložená. Bez označenia: 3\u00a0hráči.')
})

test('a page of a longer sheet counts both its own players and all', () => {
  expect(formatUnmarked(counts(16, 560))).toBe('Na tejto strane neoznačení 16, spolu 560')
  expect(formatUnmarked(counts(1, 1))).toBe('Na tejto strane neoznačený 1, spolu 1')
  expect(formatUnmarked(counts(0, 1))).toBe('Na tejto strane všetci označení, spolu neoznačený 1')
  expect(formatUnmarked(counts(0, 0))).toBe('Všetci označení')
  expect(formatPage(2, 10, 600)).toBe('strana 2 z 10, 600\u00a0hráčov')
})

test('only a whole event without anybody left is called saved', () => {
  expect(formatSaved(counts(0, 540))).toBe('Táto strana bola uložená. Bez označenia: spolu 540\u00a0hráčov.')
  expect(formatSaved(counts(2, 3))).toBe(
    'Táto strana bola uložená. Bez označenia: na tejto strane 2\u00a0hráči, spolu 3\u00a0hráči.',
  )
  expect(formatSaved(counts(0, 0))).toBe('Dochádzka bola uložená.')
})

test('the count in the foot is hidden above on a phone by the stronger rule', () => {
  const css = readFileSync('src/features/attendance/sheet/components/sheet-tools.module.css', 'utf8')
  const narrow = css.slice(css.indexOf('@media screen and (max-width: 47.99rem)'))
  expect(css).toMatch(/\.counts div \{\s+display: flex/)
  expect(narrow).toMatch(/\.counts \.wideOnly \{\s+display: none/)
})
