import { beforeEach, describe, expect, test } from '@jest/globals'
import { setUpClub } from '../support/club'

// What a trainer may still change of an event that is over: attendance, hours and pay follow from it.

interface Body {
  event: { id: string; updatedAt: string }
  errors: { message: string; field?: string }[]
}

const { academy, ids, api } = setUpClub('robert', 'maria')
const open = { overrideAccess: true, depth: 0 } as const
const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
const DAYS = 24

const stored = async (id: string) => academy.payload.findByID({ collection: 'events', id, ...open })
const held = async (hours: number, more: object = {}): Promise<string> => {
  const data = {
    ...{ type: 0, startsAt: at(hours), endsAt: at(hours + 1.5), categories: [ids.U13], published: true },
    ...{ trainers: [ids.robert], ...more },
  }
  return (await academy.payload.create({ collection: 'events', data: data as never, ...open })).id
}
const change = async (who: 'robert' | 'maria', id: string, data: object) => {
  const { updatedAt } = await stored(id)
  return api[who]<Body>('PATCH', `/events/${id}`, { ...data, updatedAt, notify: false })
}
const record = (id: string) =>
  api.robert<Body>('POST', '/attendances', { event: id, rows: [{ player: ids.jakub, status: 'absent' }] })

let old: string
beforeEach(async () => {
  old = await held(-47 * DAYS)
})

describe('of an event of 47 days ago a trainer', () => {
  test('opens the sheet by no change of its end', async () => {
    expect((await record(old)).status).toBe(409)
    const { status, body } = await change('robert', old, { endsAt: at(0) })
    expect([status, body.errors[0]?.message]).toEqual([409, expect.stringContaining('administrátor')])
    expect((await record(old)).status).toBe(409)
  })

  test.each([
    ['who stood in', () => ({ substitute: ids.lubos })],
    ['who led', () => ({ trainers: [ids.robert, ids.lubos] })],
    ['its day', () => ({ startsAt: at(-1), endsAt: at(0) })],
    ['its categories', () => ({ categories: [ids.U13, ids.U11] })],
  ])('does not change %s; the office does', async (_what, data) => {
    const before = await stored(old)
    expect((await change('robert', old, data())).status).toBe(409)
    expect(await stored(old)).toEqual(before)
    expect((await change('maria', old, data())).status).toBe(200)
  })

  test('still writes what was trained', async () => {
    expect((await change('robert', old, { content: 'Prihrávka' })).status).toBe(200)
  })
})

test('a trainer makes no event of two months ago; the office does', async () => {
  const event = { type: 0, categories: [ids.U13], startsAt: at(-60 * DAYS), endsAt: at(-60 * DAYS + 2) }
  expect((await api.robert('POST', '/events', { ...event, notify: false })).status).toBe(409)
  expect((await api.maria('POST', '/events', { ...event, notify: false })).status).toBe(200)
})

test('nobody makes a training of a year, nor a tournament of a month', async () => {
  for (const type of [0, 1]) {
    const event = { type, categories: [ids.U13], startsAt: at(-1), endsAt: at(300 * DAYS), notify: false }
    for (const who of ['robert', 'maria'] as const) {
      const { status, body } = await api[who]<Body>('POST', '/events', event)
      expect([status, body.errors[0]?.field]).toEqual([400, 'endsAt'])
    }
  }
})

test('who was nominated is a trainer’s to change for seven days', async () => {
  const match = await held(-47 * DAYS, { type: 2, opponent: 'ŠK Lipová' })
  const players = { players: [{ player: ids.jakub, nomination: 'out' }] }
  expect((await api.robert('POST', `/events/${match}/nomination`, players)).status).toBe(409)
  expect((await api.maria('POST', `/events/${match}/nomination`, players)).status).toBe(200)
})
