import { beforeEach, describe, expect, test } from '@jest/globals'
import { type ApiResponse, type ApiClient } from '../support/api-client'
import { setUpClub } from '../support/club'

// A training of U11 (Ľuboš) and U13 (Róbert): each trainer decides about their own category only.

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

describe('trainers of one category of a joint training', () => {
  test.each(['', '/following'])(
    "a trainer does not remove the other trainer's category (%s)",
    async (rest) => {
      const before = [await invitedTo(first), await invitedTo(second)]
      const { status, body } = await change<Refused>(api.robert, { categories: [ids.U13] }, rest)
      expect(status).toBe(403)
      expect(body.errors[0]!.message).toContain('len kategóriu, ktorú sami trénujete')
      expect([await invitedTo(first), await invitedTo(second)]).toEqual(before)
      expect(await categoriesOf(first)).toEqual([ids.U11, ids.U13])
    },
  )

  test('a trainer neither adds a third category nor removes all', async () => {
    const categories = [ids.U11, ids.U13, ids.U15]
    expect((await change(api.robert, { categories })).status).toBe(403)
    expect((await change(api.robert, { categories: [] })).status).toBeGreaterThanOrEqual(400)
    expect(await categoriesOf(first)).toEqual([ids.U11, ids.U13])
  })

  test.each(['', '/following'])('a trainer removes the own category (%s)', async (rest) => {
    expect((await change(api.robert, { categories: [ids.U11] }, rest)).status).toBe(200)
    expect(await categoriesOf(first)).toEqual([ids.U11])
    expect(await categoriesOf(second)).toEqual(rest ? [ids.U11] : [ids.U11, ids.U13])
  })

  test('a trainer changes other fields of a joint training', async () => {
    const changes = { categories: [ids.U11, ids.U13], place: 'Umelá tráva' }
    expect((await change(api.robert, changes)).status).toBe(200)
  })

  test.each(['', '/following'])(
    'a trainer neither cancels nor resumes a joint training (%s)',
    async (rest) => {
      const { status, body } = await api.robert<Refused>('POST', `/events/${first}${rest}/cancel`, {
        reason: '',
      })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body.errors[0]!.message).toContain('Udalosť je spoločná s kategóriou iného trénera')
      expect((await api.maria('POST', `/events/${first}${rest}/cancel`, { reason: 'búrka' })).status).toBe(
        200,
      )
      expect((await api.robert('POST', `/events/${first}${rest}/resume`)).status).toBeGreaterThanOrEqual(400)
      const { body: still } = await api.maria<Training>('GET', `/events/${first}`)
      expect(still.event.cancelled?.at).toBeTruthy()
    },
  )
})

test('an admin removes a category of a joint training and cancels it', async () => {
  expect((await change(api.maria, { categories: [ids.U13] })).status).toBe(200)
  expect((await api.maria('POST', `/events/${first}/cancel`, { reason: '' })).status).toBe(200)
})
