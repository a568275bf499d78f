import { beforeAll, describe, expect, test } from '@jest/globals'
import { type BaseDatabaseAdapter, jwtSign, type Payload } from 'payload'
import { guardSessionWrites } from '@/db/session-writes'
import { MAX_SESSIONS } from '@/lib/sessions'
import { setUpAcademy } from '../support/academy'
import { PASSWORD } from '../support/people'

const academy = setUpAcademy()
let payload: Payload

beforeAll(async () => {
  payload = academy.payload
})

const person = (firstName: string, role: 'admin' | 'trainer' = 'admin') =>
  payload.create({
    collection: 'users',
    data: {
      firstName,
      lastName: 'Sedláková',
      username: firstName.toLowerCase(),
      email: `${firstName.toLowerCase()}@zelenadolina.test`,
      password: PASSWORD,
      role,
      active: true,
    } as never,
    overrideAccess: true,
  })
const signIn = (name: string) =>
  payload.login({ collection: 'users', data: { email: `${name}@zelenadolina.test`, password: PASSWORD } })
const stored = async (id: string) =>
  (await payload.db.findOne<{ id: string; role: string; updatedAt: string; sessions?: { id: string }[] }>({
    collection: 'users',
    where: { id: { equals: id } },
  }))!

describe('simultaneous sign-ins', () => {
  test('eight devices that sign in at once all stay signed in', async () => {
    const { id } = await person('maria')
    const before = await stored(id)
    await Promise.all(Array.from({ length: 8 }, () => signIn('maria')))
    const after = await stored(id)
    expect(after.sessions).toHaveLength(8)
    expect(after.updatedAt).toBe(before.updatedAt)
    for (const { id: sid } of after.sessions!) {
      const { token } = await jwtSign({
        fieldsToSign: { id, collection: 'users', sid },
        secret: payload.secret,
        tokenExpiration: 60,
      })
      const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
      expect(user?.id).toBe(id)
    }
  })

  test('a role removed during a sign-in stays removed', async () => {
    const { id } = await person('eva')
    for (let round = 0; round < 3; round += 1) {
      await payload.update({ collection: 'users', id, data: { role: 'admin' }, overrideAccess: true })
      const signingIn = signIn('eva')
      await payload.update({ collection: 'users', id, data: { role: 'trainer' }, overrideAccess: true })
      await signingIn
      expect((await stored(id)).role).toBe('trainer')
    }
  })

  test('the eleventh sign-in ends the oldest session', async () => {
    const { id } = await person('zuzana')
    await signIn('zuzana')
    const [first] = (await stored(id)).sessions ?? []
    for (let at = 0; at < MAX_SESSIONS; at += 1) await signIn('zuzana')
    const { sessions = [] } = await stored(id)
    expect(sessions).toHaveLength(MAX_SESSIONS)
    expect(sessions.map((session) => session.id)).not.toContain(first?.id)
  })
})

test('a sign-in that conflicts with another write is merged and stored at the second attempt', async () => {
  const { id } = await person('Zora')
  const session = { id: 'phone', createdAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) }
  // The real adapter; its first write throws what MongoDB's driver throws when two transactions conflict.
  const adapter = Object.create(payload.db) as BaseDatabaseAdapter
  let writes = 0
  adapter.updateOne = (args) => {
    writes += 1
    if (writes > 1) return payload.db.updateOne(args)
    throw Object.assign(new Error('WriteConflict'), {
      hasErrorLabel: (label: string) => label === 'TransientTransactionError',
    })
  }
  guardSessionWrites(adapter)
  await adapter.updateOne({ collection: 'users', id, data: { sessions: [session] }, returning: false })
  expect([writes, (await stored(id)).sessions?.map((each) => each.id)]).toEqual([2, ['phone']])
})
