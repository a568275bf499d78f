import { describe, expect, jest, test } from '@jest/globals'
import {
  afterWrongTry,
  dueForRenewal,
  homeOf,
  isLocked,
  newSession,
  withSession,
} from '@/features/session/rules'
import { liveSessions, sessionEnd } from '@/features/users/rules'
import { createGate, createKeyedMutex, GateFull } from '@/lib/gate'
import { createLimit, networkOf } from '@/lib/limits'
import { isOwnOrigin, originAllows, ownBase, safeReturn } from '@/lib/origin'

const SITE = 'https://www.klub.test'
const HOME = 'http://localhost:3000'
const NOW = Date.parse('2026-11-21T18:00:00Z')
const HOUR = 3_600_000

describe('where a write may come from', () => {
  test.each([
    ['a foreign page', { origin: 'https://zly.test' }],
    ['a page in a sandbox', { origin: 'null' }],
    ['the same name without TLS', { origin: 'http://www.klub.test' }],
    ['a longer name that ends like ours', { origin: 'https://www.klub.test.zly.test' }],
    ['another site, by an old form without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
  ])('not from %s', (_who, headers) => {
    expect(originAllows('POST', new Headers(headers), SITE)).toBe(false)
    expect(originAllows('GET', new Headers(headers), SITE)).toBe(true)
  })

  test.each([
    ['our own page', { origin: SITE }],
    ['our own form without Origin', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['no browser at all', {}],
  ])('from %s', (_who, headers) => {
    expect(originAllows('DELETE', new Headers(headers), SITE)).toBe(true)
  })

  test('this machine has several names, but only with one port', () => {
    expect(isOwnOrigin('http://127.0.0.1:3000', HOME)).toBe(true)
    expect(isOwnOrigin('http://[::1]:3000', HOME)).toBe(true)
    expect(isOwnOrigin('http://127.0.0.1:3001', HOME)).toBe(false)
    expect(isOwnOrigin('http://localhost', SITE)).toBe(false)
  })
})

describe('where signing in returns to', () => {
  test.each([
    'https://zly.test/x',
    '//zly.test',
    'javascript:alert(1)',
    'https:/\\zly.test',
    '',
    null,
    undefined,
  ])('a foreign %p becomes the home page', (wanted) =>
    expect(safeReturn(wanted, SITE)).toMatch(/^https:\/\/www\.klub\.test\/?$/),
  )

  test('an own address stays, relative or whole, under the name the browser uses', () => {
    expect(safeReturn('/auth/profile?a=1', SITE)).toBe(`${SITE}/auth/profile?a=1`)
    expect(safeReturn('http://127.0.0.1:3000/news', HOME)).toBe('http://127.0.0.1:3000/news')
  })

  test('a forged Host header never becomes an address', () => {
    expect(ownBase(new Headers({ host: 'zly.test' }), SITE)).toBe(SITE)
    expect(ownBase(new Headers({ origin: 'https://zly.test', host: 'www.klub.test' }), SITE)).toBe(SITE)
    expect(ownBase(new Headers({ host: '127.0.0.1:3000' }), HOME)).toBe('http://127.0.0.1:3000')
  })
})

describe('sessions', () => {
  const session = newSession('s', NOW)

  test('a player has sixty days, an administrator twelve hours', () => {
    expect(sessionEnd(session, 'player') - NOW).toBe(60 * 24 * HOUR)
    expect(sessionEnd(session, 'admin') - NOW).toBe(12 * HOUR)
  })

  test('the panel renewing an administrator’s session does not lengthen it', () => {
    const renewed = { ...session, expiresAt: new Date(NOW + 99 * 24 * HOUR).toISOString() }
    expect(sessionEnd(renewed, 'admin') - NOW).toBe(12 * HOUR)
  })

  test.each([{ active: false }, { deletedAt: '2026-11-01' }, { trialUntil: '2026-12-01' }])(
    'with %p none counts',
    (state) => expect(liveSessions({ role: 'player', sessions: [session], ...state }, NOW)).toEqual([]),
  )

  test('the eleventh device puts out the oldest', () => {
    const ten = Array.from({ length: 10 }, (_, i) => newSession(`s${i}`, NOW - (10 - i) * HOUR))
    const kept = withSession({ role: 'player', sessions: ten.toReversed() }, newSession('new', NOW), NOW)
    expect(kept.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 'new'])
  })

  test('renewal is due when half is gone, and never for an administrator', () => {
    expect(dueForRenewal(session, 'trainer', NOW + 29 * 24 * HOUR)).toBe(false)
    expect(dueForRenewal(session, 'trainer', NOW + 31 * 24 * HOUR)).toBe(true)
    expect(dueForRenewal(session, 'admin', NOW + 31 * 24 * HOUR)).toBe(false)
  })

  test('each role begins its day where its work is', () => {
    expect(['player', 'trainer', 'admin'].map(homeOf)).toEqual([
      '/auth/player/eventList',
      '/auth/admin/attendances/create',
      '/auth/admin/events',
    ])
  })
})

describe('wrong passwords', () => {
  test('the fifth in a row locks, the fourth does not', () => {
    expect(isLocked(afterWrongTry({ loginAttempts: 3 }, NOW), NOW)).toBe(false)
    const locked = afterWrongTry({ loginAttempts: 4 }, NOW)
    expect([isLocked(locked, NOW + 599_000), isLocked(locked, NOW + 600_000)]).toEqual([true, false])
  })

  test('a lock that has run out starts the count anew', () => {
    const old = { loginAttempts: 5, lockUntil: new Date(NOW - 1).toISOString() }
    expect(afterWrongTry(old, NOW)).toEqual({ loginAttempts: 1, lockUntil: null })
  })
})

describe('limits', () => {
  test('the last allowed try passes, the next is refused until the window ends', async () => {
    jest.useFakeTimers()
    const limit = createLimit(2, 60)
    await limit.take('u')
    await limit.take('u')
    await expect(limit.take('u')).rejects.toMatchObject({ status: 429, retryAfter: 60 })
    await expect(limit.take('w')).resolves.toBeUndefined()
    jest.advanceTimersByTime(60_001)
    await expect(limit.take('u')).resolves.toBeUndefined()
    jest.useRealTimers()
  })

  test('what succeeded does not count, and knocking on does not lengthen the wait', async () => {
    const limit = createLimit(1, 60)
    await limit.take('u')
    await expect(limit.take('u')).rejects.toThrow('Príliš veľa pokusov. Skúste to znova o 1\u00a0minútu.')
    await limit.giveBack('u')
    await expect(limit.take('u')).resolves.toBeUndefined()
  })

  test.each([
    ['203.0.113.7', 0, '203.0.113.0/24'],
    ['::ffff:203.0.113.7', 0, '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', 0, '2001:db8:1:2::/64'],
    ['2001:0db8:0001::9', 0, '2001:db8:1:0::/64'],
    ['1.2.3.4, 203.0.113.7', 0, '203.0.113.0/24'],
    ['1.2.3.4, 203.0.113.7', 1, '203.0.113.0/24'],
    ['1.2.3.4, 203.0.113.7, 10.0.0.1', 2, '203.0.113.0/24'],
    ['nonsense', 0, 'unknown'],
  ])('%s behind %i proxies is the network %s', (forwarded, proxies, network) => {
    expect(networkOf(new Headers({ 'x-forwarded-for': forwarded }), proxies)).toBe(network)
  })
})

describe('waiting in line', () => {
  const held = () => {
    let open = (): void => undefined
    const done = new Promise<void>((resolve) => (open = resolve))
    return { done, open }
  }

  test('two work, two wait, the fifth is refused; then the line moves on', async () => {
    const gate = createGate(2, 2)
    const door = held()
    let working = 0
    const task = async () => {
      working += 1
      await door.done
    }
    const four = [gate(task), gate(task), gate(task), gate(task)]
    await expect(gate(task)).rejects.toBeInstanceOf(GateFull)
    expect(working).toBe(2)
    door.open()
    await Promise.all(four)
    expect(working).toBe(4)
    await expect(gate(async () => 'free')).resolves.toBe('free')
  })

  test('one key at a time and in order, also after a failure; another key does not wait', async () => {
    const mutex = createKeyedMutex()
    const door = held()
    const order: string[] = []
    const first = mutex('jakub', async () => {
      await door.done
      order.push('first')
      throw new Error('broken')
    })
    const second = mutex('jakub', async () => void order.push('second'))
    await mutex('jana', async () => void order.push('jana'))
    door.open()
    await expect(first).rejects.toThrow('broken')
    await second
    expect(order).toEqual(['jana', 'first', 'second'])
  })
})
