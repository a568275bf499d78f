import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { seasonOf } from '@/features/club/season/rules'
import { addDays, dayOf, momentAt, weekdayOf } from '@/lib/dates'
import type { Event } from '@/payload-types'
import { setUpClub } from '../support/club'

interface Body {
  event: { id: string; updatedAt: string; cancelled: { at: string } | null; result: object | null }
  user: { id: string; updatedAt: string }
  migration: { id: string }
  errors: { message: string; field?: string }[]
  count: number
  skipped: number
}

const { academy, ids, api } = setUpClub('lubos', 'robert', 'maria')
let player: string
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const newPlayer = async (category: string): Promise<string> => {
  const name = { firstName: 'Oto', lastName: 'Ráž' }
  const draft = { role: 'player', playing: true, ...name, category: ids[category] }
  return (await api.maria<Body>('POST', '/users', draft)).body.user.id
}
beforeEach(async () => {
  player = await newPlayer('U13')
})

const eventOf = async (hours: number, categories: string[], more: object = {}): Promise<string> => {
  const data = { type: 2 as const, startsAt: inHours(hours), categories: categories.map((key) => ids[key]!) }
  return (
    await academy.payload.create({ collection: 'events', data: { ...data, ...more }, overrideAccess: true })
  ).id
}
const edit = async (path: string, key: 'event' | 'user', change: object) => {
  const { body } = await api.maria<Body>('GET', path)
  return api.maria<Body>('PATCH', path, { ...change, updatedAt: body[key].updatedAt })
}
const editPlayer = (change: object) => edit(`/users/${player}`, 'user', change)
const rowOf = async (event: string, who = player) => {
  const { docs } = await academy.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: event } }, { player: { equals: who } }] },
    depth: 0,
    overrideAccess: true,
  })
  return docs[0]
}
const nominate = (who: keyof typeof api, event: string) =>
  api[who]('POST', `/events/${event}/nomination`, { players: [{ player, nomination: 'in' }] })

describe('a past event moved ahead', () => {
  test('asks who has joined since, and nobody who has left', async () => {
    const event = await eventOf(-24, ['U13'])
    await editPlayer({ category: ids.U11 })
    const joined = await newPlayer('U13')
    expect([Boolean(await rowOf(event)), Boolean(await rowOf(event, joined))]).toEqual([true, false])
    await edit(`/events/${event}`, 'event', { startsAt: inHours(24) })
    expect([Boolean(await rowOf(event)), Boolean(await rowOf(event, joined))]).toEqual([false, true])
  })
})

describe('a player of both of an event’s categories', () => {
  test('keeps the nomination when main and second category are exchanged', async () => {
    await editPlayer({ secondCategory: ids.U15 })
    const event = await eventOf(24, ['U13', 'U15'])
    expect((await nominate('maria', event)).status).toBe(200)
    await editPlayer({ category: ids.U15, secondCategory: ids.U13 })
    expect(await rowOf(event)).toMatchObject({ nomination: 'in', category: ids.U15 })
  })

  test('keeps it when the event gains the category they mainly play in', async () => {
    await editPlayer({ secondCategory: ids.U15 })
    const event = await eventOf(24, ['U15'])
    expect((await nominate('maria', event)).status).toBe(200)
    await edit(`/events/${event}`, 'event', { categories: [ids.U15, ids.U13] })
    expect(await rowOf(event)).toMatchObject({ nomination: 'in', category: ids.U13 })
  })

  test('who has answered and moves is answered for, nominated and recorded by the new trainer', async () => {
    const event = await eventOf(0.5, ['U11', 'U13'])
    await api.robert('POST', `/events/${event}/answer`, { player, answer: 'yes' })
    await editPlayer({ category: ids.U11 })
    expect(await rowOf(event)).toMatchObject({ category: ids.U11, answer: 'yes' })
    const no = await api.lubos('POST', `/events/${event}/answer`, { player, answer: 'no' })
    const sheet = { event, rows: [{ player, status: 'present' }] }
    expect([no.status, (await nominate('lubos', event)).status]).toEqual([200, 200])
    expect((await api.lubos('POST', '/attendances', sheet)).status).toBe(200)
  })

  test('cannot be of the same category twice', async () => {
    const { status, body } = await editPlayer({ secondCategory: ids.U13 })
    expect([status, body.errors[0]?.field]).toEqual([400, 'secondCategory'])
  })
})

describe('a migration taken back', () => {
  const migrate = async (move: object): Promise<string> => {
    const decision = {
      operation: randomUUID(),
      season: '2026/27',
      moves: [{ player, from: ids.U13, ...move }],
    }
    return (await api.maria<Body>('POST', '/playerMigrations', decision)).body.migration.id
  }
  const undo = (id: string) => api.maria<Body>('POST', `/playerMigrations/${id}/undo`)

  test('asks also where a second category was given meanwhile', async () => {
    const event = await eventOf(24, ['U15'])
    const id = await migrate({ outcome: 'leaves' })
    await editPlayer({ secondCategory: ids.U15 })
    expect(await rowOf(event)).toBeUndefined()
    expect((await undo(id)).status).toBe(200)
    expect(await rowOf(event)).toMatchObject({ category: ids.U15 })
  })

  test('is refused by name when the second category it gave up has another value since', async () => {
    await editPlayer({ secondCategory: ids.U15 })
    const id = await migrate({ outcome: 'moves', to: ids.U15 })
    await editPlayer({ secondCategory: ids.U11 })
    const { status, body } = await undo(id)
    expect([status, body.errors[0]?.message]).toEqual([409, expect.stringContaining('Oto Ráž')])
    const now = await academy.payload.findByID({
      collection: 'users',
      id: player,
      depth: 0,
      overrideAccess: true,
    })
    expect([now.category, now.secondCategory]).toEqual([ids.U15, ids.U11])
  })
})

describe('calling off', () => {
  const first = addDays(dayOf(new Date()), 2)
  const series = async (): Promise<Event[]> => {
    const draft = { type: 0, categories: [ids.U13], startsAt: momentAt(first, '17:00').toISOString() }
    const repeat = { every: 1, weekdays: [weekdayOf(first)], until: addDays(first, 21) }
    const { body } = await api.robert<Body>('POST', '/events/series', { ...draft, repeat })
    const { series: id } = await one(body.event.id)
    return all(id!)
  }
  const one = (id: string) =>
    academy.payload.findByID({ collection: 'events', id, depth: 0, trash: true, overrideAccess: true })
  const all = async (id: string): Promise<Event[]> => {
    const where = { series: { equals: id } }
    return (
      await academy.payload.find({
        collection: 'events',
        where,
        sort: 'startsAt',
        depth: 0,
        trash: true,
        overrideAccess: true,
      })
    ).docs
  }
  const post = (event: Event | undefined, act: string, who: keyof typeof api = 'robert') =>
    api[who]<Body>('POST', `/events/${event!.id}/${act}`, {})

  test('again changes nothing, and the series comes back whole', async () => {
    const [a] = await series()
    expect((await post(a, 'following/cancel')).body.count).toBe(4)
    const before = await one(a!.id)
    expect((await post(a, 'cancel')).status).toBe(200)
    expect(await one(a!.id)).toEqual(before)
    expect((await post(a, 'following/resume')).body.count).toBe(4)
    const after = await one(a!.id)
    expect((await post(a, 'resume')).status).toBe(200)
    expect(await one(a!.id)).toEqual(after)
  })

  test('again with another reason keeps it with its series', async () => {
    const [a] = await series()
    await post(a, 'following/cancel')
    expect((await api.robert('POST', `/events/${a!.id}/cancel`, { reason: 'Búrka' })).status).toBe(200)
    expect((await one(a!.id)).cancelled?.reason).toBe('Búrka')
    expect((await post(a, 'following/resume')).body.count).toBe(4)
  })

  test('from an event called off before brings it back with the others', async () => {
    const [a] = await series()
    await post(a, 'cancel')
    expect((await post(a, 'following/cancel')).body.count).toBe(3)
    expect((await post(a, 'following/resume')).body.count).toBe(4)
  })

  test('reaches what lies in the trash: restored, it is as its series', async () => {
    const [a, b] = await series()
    await api.maria('DELETE', `/events/${b!.id}`)
    expect((await post(a, 'following/cancel')).body.count).toBe(3)
    await post(b, 'restore', 'maria')
    expect((await one(b!.id)).cancelled?.at).toBeTruthy()
    await post(a, 'following/resume')
    expect((await one(b!.id)).cancelled?.at).toBeFalsy()
  })

  test('and changing leave out, and say so, what is not the trainer’s', async () => {
    const [a, b] = await series()
    await academy.payload.update({ collection: 'events', id: b!.id, data: { type: 1 }, overrideAccess: true })
    const change = { place: 'Hala', updatedAt: (await one(a!.id)).updatedAt }
    const changed = await api.robert<Body>('PATCH', `/events/${a!.id}/following`, change)
    expect(changed.body).toMatchObject({ count: 3, skipped: 1 })
    expect((await post(a, 'following/cancel')).body).toEqual({ count: 3, skipped: 1 })
    expect((await post(b, 'cancel')).status).toBe(403)
  })
})

describe('who leads or stands in outside of their own categories', () => {
  test('sees the event in the list and its page, and has the hours the office sees', async () => {
    const event = await eventOf(-3, ['U13'], { type: 0, substitute: ids.lubos })
    const hours = (who: keyof typeof api) => api[who]('GET', `/attendances/trainerList/${ids.lubos}`)
    expect((await hours('lubos')).body).toEqual((await hours('maria')).body)
    expect((await api.lubos('GET', `/events/${event}`)).status).toBe(200)
    const { body } = await api.lubos<{ events: { id: string }[] }>('GET', '/events?size=100')
    expect(body.events.map(({ id }) => id)).toContain(event)
    expect(
      (await api.lubos('PATCH', `/events/${event}`, { place: 'X', updatedAt: inHours(0) })).status,
    ).not.toBe(200)
  })
})

describe('a result', () => {
  test('stands on a match that has begun alone, and goes when it is no match any more', async () => {
    const result = { own: 2, their: 1 }
    for (const [type, hours] of [
      [0, -3],
      [1, -3],
      [2, 24],
    ] as const) {
      const draft = { type, categories: [ids.U13], startsAt: inHours(hours), result }
      const { status, body } = await api.maria<Body>('POST', '/events', draft)
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'result'])
    }
    const match = await eventOf(-3, ['U13'], { result })
    const { body } = await edit(`/events/${match}`, 'event', { type: 0 })
    expect(body.event.result).toBeNull()
    const back = await edit(`/events/${match}`, 'event', { type: 2 })
    expect(back.body.event.result).toBeNull()
  })
})

describe('attendance', () => {
  const seasonOfPlayer = async (season: string) => {
    type Sum = { userAttendanceSum: { total: number } }
    return (await api.maria<Sum>('GET', `/playerList/${player}?season=${season}`)).body.userAttendanceSum
      .total
  }

  test('counts to the season of its event, also when the event is moved there', async () => {
    const now = seasonOf(new Date())
    const last = seasonOf(new Date(now.from.getTime() - 86_400_000))
    const event = await eventOf(-1, ['U13'])
    await api.maria('POST', '/attendances', { event, rows: [{ player, status: 'present' }] })
    expect([await seasonOfPlayer(now.label), await seasonOfPlayer(last.label)]).toEqual([1, 0])
    await edit(`/events/${event}`, 'event', {
      startsAt: new Date(now.from.getTime() - 86_400_000).toISOString(),
    })
    expect([await seasonOfPlayer(now.label), await seasonOfPlayer(last.label)]).toEqual([0, 1])
  })

  test('of a guest is listed and counted with the event, told to its trainer, and in the guest’s season', async () => {
    const event = await eventOf(-1, ['U11'], { type: 0 })
    const rows = [
      { player, status: 'present' },
      { player: ids.adam, status: 'present' },
    ]
    expect((await api.maria('POST', '/attendances', { event, rows })).status).toBe(200)
    type Sessions = {
      attendances: { event: { id: string }; counts: { total: number }; rows: { guest: boolean }[] }[]
    }
    const { body } = await api.lubos<Sessions>('GET', `/attendances?category=${ids.U11}`)
    const session = body.attendances.find((each) => each.event.id === event)
    expect([session?.counts.total, session?.rows.filter(({ guest }) => guest).length]).toEqual([2, 1])
    const late = { event, rows: [{ player, status: 'late' }] }
    expect((await api.lubos('POST', '/attendances', late)).status).toBe(409)
    expect(await seasonOfPlayer(seasonOf(new Date()).label)).toBe(1)
    const stranger = { event, rows: [{ player: ids.filip, status: 'present' }] }
    expect((await api.lubos('POST', '/attendances', stranger)).status).toBe(403)
  })
})
