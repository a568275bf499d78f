import { beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiResponse, type ApiClient } from '../support/api-client'
import { setUpClub } from '../support/club'

// A training of U11 (Ľuboš) and U13 (Róbert): each trainer says about their own category only.

interface Training {
  event: { updatedAt: string; categories: { id: string }[]; cancelled: { at: string } | null }
}
interface Refused {
  errors: { message: string }[]
}

const { academy, ids, api } = setUpClub('robert', 'maria')

const open = { overrideAccess: true, depth: 0 } as const
const series = 'd2c3a1f0-5a53-4f0c-9b1e-2d6f0a7c8b11'
let first: string
let second: string

beforeEach(async () => {
  const training = async (days: number) => {
    const startsAt = new Date(Date.now() + days * 24 * 3_600_000).toISOString()
    const categories = [ids.U11!, ids.U13!]
    const data = { type: 0, startsAt, categories, series, published: true }
    return (await academy.payload.create({ collection: 'events', data: data as never, ...open })).id
  }
  await academy.payload.delete({ collection: 'events', where: { series: { equals: series } }, ...open })
  first = await training(3)
  second = await training(10)
})

const change = async <Body>(who: ApiClient, changes: object, rest = ''): Promise<ApiResponse<Body>> => {
  const { body } = await who<Training>('GET', `/events/${first}`)
  return who<Body>('PATCH', `/events/${first}${rest}`, { ...changes, updatedAt: body.event.updatedAt })
}
const categoriesOf = async (id: string) =>
  (await academy.payload.findByID({ collection: 'events', id, ...open })).categories
const invitedTo = async (id: string) =>
  (await academy.payload.count({ collection: 'participants', where: { event: { equals: id } }, ...open }))
    .totalDocs

describe('a trainer of one of its categories', () => {
  test.each(['', '/following'])('does not take the other one out (%s)', async (rest) => {
    const before = [await invitedTo(first), await invitedTo(second)]
    const { status, body } = await change<Refused>(api.robert, { categories: [ids.U13] }, rest)
    expect(status).toBe(403)
    expect(body.errors[0]!.message).toContain('len kategóriu, ktorú sami trénujete')
    expect([await invitedTo(first), await invitedTo(second)]).toEqual(before)
    expect(await categoriesOf(first)).toEqual([ids.U11, ids.U13])
  })

  test('does not bring in a third one, nor leave it empty', async () => {
    const categories = [ids.U11, ids.U13, ids.U15]
    expect((await change(api.robert, { categories })).status).toBe(403)
    expect((await change(api.robert, { categories: [] })).status).toBeGreaterThanOrEqual(400)
    expect(await categoriesOf(first)).toEqual([ids.U11, ids.U13])
  })

  test.each(['', '/following'])('takes the own one out (%s)', async (rest) => {
    expect((await change(api.robert, { categories: [ids.U11] }, rest)).status).toBe(200)
    expect(await categoriesOf(first)).toEqual([ids.U11])
    expect(await categoriesOf(second)).toEqual(rest ? [ids.U11] : [ids.U11, ids.U13])
  })

  test('changes the rest of it, with both categories named as the form does', async () => {
    const changes = { categories: [ids.U11, ids.U13], place: 'Umelá tráva' }
    expect((await change(api.robert, changes)).status).toBe(200)
  })

  test.each(['', '/following'])('does not call it off for everybody, nor on again (%s)', async (rest) => {
    const { status, body } = await api.robert<Refused>('POST', `/events/${first}${rest}/cancel`, {
      reason: '',
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.errors[0]!.message).toContain('Tréning je spoločný s kategóriou iného trénera')
    expect((await api.maria('POST', `/events/${first}${rest}/cancel`, { reason: 'búrka' })).status).toBe(200)
    expect((await api.robert('POST', `/events/${first}${rest}/resume`)).status).toBeGreaterThanOrEqual(400)
    const { body: still } = await api.maria<Training>('GET', `/events/${first}`)
    expect(still.event.cancelled?.at).toBeTruthy()
  })
})

test('an administrator takes out whom they will, and calls it off', async () => {
  expect((await change(api.maria, { categories: [ids.U13] })).status).toBe(200)
  expect((await api.maria('POST', `/events/${first}/cancel`, { reason: '' })).status).toBe(200)
})
