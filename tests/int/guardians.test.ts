import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { finders } from '@/app/_lib/stored-files'
import { dayOf } from '@/lib/dates'
import type { User } from '@/payload-types'
import { setUpAcademy } from '../support/academy'
import { type ApiClient, apiAs } from '../support/api-client'

// A guardian's access to a child's data in every call and list, before and after the child stops being one.

const academy = setUpAcademy()
let payload: Payload
let jana: User
let maria: ApiClient
let lubos: ApiClient
let category: string

const make = async <T = { id: string }>(collection: string, data: object, file?: object): Promise<T> =>
  (await payload.create({ collection, data, overrideAccess: true, file } as never)) as T
const person = (firstName: string, more: object) =>
  make<User>('users', { firstName, lastName: 'Ľalík', username: '~', password: 'Ukazka-2026!', ...more })
const change = (id: string, data: object) =>
  payload.update({ collection: 'users', id, data, overrideAccess: true })
const born = (years: number) => `${Number(dayOf(new Date()).slice(0, 4)) - years}-01-01`

beforeAll(async () => {
  payload = academy.payload
  category = (await make('categories', { name: 'U19', order: 1 })).id
  await person('Mária', { role: 'admin', email: 'maria@klub.test' })
  await person('Ľuboš', { role: 'trainer', email: 'lubos@klub.test', categories: [category] })
  maria = await apiAs(payload, 'maria@klub.test')
  lubos = await apiAs(payload, 'lubos@klub.test')
}, 180_000)

interface Rows {
  child: User
  photo: string
  event: string
  fee: string
}
let rows: Rows

beforeEach(async () => {
  const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0E5A3C' } })
    .png()
    .toBuffer()
  const file = { data, mimetype: 'image/png', name: 'tvar.png', size: data.length }
  const photo = (await make('media', { alt: 'Tvár' }, file)).id
  const child = await person('Jakub', {
    role: 'player',
    playing: true,
    category,
    birthDate: born(12),
    photo,
    staff: { shown: false },
  })
  jana = await person('Jana', {
    role: 'player',
    playing: false,
    email: `jana-${child.id}@klub.test`,
    children: [{ player: child.id, relation: 'mother', right: 'full' }],
  })
  const startsAt = new Date(Date.now() + 48 * 3_600_000).toISOString()
  const event = (await make('events', { type: 2, startsAt, categories: [category], opponent: 'FC Podhorie' }))
    .id
  const fee = (
    await make('memberFees', {
      player: child.id,
      period: dayOf(new Date()).slice(0, 7),
      amount: 3000,
      dueDate: dayOf(new Date()),
    })
  ).id
  rows = { child, photo, event, fee }
})

/** What Jana can do with and see of the child now, in each call and list. */
async function accessOf({ child, photo, event, fee }: Rows) {
  const api = await apiAs(payload, jana.email!)
  const account = await payload.findByID({ collection: 'users', id: jana.id, depth: 0, overrideAccess: true })
  const req = () => createLocalReq({ user: { ...account, collection: 'users' } as never }, payload)
  const { ownCalendar } = await import('@/features/events/calendar/queries')
  const { recipientsOf } = await import('@/features/notifications/audience/queries')
  const office = await payload.find({
    collection: 'users',
    where: { email: { equals: 'maria@klub.test' } },
    overrideAccess: true,
  })
  const sender = await createLocalReq({ user: { ...office.docs[0]!, collection: 'users' } as never }, payload)
  const audience = await recipientsOf(sender, { kind: 'categories', categories: [category] })
  const me = (await api<{ users: { children: { right: string }[] } }>('GET', '/users/me')).body.users
  const profile = await api<{ users: { children: { right: string }[] } }>('PATCH', '/users/me', {
    updatedAt: (await api<{ users: { updatedAt: string } }>('GET', '/users/me')).body.users.updatedAt,
  })
  const contact = async () => {
    const { body } = await lubos<{ users: { id: string; guardians: unknown[] }[] }>('GET', '/playerList')
    return body.users.find(({ id }) => id === child.id)?.guardians.length ?? 0
  }
  return {
    password: (
      await api('POST', `/users/${child.id}/password`, {
        currentPassword: 'Ukazka-2026!',
        password: 'Nove-Heslo-7',
      })
    ).status,
    answer: (await api('POST', `/events/${event}/answer`, { player: child.id, answer: 'yes' })).status,
    claim: (await api('POST', '/memberFees/claim', { fees: [fee], claimed: true })).status,
    fees: (await api('GET', `/playerMembership?player=${child.id}`)).status,
    attendance: (await api('GET', `/playerAttendance?player=${child.id}`)).status,
    invitations: JSON.stringify((await api('GET', '/events/eventParticipants')).body).includes(child.id),
    calendar: (await ownCalendar(await req())).includes('FC Podhorie'),
    photo: (await finders.media!(await req(), photo, 'original')) !== null,
    notified: audience.recipients.some(({ id }) => id === jana.id),
    contactOfTrainer: await contact(),
    lists: [
      (await api('GET', '/playerMembership')).status,
      (await api('GET', '/playerAttendance')).status,
      (await api('GET', '/payments')).status,
      (await api('GET', '/events')).status,
    ],
    children: [me.children.map(({ right }) => right), profile.body.users.children.map(({ right }) => right)],
  }
}

const FULL = {
  password: 200,
  answer: 200,
  claim: 200,
  fees: 200,
  attendance: 200,
  invitations: true,
  calendar: true,
  photo: true,
  notified: true,
  contactOfTrainer: 1,
  // A family without children has empty pages, not broken ones.
  lists: [200, 200, 200, 200],
  children: [['full'], ['full']],
}
const READ_ONLY = {
  ...FULL,
  password: 403,
  answer: 403,
  claim: 403,
  notified: false,
  contactOfTrainer: 0,
  children: [['read'], ['read']],
}
const NOTHING = {
  password: 404,
  answer: 404,
  claim: 404,
  fees: 404,
  attendance: 404,
  invitations: false,
  calendar: false,
  photo: false,
  notified: false,
  contactOfTrainer: 0,
  lists: [200, 200, 200, 200],
  children: [[], []],
}

const links = async () =>
  (await payload.findByID({ collection: 'users', id: jana.id, depth: 0, overrideAccess: true })).children

describe('guardians with full right', () => {
  test('a guardian with full right acts for a player who is a child', async () => {
    expect(await accessOf(rows)).toEqual(FULL)
  })

  test.each(['trainer', 'admin'])(
    'a guardian loses all access to a child who becomes %s, and the link is removed',
    async (role) => {
      const { body } = await maria<{ user: { updatedAt: string } }>('GET', `/users/${rows.child.id}`)
      const made = await maria('PATCH', `/users/${rows.child.id}`, { role, updatedAt: body.user.updatedAt })
      expect(made.status).toBe(200)
      expect(await links()).toEqual([])
      expect(await accessOf(rows)).toEqual(NOTHING)
    },
  )

  test("a rolled back promotion of the child keeps the guardian's link", async () => {
    const transaction = (await payload.db.beginTransaction())!
    const req = await createLocalReq({}, payload)
    req.transactionID = transaction
    await payload.update({
      collection: 'users',
      id: rows.child.id,
      data: { role: 'trainer' },
      overrideAccess: true,
      req,
    })
    await payload.db.rollbackTransaction(transaction)
    expect(await links()).toHaveLength(1)
  })

  test('a guardian only reads the data of a deactivated child', async () => {
    await change(rows.child.id, { active: false })
    // Open invitations and the use of the photo ended with the membership.
    expect(await accessOf(rows)).toMatchObject({
      password: 403,
      claim: 403,
      fees: 200,
      children: READ_ONLY.children,
    })
    await change(rows.child.id, { active: true })
    expect(await accessOf(rows)).toEqual(FULL)
  })

  test('a guardian loses all access to a player who is 18 and acts alone', async () => {
    await change(rows.child.id, { birthDate: born(18), email: `jakub-${rows.child.id}@klub.test` })
    expect(await accessOf(rows)).toEqual(NOTHING)
    const own = await apiAs(payload, `jakub-${rows.child.id}@klub.test`)
    expect((await own('GET', '/playerMembership')).status).toBe(200)
    expect(
      (await own('POST', `/events/${rows.event}/answer`, { player: rows.child.id, answer: 'no' })).status,
    ).toBe(200)
  })

  test('a guardian of a grown-up child still changes their own phone', async () => {
    await change(rows.child.id, { birthDate: born(18) })
    const api = await apiAs(payload, jana.email!)
    const { updatedAt } = (await api<{ users: User }>('GET', '/users/me')).body.users
    const changed = await api<{ users: User }>('PATCH', '/users/me', { phone: '0905 123 456', updatedAt })
    expect([changed.status, changed.body.users.phone]).toEqual([200, '+421 905 123 456'])
    expect(await links()).toHaveLength(1)
  })

  test('a user cannot become the guardian of somebody who does not play', async () => {
    const trainer = await person('Róbert', { role: 'trainer' })
    const { body } = await maria<{ user: { updatedAt: string } }>('GET', `/users/${jana.id}`)
    const response = await maria('PATCH', `/users/${jana.id}`, {
      children: [{ player: trainer.id, relation: 'other', right: 'full' }],
      updatedAt: body.user.updatedAt,
    })
    expect(response.status).toBe(400)
  })
})
