import { expect, test } from '@jest/globals'
import { isCommonPassword, isPassword } from '@/lib/password'

test.each(['Heslo123!', 'Futbal2026!', 'P4ssw0rd!', 'Qwerty1!', 'Leto2026.', 'Ádmin-123'])(
  '%s is warned of and accepted all the same',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
    expect(isPassword(password)).toBe(true)
  },
)

test.each(['Ukazka-2026!', 'Futbalová brána 7 stojí v lese.', 'kR7!mPz2', ''])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
