import { describe, expect, test } from '@jest/globals'
import { membersField } from '@/features/events/access'
import { EVENT_COLUMNS } from '@/features/events/queries'
import { apiFor } from '../support/api-client'
import { setUpClub } from '../support/club'

interface EventBody {
  id: string
  title: string
  place: string
  published: boolean
  cancelled: { reason: string } | null
  updatedAt: string
}
interface One {
  event: EventBody
  current: EventBody
  errors: { message: string; field?: string }[]
}
type List = { events: (EventBody & { meetAt: string | null; note: string | null; counts: object | null })[] }

const { academy, ids, api } = setUpClub('jakub', 'lubos', 'maria')
const anonymous = apiFor()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

const training = () => ({ type: 0, categories: [ids.U11], startsAt: inHours(48), place: 'Umelá tráva' })

describe('refused changes of events', () => {
  test('Ľuboš creates no league match, no training of U13 and none shared with U13', async () => {
    for (const wrong of [
      { type: 2, competition: 'Liga' },
      { categories: [ids.U13] },
      { categories: [ids.U11, ids.U13] },
    ])
      expect((await api.lubos('POST', '/events', { ...training(), ...wrong })).status).toBe(403)
  })

  test('Ľuboš does not turn his training into one of U13', async () => {
    const { body } = await api.lubos<One>('GET', `/events/${ids.training11}`)
    const change = { categories: [ids.U13], updatedAt: body.event.updatedAt }
    expect((await api.lubos('PATCH', `/events/${ids.training11}`, change)).status).toBe(403)
  })

  test('Ľuboš is answered 404 when he changes a training of U13, and deletes no training at all', async () => {
    const change = { place: 'Hala', updatedAt: inHours(0) }
    expect((await api.lubos('PATCH', `/events/${ids.training13}`, change)).status).toBe(404)
    expect((await api.lubos('DELETE', `/events/${ids.training11}`)).status).toBe(403)
  })

  test('Jakub creates no event', async () => {
    expect((await api.jakub('POST', '/events', training())).status).toBe(403)
  })
})

describe('creating and changing events', () => {
  test('an event needs an existing category, an end after its start and known keys', async () => {
    const wrong: [object, string][] = [
      [{ categories: [] }, 'categories'],
      [{ categories: ['3f2c9f5e-6a53-4f0c-9b1e-2d6f0a7c8b11'] }, 'categories'],
      [{ endsAt: inHours(47) }, 'endsAt'],
      [{ meetAt: inHours(49) }, 'meetAt'],
      [{ startsAt: 'zajtra' }, 'startsAt'],
      [{ place: 'x'.repeat(121) }, 'place'],
      [{ colour: 'red' }, 'colour'],
    ]
    for (const [change, field] of wrong) {
      const { status, body } = await api.maria<One>('POST', '/events', { ...training(), ...change })
      expect([status, body.errors[0]?.field]).toEqual([400, field])
    }
  })

  test('scorers without goals are refused at the goals', async () => {
    const { body } = await api.maria<One>('GET', `/events/${ids.match13}`)
    const result = { own: null, their: null, scorers: 'Zeman' }
    const { updatedAt } = body.event
    const refused = await api.maria<One>('PATCH', `/events/${ids.match13}`, { result, updatedAt })
    expect(refused.status).toBe(400)
    expect(refused.body).toMatchObject({
      errors: [
        { field: 'result.own', message: 'Zadajte góly oboch strán.' },
        { field: 'result.their', message: 'Zadajte góly oboch strán.' },
      ],
    })
  })

  test('a player leads nothing, and the refusal names no id', async () => {
    const trainers = [ids.jakub, ids.lubos]
    const { status, body } = await api.maria<One>('POST', '/events', { ...training(), trainers })
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          message: 'Niektorý z vybraných záznamov už neexistuje, alebo ho tu nemožno použiť.',
          field: 'trainers',
        },
      ],
    ])
  })

  test('an event that Ľuboš creates for U11 invites every player of it at once', async () => {
    const { status, body } = await api.lubos<One>('POST', '/events', training())
    expect(status).toBe(200)
    const participants = await api.lubos<{ eventParticipants: { player: { name: string } }[] }>(
      'GET',
      `/events/eventParticipants?event=${body.event.id}`,
    )
    expect(participants.body.eventParticipants.map(({ player }) => player.name)).toEqual(['Adam Chovan'])
  })

  test('an edit of an old version is a conflict that shows the current one', async () => {
    const { body } = await api.maria<One>('GET', `/events/${ids.training11}`)
    const { updatedAt } = body.event
    const first = await api.maria<One>('PATCH', `/events/${ids.training11}`, { place: 'Hala', updatedAt })
    expect(first.body.event.place).toBe('Hala')
    const second = await api.lubos<One>('PATCH', `/events/${ids.training11}`, { place: 'Tráva', updatedAt })
    expect([second.status, second.body.current.place]).toEqual([409, 'Hala'])
  })

  test('a cancelled event keeps its row with the reason, and can be resumed', async () => {
    const off = await api.lubos<One>('POST', `/events/${ids.training11}/cancel`, {
      reason: 'Rozmočený trávnik',
    })
    expect(off.body.event.cancelled?.reason).toBe('Rozmočený trávnik')
    const on = await api.lubos<One>('POST', `/events/${ids.training11}/resume`)
    expect(on.body.event.cancelled).toBeNull()
  })

  test('a deleted event is gone for everybody, and restored it is as before', async () => {
    expect((await api.maria('DELETE', `/events/${ids.match13}`)).status).toBe(200)
    expect((await api.maria('GET', `/events/${ids.match13}`)).status).toBe(404)
    expect((await api.jakub('POST', `/events/${ids.match13}/answer`, { answer: 'yes' })).status).toBe(404)
    expect((await api.maria('POST', `/events/${ids.match13}/restore`)).status).toBe(200)
    expect((await api.jakub('POST', `/events/${ids.match13}/answer`, { answer: 'yes' })).status).toBe(200)
  })
})

describe('lists of events', () => {
  test('a visitor sees published events without notes and meeting times', async () => {
    const data = { note: 'Prineste si vodu', meetAt: inHours(23) }
    await academy.payload.update({ collection: 'events', id: ids.training13!, data, overrideAccess: true })
    const { body } = await anonymous<List>('GET', '/events')
    const shown = body.events.find(({ id }) => id === ids.training13)
    expect(shown).toMatchObject({ note: null, meetAt: null, counts: null })
    expect(body.events.some(({ id }) => id === ids.draft13)).toBe(false)
  })

  test("Jakub sees U13's events with notes, and Ľuboš sees U11's with counts and drafts", async () => {
    const jakub = (await api.jakub<List>('GET', '/events')).body.events
    expect(jakub.map(({ id }) => id)).not.toContain(ids.training11)
    expect(jakub.find(({ id }) => id === ids.training13)?.note).toBe('Prineste si vodu')
    const lubos = (await api.lubos<List>('GET', '/events')).body.events
    expect(lubos.map(({ id }) => id)).toContain(ids.draft11)
    expect(lubos.find(({ id }) => id === ids.training11)?.counts).toEqual({
      yes: 0,
      no: 0,
      maybe: 0,
      waiting: 1,
    })
  })

  test('every column of the list is open to members, because the list checks no access by field', () => {
    const fields = academy.payload.collections.events.config.flattenedFields
    const guards = Object.keys(EVENT_COLUMNS).flatMap((name) => {
      const field = fields.find((each) => each.name === name)!
      const inside = 'flattenedFields' in field ? field.flattenedFields : []
      return [field, ...inside].map((each) => ('access' in each ? each.access?.read : undefined))
    })
    expect(guards.filter((guard) => guard !== undefined && guard !== membersField)).toEqual([])
  })

  test('the list is filtered by days, type and category', async () => {
    const { body } = await api.maria<List>('GET', `/events?type=2&category=${ids.U13}`)
    expect(body.events.map(({ id }) => id)).toEqual([ids.match13])
    expect((await api.maria<List>('GET', '/events?from=2020-01-01&to=2020-12-31')).body.events).toEqual([])
  })
})
