import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { seasonOf } from '@/features/club/season/rules'
import { setUpClub } from '../support/club'

interface Mark {
  id: string
  player: { id: string; name: string }
  status: string
  note: string
  recordedBy: string
  updatedAt: string
}
interface Recorded {
  attendances: Mark[]
  changed: number
  conflicts: { mine: { status: string }; theirs: Mark }[]
  errors: { message: string; field?: string }[]
}

const { academy, ids, api } = setUpClub('jakub', 'lubos', 'robert', 'maria')
let training: string

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const trainingAt = async (startsAt: string, categories = [ids.U13!]): Promise<string> => {
  const data = { type: 0, startsAt, categories }
  return (await academy.payload.create({ collection: 'events', data, overrideAccess: true })).id
}
const record = (who: keyof typeof api, rows: object[], more: object = {}) =>
  api[who]<Recorded>('POST', '/attendances', { event: training, rows, ...more })
const rowsNow = async () =>
  (
    await academy.payload.find({
      collection: 'attendances',
      where: { event: { equals: training } },
      depth: 0,
      sort: 'id',
      overrideAccess: true,
    })
  ).docs

beforeAll(async () => {}, 60_000)

beforeEach(async () => {
  training = await trainingAt(ago(1))
})

describe('a sheet is refused', () => {
  test('to Jakub, who is no trainer', async () => {
    expect((await record('jakub', [])).status).toBe(403)
  })

  test('to Ľuboš for a training of U13, which is not there for him', async () => {
    expect((await record('lubos', [{ player: ids.jakub, status: 'present' }])).status).toBe(404)
  })

  test('earlier than an hour before the start, to everybody', async () => {
    training = await trainingAt(ago(-1.2))
    const { status, body } = await record('maria', [{ player: ids.jakub, status: 'present' }])
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Dochádzku možno zapísať najskôr hodinu pred začiatkom.',
    ])
  })

  test('to Róbert eight days later, but not to Mária', async () => {
    training = await trainingAt(ago(8 * 24))
    expect((await record('robert', [{ player: ids.jakub, status: 'present' }])).status).toBe(409)
    expect((await record('maria', [{ player: ids.jakub, status: 'present' }])).status).toBe(200)
  })

  test('with a player of a category that is not his, and then nobody is written', async () => {
    const { status, body } = await record('robert', [
      { player: ids.jakub, status: 'present' },
      { player: ids.adam, status: 'present' },
    ])
    expect([status, body.errors[0]?.field]).toEqual([400, 'rows.1.player'])
    expect(await rowsNow()).toEqual([])
  })

  test('with the same player twice or a status nobody knows', async () => {
    const twice = [
      { player: ids.jakub, status: 'present' },
      { player: ids.jakub, status: 'late' },
    ]
    expect((await record('robert', twice)).status).toBe(400)
    expect((await record('robert', [{ player: ids.jakub, status: 'asleep' }])).status).toBe(400)
  })

  test('for a cancelled training', async () => {
    const data = { cancelled: { at: ago(2), reason: 'dážď' } }
    await academy.payload.update({ collection: 'events', id: training, data, overrideAccess: true })
    expect((await record('robert', [{ player: ids.jakub, status: 'present' }])).status).toBe(409)
  })
})

describe('a sheet', () => {
  test('is recorded whole, with who recorded it and what was trained', async () => {
    const rows = [
      { player: ids.jakub, status: 'present', operation: 'tap-1' },
      { player: ids.filip, status: 'excused', note: 'škola' },
    ]
    const { status, body } = await record('robert', rows, { content: 'Prihrávky v pohybe' })
    expect([status, body.changed]).toEqual([200, 2])
    const [filip, jakub] = [...body.attendances].sort((a, b) => a.player.name.localeCompare(b.player.name))
    expect(filip).toMatchObject({ status: 'excused', note: 'škola', recordedBy: ids.robert })
    expect(jakub).toMatchObject({ status: 'present' })
    const sheet = await api.robert<{ event: { content: string } }>('GET', `/events/eventPlayers/${training}`)
    expect(sheet.body.event.content).toBe('Prihrávky v pohybe')
  })

  test('sent again changes nothing, not even a time', async () => {
    const rows = [{ player: ids.jakub, status: 'present', operation: 'tap-2' }]
    await record('robert', rows)
    const first = await rowsNow()
    const { body } = await record('robert', rows)
    expect(body.changed).toBe(0)
    expect(await rowsNow()).toEqual(first)
  })

  test('sent twice at the same moment makes one row a player', async () => {
    const rows = [{ player: ids.jakub, status: 'present', operation: 'tap-3' }]
    const both = await Promise.all([record('robert', rows), record('robert', rows)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsNow()).toHaveLength(1)
  })

  test('leaves the rows it does not name', async () => {
    await record('robert', [{ player: ids.filip, status: 'late' }])
    await record('robert', [{ player: ids.jakub, status: 'present' }])
    expect(await rowsNow()).toHaveLength(2)
  })

  test('over a row Mária changed meanwhile is a conflict that shows both and writes nothing', async () => {
    const first = await record('robert', [{ player: ids.jakub, status: 'absent' }])
    const seen = first.body.attendances[0]!.updatedAt
    await record('maria', [{ player: ids.jakub, status: 'excused', updatedAt: seen }])
    const { status, body } = await record('robert', [
      { player: ids.jakub, status: 'present', updatedAt: seen },
      { player: ids.filip, status: 'present' },
    ])
    expect(status).toBe(409)
    expect(body.conflicts).toMatchObject([{ mine: { status: 'present' }, theirs: { status: 'excused' } }])
    expect((await rowsNow()).map((row) => row.status)).toEqual(['excused'])
  })

  test('over a row Mária changed goes through once it was made from what she left', async () => {
    const first = await record('maria', [{ player: ids.jakub, status: 'absent' }])
    const seen = first.body.attendances[0]!.updatedAt
    const { status } = await record('robert', [{ player: ids.jakub, status: 'present', updatedAt: seen }])
    expect(status).toBe(200)
  })

  test('of Róbert’s other phone is a conflict as well; of the same one it goes on', async () => {
    const phone = 'aaaaaaaaaaaa'
    const tap = (device: string, number: number) => `${device}${String(number).padStart(20, '0')}`
    await record('robert', [{ player: ids.jakub, status: 'present', operation: tap(phone, 1) }])
    const other = [{ player: ids.jakub, status: 'absent', operation: tap('bbbbbbbbbbbb', 1) }]
    expect((await record('robert', other)).status).toBe(409)
    const own = [{ player: ids.jakub, status: 'late', operation: tap(phone, 2) }]
    expect((await record('robert', own)).status).toBe(200)
    expect((await rowsNow()).map((row) => row.status)).toEqual(['late'])
  })

  test('does not overwrite what was trained as another device wrote it', async () => {
    await record('robert', [], { content: 'Prihrávky', contentSeen: '' })
    const late = await record('robert', [], { content: 'Strelba', contentSeen: '' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ content: 'Prihrávky' })
    const seen = await record('robert', [], { content: 'Prihrávky a strelba', contentSeen: 'Prihrávky' })
    expect(seen.status).toBe(200)
  })
})

describe('one attendance', () => {
  test('of another category is not there for Ľuboš', async () => {
    expect((await api.lubos('DELETE', `/attendances/${ids.jakubMarked}`)).status).toBe(404)
  })

  test('recorded by Mária, or more than a day ago, is not Róbert’s to delete', async () => {
    expect((await api.robert('DELETE', `/attendances/${ids.filipMarkedByMaria}`)).status).toBe(403)
    expect((await api.robert('DELETE', `/attendances/${ids.jakubMarkedLongAgo}`)).status).toBe(403)
  })

  test('he recorded himself an hour ago is', async () => {
    const { status, body } = await api.robert('DELETE', `/attendances/${ids.jakubMarked}`)
    expect([status, body]).toEqual([200, { id: ids.jakubMarked }])
  })
})

describe('a season', () => {
  test('adds up with a rate that leaves injuries out, month by month', async () => {
    await record('robert', [{ player: ids.nina, status: 'injured' }])
    training = await trainingAt(ago(2))
    await record('robert', [{ player: ids.nina, status: 'late' }])
    training = await trainingAt(ago(3))
    await record('robert', [{ player: ids.nina, status: 'absent' }])
    const { body } = await api.robert<{ userAttendanceSum: object; userAttendances: object[] }>(
      'GET',
      `/playerList/${ids.nina}`,
    )
    expect(body.userAttendances).toHaveLength(3)
    expect(body.userAttendanceSum).toMatchObject({ late: 1, absent: 1, injured: 1, total: 3, rate: 50 })
  })

  test('that is over is asked for by its name, and does not stand among this one', async () => {
    const long = new Date()
    long.setFullYear(long.getFullYear() - 1)
    training = await trainingAt(long.toISOString())
    expect((await record('maria', [{ player: ids.ema, status: 'present' }])).status).toBe(200)
    const { label } = seasonOf(long)
    const rows = async (season: string) => {
      const path = `/attendances/userAttendances/${ids.ema}${season}`
      const { body } = await api.maria<{ userAttendances: { event: { id: string } }[] }>('GET', path)
      return body.userAttendances.map(({ event }) => event.id)
    }
    expect(await rows('')).not.toContain(training)
    expect(await rows(`?season=${encodeURIComponent(label)}`)).toEqual([training])
    expect((await api.maria('GET', `/attendances/userAttendances/${ids.ema}?season=2026`)).status).toBe(400)
  })

  test('is listed ten sessions a page, a row no longer than it is read', async () => {
    await record('robert', [{ player: ids.jakub, status: 'present', note: 'škola' }])
    const { body } = await api.robert<{
      attendances: { event: { id: string }; rows: object[] }[]
      page: { size: number }
    }>('GET', '/attendances')
    expect(body.page.size).toBe(10)
    const session = body.attendances.find(({ event }) => event.id === training)
    expect(session?.rows).toEqual([
      {
        id: expect.any(String),
        player: { id: ids.jakub, name: 'Jakub Ľalík' },
        status: 'present',
        guest: false,
        note: 'škola',
      },
    ])
  })

  test("shows a trainer's hours only to them and the office; who stood in gets them", async () => {
    const { payload } = academy
    const lead = (data: object) =>
      payload.update({ collection: 'events', id: training, data, overrideAccess: true })
    const hours = async () =>
      (
        await api.maria<{ trainerData: { total: { events: number; hours: number } } }>(
          'GET',
          `/attendances/trainerList/${ids.robert}`,
        )
      ).body.trainerData.total
    await lead({ trainers: [] })
    const before = await hours()
    await lead({ trainers: [ids.robert], endsAt: new Date(Date.now() + 1_800_000).toISOString() })
    expect(await hours()).toEqual({ events: before.events + 1, hours: before.hours + 1.5 })
    await lead({ substitute: ids.lubos })
    expect(await hours()).toEqual(before)
  })
})
