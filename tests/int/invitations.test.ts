import { beforeEach, describe, expect, test } from '@jest/globals'
import { apiAs } from '../support/api-client'
import { setUpClub } from '../support/club'

const { academy, ids, api } = setUpClub('maria', 'jana')
let player: string

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const eventOf = async (startsAt: string, ...categories: string[]): Promise<string> => {
  const data = { type: 2 as const, startsAt, categories: categories.map((name) => ids[name]!) }
  return (await academy.payload.create({ collection: 'events', data, overrideAccess: true })).id
}

/** The events a player is invited to, with the category of the invitation. */
const invitationsOf = async (
  who: string,
  events: Record<string, string>,
): Promise<Record<string, string>> => {
  const { docs } = await academy.payload.find({
    collection: 'participants',
    where: { and: [{ player: { equals: who } }, { event: { in: Object.values(events) } }] },
    pagination: false,
    depth: 0,
    overrideAccess: true,
  })
  const nameOf = (id: unknown, names: Record<string, string>) =>
    Object.keys(names).find((name) => names[name] === id) ?? ''
  return Object.fromEntries(docs.map((row) => [nameOf(row.event, events), nameOf(row.category, ids)]))
}

/** Reads and saves a row as the office's form does. */
const edit = async (path: string, key: string, change: object) => {
  const { body } = await api.maria<Record<string, { updatedAt: string }>>('GET', path)
  const response = await api.maria('PATCH', path, { ...change, updatedAt: body[key]!.updatedAt })
  expect([response.status, response.body.errors]).toEqual([200, undefined])
}
const editPlayer = (change: object) => edit(`/users/${player}`, 'user', change)

beforeEach(async () => {
  const { body } = await api.maria<{ user: { id: string } }>('POST', '/users', {
    role: 'player',
    playing: true,
    firstName: 'Oto',
    lastName: 'Ráž',
    category: ids.U13,
  })
  player = body.user.id
})

describe('players moved to another category', () => {
  test('a player moved to another category is invited there, and keeps only answered and past invitations', async () => {
    const events = {
      old: await eventOf(inHours(24), 'U13'),
      answered: await eventOf(inHours(30), 'U13'),
      past: await eventOf(inHours(-24), 'U13'),
      next: await eventOf(inHours(24), 'U11'),
      joint: await eventOf(inHours(48), 'U13', 'U11'),
    }
    const yes = { player, answer: 'yes' }
    expect((await api.maria('POST', `/events/${events.answered}/answer`, yes)).status).toBe(200)
    await editPlayer({ category: ids.U11 })
    expect(await invitationsOf(player, events)).toEqual({
      answered: 'U13',
      past: 'U13',
      next: 'U11',
      joint: 'U11',
    })
  })

  test("moving a player lowers the number on the family's badge", async () => {
    await api.maria('POST', '/users', {
      role: 'player',
      playing: false,
      firstName: 'Eva',
      lastName: 'Rážová',
      email: 'eva@zelenadolina.test',
      children: [{ player, relation: 'mother', right: 'full' }],
    })
    const { docs } = await academy.payload.find({
      collection: 'users',
      where: { email: { equals: 'eva@zelenadolina.test' } },
      overrideAccess: true,
    })
    const password = 'Ukazka-2026!'
    await academy.payload.update({
      collection: 'users',
      id: docs[0]!.id,
      data: { password },
      overrideAccess: true,
    })
    const eva = await apiAs(academy.payload, 'eva@zelenadolina.test')
    await eventOf(inHours(24), 'U13')
    type List = { waiting: number; eventParticipants: { open: boolean }[] }
    expect((await eva<List>('GET', '/events/eventParticipants')).body.waiting).toBeGreaterThan(0)
    await editPlayer({ category: ids.U15 })
    const { body } = await eva<List>('GET', '/events/eventParticipants')
    const open = body.eventParticipants.filter((row) => row.open)
    expect(body.waiting).toBe(open.length)
  })

  test('a player who keeps the old category as the second one stays invited there', async () => {
    const events = { old: await eventOf(inHours(24), 'U13') }
    await editPlayer({ category: ids.U15, secondCategory: ids.U13 })
    expect(await invitationsOf(player, events)).toEqual({ old: 'U13' })
  })
})

describe('players who leave', () => {
  const CASES: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['deactivated', () => editPlayer({ active: false }), () => editPlayer({ active: true })],
    [
      'put into the trash',
      () => api.maria('DELETE', `/users/${player}`),
      () => api.maria('POST', `/users/${player}/restore`),
    ],
  ]
  test.each(CASES)(
    'a player who is %s loses open invitations, and gets them again on return',
    async (_, leave, back) => {
      const events = { next: await eventOf(inHours(24), 'U13'), past: await eventOf(inHours(-24), 'U13') }
      expect(await invitationsOf(player, events)).toEqual({ next: 'U13', past: 'U13' })
      await leave()
      expect(await invitationsOf(player, events)).toEqual({ past: 'U13' })
      await back()
      expect(await invitationsOf(player, events)).toEqual({ next: 'U13', past: 'U13' })
    },
  )
})

describe('changed categories of events', () => {
  test("changing an event's categories invites the new ones and removes the old, except who has answered", async () => {
    const events = { match: await eventOf(inHours(24), 'U13', 'U9') }
    await api.jana('POST', `/events/${events.match}/answer`, { player: ids.ema, answer: 'no' })
    await edit(`/events/${events.match}`, 'event', { categories: [ids.U11] })
    expect(await invitationsOf(player, events)).toEqual({})
    expect(await invitationsOf(ids.adam!, events)).toEqual({ match: 'U11' })
    expect(await invitationsOf(ids.ema!, events)).toEqual({ match: 'U9' })
  })

  test("changing a past event's categories removes nobody", async () => {
    const events = { match: await eventOf(inHours(-24), 'U13') }
    await edit(`/events/${events.match}`, 'event', { categories: [ids.U11] })
    expect(await invitationsOf(player, events)).toEqual({ match: 'U13' })
  })

  test('restoring an event invites players who have joined meanwhile', async () => {
    const events = { match: await eventOf(inHours(24), 'U11') }
    await api.maria('DELETE', `/events/${events.match}`)
    await editPlayer({ category: ids.U11 })
    expect(await invitationsOf(player, events)).toEqual({})
    await api.maria('POST', `/events/${events.match}/restore`)
    expect(await invitationsOf(player, events)).toEqual({ match: 'U11' })
  })
})
