import { expect, test } from '@jest/globals'
import { mergeSessions } from '@/db/session-writes'
import { MAX_SESSIONS } from '@/lib/sessions'

const NOW = Date.parse('2026-11-21T10:00:00Z')
const session = (id: string, minute = 0) => ({
  id,
  createdAt: new Date(NOW - 3_600_000 + minute * 60_000).toISOString(),
  expiresAt: new Date(NOW + 3_600_000).toISOString(),
})
const ids = (list: { id: string }[]) => list.map(({ id }) => id)
const [phone, laptop, tablet] = [session('phone', 1), session('laptop', 2), session('tablet', 3)]

test('a session that was ended meanwhile does not come back with the next sign-in', () => {
  expect(ids(mergeSessions([phone], [phone, laptop, tablet], NOW))).toEqual(['phone', 'tablet'])
})

test('a sign-in on the laptop keeps the one made on the phone at the same moment', () => {
  expect(ids(mergeSessions([phone], [laptop], NOW))).toEqual(['phone', 'laptop'])
})

test('signing out ends the session and no write brings another back', () => {
  expect(ids(mergeSessions([phone, laptop], [laptop], NOW))).toEqual(['laptop'])
  expect(mergeSessions([phone, laptop], [], NOW)).toEqual([])
})

test('a prolonged session keeps its new end', () => {
  const longer = { ...phone, expiresAt: new Date(NOW + 9_000_000).toISOString() }
  expect(mergeSessions([phone, laptop], [longer, laptop], NOW)[0]).toEqual(longer)
})

test('expired sessions go, and the oldest beyond ten', () => {
  const expired = { ...session('old'), expiresAt: new Date(NOW - 1).toISOString() }
  const many = Array.from({ length: 12 }, (_, at) => session(`s${at}`, at))
  const kept = ids(mergeSessions([expired, ...many], [expired, ...many, session('new', 20)], NOW))
  expect(kept).toHaveLength(MAX_SESSIONS)
  expect(kept.at(-1)).toBe('new')
  expect(kept).not.toContain('old')
  expect(kept).not.toContain('s0')
})
