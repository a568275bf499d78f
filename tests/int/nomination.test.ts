import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from '@jest/globals'
import { setUpClub } from '../support/club'

interface Row {
  player: { id: string }
  nominated: boolean
  nomination: string | null
  userSubmitted: boolean
}

const { academy, ids, api } = setUpClub('jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria')
let joint: string
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

beforeAll(async () => {
  const data = { type: 1 as const, startsAt: tomorrow, categories: [ids.U11!, ids.U13!, ids.U15!] }
  joint = (await academy.payload.create({ collection: 'events', data, overrideAccess: true })).id
}, 60_000)

const nominate = (who: keyof typeof api, event: string, ...players: [string, string | null][]) =>
  api[who]<{ count: number; errors: { message: string }[] }>('POST', `/events/${event}/nomination`, {
    players: players.map(([name, nomination]) => ({ player: ids[name], nomination })),
  })
const squad = async (who: keyof typeof api, event: string): Promise<Record<string, string | null>> => {
  const { body } = await api[who]<{ eventParticipants: Row[] }>(
    'GET',
    `/events/eventParticipants?event=${event}`,
  )
  const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id)!
  return Object.fromEntries(body.eventParticipants.map((row) => [nameOf(row.player.id), row.nomination]))
}

describe('refused nominations', () => {
  test('Jakub and his mother nominate nobody', async () => {
    expect((await nominate('jakub', ids.match13!, ['jakub', 'in'])).status).toBe(403)
    expect((await nominate('jana', ids.match13!, ['jakub', 'in'])).status).toBe(403)
  })

  test('Ľuboš is answered 404 when he nominates for a match of U13', async () => {
    expect((await nominate('lubos', ids.match13!, ['jakub', 'in'])).status).toBe(404)
  })

  test('Zuzana does not nominate her child in U11, and a nomination with one foreign player is refused whole', async () => {
    expect((await nominate('zuzana', joint, ['adam', 'in'])).status).toBe(403)
    expect((await nominate('lubos', joint, ['adam', 'in'], ['filip', 'in'])).status).toBe(404)
    expect(Object.values(await squad('maria', joint))).not.toContain('in')
  })

  test('a nomination for a training, a cancelled match or with a player who is not invited is refused', async () => {
    expect((await nominate('robert', ids.training13!, ['jakub', 'in'])).status).toBe(409)
    expect((await nominate('robert', ids.match13!, ['adam', 'in'])).status).toBe(404)
    expect((await nominate('robert', ids.match13!, ['jakub', 'captain'])).status).toBe(400)
    await api.maria('POST', `/events/${ids.match13}/cancel`, {})
    expect((await nominate('robert', ids.match13!, ['jakub', 'in'])).status).toBe(409)
    await api.maria('POST', `/events/${ids.match13}/resume`)
  })

  test('a nomination of hundreds with one unknown player is refused whole', async () => {
    const strangers = Array.from({ length: 600 }, () => ({ player: randomUUID(), nomination: 'in' }))
    const players = [{ player: ids.adam, nomination: 'in' }, ...strangers]
    const { status } = await api.maria('POST', `/events/${joint}/nomination`, { players })
    expect(status).toBe(404)
    expect(Object.values(await squad('maria', joint))).not.toContain('in')
  })

  test('a trainer does not set a nomination in the row itself', async () => {
    const { docs } = await academy.payload.find({
      collection: 'users',
      where: { email: { equals: 'robert@zelenadolina.test' } },
      depth: 0,
      overrideAccess: true,
    })
    await academy.payload.update({
      collection: 'participants',
      id: ids.filipInvitation!,
      data: { nomination: 'in' },
      user: { ...docs[0]!, collection: 'users' },
      overrideAccess: false,
    })
    expect((await squad('maria', ids.match13!)).filip).toBeNull()
  })
})

describe('nominations', () => {
  test('the trainer of the category nominates, the family sees it, and a second time changes nothing', async () => {
    const named: [string, string][] = [
      ['jakub', 'in'],
      ['filip', 'substitute'],
      ['nina', 'out'],
    ]
    expect((await nominate('robert', ids.match13!, ...named)).body).toEqual({ count: 3 })
    expect((await nominate('robert', ids.match13!, ...named)).body).toEqual({ count: 0 })
    expect(await squad('robert', ids.match13!)).toMatchObject({
      jakub: 'in',
      filip: 'substitute',
      nina: 'out',
    })
    const { body } = await api.jana<{ eventParticipants: Row[] }>(
      'GET',
      `/events/eventParticipants?event=${ids.match13}`,
    )
    expect(body.eventParticipants).toMatchObject([
      { nominated: true, nomination: 'in', userSubmitted: false },
    ])
  })

  test('a player who is named twice in one call is refused, and nothing changes', async () => {
    const before = await squad('maria', ids.match13!)
    const twice: [string, string][] = [
      ['jakub', 'in'],
      ['jakub', 'out'],
    ]
    const { status, body } = await nominate('robert', ids.match13!, ...twice)
    expect([status, (body as unknown as { errors: object[] }).errors]).toEqual([
      400,
      [{ message: 'Každého hráča uveďte raz.', field: 'players' }],
    ])
    expect(await squad('maria', ids.match13!)).toEqual(before)
  })

  test('a nomination can be removed, and an answer does not change it', async () => {
    expect((await nominate('maria', ids.match13!, ['filip', null])).body).toEqual({ count: 1 })
    await api.jakub('POST', `/events/${ids.match13}/answer`, { answer: 'no' })
    expect(await squad('maria', ids.match13!)).toMatchObject({ jakub: 'in', filip: null })
  })
})
