import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { guestLimits } from '@/features/attendance/guests/queries'
import { setUpClub } from '../support/club'

// A guest of any category by name: found and recorded at one's own event only, and nothing else of them is told.

interface Body {
  users: { id: string; name: string; category: string }[]
  attendances: { id: string; player: { id: string } }[]
  errors: { message: string; field?: string }[]
}
type Who = keyof typeof api

const { academy, ids, api } = setUpClub('anonymous', 'jakub', 'jana', 'lubos', 'robert', 'zuzana', 'maria')
const open = { overrideAccess: true, depth: 0 } as const
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const event = async (categories: string[], more: object = {}): Promise<string> => {
  const data = { type: 0, startsAt: ago(1), categories: categories.map((name) => ids[name]!), ...more }
  return (await academy.payload.create({ collection: 'events', data: data as never, ...open })).id
}
const search = (who: Who, id: string, words: string) =>
  api[who]<Body>('GET', `/attendances/guests?event=${id}&search=${encodeURIComponent(words)}`)
const record = (who: Who, id: string, ...players: string[]) =>
  api[who]<Body>('POST', '/attendances', {
    event: id,
    rows: players.map((player) => ({ player: ids[player], status: 'present' })),
  })
const categoryAt = async (id: string) =>
  (
    await academy.payload.find({ collection: 'attendances', where: { event: { equals: id } }, ...open })
  ).docs.map(({ category }) => category)

let own: string
beforeEach(async () => {
  for (const limit of Object.values(guestLimits)) limit.reset()
  own = await event(['U13'])
})

describe('searching a guest', () => {
  test('a trainer finds a player of another category by a part of the name, and learns name and category only', async () => {
    const { status, body } = await search('robert', own, 'lali')
    expect(status).toBe(200)
    expect(body).toEqual({
      users: [
        { id: ids.ema, name: 'Ema Ľalíková', category: 'U9' },
        { id: ids.jakub, name: 'Jakub Ľalík', category: 'U13' },
      ].sort((one, other) => one.name.localeCompare(other.name) * -1),
    })
  })

  test('who has left, parents and staff are not found', async () => {
    expect((await search('robert', own, 'Odišiel')).body.users).toEqual([])
    expect((await search('robert', own, 'Jana')).body.users).toEqual([])
    expect((await search('robert', own, 'Hudák')).body.users).toEqual([])
  })

  test('eight are shown, however many there are', async () => {
    const made: string[] = []
    for (let number = 0; number < 9; number += 1) {
      const data = { firstName: `Hosť${number}`, lastName: 'Rovnakýmenom', username: `host${number}` }
      const more = { password: 'Ukazka-2026!', role: 'player', playing: true, category: ids.U9 }
      made.push(
        (await academy.payload.create({ collection: 'users', data: { ...data, ...more } as never, ...open }))
          .id,
      )
    }
    expect((await search('robert', own, 'rovnakymenom')).body.users).toHaveLength(8)
    await academy.payload.delete({ collection: 'users', where: { id: { in: made } }, ...open })
  })

  test.each(['', 'a', '%', '%%', ' a ', '1a', 'em', 'e m'])('the words „%s“ are too few', async (words) => {
    const { status, body } = await search('robert', own, words)
    expect([status, body.errors[0]?.message]).toEqual([400, expect.stringMatching(/písmen|zadajte|údaj/i)])
  })

  test.each<[Who, number]>([
    ['anonymous', 401],
    ['jakub', 403],
    ['jana', 403],
    ['lubos', 404],
    ['robert', 200],
    ['maria', 200],
  ])('%s is answered %i', async (who, status) => {
    expect((await search(who, own, 'Ema')).status).toBe(status)
  })

  test('Róbert, who only leads a training of U11, finds nobody for it', async () => {
    const led = await event(['U11'], { trainers: [ids.robert] })
    expect((await search('robert', led, 'Ema')).status).toBe(403)
  })

  test('for an event whose sheet is not open there is no search', async () => {
    expect((await search('robert', ids.training13!, 'Ema')).status).toBe(409)
    expect((await search('robert', await event(['U13'], { startsAt: ago(24 * 8) }), 'Ema')).status).toBe(409)
  })

  test('the twenty-first search of a minute is answered 429, and refused ones do not count', async () => {
    for (let time = 0; time < 30; time += 1) await search('robert', own, 'a')
    for (let time = 0; time < 20; time += 1) expect((await search('robert', own, 'Ema')).status).toBe(200)
    expect((await search('robert', own, 'Ema')).status).toBe(429)
    expect((await search('maria', own, 'Ema')).status).toBe(200)
  })

  test('the sixty-first search of a day is refused, stands in the log, and nobody is written to', async () => {
    const warned = jest.spyOn(academy.payload.logger, 'warn')
    const messages = () => academy.payload.count({ collection: 'notifications', overrideAccess: true })
    const { totalDocs: before } = await messages()
    for (let time = 0; time < 60; time += 1) {
      guestLimits.minute.reset()
      expect([time, (await search('robert', own, 'Ema')).status]).toEqual([time, 200])
    }
    guestLimits.minute.reset()
    expect((await search('robert', own, 'Ema')).status).toBe(429)
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'limited', call: 'GET /attendances/guests', caller: ids.robert }),
    )
    expect((await messages()).totalDocs).toBe(before)
    warned.mockRestore()
  })
})

describe('recording a guest', () => {
  test('the row keeps the category of the guest, and who recorded it changes it and takes it back', async () => {
    const { status, body } = await record('robert', own, 'jakub', 'ema')
    expect(status).toBe(200)
    expect((await categoryAt(own)).sort()).toEqual([ids.U13, ids.U9].sort())
    const guest = body.attendances.find(({ player }) => player.id === ids.ema)!
    const rows = [{ player: ids.ema, status: 'late', note: 'Pomáha' }]
    expect((await api.robert('POST', '/attendances', { event: own, rows })).status).toBe(200)
    expect((await api.lubos('DELETE', `/attendances/${guest.id}`)).status).toBe(404)
    expect((await api.robert('DELETE', `/attendances/${guest.id}`)).status).toBe(200)
    expect(await categoryAt(own)).toEqual([ids.U13])
  })

  test.each(['excused', 'absent', 'injured'])(
    'a guest who was not expected is not %s at first, whoever records it; afterwards the row may be anything',
    async (status) => {
      const rows = [
        { player: ids.jakub, status },
        { player: ids.ema, status },
      ]
      for (const who of ['robert', 'maria'] as const) {
        const refused = await api[who]<Body>('POST', '/attendances', { event: own, rows })
        expect([refused.status, refused.body.errors]).toEqual([
          400,
          [
            {
              message:
                'Hosť nebol pozvaný, preto nemôže chýbať. Zapíšte ho ako „Tu“ alebo „Neskoro“, potom sa to dá zmeniť.',
              field: 'rows.1.status',
            },
          ],
        ])
        expect(await categoryAt(own)).toEqual([])
      }
      expect((await record('robert', own, 'ema')).status).toBe(200)
      expect((await api.robert('POST', '/attendances', { event: own, rows })).status).toBe(200)
    },
  )

  test('a player of another category who was invited is expected, and may be missing', async () => {
    const data = { event: own, player: ids.ema, category: ids.U9, startsAt: ago(1), userSubmitted: false }
    await academy.payload.create({ collection: 'participants', data: data as never, ...open })
    const rows = [{ player: ids.ema, status: 'absent' }]
    expect((await api.maria('POST', '/attendances', { event: own, rows })).status).toBe(200)
  })

  test('a guest’s mark that somebody else recorded, or a day ago, is not taken back', async () => {
    const { body } = await record('maria', own, 'ema')
    expect((await api.robert('DELETE', `/attendances/${body.attendances[0]!.id}`)).status).toBe(404)
    const mine = (await record('robert', own, 'adam')).body.attendances[0]!.id
    await academy.payload.db.updateOne({ collection: 'attendances', id: mine, data: { recordedAt: ago(25) } })
    expect((await api.robert('DELETE', `/attendances/${mine}`)).status).toBe(404)
  })

  test.each<[string, Who, () => Promise<string>, string, number]>([
    ['at an event of another category', 'lubos', async () => own, 'ema', 404],
    ['at one that is only led', 'robert', () => event(['U11'], { trainers: [ids.robert] }), 'ema', 403],
    ['who has left the club', 'lubos', () => event(['U11']), 'tomas', 403],
    ['who is a parent', 'robert', async () => own, 'jana', 403],
    ['who is a trainer', 'robert', async () => own, 'lubos', 403],
    // At a shared training each trainer records own players; those of the other category are no guests.
    ['who is the other trainer’s at a shared training', 'robert', () => event(['U11', 'U13']), 'adam', 403],
  ])('nobody is recorded %s', async (_what, who, at, player, status) => {
    const id = await at()
    expect((await record(who, id, player)).status).toBe(status)
    expect(await categoryAt(id)).toEqual([])
  })

  test('recording a guest opens nothing else of theirs', async () => {
    const before = [
      `/attendances/userAttendances/${ids.ema}`,
      `/playerList/${ids.ema}`,
      `/users/${ids.ema}/erasure`,
    ]
    await record('robert', own, 'ema')
    for (const path of before)
      expect([path, (await api.robert('GET', path)).status]).toEqual([path, expect.any(Number)])
    for (const path of before) expect((await api.robert('GET', path)).status).toBeGreaterThanOrEqual(403)
    const roster = await api.robert<{ users: { id: string }[] }>('GET', '/playerList?size=100')
    expect(roster.body.users.map(({ id }) => id)).not.toContain(ids.ema)
    const answers = await api.robert('GET', '/events/eventParticipants')
    expect(JSON.stringify(answers.body)).not.toContain(ids.ema)
    const sheets = await api.robert('GET', '/attendances')
    expect(JSON.stringify(sheets.body)).not.toContain(ids.emaAttendance)
  })
})
