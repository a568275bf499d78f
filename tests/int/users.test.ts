import { describe, expect, test } from '@jest/globals'
import { freeSymbol } from '@/features/users/hooks'
import { setUpClub } from '../support/club'
import { payloadRest } from '../support/payload-rest'
import { requestAs } from '../support/request'

interface Person {
  id: string
  name: string
  username: string
  variableSymbol: string
  children: { player: { name: string } }[]
  updatedAt: string
}
interface One {
  user: Person
  current: Person
  errors: { message: string; field?: string }[]
}

const { academy, ids, api } = setUpClub('maria', 'robert')

test('a symbol that is drawn is nobody’s: no player’s, no family’s, none of the trash', async () => {
  const { payload } = academy
  const { docs } = await payload.find({ collection: 'users', pagination: false, overrideAccess: true })
  const taken = docs.flatMap(({ variableSymbol, familySymbol }) => [variableSymbol, familySymbol])
  const symbols = taken.filter((symbol) => symbol != null)
  const binned = docs.find(({ variableSymbol, children }) => variableSymbol && !children?.length)!
  const trash = (deletedAt: string | null) =>
    payload.db.updateOne({ collection: 'users', id: binned.id, data: { deletedAt }, returning: false })
  await trash(new Date().toISOString())
  const drawn = [...symbols, '10000014'].values()
  expect(await freeSymbol(await requestAs(payload, ids.maria!), () => drawn.next().value!)).toBe('10000014')
  await trash(null)
  expect(docs.some(({ familySymbol }) => familySymbol)).toBe(true)
})

const leo = () => ({ firstName: 'Leo', lastName: 'Ondruš', category: ids.U9, birthDate: '2018-03-04' })

test('nobody is on the site before the office says so: neither a new trainer nor a player who becomes one', async () => {
  const open = { depth: 0, overrideAccess: true } as const
  const { payload } = academy
  const make = async (lastName: string, role: 'player' | 'trainer') => {
    const data = { firstName: 'Nový', lastName, role, username: '~', password: 'Ukazka-2026!' }
    return String((await payload.create({ collection: 'users', data: data as never, ...open })).id)
  }
  const shownOf = async (id: string) =>
    (await payload.findByID({ collection: 'users', id, ...open })).staff?.shown
  expect(await shownOf(await make('Tréner', 'trainer'))).toBe(false)
  const id = await make('Postupujúci', 'player')
  await payload.db.updateOne({
    collection: 'users',
    id,
    data: { staff: { shown: true } },
    returning: false,
  })
  const become = (role: 'player' | 'trainer', more: object = {}) =>
    payload.update({ collection: 'users', id, data: { role, ...more }, ...open })
  await become('player')
  await become('trainer')
  expect(await shownOf(id)).toBe(false)
  await become('trainer', { staff: { shown: true } })
  expect(await shownOf(id)).toBe(true)
  await become('player')
  expect(await shownOf(id)).toBe(false)
})

test('players are listed by surname and found by name, and others than players too', async () => {
  interface Found {
    users: { name: string; lastName: string; playing: boolean }[]
    page: { number: number; size: number; total: number }
  }
  const all = (await api.maria<Found>('GET', '/users?playing=true&size=200')).body
  expect(all.users.every(({ playing }) => playing)).toBe(true)
  expect(all.users.length).toBe(all.page.total)
  const surnames = all.users.map(({ lastName }) => lastName)
  expect(surnames.length).toBeGreaterThan(3)
  expect(surnames).toEqual(surnames.toSorted(new Intl.Collator('sk').compare))
  const first = (await api.maria<Found>('GET', '/users?playing=true&size=1&search=lalik')).body
  expect(first.users).toMatchObject([{ name: 'Jakub Ľalík' }])
  const parents = (await api.maria<Found>('GET', '/users?playing=false&size=200')).body
  expect(parents.users.some(({ playing }) => playing)).toBe(false)
})

test.each([
  ['/users/allUsersByCategory', 'data', 'players'],
  ['/attendances/usersByCategory', 'categories', 'users'],
])('%s returns pages of players, of all own categories or of one', async (path, key, people) => {
  type Found = Record<string, Record<string, { id: string }[]>[]> & { page: { total: number } }
  const idsIn = (body: Found) => [
    ...new Set(body[key]!.flatMap((group) => group[people]!.map(({ id }) => id))),
  ]
  const whole = (await api.maria<Found>('GET', `${path}?size=200`)).body
  expect(idsIn(whole)).toHaveLength(whole.page.total)
  const pages = []
  for (let page = 1; pages.length < whole.page.total; page += 1) {
    const { body } = await api.maria<Found>('GET', `${path}?size=1&page=${page}`)
    expect(idsIn(body)).toHaveLength(1)
    pages.push(...idsIn(body))
  }
  expect(new Set(pages)).toEqual(new Set(idsIn(whole)))
  const one = (await api.maria<Found>('GET', `${path}?category=${ids.U13}`)).body
  expect(one[key]).toHaveLength(1)
  expect(one.page.total).toBeLessThan(whole.page.total)
  // A category that is not the caller's is empty.
  const others = (await api.robert<Found>('GET', `${path}?category=${ids.U11}`)).body
  expect(others[key]).toEqual([])
})

describe('users', () => {
  test('only the office creates users', async () => {
    expect((await api.robert('POST', '/users', leo())).status).toBe(403)
  })

  test('a user needs names and existing relations', async () => {
    expect((await api.maria<One>('POST', '/users', { ...leo(), lastName: ' ' })).body.errors[0]?.field).toBe(
      'lastName',
    )
    const missing = { ...leo(), category: '3f2c9f5e-6a53-4f0c-9b1e-2d6f0a7c8b11' }
    expect((await api.maria<One>('POST', '/users', missing)).body.errors[0]?.field).toBe('category')
  })

  test('a new player has a username, a variable symbol and no password, and is invited to coming events', async () => {
    const { status, body } = await api.maria<One>('POST', '/users', leo())
    expect(status).toBe(200)
    expect(body.user).toMatchObject({ name: 'Leo Ondruš', username: 'leo.ondrus' })
    expect(body.user.variableSymbol).toMatch(/^\d{8}$/)
    const where = { id: { equals: body.user.id } }
    const stored = await academy.payload.db.findOne<{ id: string; hash?: string; salt?: string }>({
      collection: 'users',
      where,
    })
    expect([stored?.hash ?? null, stored?.salt ?? null]).toEqual([null, null])
    const { totalDocs } = await academy.payload.count({
      collection: 'participants',
      where: { player: { equals: body.user.id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })

  test('an e-mail of another user is a conflict', async () => {
    const { status, body } = await api.maria<{ errors: { message: string; field: string }[] }>(
      'POST',
      '/users',
      {
        ...leo(),
        email: 'Jana@zelenadolina.test',
      },
    )
    expect(status).toBe(409)
    expect(body.errors).toEqual([
      { message: 'Používateľ s týmto e-mailom už existuje: Jana Ľalíková.', field: 'email' },
    ])
  })

  test('an e-mail of a user in the trash is a conflict that offers to restore them', async () => {
    const gone = await api.maria<One>('POST', '/users', { ...leo(), email: 'kos@zelenadolina.test' })
    await api.maria('DELETE', `/users/${gone.body.user.id}`)
    const { status, body } = await api.maria<One>('POST', '/users', {
      ...leo(),
      email: 'kos@zelenadolina.test',
    })
    expect([status, body.current]).toMatchObject([409, { id: gone.body.user.id, trashed: true }])
  })

  test('an edit keeps children it does not contain, and an edit of an old version is a conflict', async () => {
    const { body } = await api.maria<One>('GET', `/users/${ids.jana}`)
    const { updatedAt } = body.user
    const first = await api.maria<One>('PATCH', `/users/${ids.jana}`, { phone: '0905 123 456', updatedAt })
    expect(first.body.user.children.map(({ player }) => player.name)).toEqual(['Jakub Ľalík', 'Ema Ľalíková'])
    const second = await api.maria<One>('PATCH', `/users/${ids.jana}`, { phone: '0905 000 000', updatedAt })
    expect([second.status, second.body.current.name]).toEqual([409, 'Jana Ľalíková'])
  })

  test('nobody is made their own guardian', async () => {
    const { body } = await api.maria<One>('GET', `/users/${ids.jakub}`)
    const change = { children: [{ player: ids.jakub }], updatedAt: body.user.updatedAt }
    const refused = await api.maria<{ errors: { field?: string }[] }>('PATCH', `/users/${ids.jakub}`, change)
    expect([refused.status, refused.body.errors[0]?.field]).toEqual([400, 'children'])
  })

  test('the last admin is neither demoted nor deleted', async () => {
    const { body } = await api.maria<One>('GET', `/users/${ids.maria}`)
    const change = { role: 'trainer', updatedAt: body.user.updatedAt }
    expect((await api.maria('PATCH', `/users/${ids.maria}`, change)).status).toBe(409)
    expect((await api.maria('DELETE', `/users/${ids.maria}`)).status).toBe(409)
  })

  test('a player with a fee is not deleted', async () => {
    expect((await api.maria('DELETE', `/users/${ids.nina}`)).status).toBe(409)
  })

  test('a trashed player is not in the roster, and restored in it again', async () => {
    const names = async () =>
      (await api.robert<{ users: Person[] }>('GET', '/playerList')).body.users.map(({ name }) => name)
    const karol = { ...leo(), firstName: 'Karol', lastName: 'Ňaršík', category: ids.U13 }
    const { id } = (await api.maria<One>('POST', '/users', karol)).body.user
    expect((await api.maria('DELETE', `/users/${id}`)).status).toBe(200)
    expect(await names()).not.toContain('Karol Ňaršík')
    expect((await api.maria('POST', `/users/${id}/restore`)).status).toBe(200)
    expect(await names()).toContain('Karol Ňaršík')
  })

  test('a search without diacritics finds Ľalík, and a percent sign finds nobody', async () => {
    const find = async (search: string) =>
      (await api.maria<{ users: Person[] }>('GET', `/users?search=${encodeURIComponent(search)}`)).body.users
    expect((await find('Lalik')).map(({ name }) => name)).toContain('Jakub Ľalík')
    expect(await find('zz%')).toEqual([])
  })

  test('the roster has the guardians to call, and nothing about fees', async () => {
    const { body } = await api.robert<{ users: { name: string; guardians: { name: string }[] }[] }>(
      'GET',
      '/playerList',
    )
    const jakub = body.users.find(({ name }) => name === 'Jakub Ľalík')
    expect(jakub?.guardians.map(({ name }) => name).sort()).toEqual(['Jana Ľalíková', 'Peter Ľalík'])
    expect(JSON.stringify(body)).not.toMatch(/variableSymbol|feePaused|calendarToken/)
  })
})

test('the hours without messages are times in the panel as well', async () => {
  const rest = await payloadRest(academy.payload)
  const send = async (quietHours: object) =>
    (await rest('PATCH', `/users/${ids.robert}`, { quietHours })).status
  const stored = async () =>
    (
      await academy.payload.findByID({
        collection: 'users',
        id: ids.robert!,
        depth: 0,
        overrideAccess: true,
      })
    ).quietHours
  expect(await send({ from: '22:00', to: '06:30' })).toBe(200)
  for (const wrong of [
    { from: '99:99', to: 'x' },
    { from: '22:00', to: '24:00' },
    { from: '', to: '06:30' },
  ])
    expect([wrong, await send(wrong)]).toEqual([wrong, 400])
  expect(await stored()).toEqual({ from: '22:00', to: '06:30' })
  // As an erasure leaves them.
  expect(await send({ from: null, to: null })).toBe(200)
})
