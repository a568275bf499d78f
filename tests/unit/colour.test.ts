import { expect, it } from '@jest/globals'
import fc from 'fast-check'
import { clubColours } from '@/features/club/colours/rules'
import { contrast, readable } from '@/lib/colour'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

it('the club’s colours keep a green that reads well as it is, and find its light sister for the dark', () => {
  const colours = clubColours('#0E5A3C', '#C6F24E')
  expect(colours['--club-on-light']).toBe('#0e5a3c')
  expect(contrast(colours['--club-on-dark'] ?? '', '#14291f')).toBeGreaterThan(7)
  expect(colours['--shout-ink']).toBe('#0c1f17')
})

it('the club’s colours darken a yellow until it can be read on chalk', () => {
  const colours = clubColours('#FFD400', '#FFD400')
  expect(contrast('#FFD400', '#f6f7f2')).toBeLessThan(2)
  expect(contrast(colours['--club-on-light'] ?? '', '#f6f7f2')).toBeGreaterThanOrEqual(4.5)
})

it('the club’s colours reach 4.5 : 1 on both grounds whatever two colours a club chooses', () => {
  fc.assert(
    fc.property(hex, hex, (club, shout) => {
      const colours = clubColours(club, shout)
      expect(contrast(colours['--club-on-light'] ?? '', '#f6f7f2')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours['--club-on-dark'] ?? '', '#14291f')).toBeGreaterThanOrEqual(4.5)
      expect(contrast(colours['--shout-ink'] ?? '', shout)).toBeGreaterThanOrEqual(4)
    }),
  )
})

it('the club’s colours measure contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#ffffff', '#ffffff')).toBeCloseTo(1, 5)
  expect(readable('#777777', '#ffffff')).not.toBe('#777777')
})
