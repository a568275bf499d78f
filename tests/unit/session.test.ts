import { describe, expect, jest, test } from '@jest/globals'
import { signInDelay, dueForRenewal, startPageOf, newSession, withSession } from '@/features/session/rules'
import { signInProblem } from '@/features/session/labels'
import { liveSessions, sessionEnd } from '@/features/users/rules'
import { createSemaphore, createKeyedMutex, SemaphoreFull } from '@/lib/semaphore'
import { csrfFor, isCsrfToken } from '@/lib/csrf'
import { deviceCookie, knownDevice } from '@/lib/known-device'
import { createLimit, createNetworkLimit, MAX_KEYS } from '@/lib/limits'
import { networkOf } from '@/lib/network'
import { isOwnOrigin, originAllows, ownBase } from '@/lib/origin'
import { ownPath, safeReturn } from '@/lib/return-url'

const SITE = 'https://www.klub.test'
const HOME = 'http://localhost:3000'
const NOW = Date.parse('2026-11-21T18:00:00Z')
const HOUR = 3_600_000

test.each([
  ['a foreign page', { origin: 'https://zly.test' }],
  ['a page in a sandbox', { origin: 'null' }],
  ['the same name without TLS', { origin: 'http://www.klub.test' }],
  ['a longer name that ends like ours', { origin: 'https://www.klub.test.zly.test' }],
  ['another site, by an old form without Origin', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under the same domain', { 'sec-fetch-site': 'same-site' }],
])('a write is refused from %s', (_who, headers) => {
  expect(originAllows('POST', new Headers(headers), SITE)).toBe(false)
  expect(originAllows('GET', new Headers(headers), SITE)).toBe(true)
})

test.each([
  ['our own page', { origin: SITE }],
  ['our own form without Origin', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['no browser at all', {}],
])('a write is taken from %s', (_who, headers) => {
  expect(originAllows('DELETE', new Headers(headers), SITE)).toBe(true)
})

test('this machine has several names, but only with one port', () => {
  expect(isOwnOrigin('http://127.0.0.1:3000', HOME)).toBe(true)
  expect(isOwnOrigin('http://[::1]:3000', HOME)).toBe(true)
  expect(isOwnOrigin('http://127.0.0.1:3001', HOME)).toBe(false)
  expect(isOwnOrigin('http://localhost', SITE)).toBe(false)
})

test.each([
  'https://zly.test/x',
  '//zly.test',
  '/..//zly.test',
  '/a/..//zly.test',
  'blob:https://www.klub.test/x',
  'javascript:alert(1)',
  'https:/\\zly.test',
  '',
  null,
  undefined,
])('a foreign address %p to return to becomes the home page', (wanted) =>
  expect(safeReturn(wanted, SITE)).toMatch(/^https:\/\/www\.klub\.test\/?$/),
)

test.each(['//zly.test', '/..//zly.test', '/a/..//zly.test', 'blob:https://www.klub.test/x'])(
  'a foreign address %p is no page of ours to go on to',
  (wanted) => expect(ownPath(wanted, SITE)).toBeUndefined(),
)

test('our own address to return to stays, relative or whole, under the name the browser uses', () => {
  expect(safeReturn('/auth/profile?a=1', SITE)).toBe(`${SITE}/auth/profile?a=1`)
  expect(safeReturn('http://127.0.0.1:3000/news', HOME)).toBe('http://127.0.0.1:3000/news')
})

test('a name and password in an address to return to are left out', () => {
  expect(safeReturn('https://user:pw@www.klub.test/news?a=1', SITE)).toBe(`${SITE}/news?a=1`)
  expect(ownPath('https://user:pw@www.klub.test/news', SITE)).toBe('/news')
})

test('a forged Host header never becomes an address', () => {
  expect(ownBase(new Headers({ host: 'zly.test' }), SITE)).toBe(SITE)
  expect(ownBase(new Headers({ origin: 'https://zly.test', host: 'www.klub.test' }), SITE)).toBe(SITE)
  expect(ownBase(new Headers({ host: '127.0.0.1:3000' }), HOME)).toBe('http://127.0.0.1:3000')
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
    'a session of an account with %p is not valid',
    (state) => expect(liveSessions({ role: 'player', sessions: [session], ...state }, NOW)).toEqual([]),
  )

  test('the eleventh device ends the session of the oldest', () => {
    const ten = Array.from({ length: 10 }, (_, i) => newSession(`s${i}`, NOW - (10 - i) * HOUR))
    const kept = withSession({ role: 'player', sessions: ten.toReversed() }, newSession('new', NOW), NOW)
    expect(kept.map(({ id }) => id)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 'new'])
  })

  test('a session is renewed when half of it is gone, and never for an administrator', () => {
    expect(dueForRenewal(session, 'trainer', NOW + 29 * 24 * HOUR)).toBe(false)
    expect(dueForRenewal(session, 'trainer', NOW + 31 * 24 * HOUR)).toBe(true)
    expect(dueForRenewal(session, 'admin', NOW + 31 * 24 * HOUR)).toBe(false)
  })

  test('each role begins on the page of its work', () => {
    expect(['player', 'trainer', 'admin'].map(startPageOf)).toEqual([
      '/auth/player/eventList',
      '/auth/admin/attendances/create',
      '/auth/admin/events',
    ])
  })
})

test('twenty wrong passwords an hour are free, more are slowed, none waits longer than three seconds', () => {
  expect([0, 20, 21, 24, 1000].map(signInDelay)).toEqual([0, 0, 250, 1000, 3000])
})

test('an IPv6 line has three times the tries of one of its networks, however many it has', async () => {
  const limit = createNetworkLimit('test', 5, 60)
  let passed = 0
  for (let i = 0; i < 40; i += 1)
    passed += await limit.take(`2001:db8:7:${i.toString(16)}::/64`).then(
      () => 1,
      () => 0,
    )
  expect(passed).toBe(15)
  expect(await limit.isSpent('2001:db8:7:ffff::/64')).toBe(true)
  // The next line, and an IPv4 network, are counted by themselves.
  await expect(limit.take('2001:db8:8:0::/64')).resolves.toBeUndefined()
  for (let i = 0; i < 40; i += 1) await expect(limit.take(`192.0.${i}.0/24`)).resolves.toBeUndefined()
})

test('what the limit of a line refuses is not counted against the network', async () => {
  const limit = createNetworkLimit('test', 2, 60)
  for (const net of ['1', '1', '2', '2', '3', '3']) await limit.take(`2001:db8:7:${net}::/64`)
  await expect(limit.take('2001:db8:7:4::/64')).rejects.toMatchObject({ status: 429 })
  await limit.giveBack('2001:db8:7:1::/64')
  await expect(limit.take('2001:db8:7:4::/64')).resolves.toBeUndefined()
})

test('the last allowed try passes, the next is refused until the window ends', async () => {
  jest.useFakeTimers()
  const limit = createLimit('test', 2, 60)
  await limit.take('u')
  await limit.take('u')
  await expect(limit.take('u')).rejects.toMatchObject({ status: 429, retryAfter: 60 })
  await expect(limit.take('w')).resolves.toBeUndefined()
  jest.advanceTimersByTime(60_001)
  await expect(limit.take('u')).resolves.toBeUndefined()
  jest.useRealTimers()
})

test('many keys of a stranger remove the least used key and no other', async () => {
  const limit = createLimit('test', 1, 3600)
  await limit.take('quiet')
  await limit.take('busy')
  for (let at = 0; at < MAX_KEYS - 1; at += 1) {
    await limit.take(`stranger ${at}`)
    if (at === 0) await expect(limit.take('busy')).rejects.toMatchObject({ status: 429 })
  }
  expect(await limit.taken('quiet')).toBe(0)
  expect(await limit.taken('busy')).toBe(1)
  expect(await limit.taken('stranger 0')).toBe(1)
})

test('what succeeded does not count, and more tries do not lengthen the wait', async () => {
  const limit = createLimit('test', 1, 60)
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
])('the address %s behind %i proxies belongs to the network %s', (forwarded, proxies, network) => {
  expect(networkOf(new Headers({ 'x-forwarded-for': forwarded }), proxies)).toBe(network)
})

describe('queues', () => {
  const held = () => {
    let open = (): void => undefined
    const done = new Promise<void>((resolve) => (open = resolve))
    return { done, open }
  }

  test('two tasks run, two wait, the fifth is refused; then the queue moves on', async () => {
    const gate = createSemaphore('tests', 2, 2)
    const door = held()
    let working = 0
    const task = async () => {
      working += 1
      await door.done
    }
    const four = [gate(task), gate(task), gate(task), gate(task)]
    await expect(gate(task)).rejects.toBeInstanceOf(SemaphoreFull)
    expect(working).toBe(2)
    door.open()
    await Promise.all(four)
    expect(working).toBe(4)
    await expect(gate(async () => 'free')).resolves.toBe('free')
  })

  test('tasks of one key run one at a time and in order, also after a failure; another key does not wait', async () => {
    const mutex = createKeyedMutex('tests')
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

describe('a browser that has signed in before', () => {
  const held = (line: string) => new Headers({ cookie: line.split(';')[0]! })

  test('a browser that has signed in before proves its accounts, the newest five, each by a number of its own', () => {
    let headers = new Headers()
    for (const account of ['a', 'b', 'c', 'd', 'e', 'f'])
      headers = held(deviceCookie(headers, 'tajne', account))
    expect([...knownDevice(headers, 'tajne').keys()]).toEqual(['f', 'e', 'd', 'c', 'b'])
    const number = knownDevice(headers, 'tajne').get('e')
    expect(knownDevice(held(deviceCookie(headers, 'tajne', 'e')), 'tajne').get('e')).toBe(number)
  })

  test('a browser that has signed in before proves nothing with another secret, another account or half a cookie', () => {
    const line = deviceCookie(new Headers(), 'tajne', 'jana')
    expect(knownDevice(held(line), 'ine').size).toBe(0)
    expect(knownDevice(held(line.replace('jana', 'peter')), 'tajne').size).toBe(0)
    expect(knownDevice(new Headers({ cookie: 'akademia-device=jana..' }), 'tajne').size).toBe(0)
    expect(knownDevice(new Headers({ cookie: 'akademia-device=%E0%A4%A' }), 'tajne').size).toBe(0)
    // As many characters as a proof has, but more bytes.
    const wide = new Headers({ cookie: `akademia-device=jana.1.${'é'.repeat(43)}` })
    expect(knownDevice(wide, 'tajne').size).toBe(0)
  })
})

describe('the token of a form', () => {
  const { token, cookie } = csrfFor(new Headers(), 'tajne')
  const headers = new Headers({ cookie: cookie!.split(';')[0]! })

  test('the token of a form is valid for the browser it was given to', () => {
    expect(isCsrfToken(headers, 'tajne', token)).toBe(true)
  })

  test.each([undefined, '', `${token}0`, token.replaceAll(/./g, '0'), 'é'.repeat(token.length)])(
    'the token of a form is not valid as %j',
    (sent) => {
      expect(isCsrfToken(headers, 'tajne', sent)).toBe(false)
    },
  )
})

test('an unknown code of the sign-in has a general sentence, also one that every object has as a key', () => {
  const general = signInProblem('Nieco')
  expect(general).toMatch(/nepodarilo/)
  for (const code of ['constructor', '__proto__', 'toString']) expect(signInProblem(code)).toBe(general)
  expect(signInProblem('CredentialsSignin')).toBe('Nesprávny e-mail alebo heslo.')
  expect(signInProblem(undefined)).toBeUndefined()
})
