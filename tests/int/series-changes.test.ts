import { describe, expect, test } from '@jest/globals'
import type { Event } from '@/payload-types'
import { addDays, dayOf, momentAt, timeOf, weekdayOf } from '@/lib/dates'
import { setUpClub } from '../support/club'

interface Changed {
  event: { id: string; updatedAt: string; place: string; cancelled: object | null }
  current?: { place: string }
  count: number
  kept: number
  errors: { message: string }[]
}

const { academy, ids, api } = setUpClub('jakub', 'lubos', 'robert', 'zuzana', 'maria')

const first = addDays(dayOf(new Date()), 2)

/** Creates a weekly training of U13 at 17:00 as Róbert; returns its events in order. */
async function weekly(weeks = 4): Promise<Event[]> {
  const { body, status } = await api.robert<Changed>('POST', '/events/series', {
    type: 0,
    categories: [ids.U13],
    startsAt: momentAt(first, '17:00').toISOString(),
    endsAt: momentAt(first, '18:30').toISOString(),
    place: 'Umelá tráva',
    repeat: { every: 1, weekdays: [weekdayOf(first)], until: addDays(first, 7 * (weeks - 1)) },
  })
  expect([status, body.count]).toEqual([200, weeks])
  const one = await academy.payload.findByID({
    collection: 'events',
    id: body.event.id,
    depth: 0,
    overrideAccess: true,
  })
  return seriesNow(one.series!)
}

/** Records that Jakub was there. */
const attend = (event: Event) =>
  academy.payload.create({
    collection: 'attendances',
    data: {
      event: event.id,
      player: ids.jakub!,
      category: ids.U13!,
      status: 'present',
      recordedAt: new Date().toISOString(),
    },
    overrideAccess: true,
  })

async function seriesNow(series: string): Promise<Event[]> {
  const { docs } = await academy.payload.find({
    collection: 'events',
    where: { series: { equals: series } },
    sort: 'startsAt',
    depth: 0,
    overrideAccess: true,
  })
  return docs
}

const change = (who: keyof typeof api, event: Event, body: object) =>
  api[who]<Changed>('PATCH', `/events/${event.id}/following`, { updatedAt: event.updatedAt, ...body })
const put = (event: Event, data: object) =>
  academy.payload.update({ collection: 'events', id: event.id, data, overrideAccess: true })

describe('refused changes of following events', () => {
  test('neither Jakub nor Ľuboš of U11 changes a series of U13, and nobody one of an event without a series', async () => {
    const [one] = await weekly(2)
    expect((await change('jakub', one!, { place: 'Hala' })).status).toBe(403)
    expect((await change('lubos', one!, { place: 'Hala' })).status).toBe(404)
    expect((await api.lubos('POST', `/events/${one!.id}/following/cancel`, {})).status).toBe(404)
    const stamp = { updatedAt: new Date().toISOString(), place: 'Hala' }
    expect((await api.maria('PATCH', `/events/${ids.training13}/following`, stamp)).status).toBe(400)
  })

  test('a change of an old version of the event is a conflict and writes nothing', async () => {
    const [one] = await weekly(3)
    await put(one!, { note: 'Prineste si vodu' })
    const { status, body } = await change('robert', one!, { place: 'Hala' })
    expect([status, body.current?.place]).toEqual([409, 'Umelá tráva'])
    expect((await seriesNow(one!.series!)).map(({ place }) => place)).toEqual(Array(3).fill('Umelá tráva'))
  })

  test('Róbert does not turn a series into league matches', async () => {
    const [one] = await weekly(2)
    expect((await change('robert', one!, { type: 2, competition: 'Liga' })).status).toBe(403)
    expect((await seriesNow(one!.series!)).map(({ type }) => type)).toEqual([0, 0])
  })

  test('nobody changes a series from an event that has begun', async () => {
    const [one] = await weekly(2)
    const begun = await put(one!, { startsAt: new Date(Date.now() - 3_600_000).toISOString(), endsAt: null })
    expect((await change('maria', begun, { place: 'Hala' })).status).toBe(409)
  })
})

describe('changes of following events', () => {
  test('a change moves the hour of an event and of all that follow, and of none before', async () => {
    const [before, one] = await weekly()
    const day = dayOf(one!.startsAt)
    const { status, body } = await change('robert', one!, {
      startsAt: momentAt(day, '16:30').toISOString(),
      endsAt: momentAt(day, '18:00').toISOString(),
    })
    expect([status, body.count, body.kept]).toEqual([200, 3, 0])
    const now = await seriesNow(before!.series!)
    expect(now.map(({ startsAt, endsAt }) => `${timeOf(startsAt)} ${timeOf(endsAt!)}`)).toEqual([
      '17:00 18:30',
      '16:30 18:00',
      '16:30 18:00',
      '16:30 18:00',
    ])
    const { docs } = await academy.payload.find({
      collection: 'participants',
      where: { event: { equals: now[3]!.id } },
      depth: 0,
      overrideAccess: true,
    })
    expect(docs.map((row) => row.startsAt)).toEqual(docs.map(() => now[3]!.startsAt))
  })

  test('a change skips events that were changed alone, have attendance or have begun', async () => {
    const [one, own, held, last] = await weekly(4)
    await put(own!, { place: 'Telocvičňa' })
    await attend(held!)
    const { body } = await change('maria', one!, { place: 'Hlavné ihrisko' })
    expect([body.count, body.kept]).toEqual([2, 2])
    expect((await seriesNow(one!.series!)).map(({ place }) => place)).toEqual([
      'Hlavné ihrisko',
      'Telocvičňa',
      'Umelá tráva',
      'Hlavné ihrisko',
    ])
    expect(last).toBeDefined()
  })
})

describe('cancelled series', () => {
  test('a resumed series comes back without the event that was cancelled alone before', async () => {
    const [one, two, alone] = await weekly(4)
    await api.robert('POST', `/events/${alone!.id}/cancel`, { reason: 'turnaj' })
    const off = await api.robert<Changed>('POST', `/events/${two!.id}/following/cancel`, { reason: 'dážď' })
    expect(off.body.count).toBe(2)
    const on = await api.robert<Changed>('POST', `/events/${two!.id}/following/resume`, {})
    expect([on.status, on.body.count]).toEqual([200, 2])
    const reasons = (await seriesNow(one!.series!)).map(({ cancelled }) => cancelled?.reason ?? null)
    expect(reasons).toEqual([null, null, 'turnaj', null])
    expect((await api.robert('POST', `/events/${two!.id}/following/resume`, {})).status).toBe(409)
  })
})

describe('a series that was made by mistake', () => {
  const shown = async (series: string) => (await seriesNow(series)).map(({ id }) => id)

  test('is deleted from one event on, but what has attendance, and comes back without what was deleted alone', async () => {
    const [one, two, three, four, alone] = await weekly(5)
    await api.maria('DELETE', `/events/${alone!.id}`)
    await attend(three!)
    const remove = (who: keyof typeof api, event: Event) =>
      api[who]<Changed>('DELETE', `/events/${event.id}/following`)
    expect((await remove('robert', two!)).status).toBe(403)
    expect((await remove('maria', three!)).status).toBe(409)
    const removed = await remove('maria', two!)
    expect([removed.status, removed.body]).toEqual([200, { count: 2, kept: 1 }])
    expect(await shown(one!.series!)).toEqual([one!.id, three!.id])
    const back = () => api.maria<Changed>('POST', `/events/${two!.id}/following/restore`, {})
    expect((await back()).body).toEqual({ count: 2 })
    expect(await shown(one!.series!)).toEqual([one!.id, two!.id, three!.id, four!.id])
    expect((await back()).status).toBe(404)
  })

  test('has its players asked again when it is restored, also who has joined since', async () => {
    const events = await weekly(2)
    const asked = async () => {
      const { docs } = await academy.payload.find({
        collection: 'participants',
        where: { and: [{ event: { in: events.map(({ id }) => id) } }, { startsAt: { exists: true } }] },
        depth: 0,
        pagination: false,
        overrideAccess: true,
      })
      return docs.map(({ player }) => player)
    }
    const players = await asked()
    expect(players).toContain(ids.jakub)
    expect(players).not.toContain(ids.ema)
    await api.maria('DELETE', `/events/${events[0]!.id}/following`)
    expect(await asked()).toEqual([])
    const place = (secondCategory: string | null) =>
      academy.payload.update({
        collection: 'users',
        id: ids.ema!,
        data: { secondCategory },
        overrideAccess: true,
      })
    await place(ids.U13!)
    await api.maria('POST', `/events/${events[0]!.id}/following/restore`, {})
    const after = await asked()
    await place(null)
    expect(after.filter((player) => player === ids.ema)).toHaveLength(2)
    expect(after).toHaveLength(players.length + 2)
  })
})

describe('conflicts of venues', () => {
  const conflicts = (who: keyof typeof api, query: string) =>
    api[who]<{ events: { title: string; categories: string[] }[] }>('GET', `/events/taken?${query}`)

  test('Ľuboš sees that U13 uses a venue, but only Mária sees a hidden training there', async () => {
    const day = addDays(first, 1)
    const at = (from: string, to: string) => ({
      type: 0,
      categories: [ids.U13],
      startsAt: momentAt(day, from).toISOString(),
      endsAt: momentAt(day, to).toISOString(),
      place: 'Hlavné ihrisko',
    })
    const { body } = await api.robert<Changed>('POST', '/events', at('17:00', '18:30'))
    await api.robert('POST', '/events', { ...at('10:00', '11:00'), published: false })
    const query = `place=hlavne+ihrisko&days=${day}`
    expect((await conflicts('lubos', `${query}&from=18:00&to=19:00`)).body.events).toMatchObject([
      { title: 'Tréning U13', categories: ['U13'] },
    ])
    expect((await conflicts('lubos', `${query}&from=18:30&to=19:00`)).body.events).toEqual([])
    expect((await conflicts('lubos', `${query}&from=18:00&except=${body.event.id}`)).body.events).toEqual([])
    expect((await conflicts('lubos', `${query}&from=10:30&to=11:30`)).body.events).toEqual([])
    expect((await conflicts('maria', `${query}&from=10:30&to=11:30`)).body.events).toHaveLength(1)
    expect((await conflicts('jakub', `${query}&from=18:00`)).status).toBe(403)
    expect((await conflicts('maria', 'place=x&days=2026-02-30&from=18:00')).status).toBe(400)
  })

  test('of a category all its events at that time are told, wherever they are; a shared one names what is shared', async () => {
    const day = addDays(first, 2)
    const make = async (categories: string[], from: string, more: object = {}) =>
      (
        await api.maria<Changed>('POST', '/events', {
          ...{ type: 0, categories, startsAt: momentAt(day, from).toISOString(), place: '', ...more },
        })
      ).body.event.id
    const own = await make([ids.U13!], '17:00')
    const hidden = await make([ids.U11!, ids.U13!], '18:00', { type: 1, published: false })
    await make([ids.U11!], '17:30')
    const cancelled = await make([ids.U13!], '17:15')
    await api.maria('POST', `/events/${cancelled}/cancel`, {})
    const query = (more: string) => `categories=${ids.U13}&days=${day}&${more}`
    const found = async (who: keyof typeof api, more: string) =>
      (await conflicts(who, query(more))).body.events as unknown as {
        id: string
        type: number
        shared: string[]
      }[]
    expect(await found('robert', 'from=17:30&to=19:00')).toMatchObject([
      { id: own, type: 0, shared: ['U13'] },
      { id: hidden, type: 1, shared: ['U13'] },
    ])
    expect(await found('robert', `from=17:30&to=17:45&except=${own}`)).toEqual([])
    expect(await found('robert', 'from=18:30&to=19:00')).toMatchObject([{ id: hidden }])
    // Without an end it lasts as long as its kind does: four hours of a tournament, an hour and a half of a training.
    expect(await found('robert', 'from=14:30&type=1')).toMatchObject([{ id: own }, { id: hidden }])
    expect(await found('robert', 'from=14:30&type=0')).toEqual([])
    // Of another trainer's category, with the place of nobody, Zuzana learns what is public.
    expect(await found('zuzana', 'from=17:30&to=19:00')).toMatchObject([{ id: own }])
    expect((await conflicts('robert', `days=${day}&from=17:00`)).status).toBe(400)
    expect((await conflicts('robert', `days=${day}&from=17:00&categories=x`)).status).toBe(400)
  })

  interface Taken {
    events: { id: string; startsAt: string; place: string; led: string[] }[]
    days: string[]
  }
  const taken = async (who: keyof typeof api, query: string) =>
    (await api[who]<Taken>('GET', `/events/taken?${query}`)).body
  const alone = async (day: string, more: object) =>
    (
      await api.maria<Changed>('POST', '/events', {
        ...{ type: 0, categories: [ids.U11], startsAt: momentAt(day, '17:00').toISOString(), ...more },
      })
    ).body.event.id

  test('who leads an event is told of what else they lead then; of who stands in for them nothing is', async () => {
    const day = addDays(first, 3)
    const id = await alone(day, { trainers: [ids.lubos] })
    const query = `categories=${ids.U9}&days=${day}&from=18:00&trainers=${ids.lubos}`
    const led = [{ id, led: ['Ľuboš Šimko'] }]
    expect((await taken('zuzana', query)).events).toMatchObject(led)
    expect((await taken('zuzana', `${query}&substitute=${ids.robert}`)).events).toEqual([])
    expect((await taken('zuzana', `categories=${ids.U9}&days=${day}&from=18:00&trainers=`)).events).toEqual(
      [],
    )
    expect(
      (await taken('maria', `days=${day}&from=18:00&trainers=${ids.robert}&substitute=${ids.lubos}`)).events,
    ).toMatchObject(led)
  })

  test('of this and the following events all days are told that the change moves, and no others', async () => {
    const [one, two, three, four] = await weekly(4)
    const later = (event: Event) => addDays(dayOf(event.startsAt), 1)
    const place = 'Štadión'
    await put(three!, { startsAt: momentAt(dayOf(three!.startsAt), '09:00').toISOString(), endsAt: null })
    // In the way of the second, and of the third only if it moved, which it does not: it was changed by itself.
    const match = await alone(later(two!), { type: 2, place, startsAt: momentAt(later(two!), '07:00') })
    await alone(later(three!), { type: 2, place, startsAt: momentAt(later(three!), '07:00') })
    const query = `place=stadion&categories=${ids.U13}&trainers=${ids.robert}&days=${later(one!)}&from=07:00&to=08:30&except=${one!.id}`
    expect((await taken('robert', query)).events).toEqual([])
    const all = await taken('robert', `${query}&following=true`)
    expect(all.events).toMatchObject([{ id: match, place, led: [] }])
    // The third stays on its day, but comes to the place as well.
    expect(all.days).toEqual([later(one!), later(two!), dayOf(three!.startsAt), later(four!)])
    // What is asked is what the change does.
    const moved = await change('robert', one!, {
      startsAt: momentAt(later(one!), '07:00').toISOString(),
      endsAt: momentAt(later(one!), '08:30').toISOString(),
      place: 'stadion',
    })
    expect(moved.body).toMatchObject({ count: 4, kept: 1 })
    const now = (await seriesNow(one!.series!)).filter((event) => event.place === 'stadion')
    expect(now.map(({ startsAt }) => dayOf(startsAt))).toEqual(all.days)
  })

  test('what has begun before and still goes on is in the way, with an end of its own or by its type', async () => {
    const day = addDays(first, 5)
    const at = (clock: string, more: object) => alone(day, { startsAt: momentAt(day, clock), ...more })
    const camp = await at('08:00', { type: 1, place: 'Kemp', endsAt: momentAt(addDays(day, 2), '16:00') })
    const cup = await at('10:00', { type: 1, place: 'Pohár' })
    const clash = async (place: string, on: string, from: string) =>
      (await taken('maria', `place=${place}&days=${on}&from=${from}&to=23:00`)).events
    expect(await clash('kemp', addDays(day, 2), '15:30')).toMatchObject([{ id: camp }])
    expect(await clash('kemp', addDays(day, 2), '16:00')).toEqual([])
    // A tournament lasts four hours unless its end is known.
    expect(await clash('pohar', day, '13:45')).toMatchObject([{ id: cup }])
    expect(await clash('pohar', day, '14:00')).toEqual([])
  })

  test('following events that end after midnight are in the way of what is there at night', async () => {
    const [one, two] = await weekly(2)
    const night = addDays(dayOf(two!.startsAt), 1)
    const other = await alone(night, { place: 'Nočné ihrisko', startsAt: momentAt(night, '00:15') })
    const query = `place=Nočné ihrisko&categories=${ids.U9}&days=${first}&from=23:00&to=01:00&except=${one!.id}`
    expect((await taken('maria', `${query}&following=true`)).events).toMatchObject([{ id: other }])
  })

  test('of following events it is told what a trainer chosen for all of them leads then', async () => {
    const [one, two] = await weekly(2)
    const other = await alone(dayOf(two!.startsAt), { trainers: [ids.zuzana], place: 'Hala' })
    const query = `place=Nikde&categories=${ids.U9}&days=${first}&from=17:00&to=18:30&except=${one!.id}`
    const { events } = await taken('maria', `${query}&following=true&trainers=${ids.zuzana}`)
    expect(events).toMatchObject([{ id: other, led: ['Zuzana Chovanová'] }])
    expect(
      (await api.maria('GET', `/events/taken?${query.replace(/&except.*/, '')}&following=true`)).status,
    ).toBe(400)
  })
})

describe('who leads an event', () => {
  const hoursOf = async (who: string) => {
    const { body } = await api.maria<{ trainerData: { total: { events: number } } }>(
      'GET',
      `/attendances/trainerList/${ids[who]}`,
    )
    return body.trainerData.total.events
  }
  const leaders = async (id: string) => {
    const event = await academy.payload.findByID({ collection: 'events', id, depth: 0, overrideAccess: true })
    return event.trainers ?? []
  }
  const training = (hours: number, category: string) => ({
    type: 0,
    categories: [ids[category]],
    startsAt: new Date(Date.now() + hours * 3_600_000).toISOString(),
  })

  test('the trainer who creates a training leads it, unless nobody is chosen', async () => {
    const made = await api.robert<Changed>('POST', '/events', training(50, 'U13'))
    expect(await leaders(made.body.event.id)).toEqual([ids.robert])
    const open = await api.robert<Changed>('POST', '/events', { ...training(50, 'U13'), trainers: [] })
    expect(await leaders(open.body.event.id)).toEqual([])
  })

  test('the only active trainer of the category leads a training that Mária creates', async () => {
    const made = await api.maria<Changed>('POST', '/events', training(50, 'U13'))
    expect(await leaders(made.body.event.id)).toEqual([ids.robert])
    const u9 = await api.maria<Changed>('POST', '/events', training(50, 'U9'))
    expect(await leaders(u9.body.event.id)).toEqual([])
  })

  test('the trainer who records the first attendance leads the event, and a later one does not', async () => {
    const before = await hoursOf('robert')
    const { body } = await api.maria<Changed>('POST', '/events', { ...training(-2, 'U13'), trainers: [] })
    const sheet = { event: body.event.id, rows: [{ player: ids.jakub, status: 'present' }] }
    expect((await api.robert('POST', '/attendances', sheet)).status).toBe(200)
    expect(await leaders(body.event.id)).toEqual([ids.robert])
    expect(await hoursOf('robert')).toBe(before + 1)
    const again = { ...sheet, rows: [{ player: ids.filip, status: 'late' }] }
    expect((await api.maria('POST', '/attendances', again)).status).toBe(200)
    expect(await leaders(body.event.id)).toEqual([ids.robert])
  })

  test('Mária leads an event without a trainer when she records its attendance', async () => {
    const { body } = await api.maria<Changed>('POST', '/events', training(-2, 'U9'))
    const sheet = { event: body.event.id, rows: [{ player: ids.ema, status: 'present' }] }
    expect((await api.maria('POST', '/attendances', sheet)).status).toBe(200)
    expect(await hoursOf('maria')).toBe(1)
  })

  test('neither a child nor a parent can be a substitute', async () => {
    for (const substitute of [ids.ema, ids.jana]) {
      const draft = { ...training(-3, 'U13'), substitute }
      const { status, body } = await api.robert<{ errors?: { field?: string; message: string }[] }>(
        'POST',
        '/events',
        draft,
      )
      expect(status).toBe(400)
      expect(body.errors).toEqual([
        expect.objectContaining({
          field: 'substitute',
          message: 'Zastupovať môže len tréner alebo administrátor.',
        }),
      ])
    }
  })

  test('a substitute keeps the hours when somebody else records the attendance', async () => {
    const { body } = await api.maria<Changed>('POST', '/events', {
      ...training(-3, 'U13'),
      trainers: [],
      substitute: ids.lubos,
    })
    const sheet = { event: body.event.id, rows: [{ player: ids.jakub, status: 'present' }] }
    expect((await api.robert('POST', '/attendances', sheet)).status).toBe(200)
    expect(await leaders(body.event.id)).toEqual([])
    expect(await hoursOf('lubos')).toBeGreaterThan(0)
  })
})
