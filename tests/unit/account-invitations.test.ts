import { expect, test } from '@jest/globals'
import { invitationEnd, invitedAt, isJustInvited } from '@/features/session/invitations/rules'

const NOW = Date.parse('2026-11-26T10:00:00.000Z')
const MINUTE = 60_000

test('when somebody was invited follows from the end of the invitation', () => {
  expect(invitedAt(invitationEnd(NOW))).toBe('2026-11-26T10:00:00.000Z')
  expect(invitationEnd(NOW)).toBe('2026-12-03T10:00:00.000Z')
  expect(invitedAt(null)).toBeNull()
  expect(invitedAt(undefined)).toBeNull()
})

test('for an hour nobody is invited again', () => {
  const end = invitationEnd(NOW)
  expect(isJustInvited(end, NOW)).toBe(true)
  expect(isJustInvited(end, NOW + 60 * MINUTE - 1)).toBe(true)
  expect(isJustInvited(end, NOW + 60 * MINUTE)).toBe(false)
  expect(isJustInvited(null, NOW)).toBe(false)
})
