import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import { cancelEvent, createEvent, resumeEvent, updateEvent } from '@/features/events/commands'
import { createSeries } from '@/features/events/series/commands'
import { cancelFollowing, restoreFollowing, trashFollowing } from '@/features/events/series-changes/commands'
import { asActed } from '@/fields/quiet-act'
import { tellDue } from '@/features/notifications/notices/commands'
import { LONGEST_HOLD_MS } from '@/features/notifications/notices/rules'
import { reachOf } from '@/features/notifications/reach/queries'
import { deliverDue } from '@/features/notifications/service'
import { TELLERS } from '@/features/notifications/telling/service'
import { addDays, dayOf, momentAt } from '@/lib/dates'
import { setUpAcademy } from '../support/academy'
import { request, requestAs } from '../support/request'

// Who leads an event hears of what somebody else does to it: nobody stands alone on the pitch.

const academy = setUpAcademy()
const ids: Record<string, string> = {}
let payload: Payload

const as = (name: string): Promise<PayloadRequest> => requestAs(payload, ids[name]!)
const nameOf = (id: string): string => Object.keys(ids).find((name) => ids[name] === id) ?? id

beforeAll(async () => {
  payload = academy.payload
  const create = async (collection: 'categories' | 'users', name: string, data: object) => {
    const row = await payload.create({ collection, data: data as never, overrideAccess: true })
    ids[name] = row.id
  }
  for (const name of ['U11', 'U13']) await create('categories', name, { name, order: 1 })
  const person = (name: string, data: object) =>
    create('users', name, {
      firstName: name[0]!.toUpperCase() + name.slice(1),
      lastName: 'Skúšobný',
      username: name,
      password: 'Ukazka-2026!',
      email: `${name}@klub.test`,
      role: 'trainer',
      playing: false,
      ...data,
    })
  await person('maria', { role: 'admin' })
  await person('adam', {
    role: 'player',
    playing: true,
    category: ids.U11,
    birthDate: '2016-05-05',
    email: undefined,
  })
  // Without a password, so that his guardians read for him.
  await payload.db.updateOne({ collection: 'users', id: ids.adam!, data: { hash: null, salt: null } })
  const mother = { player: ids.adam, relation: 'mother', right: 'full' }
  await person('jana', { role: 'player', children: [mother] })
  await person('igor', { categories: [ids.U11] })
  await person('zuzana', { categories: [ids.U11, ids.U13] })
  // A trainer who is also the father of a player of the category.
  await person('peter', {
    categories: [ids.U11],
    children: [{ player: ids.adam, relation: 'father', right: 'full' }],
  })
}, 120_000)
beforeEach(async () => {
  const made = ['deliveries', 'notifications', 'notices', 'payload-jobs', 'participants', 'events'] as const
  for (const collection of made) await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
})

const inDays = (days: number, time = '17:00') =>
  momentAt(addDays(dayOf(new Date()), days), time).toISOString()

async function tell(): Promise<void> {
  await tellDue(await request(payload), TELLERS, new Date(Date.now() + LONGEST_HOLD_MS + 1000))
  await deliverDue(payload)
}

/** Each message with where it leads and who reads it in the inbox: „Zrušené /auth/admin/events → igor“. */
async function told(): Promise<string[]> {
  const all = { depth: 0, pagination: false, overrideAccess: true } as const
  const { docs } = await payload.find({ collection: 'notifications', sort: 'createdAt', ...all })
  const lines: string[] = []
  for (const { id, title, url, body } of docs) {
    const { docs: rows } = await payload.find({
      collection: 'deliveries',
      where: { and: [{ notification: { equals: id } }, { channel: { equals: 'inbox' } }] },
      ...all,
    })
    const names = rows.map(({ user }) => nameOf(user as string)).sort()
    expect(body).not.toMatch(names.includes('jana') ? /^$/ : /Odpovedzte/)
    lines.push(`${title.split(':')[0]} ${url?.split('?')[0]} → ${names.join(' ')}`)
  }
  return lines.sort()
}

const training = async (by: string, data: object = {}) =>
  (
    await createEvent(await as(by), {
      type: 0,
      categories: [ids.U11!],
      startsAt: inDays(10),
      place: 'Umelá tráva',
      ...data,
    })
  ).id

const forget = () =>
  Promise.all(
    (['notices', 'notifications', 'deliveries'] as const).map((collection) =>
      payload.db.deleteMany({ collection, where: { id: { exists: true } } }),
    ),
  )

const FAMILY = '/auth/player/event'
const STAFF = '/auth/trainer/eventParticipants'
const LIST = '/auth/admin/events'

test('a training that the office cancels is told to who leads it, once, and to a parent who leads it as a parent', async () => {
  const id = await training('maria', { trainers: [ids.igor!, ids.peter!] })
  await forget()
  await cancelEvent(await as('maria'), id, 'búrka')
  await tell()
  expect(await told()).toEqual([`Zrušené ${FAMILY} → jana peter`, `Zrušené ${STAFF} → igor`])
})

test('who stands in is told beside who leads, and whoever acts is not', async () => {
  const id = await training('igor', { trainers: [ids.igor!], substitute: ids.zuzana! })
  await forget()
  await updateEvent(await as('igor'), id, undefined, { startsAt: inDays(10, '16:30') })
  await tell()
  expect(await told()).toEqual([`Zmena ${FAMILY} → jana peter`, `Zmena ${STAFF} → zuzana`])
})

test('where nobody is named, the trainers of the categories are told, of a new event too', async () => {
  const id = await training('maria', { categories: [ids.U11!, ids.U13!], trainers: [] })
  const row = await payload.findByID({ collection: 'events', id, depth: 0, overrideAccess: true })
  expect(row.trainers ?? []).toEqual([])
  await tell()
  expect(await told()).toEqual([`Nová udalosť ${FAMILY} → jana peter`, `Nová udalosť ${STAFF} → igor zuzana`])
})

test('a deadline to answer, and what is done silently, says nothing to who leads', async () => {
  const id = await training('maria', { type: 2, opponent: 'ŠK Lipová', trainers: [ids.igor!] })
  await forget()
  await updateEvent(await as('maria'), id, undefined, { answerBy: inDays(8) })
  await tell()
  expect((await told()).filter((line) => line.includes(STAFF))).toEqual([])
})

/** A series that Igor leads, and at its second event Zuzana too; nobody has a message yet. */
async function series(): Promise<string> {
  const first = inDays(10)
  await createSeries(
    await as('maria'),
    { type: 0, categories: [ids.U11!], startsAt: first, trainers: [ids.igor!], place: 'Hala' },
    { every: 1, weekdays: [new Date(first).getDay() || 7], until: dayOf(inDays(40)), skipBreaks: false },
  )
  const { docs: events } = await payload.find({
    collection: 'events',
    sort: 'startsAt',
    depth: 0,
    overrideAccess: true,
  })
  expect(events.length).toBeGreaterThan(2)
  await updateEvent(await as('maria'), events[1]!.id, undefined, { trainers: [ids.igor!, ids.zuzana!] })
  await forget()
  return events[0]!.id
}

test('a series that is cancelled is one message for each who leads some of it', async () => {
  await cancelFollowing(await as('maria'), await series(), 'sneh')
  await tell()
  const lines = await told()
  expect(lines.filter((line) => line.includes('/auth/trainer') || line.includes(LIST))).toEqual([
    `Zrušené ${LIST} → igor`,
    `Zrušené ${STAFF} → zuzana`,
  ])
})

test('a series that is deleted is one message for each as well, and so is one that comes back', async () => {
  const id = await series()
  await trashFollowing(await as('maria'), id)
  await tell()
  const ofLeaders = async () => (await told()).filter((line) => line.includes(LIST))
  expect(await ofLeaders()).toEqual([`Zrušené ${LIST} → igor`, `Zrušené ${LIST} → zuzana`])
  await forget()
  await restoreFollowing(await as('maria'), id)
  await tell()
  expect((await told()).filter((line) => line.includes('→ igor'))).toHaveLength(1)
})

test('whoever was not told that a series is deleted is not told that it is back', async () => {
  const id = await series()
  const maria = await as('maria')
  await asActed(maria, false, () => trashFollowing(maria, id))
  await asActed(maria, false, () => restoreFollowing(maria, id))
  await tell()
  expect(await told()).toEqual([])
})

test('an administrator who leads is led to the form, a trainer to the answers', async () => {
  const id = await training('maria', { trainers: [ids.maria!, ids.igor!] })
  await forget()
  await cancelEvent(await as('zuzana'), id, '')
  await tell()
  expect(await told()).toEqual([
    `Zrušené ${LIST}/edit → maria`,
    `Zrušené ${FAMILY} → jana peter`,
    `Zrušené ${STAFF} → igor`,
  ])
})

test('a new event that is cancelled and resumed before it was told is told as new', async () => {
  const id = await training('maria', { trainers: [ids.igor!], startsAt: inDays(1) })
  await cancelEvent(await as('maria'), id, 'búrka')
  await resumeEvent(await as('maria'), id)
  await updateEvent(await as('maria'), id, undefined, { startsAt: inDays(1, '18:00') })
  await tell()
  expect(await told()).toEqual([`Nová udalosť ${FAMILY} → jana peter`, `Nová udalosť ${STAFF} → igor`])
})

test('a new event that is cancelled before it was told is told to nobody', async () => {
  const id = await training('maria', { trainers: [ids.igor!] })
  await cancelEvent(await as('maria'), id, 'búrka')
  await tell()
  expect(await told()).toEqual([])
})

test('how many hear of it is counted beforehand as it is told', async () => {
  const id = await training('maria', { trainers: [ids.igor!, ids.peter!] })
  const count = async (by: string, asked: object) => (await reachOf(await as(by), asked)).count
  expect(await count('maria', { event: id })).toBe(3)
  expect(await count('igor', { event: id })).toBe(2)
  expect(await count('maria', { event: id, families: 'true' })).toBe(2)
  expect(await count('maria', { categories: [ids.U11!], trainers: [ids.zuzana!] })).toBe(3)
  expect(await count('maria', { categories: [ids.U11!] })).toBe(4)
  // Of who leads nothing, nobody is counted: as if nobody was named.
  expect(await count('maria', { categories: [ids.U11!], trainers: [ids.adam!] })).toBe(4)
})
