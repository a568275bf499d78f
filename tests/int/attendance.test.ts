import { beforeEach, describe, expect, test } from '@jest/globals'
import { seasonOf } from '@/features/club/season/rules'
import { setUpClub } from '../support/club'

interface AttendanceRow {
  id: string
  player: { id: string; name: string }
  status: string
  note: string
  recordedBy: string
  updatedAt: string
}
interface Recorded {
  attendances: AttendanceRow[]
  changed: number
  conflicts: { mine: { status: string }; theirs: AttendanceRow }[]
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

beforeEach(async () => {
  training = await trainingAt(ago(1))
})

describe('refused attendance sheets', () => {
  test('Jakub, who is no trainer, records no attendance', async () => {
    expect((await record('jakub', [])).status).toBe(403)
  })

  test('Ľuboš is answered 404 for the attendance sheet of a training of U13', async () => {
    expect((await record('lubos', [{ player: ids.jakub, status: 'present' }])).status).toBe(404)
  })

  test('nobody records attendance earlier than an hour before the start', async () => {
    training = await trainingAt(ago(-1.2))
    const { status, body } = await record('maria', [{ player: ids.jakub, status: 'present' }])
    expect([status, body.errors[0]?.message]).toEqual([
      409,
      'Dochádzku možno zapísať najskôr hodinu pred začiatkom.',
    ])
  })

  test('eight days after a training Mária still records attendance, but Róbert does not', async () => {
    training = await trainingAt(ago(8 * 24))
    expect((await record('robert', [{ player: ids.jakub, status: 'present' }])).status).toBe(409)
    expect((await record('maria', [{ player: ids.jakub, status: 'present' }])).status).toBe(200)
  })

  test('an attendance sheet with somebody who does not play is refused whole', async () => {
    const { status, body } = await record('robert', [
      { player: ids.jakub, status: 'present' },
      { player: ids.jana, status: 'present' },
    ])
    expect([status, body.errors[0]?.field]).toEqual([400, 'rows.1.player'])
    expect(await rowsNow()).toEqual([])
  })

  test('an attendance sheet with the same player twice or an unknown status is refused', async () => {
    const twice = [
      { player: ids.jakub, status: 'present' },
      { player: ids.jakub, status: 'late' },
    ]
    expect((await record('robert', twice)).status).toBe(400)
    expect((await record('robert', [{ player: ids.jakub, status: 'asleep' }])).status).toBe(400)
  })

  test('attendance at a cancelled training is refused', async () => {
    const data = { cancelled: { at: ago(2), reason: 'dážď' } }
    await academy.payload.update({ collection: 'events', id: training, data, overrideAccess: true })
    expect((await record('robert', [{ player: ids.jakub, status: 'present' }])).status).toBe(409)
  })
})

describe('saved attendance sheets', () => {
  test('an attendance sheet is saved whole, with who recorded it and what was trained', async () => {
    const rows = [
      { player: ids.jakub, status: 'present', operation: 'tap-0001' },
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

  test('an attendance sheet sent again changes nothing, not even a time', async () => {
    const rows = [{ player: ids.jakub, status: 'present', operation: 'tap-0002' }]
    await record('robert', rows)
    const first = await rowsNow()
    const { body } = await record('robert', rows)
    expect(body.changed).toBe(0)
    expect(await rowsNow()).toEqual(first)
  })

  test('an attendance sheet sent twice at the same moment makes one row for each player', async () => {
    const rows = [{ player: ids.jakub, status: 'present', operation: 'tap-0003' }]
    const both = await Promise.all([record('robert', rows), record('robert', rows)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowsNow()).toHaveLength(1)
  })

  test('an attendance sheet leaves rows it does not contain as they are', async () => {
    await record('robert', [{ player: ids.filip, status: 'late' }])
    await record('robert', [{ player: ids.jakub, status: 'present' }])
    expect(await rowsNow()).toHaveLength(2)
  })

  test('overwriting a row Mária has changed meanwhile is a conflict that shows both versions and writes nothing', async () => {
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

  test('overwriting a row Mária has changed succeeds when it was based on her version', async () => {
    const first = await record('maria', [{ player: ids.jakub, status: 'absent' }])
    const seen = first.body.attendances[0]!.updatedAt
    const { status } = await record('robert', [{ player: ids.jakub, status: 'present', updatedAt: seen }])
    expect(status).toBe(200)
  })

  test("overwriting a row from Róbert's other phone is a conflict, from the same phone it is not", async () => {
    const phone = 'aaaaaaaaaaaa'
    const tap = (device: string, number: number) => `${device}${String(number).padStart(20, '0')}`
    await record('robert', [{ player: ids.jakub, status: 'present', operation: tap(phone, 1) }])
    const other = [{ player: ids.jakub, status: 'absent', operation: tap('bbbbbbbbbbbb', 1) }]
    expect((await record('robert', other)).status).toBe(409)
    const own = [{ player: ids.jakub, status: 'late', operation: tap(phone, 2) }]
    expect((await record('robert', own)).status).toBe(200)
    expect((await rowsNow()).map((row) => row.status)).toEqual(['late'])
  })

  test("the training's content is not overwritten when another device has written it meanwhile", async () => {
    await record('robert', [], { content: 'Prihrávky', contentSeen: '' })
    const late = await record('robert', [], { content: 'Strelba', contentSeen: '' })
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ content: 'Prihrávky' })
    const seen = await record('robert', [], { content: 'Prihrávky a strelba', contentSeen: 'Prihrávky' })
    expect(seen.status).toBe(200)
  })
})

describe('deleting one attendance', () => {
  test('Ľuboš is answered 404 when he deletes an attendance of another category', async () => {
    expect((await api.lubos('DELETE', `/attendances/${ids.jakubAttendance}`)).status).toBe(404)
  })

  test('Róbert does not delete an attendance that Mária recorded or that is more than a day old', async () => {
    expect((await api.robert('DELETE', `/attendances/${ids.filipAttendanceByMaria}`)).status).toBe(403)
    expect((await api.robert('DELETE', `/attendances/${ids.jakubAttendanceLongAgo}`)).status).toBe(403)
  })

  describe('with what the sheet showed', () => {
    const phone = 'aaaaaaaaaaaa'
    const tap = (device: string, number: number) => `${device}${String(number).padStart(20, '0')}`
    const remove = (who: keyof typeof api, { id, updatedAt }: AttendanceRow, operation?: string) =>
      api[who]<Recorded>(
        'DELETE',
        `/attendances/${id}?${new URLSearchParams({ updatedAt, ...(operation && { operation }) })}`,
      )
    const recorded = async (operation = tap(phone, 1)) =>
      (await record('robert', [{ player: ids.jakub, status: 'present', operation }])).body.attendances[0]!
    const change = (who: keyof typeof api, { updatedAt }: AttendanceRow, operation?: string) =>
      record(who, [{ player: ids.jakub, status: 'absent', updatedAt, operation }])

    test('a row that somebody else has changed meanwhile stays, and both versions are told', async () => {
      const seen = await recorded()
      await change('maria', seen)
      const { status, body } = await remove('robert', seen)
      expect([status, body.errors[0]?.message]).toEqual([
        409,
        'Dochádzka sa medzitým zmenila inde, preto sa neodobrala. Skontrolujte rozdiely.',
      ])
      expect(body.conflicts).toMatchObject([
        { mine: { player: ids.jakub, status: null }, theirs: { id: seen.id, status: 'absent' } },
      ])
      expect(body.conflicts[0]!.theirs).toMatchObject({ recordedBy: ids.maria })
      expect((await rowsNow()).map((row) => row.status)).toEqual(['absent'])
    })

    test('the office does not delete what a trainer has changed since, and deletes what it has seen', async () => {
      const seen = await recorded()
      const { body } = await change('robert', seen)
      expect((await remove('maria', seen)).status).toBe(409)
      expect((await remove('maria', body.attendances[0]!)).status).toBe(200)
      expect(await rowsNow()).toEqual([])
    })

    test('what Róbert changed on his other phone stays, what he changed on this one goes', async () => {
      const seen = await recorded()
      await change('robert', seen, tap('bbbbbbbbbbbb', 1))
      expect((await remove('robert', seen, tap(phone, 2))).status).toBe(409)
      const { updatedAt } = (await rowsNow())[0]!
      const late = { player: ids.jakub, status: 'late', updatedAt, operation: tap(phone, 3) }
      expect((await record('robert', [late])).status).toBe(200)
      expect((await remove('robert', seen, tap(phone, 4))).status).toBe(200)
    })

    test('a guest’s row that the office has changed is a conflict as well', async () => {
      const { body } = await record('robert', [{ player: ids.ema, status: 'present' }])
      const [seen] = body.attendances
      await record('maria', [{ player: ids.ema, status: 'late', updatedAt: seen!.updatedAt }])
      const refused = await remove('robert', seen!)
      expect([refused.status, refused.body.conflicts[0]?.theirs.status]).toEqual([409, 'late'])
    })

    test('who may not read the row learns nothing of it', async () => {
      const seen = await recorded()
      await change('maria', seen)
      const { status, body } = await remove('lubos', seen)
      expect([status, body.conflicts]).toEqual([404, undefined])
      expect((await api.robert('DELETE', `/attendances/${seen.id}?updatedAt=vcera`)).status).toBe(400)
    })
  })

  test('Róbert deletes an attendance he recorded an hour ago', async () => {
    const { status, body } = await api.robert('DELETE', `/attendances/${ids.jakubAttendance}`)
    expect([status, body]).toEqual([200, { id: ids.jakubAttendance }])
  })
})

describe('attendance of a season', () => {
  test('the sums of a season have a rate that leaves injuries out', async () => {
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

  test('attendance of a past season is listed when asked for, and not in the current season', async () => {
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

  test('recorded sheets are listed ten a page, with no more fields of a row than are shown', async () => {
    await record('robert', [{ player: ids.jakub, status: 'present', note: 'škola' }])
    const { body } = await api.robert<{
      attendances: { event: { id: string }; rows: object[] }[]
      page: { size: number }
    }>('GET', '/attendances')
    expect(body.page.size).toBe(10)
    const sheet = body.attendances.find(({ event }) => event.id === training)
    expect(sheet?.rows).toEqual([
      {
        id: expect.any(String),
        player: { id: ids.jakub, name: 'Jakub Ľalík' },
        status: 'present',
        guest: false,
        lateMinutes: null,
        note: 'škola',
      },
    ])
  })

  test("a trainer's hours are shown only to them and the office, and a substitute gets the hours instead", async () => {
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

describe('a queue of sheets that a device sends when the signal is back', () => {
  const shuffled = <Item>(items: readonly Item[], seed: number): Item[] => {
    const order = [...items]
    let state = seed
    for (let at = order.length - 1; at > 0; at -= 1) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      const other = state % (at + 1)
      ;[order[at], order[other]] = [order[other]!, order[at]!]
    }
    return order
  }

  test('twenty sheets sent three times, shuffled and some at once, have one effect each', async () => {
    const statuses = ['present', 'late', 'excused', 'absent'] as const
    const sheets: { event: string; rows: { player: string; status: string; operation: string }[] }[] = []
    for (let at = 0; at < 20; at += 1) {
      const rows = [ids.jakub!, ids.filip!].map((player, index) => ({
        player,
        status: statuses[(at + index) % 4]!,
        operation: `aaaaaaaaaaaa${at}-${index}`,
      }))
      sheets.push({ event: await trainingAt(ago(1)), rows })
    }
    const queue = shuffled([...sheets, ...sheets, ...sheets], 7)
    let changed = 0
    for (let at = 0; at < queue.length; at += 4) {
      const responses = await Promise.all(
        queue.slice(at, at + 4).map((body) => api.robert<Recorded>('POST', '/attendances', body)),
      )
      expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200))
      changed += responses.reduce((sum, { body }) => sum + body.changed, 0)
    }
    const { docs } = await academy.payload.find({
      collection: 'attendances',
      where: { event: { in: sheets.map(({ event }) => event) } },
      depth: 0,
      pagination: false,
      overrideAccess: true,
    })
    const sent = sheets.flatMap(({ event, rows }) => rows.map((row) => ({ event, ...row })))
    expect(changed).toBe(sent.length)
    const plain = (
      rows: readonly { event: unknown; player: unknown; status: unknown; operation?: unknown }[],
    ) =>
      rows.map(({ event, player, status, operation }) => `${event} ${player} ${status} ${operation}`).sort()
    expect(plain(docs)).toEqual(plain(sent))
  })
})
