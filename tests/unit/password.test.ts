import { expect, test } from '@jest/globals'
import { isCommonPassword, isPassword } from '@/lib/password'

test.each(['Heslo123!', 'Futbal2026!', 'P4ssw0rd!', 'Qwerty1!', 'Leto2026.', 'Ádmin-123'])(
  'the weak password %s is accepted with a warning',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
    expect(isPassword(password)).toBe(true)
  },
)

test.each(['Ukazka-2026!', 'Futbalová brána 7 stojí v lese.', 'kR7!mPz2', ''])(
  'the password %s is accepted without a warning',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
