import { beforeEach, describe, expect, test } from '@jest/globals'
import type { LeadersView } from '@/features/events/leaders/schema'
import { runQueue } from '@/lib/jobs'
import { setUpClub } from '../support/club'

// Handing an event over: who may, what the colleague gets for that event alone, and that it ends with it.

interface Body extends LeadersView {
  leaders: LeadersView
  event: { players: { player: { id: string }; participant: { answer: string } | null }[] }
  attendances: { id: string }[]
  errors: { message: string; field?: string }[]
}
type Who = keyof typeof api

const { academy, ids, api } = setUpClub('anonymous', 'jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria')
const open = { overrideAccess: true, depth: 0 } as const
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const event = async (more: object = {}): Promise<string> => {
  const data = {
    type: 0,
    startsAt: at(-1),
    categories: [ids.U13],
    published: true,
    trainers: [ids.robert],
    ...more,
  }
  return (await academy.payload.create({ collection: 'events', data: data as never, ...open })).id
}
const hand = (who: Who, id: string, substitute: string | null, seen: string | null = null) =>
  api[who]<Body>('POST', `/events/${id}/substitute`, {
    substitute: substitute && (ids[substitute] ?? substitute),
    seen: seen && ids[seen],
  })
const standsIn = async (id: string) =>
  (await academy.payload.findByID({ collection: 'events', id, ...open })).substitute ?? null
const record = (who: Who, id: string, player: string, more: object = {}) =>
  api[who]<Body>('POST', '/attendances', {
    event: id,
    rows: [{ player: ids[player], status: 'present' }],
    ...more,
  })
const sheet = (who: Who, id: string) => api[who]<Body>('GET', `/events/eventPlayers/${id}`)
const told = async (who: 'lubos' | 'robert') => {
  for (const queue of ['notices', 'notifications']) await runQueue(academy.payload, queue)
  const { docs } = await academy.payload.find({ collection: 'notifications', pagination: false, ...open })
  return docs
    .filter(({ audience }) => (audience.users ?? []).includes(ids[who]! as never))
    .map(({ title }) => title.split(':')[0])
}

let training: string
beforeEach(async () => {
  training = await event()
  // What waited to be told of the club and of earlier tests: it would come due in the middle of one of these.
  await academy.payload.db.deleteMany({ collection: 'notices', where: {} })
  await academy.payload.delete({ collection: 'notifications', where: { id: { exists: true } }, ...open })
})

describe('handing over', () => {
  test('the trainer sees the colleagues by name and hands over; the colleague is told, and again when it is taken back', async () => {
    const upcoming = await event({ startsAt: at(30) })
    const { body } = await api.robert<Body>('GET', `/events/${upcoming}/leaders`)
    expect(body).toMatchObject({ trainers: [{ name: 'Róbert Hudák' }], substitute: null, right: 'handsOver' })
    expect(body.colleagues).toContainEqual({ id: ids.lubos, name: 'Ľuboš Šimko', detail: 'U11' })
    expect(body.colleagues.map(({ id }) => id)).not.toContain(ids.katka)
    const handed = await hand('robert', upcoming, 'lubos')
    expect([handed.status, handed.body.substitute?.name]).toEqual([200, 'Ľuboš Šimko'])
    expect((await hand('robert', upcoming, 'lubos')).status).toBe(200)
    expect(await told('lubos')).toEqual(['Zastupujete'])
    expect((await hand('robert', upcoming, null, 'lubos')).body.substitute).toBeNull()
    expect((await told('lubos')).sort()).toEqual(['Už nezastupujete', 'Zastupujete'])
    expect(await told('robert')).toEqual([])
  })

  test('a match is handed over by who may not edit it, and the hours go with it', async () => {
    const match = await event({ type: 2, opponent: 'FC Podhorie' })
    expect((await hand('robert', match, 'lubos')).status).toBe(200)
    expect(await standsIn(match)).toBe(ids.lubos)
    expect((await record('lubos', match, 'jakub')).status).toBe(200)
  })

  test.each<[Who, number]>([
    ['anonymous', 401],
    ['jakub', 403],
    ['jana', 403],
    // Trains another category and does not see the training; Zuzana sees it as the mother of Filip.
    ['lubos', 404],
    ['zuzana', 403],
  ])('%s hands nothing over', async (who, status) => {
    expect((await hand(who, training, 'zuzana')).status).toBe(status)
    expect(await standsIn(training)).toBeNull()
  })

  test.each([['jakub'], ['katka'], ['robert'], ['00000000-0000-4000-8000-000000000000']])(
    '%s cannot stand in',
    async (whom) => {
      const { status, body } = await hand('robert', training, whom)
      expect([status, body.errors[0]?.field]).toEqual([400, 'substitute'])
      expect(await standsIn(training)).toBeNull()
    },
  )

  test('who has seen another state is answered 409 with the present one, and nothing changes', async () => {
    await hand('maria', training, 'zuzana')
    const { status, body } = await hand('robert', training, 'lubos')
    expect([status, body.leaders.substitute?.id]).toEqual([409, ids.zuzana])
    expect(await standsIn(training)).toBe(ids.zuzana)
    expect((await hand('robert', training, 'lubos', 'zuzana')).status).toBe(200)
  })

  test('of two who hand over at once, one is answered 409', async () => {
    const answers = await Promise.all([hand('robert', training, 'lubos'), hand('maria', training, 'zuzana')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('a cancelled event, and one of eight days ago, is not handed over; the office may the latter', async () => {
    const cancelled = await event({ startsAt: at(20), cancelled: { at: at(-1) } })
    expect((await hand('robert', cancelled, 'lubos')).status).toBe(409)
    const old = await event({ startsAt: at(-24 * 8) })
    expect((await hand('robert', old, 'lubos')).status).toBe(409)
    expect((await hand('maria', old, 'lubos')).status).toBe(200)
  })
})

describe('after the event', () => {
  /** What the office has been told, by title and text. */
  const office = async () => {
    await runQueue(academy.payload, 'notifications')
    const { docs } = await academy.payload.find({
      collection: 'notifications',
      sort: 'createdAt',
      pagination: false,
      ...open,
    })
    return docs.filter(({ audience }) => audience.kind === 'roles').map(({ title, body }) => [title, body])
  }
  const REPORT = /^Po udalosti zmenené, kto ju viedol: Tréning U13, /

  test('the office hears who stood in before and now, and who has changed it', async () => {
    const over = await event({ startsAt: at(-30) })
    expect((await hand('robert', over, 'lubos')).status).toBe(200)
    const [first] = await office()
    expect(first![0]).toMatch(REPORT)
    expect(first![1]).toContain('Predtým: vedie Róbert Hudák, nikto nezastupuje.')
    expect(first![1]).toContain('Teraz: vedie Róbert Hudák, zastupuje Ľuboš Šimko.')
    expect(first![1]).toContain('Zmenu zapísal účet: Róbert Hudák.')
    // The same again is no change; given back, it is one.
    await hand('robert', over, 'lubos')
    await hand('lubos', over, null, 'lubos')
    const [, second, ...more] = await office()
    expect(second![1]).toContain('Teraz: vedie Róbert Hudák, nikto nezastupuje.')
    expect(second![1]).toContain('Zmenu zapísal účet: Ľuboš Šimko.')
    expect(more).toEqual([])
  })

  test('the message reaches an administrator also when the event is long over', async () => {
    await hand('robert', await event({ startsAt: at(-100) }), 'lubos')
    await office()
    const { docs } = await academy.payload.find({
      collection: 'deliveries',
      where: { user: { equals: ids.maria } },
      sort: '-createdAt',
      ...open,
    })
    const states = docs.filter(({ channel }) => channel === 'inbox').map(({ state }) => state)
    expect(states[0]).toBe('sent')
  })

  test('other trainers than those who were named are reported as well', async () => {
    const over = await event({ startsAt: at(-30), trainers: [ids.zuzana] })
    const { updatedAt } = await academy.payload.findByID({ collection: 'events', id: over, ...open })
    const change = { updatedAt, trainers: [ids.robert] }
    expect((await api.robert('PATCH', `/events/${over}`, change)).status).toBe(200)
    const [report] = await office()
    expect(report![1]).toMatch(/Predtým: vedie Zuzana \S+, nikto nezastupuje\. Teraz: vedie Róbert Hudák,/)
  })

  test('nobody is told of a change before the end, of the office’s own, nor of the first sheet’s leaders', async () => {
    await hand('robert', await event({ startsAt: at(30) }), 'lubos')
    await hand('maria', await event({ startsAt: at(-30) }), 'lubos')
    const unled = await event({ startsAt: at(-30), trainers: [] })
    expect((await record('robert', unled, 'jakub')).status).toBe(200)
    const led = await academy.payload.findByID({ collection: 'events', id: unled, ...open })
    expect(led.trainers).toEqual([ids.robert])
    expect(await office()).toEqual([])
  })
})

describe('who stands in', () => {
  test('keeps the sheet of that event alone: names, answers without reasons, marks and content', async () => {
    await academy.payload.update({
      collection: 'participants',
      where: { and: [{ event: { equals: training } }, { player: { equals: ids.jakub } }] },
      data: { userSubmitted: true, answer: 'no', reason: 'tajná horúčka' } as never,
      ...open,
    })
    expect((await sheet('lubos', training)).status).toBe(404)
    await hand('robert', training, 'lubos')
    const { status, body } = await sheet('lubos', training)
    expect(status).toBe(200)
    expect(body.event.players.map(({ player }) => player.id)).toEqual(
      expect.arrayContaining([ids.jakub, ids.filip, ids.nina]),
    )
    expect(body.event.players.find(({ player }) => player.id === ids.jakub)?.participant).toMatchObject({
      answer: 'no',
    })
    // Nor does the sheet of the event's own trainer, which stays on a phone: a reason may be about health.
    for (const who of ['lubos', 'robert'] as const)
      expect(JSON.stringify((await sheet(who, training)).body)).not.toContain('horúčka')
    expect((await record('lubos', training, 'jakub', { content: 'Prihrávky' })).status).toBe(200)
    expect((await academy.payload.findByID({ collection: 'events', id: training, ...open })).content).toBe(
      'Prihrávky',
    )
    // The other training of the same category stays closed.
    const other = await event()
    expect([(await sheet('lubos', other)).status, (await record('lubos', other, 'jakub')).status]).toEqual([
      404, 404,
    ])
  })

  test('records nobody who is not of the event, and finds no guests for it', async () => {
    await hand('robert', training, 'lubos')
    expect((await record('lubos', training, 'ema')).status).toBe(403)
    // Nor a player of their own category: who is not expected there is added by who trains it.
    expect((await record('lubos', training, 'adam')).status).toBe(403)
    expect((await api.lubos('GET', `/attendances/guests?event=${training}&search=Ema`)).status).toBe(403)
  })

  test('reaches no contact, season, list of answers or roster of these children', async () => {
    await hand('robert', training, 'lubos')
    for (const path of [`/playerList/${ids.jakub}`, `/attendances/userAttendances/${ids.jakub}`])
      expect([path, (await api.lubos('GET', path)).status]).toEqual([path, 404])
    const roster = await api.lubos('GET', '/playerList?size=100')
    expect(JSON.stringify(roster.body)).not.toContain(ids.jakub)
    const answers = await api.lubos('GET', `/events/eventParticipants?event=${training}`)
    expect(JSON.stringify(answers.body)).not.toContain(ids.jakub)
    const answer = { player: ids.jakub, answer: 'yes' }
    expect((await api.lubos('POST', `/events/${training}/answer`, answer)).status).toBeGreaterThanOrEqual(403)
  })

  test('takes back own marks, not those of others', async () => {
    await hand('robert', training, 'lubos')
    const mine = (await record('lubos', training, 'jakub')).body.attendances[0]!.id
    const theirs = (await record('robert', training, 'nina')).body.attendances[0]!.id
    expect((await api.lubos('DELETE', `/attendances/${theirs}`)).status).toBe(404)
    expect((await api.lubos('DELETE', `/attendances/${mine}`)).status).toBe(200)
  })

  test('may give it back and not hand it on; replaced, they see nothing of it any more', async () => {
    await hand('robert', training, 'lubos')
    expect((await hand('lubos', training, 'zuzana', 'lubos')).status).toBe(403)
    const { body } = await api.lubos<Body>('GET', `/events/${training}/leaders`)
    expect([body.right, body.colleagues]).toEqual(['givesBack', []])
    await hand('robert', training, 'zuzana', 'lubos')
    const statuses = [
      await sheet('lubos', training),
      await record('lubos', training, 'jakub'),
      await api.lubos('GET', `/events/${training}/leaders`),
    ].map(({ status }) => status)
    expect(statuses).toEqual([404, 404, 404])
    expect((await hand('zuzana', training, null, 'zuzana')).status).toBe(200)
    expect(await standsIn(training)).toBeNull()
  })

  test('eight days later the players are closed again', async () => {
    await hand('robert', training, 'lubos')
    await record('robert', training, 'jakub')
    await academy.payload.update({
      collection: 'events',
      id: training,
      data: { startsAt: at(-24 * 9), endsAt: at(-24 * 9 + 1) },
      ...open,
    })
    const { status, body } = await sheet('lubos', training)
    expect([status, body.event.players]).toEqual([200, []])
    expect((await record('lubos', training, 'jakub')).status).toBe(409)
  })
})
