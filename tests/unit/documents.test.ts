import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { VISIBILITIES, type Visibility } from '@/features/documents/labels'
import { narrowest } from '@/features/documents/rules'

const all = Object.keys(VISIBILITIES) as Visibility[]

test('a public file in a trainers’ folder is the trainers’', () => {
  expect(narrowest('public', 'trainers')).toBe('trainers')
})

test('a file for admins stays theirs in a public folder', () => {
  expect(narrowest('admins', 'public')).toBe('admins')
})

test('a file without a folder is seen as it says itself', () => {
  expect(narrowest('members', undefined)).toBe('members')
  expect(narrowest('members', null)).toBe('members')
})

test('no order of folders and no further folder ever widens', () => {
  const some = fc.array(fc.constantFrom(...all, undefined), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(some, fc.constantFrom(...all), (path, further) => {
      const seen = narrowest(...path)
      expect(narrowest(...[...path].reverse())).toBe(seen)
      expect(all.indexOf(narrowest(...path, further))).toBeGreaterThanOrEqual(all.indexOf(seen))
    }),
    { seed: 20261121 },
  )
})
