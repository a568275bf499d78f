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

describe('past events moved into the future', () => {
  test('a past event moved into the future invites players who have joined since, and not those who have left', async () => {
    const event = await eventOf(-24, ['U13'])
    await editPlayer({ category: ids.U11 })
    const joined = await newPlayer('U13')
    expect([Boolean(await rowOf(event)), Boolean(await rowOf(event, joined))]).toEqual([true, false])
    await edit(`/events/${event}`, 'event', { startsAt: inHours(24) })
    expect([Boolean(await rowOf(event)), Boolean(await rowOf(event, joined))]).toEqual([false, true])
  })
})

describe('players with two categories of an event', () => {
  test('a player keeps the nomination when main and second category are exchanged', async () => {
    await editPlayer({ secondCategory: ids.U15 })
    const event = await eventOf(24, ['U13', 'U15'])
    expect((await nominate('maria', event)).status).toBe(200)
    await editPlayer({ category: ids.U15, secondCategory: ids.U13 })
    expect(await rowOf(event)).toMatchObject({ nomination: 'in', category: ids.U15 })
  })

  test("a player keeps the nomination when the event gets the player's main category too", async () => {
    await editPlayer({ secondCategory: ids.U15 })
    const event = await eventOf(24, ['U15'])
    expect((await nominate('maria', event)).status).toBe(200)
    await edit(`/events/${event}`, 'event', { categories: [ids.U15, ids.U13] })
    expect(await rowOf(event)).toMatchObject({ nomination: 'in', category: ids.U13 })
  })

  test('a player who has answered and changes category is managed by the new trainer', async () => {
    const event = await eventOf(0.5, ['U11', 'U13'])
    await api.robert('POST', `/events/${event}/answer`, { player, answer: 'yes' })
    await editPlayer({ category: ids.U11 })
    expect(await rowOf(event)).toMatchObject({ category: ids.U11, answer: 'yes' })
    const no = await api.lubos('POST', `/events/${event}/answer`, { player, answer: 'no' })
    const sheet = { event, rows: [{ player, status: 'present' }] }
    expect([no.status, (await nominate('lubos', event)).status]).toEqual([200, 200])
    expect((await api.lubos('POST', '/attendances', sheet)).status).toBe(200)
  })

  test("a player's second category cannot be the main one", async () => {
    const { status, body } = await editPlayer({ secondCategory: ids.U13 })
    expect([status, body.errors[0]?.field]).toEqual([400, 'secondCategory'])
  })
})

describe('undone player migrations', () => {
  const migrate = async (move: object): Promise<string> => {
    const decision = {
      operation: randomUUID(),
      season: '2026/27',
      moves: [{ player, from: ids.U13, ...move }],
    }
    return (await api.maria<Body>('POST', '/playerMigrations', decision)).body.migration.id
  }
  const undo = (id: string) => api.maria<Body>('POST', `/playerMigrations/${id}/undo`)

  test('undoing a migration also invites to events of a second category that was set meanwhile', async () => {
    const event = await eventOf(24, ['U15'])
    const id = await migrate({ outcome: 'leaves' })
    await editPlayer({ secondCategory: ids.U15 })
    expect(await rowOf(event)).toBeUndefined()
    expect((await undo(id)).status).toBe(200)
    expect(await rowOf(event)).toMatchObject({ category: ids.U15 })
  })

  test("undoing a migration is refused with the player's name when their second category has changed since", async () => {
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

describe('cancelled series', () => {
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

  test('cancelling an event again changes nothing, and the whole series can be resumed', async () => {
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

  test('cancelling an event again with another reason leaves it part of its cancelled series', async () => {
    const [a] = await series()
    await post(a, 'following/cancel')
    expect((await api.robert('POST', `/events/${a!.id}/cancel`, { reason: 'Búrka' })).status).toBe(200)
    expect((await one(a!.id)).cancelled?.reason).toBe('Búrka')
    expect((await post(a, 'following/resume')).body.count).toBe(4)
  })

  test('resuming a series also resumes its first event, which was cancelled before the series', async () => {
    const [a] = await series()
    await post(a, 'cancel')
    expect((await post(a, 'following/cancel')).body.count).toBe(3)
    expect((await post(a, 'following/resume')).body.count).toBe(4)
  })

  test('cancelling a series includes its events in the trash: restored, they are like the others', async () => {
    const [a, b] = await series()
    await api.maria('DELETE', `/events/${b!.id}`)
    expect((await post(a, 'following/cancel')).body.count).toBe(3)
    await post(b, 'restore', 'maria')
    expect((await one(b!.id)).cancelled?.at).toBeTruthy()
    await post(a, 'following/resume')
    expect((await one(b!.id)).cancelled?.at).toBeFalsy()
  })

  test("changing or cancelling a series skips and counts the events that are not the trainer's", async () => {
    const [a, b] = await series()
    // A match of a competition is the office's.
    const league = { type: 2, opponent: 'FC Podhorie', competition: 'Krajská súťaž' }
    await academy.payload.update({ collection: 'events', id: b!.id, data: league, overrideAccess: true })
    const change = { place: 'Hala', updatedAt: (await one(a!.id)).updatedAt }
    const changed = await api.robert<Body>('PATCH', `/events/${a!.id}/following`, change)
    expect(changed.body).toMatchObject({ count: 3, skipped: 1 })
    expect((await post(a, 'following/cancel')).body).toEqual({ count: 3, skipped: 1 })
    expect((await post(b, 'cancel')).status).toBe(403)
  })
})

describe('trainers of events outside of their categories', () => {
  test('a substitute of another category sees the event in the list and on its page, and gets the hours', async () => {
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

describe('results', () => {
  test('only a match that has begun has a result, and it loses it when its type changes', async () => {
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

describe('attendance after changes', () => {
  const seasonOfPlayer = async (season: string) => {
    type Sum = { userAttendanceSum: { total: number } }
    return (await api.maria<Sum>('GET', `/playerList/${player}?season=${season}`)).body.userAttendanceSum
      .total
  }

  test('an attendance counts in the season of its event, also after the event was moved there', async () => {
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

  test("a guest's attendance is listed and counted with the event and counts in the guest's season", async () => {
    const event = await eventOf(-1, ['U11'], { type: 0 })
    const rows = [
      { player, status: 'present' },
      { player: ids.adam, status: 'present' },
    ]
    expect((await api.maria('POST', '/attendances', { event, rows })).status).toBe(200)
    type Sheets = {
      attendances: { event: { id: string }; counts: { total: number }; rows: { guest: boolean }[] }[]
    }
    const { body } = await api.lubos<Sheets>('GET', `/attendances?category=${ids.U11}`)
    const sheet = body.attendances.find((each) => each.event.id === event)
    expect([sheet?.counts.total, sheet?.rows.filter(({ guest }) => guest).length]).toEqual([2, 1])
    const late = { event, rows: [{ player, status: 'late' }] }
    expect((await api.lubos('POST', '/attendances', late)).status).toBe(409)
    expect(await seasonOfPlayer(seasonOf(new Date()).label)).toBe(1)
    // Also the trainer adds a guest; not somebody who does not play.
    const other = { event, rows: [{ player: ids.filip, status: 'present' }] }
    expect((await api.lubos('POST', '/attendances', other)).status).toBe(200)
    const stranger = { event, rows: [{ player: ids.jana, status: 'present' }] }
    expect((await api.lubos('POST', '/attendances', stranger)).status).toBe(403)
  })
})
