import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Payload, PayloadRequest } from 'payload'
import type * as Commands from '@/features/session/commands'
import type * as SignIn from '@/features/session/sign-in/commands'
import { deviceCookie, type KnownDevice, knownDevice } from '@/lib/known-device'
import type { TryLater } from '@/lib/errors'
import type { User } from '@/payload-types'
import { setUpAcademy } from '../support/academy'
import { request } from '../support/request'

const PASSWORD = 'Ukazka-2026!'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const academy = setUpAcademy()
let payload: Payload
let session: typeof Commands & typeof SignIn
let jakub: User
let maria: User

beforeAll(async () => {
  payload = academy.payload
  session = {
    ...(await import('@/features/session/commands')),
    ...(await import('@/features/session/sign-in/commands')),
  }
  const create = (data: Partial<User> & Pick<User, 'firstName' | 'lastName' | 'role'>) =>
    payload.create({
      collection: 'users',
      data: { ...data, username: '', password: PASSWORD } as never,
      overrideAccess: true,
    })
  maria = await create({ firstName: 'Mária', lastName: 'Sedláková', role: 'admin', email: 'maria@klub.test' })
  await create({ firstName: 'Zuzana', lastName: 'Kováčová', role: 'admin', email: 'zuzana@klub.test' })
  jakub = await create({ firstName: 'Jakub', lastName: 'Ľalík', role: 'player', email: 'jakub@klub.test' })
})
beforeEach(async () => {
  for (const limit of Object.values(session.signInLimits)) limit.reset()
  await setAccount(jakub.id, { sessions: [] })
})

const anonymous = (): Promise<PayloadRequest> => request(payload)
const setAccount = async (id: string, changes: Partial<User>) =>
  session.changeAccount(await anonymous(), id, () => changes)
const signIn = async (name: string, password = PASSWORD, network = '192.0.2.0/24', device?: KnownDevice) =>
  session.signIn(await anonymous(), { name, password }, { network, device })
const signedIn = async (name: string) => {
  const opened = await signIn(name)
  if (!opened) throw new Error(`${name} could not sign in`)
  return opened
}
const callerOf = async ({ token }: { token: string }): Promise<User | null> => {
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  return user as User | null
}
const stored = async (id: string): Promise<User> =>
  (await payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } }))!
const sessionsOf = async (id: string) => (await stored(id)).sessions ?? []

describe('refused sign-ins', () => {
  test('a wrong password, an unknown name and an empty one are refused alike', async () => {
    expect(await signIn('jakub@klub.test', 'Nespravne-1!')).toBeUndefined()
    expect(await signIn('nikto@klub.test')).toBeUndefined()
    expect(await signIn('')).toBeUndefined()
    expect(await sessionsOf(jakub.id)).toEqual([])
  })

  const wrong = async (times: number, network?: string, device?: KnownDevice) => {
    for (let i = 0; i < times; i += 1)
      expect(await signIn('jakub@klub.test', 'Nespravne-1!', network, device)).toBeUndefined()
  }
  const device = () =>
    knownDevice(new Headers({ cookie: deviceCookie(new Headers(), 'tajne', jakub.id) }), 'tajne')

  test('after five wrong tries of a network the right password is refused there too, with either name', async () => {
    await wrong(5)
    expect(await signIn('jakub@klub.test')).toBeUndefined()
    expect(await signIn('jakub.lalik')).toBeUndefined()
  })

  test('a right password resets the wrong tries before it', async () => {
    await wrong(4)
    expect(await signIn('jakub@klub.test')).toBeDefined()
    await wrong(4)
    expect(await signIn('jakub@klub.test')).toBeDefined()
  })

  test('wrong tries of others block the owner neither on another network nor on a known device', async () => {
    const known = device()
    await wrong(6)
    expect(await signIn('jakub@klub.test', PASSWORD, '198.51.100.0/24')).toBeDefined()
    expect(await signIn('jakub@klub.test', PASSWORD, '192.0.2.0/24', known)).toBeDefined()
    // Not when the whole network is refused either.
    for (let i = 0; i < 30; i += 1) await session.signInLimits.network.take('192.0.2.0/24').catch(() => 0)
    await expect(signIn('jakub@klub.test')).rejects.toMatchObject({ status: 429 })
    expect(await signIn('jakub@klub.test', PASSWORD, '192.0.2.0/24', known)).toBeDefined()
  })

  test('a known device has ten tries of its own, and a device of another account has none', async () => {
    const known = device()
    await wrong(10, undefined, known)
    expect(await signIn('jakub@klub.test', PASSWORD, undefined, known)).toBeUndefined()
    expect(await signIn('jakub@klub.test')).toBeDefined()
    const other = knownDevice(
      new Headers({ cookie: deviceCookie(new Headers(), 'tajne', maria.id) }),
      'tajne',
    )
    await wrong(5, undefined, other)
    expect(await signIn('jakub@klub.test', PASSWORD, undefined, other)).toBeUndefined()
  })

  test('a known device has thirty tries in a quarter of an hour, and is then answered 429', async () => {
    const known = device()
    const tries = Array.from({ length: 31 }, () => signIn('jakub@klub.test', 'x', undefined, known))
    const ended = await Promise.allSettled(tries)
    const refused = ended.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { status: 429 } }])
    expect(await signIn('jakub@klub.test')).toBeDefined()
  }, 60_000)

  test('many wrong tries from everywhere delay the next sign-in from a new place, and refuse nobody', async () => {
    for (let i = 0; i < 24; i += 1) await session.signInLimits.unknownDevices.take(jakub.id)
    const from = performance.now()
    expect(await signIn('jakub@klub.test', PASSWORD, '203.0.113.0/24')).toBeDefined()
    expect(performance.now() - from).toBeGreaterThan(990)
  })

  test('twelve wrong passwords at once block like five in a row, and write nothing', async () => {
    const before = await stored(jakub.id)
    const tries = Array.from({ length: 12 }, (_, i) => signIn('jakub@klub.test', `Nespravne-${i}!`))
    expect((await Promise.all(tries)).filter(Boolean)).toEqual([])
    expect(await session.signInLimits.account.isSpent('192.0.2.0/24', jakub.id)).toBe(true)
    expect(await signIn('jakub@klub.test')).toBeUndefined()
    expect(await stored(jakub.id)).toEqual(before)
  })

  test('neither a deactivated account nor a child on trial signs in, and open sessions end', async () => {
    const opened = await signedIn('jakub.lalik')
    await payload.update({ collection: 'users', id: jakub.id, data: { active: false }, overrideAccess: true })
    expect(await callerOf(opened)).toBeNull()
    expect(await signIn('jakub.lalik')).toBeUndefined()
    await payload.update({
      collection: 'users',
      id: jakub.id,
      data: { active: true, trialUntil: '2026-12-31' },
      overrideAccess: true,
    })
    expect(await signIn('jakub.lalik')).toBeUndefined()
    await payload.update({
      collection: 'users',
      id: jakub.id,
      data: { trialUntil: null },
      overrideAccess: true,
    })
    expect(await sessionsOf(jakub.id)).toEqual([])
    expect(await signIn('jakub.lalik')).toBeDefined()
  })

  test('unknown, wrong and blocked names take the same processor time', async () => {
    for (let i = 0; i < 5; i += 1) await session.signInLimits.account.take('192.0.2.0/24', maria.id)
    // Processor time, which other processes do not change: a difference could be measured by a stranger.
    const work: Record<string, number[]> = { unknown: [], wrong: [], locked: [] }
    const cases = { unknown: 'nikto@klub.test', wrong: 'jakub@klub.test', locked: 'maria@klub.test' }
    for (let round = 0; round < 5; round += 1) {
      session.signInLimits.account.reset('192.0.2.0/24', jakub.id)
      for (const [kind, name] of Object.entries(cases)) {
        const from = process.cpuUsage()
        await signIn(name, 'Nespravne-1!')
        const { user, system } = process.cpuUsage(from)
        work[kind]!.push(user + system)
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[2]!
    const medians = Object.values(work).map(median)
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5)
  })

  test('a network has thirty wrong tries in a quarter of an hour, and right passwords do not count', async () => {
    const { network } = session.signInLimits
    for (let i = 0; i < 29; i += 1) await network.take('198.51.100.0/24')
    for (let i = 0; i < 2; i += 1)
      expect(await signIn('jakub.lalik', PASSWORD, '198.51.100.0/24')).toBeDefined()
    expect(await signIn('nikto', 'Nespravne-1!', '198.51.100.0/24')).toBeUndefined()
    const refused = signIn('jakub.lalik', PASSWORD, '198.51.100.0/24')
    await expect(refused).rejects.toMatchObject({ status: 429, retryAfter: expect.any(Number) })
    await expect(refused).rejects.toThrow(/^Príliš veľa pokusov\. Skúste to znova o \d+\u00a0minú/)
    expect(await signIn('jakub.lalik', PASSWORD, '203.0.113.0/24')).toBeDefined()
  })

  test('too many sign-ins at once are answered 503 while other work goes on', async () => {
    const signIns = Array.from({ length: 40 }, (_, i) =>
      signIn(`nikto${i}`, 'Nespravne-1!', `10.0.${i}.0/24`).catch((error: TryLater) => error.status),
    )
    const waits: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const from = performance.now()
      await stat(import.meta.filename)
      waits.push(performance.now() - from)
      await pause(20)
    }
    const statuses = await Promise.all(signIns)
    expect(statuses.filter((status) => status === 503)).toHaveLength(18)
    expect(waits.toSorted((a, b) => a - b)[5]).toBeLessThan(100)
  })
})

describe('sessions', () => {
  test('twenty-four sign-ins at once leave ten sessions, the newest among them', async () => {
    const again = async (): Promise<Commands.IssuedToken> => {
      for (;;) {
        try {
          return await signedIn('jakub.lalik')
        } catch (error) {
          if (!('retryAfter' in (error as object))) throw error
          await pause(100)
        }
      }
    }
    const opened = await Promise.all(Array.from({ length: 24 }, again))
    const newest = await signedIn('jakub.lalik')
    const callers = await Promise.all([...opened, newest].map(callerOf))
    expect(callers.filter(Boolean)).toHaveLength(10)
    expect(callers.at(-1)?.id).toBe(jakub.id)
    expect(await sessionsOf(jakub.id)).toHaveLength(10)
  }, 300_000)

  test('a role removed while somebody signs in stays removed', async () => {
    for (let round = 0; round < 5; round += 1) {
      await payload.update({
        collection: 'users',
        id: maria.id,
        data: { role: 'admin' },
        overrideAccess: true,
      })
      const entering = signIn('maria@klub.test')
      await pause(round * 60)
      await payload.update({
        collection: 'users',
        id: maria.id,
        data: { role: 'trainer' },
        overrideAccess: true,
      })
      await entering
      expect((await stored(maria.id)).role).toBe('trainer')
    }
    await payload.update({ collection: 'users', id: maria.id, data: { role: 'admin' }, overrideAccess: true })
  })

  test('a changed role ends open sessions', async () => {
    const opened = await signedIn('maria@klub.test')
    await payload.update({
      collection: 'users',
      id: maria.id,
      data: { role: 'trainer' },
      overrideAccess: true,
    })
    expect(await callerOf(opened)).toBeNull()
    await payload.update({ collection: 'users', id: maria.id, data: { role: 'admin' }, overrideAccess: true })
  })

  test('any other change keeps open sessions, and signing in does not change the time of the last edit', async () => {
    const before = await stored(jakub.id)
    const opened = await signedIn('jakub.lalik')
    expect((await stored(jakub.id)).updatedAt).toBe(before.updatedAt)
    await payload.update({
      collection: 'users',
      id: jakub.id,
      data: { phone: '0905 111 222' },
      overrideAccess: true,
    })
    expect((await callerOf(opened))?.phone).toBe('+421 905 111 222')
  })

  test.each([
    ['of an admin is open after 11 hours', 'maria', 11 * HOUR, true],
    ['of an admin has ended after 13 hours', 'maria', 13 * HOUR, false],
    ['of a player is open after 59 days', 'jakub', 59 * DAY, true],
    ['of a player has ended after 61 days', 'jakub', 61 * DAY, false],
  ])('a session %s', async (_words, who, age, isOpen) => {
    const person = who === 'maria' ? maria : jakub
    const opened = await signedIn(person.email!)
    const [newest] = (await sessionsOf(person.id)).slice(-1)
    const shifted = (time: string) => new Date(new Date(time).getTime() - age).toISOString()
    await setAccount(person.id, {
      sessions: [
        { id: newest!.id, createdAt: shifted(newest!.createdAt!), expiresAt: shifted(newest!.expiresAt) },
      ],
    })
    expect(Boolean(await callerOf(opened))).toBe(isOpen)
  })

  test("a player's session is renewed for sixty days in its second half, an admin's never", async () => {
    const renewed = async (person: User) => {
      await signedIn(person.email!)
      const [last] = (await sessionsOf(person.id)).slice(-1)
      await setAccount(person.id, {
        sessions: [{ ...last!, expiresAt: new Date(Date.now() + 29 * DAY).toISOString() }],
      })
      const user = { ...(await stored(person.id)), collection: 'users', _sid: last!.id } as never
      return session.renewSession(await request(payload, user))
    }
    expect(await renewed(maria)).toBeUndefined()
    expect(await renewed(jakub)).toMatchObject({ role: 'player' })
    const [only] = await sessionsOf(jakub.id)
    expect(new Date(only!.expiresAt).getTime() - Date.now()).toBeGreaterThan(59 * DAY)
  })

  test('signing out ends this session, and signing out everywhere ends all', async () => {
    const [phone, tablet, laptop] = [
      await signedIn('jakub.lalik'),
      await signedIn('jakub.lalik'),
      await signedIn('jakub.lalik'),
    ]
    const from = async (opened: Commands.IssuedToken) =>
      request(payload, (await callerOf(opened)) as unknown as PayloadRequest['user'] as never)
    await session.signOut(await from(phone))
    expect(await callerOf(phone)).toBeNull()
    expect(await callerOf(tablet)).not.toBeNull()
    await session.signOut(await from(tablet), true)
    expect(await callerOf(laptop)).toBeNull()
  })
})
