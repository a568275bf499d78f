import { beforeEach, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'
import { eventsToRecord } from '@/features/attendance/event-choice/queries'
import { setUpClub } from '../support/club'

interface Row {
  id: string
  status: string
  lateMinutes: number | null
  updatedAt: string
}
interface Recorded {
  attendances: Row[]
  changed: number
  conflicts: { theirs: Row }[]
}

const { academy, ids, api } = setUpClub('jakub', 'jana', 'robert', 'maria')
let training: string

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const eventAt = async (startsAt: string, category: string, more: object = {}): Promise<string> => {
  const data = { type: 0 as const, startsAt, categories: [category], ...more }
  return (await academy.payload.create({ collection: 'events', data, overrideAccess: true })).id
}
const record = (who: 'robert' | 'maria', row: object) =>
  api[who]<Recorded>('POST', '/attendances', { event: training, rows: [{ player: ids.jakub, ...row }] })

beforeEach(async () => {
  training = await eventAt(ago(1), ids.U13!)
})

describe('how late a player came', () => {
  test('minutes are recorded with „late“ and read by the trainer, the player and the mother', async () => {
    const { status, body } = await record('robert', { status: 'late', lateMinutes: 10 })
    expect([status, body.attendances[0]?.lateMinutes]).toEqual([200, 10])
    const sheet = await api.robert<{
      event: { players: { player: { id: string }; attendance: Row | null }[] }
    }>('GET', `/events/eventPlayers/${training}`)
    const own = sheet.body.event.players.find(({ player }) => player.id === ids.jakub)
    expect(own?.attendance?.lateMinutes).toBe(10)
    const id = body.attendances[0]!.id
    for (const [who, path] of [
      ['robert', `/playerList/${ids.jakub}`],
      ['jakub', '/playerAttendance'],
      ['jana', `/playerAttendance?player=${ids.jakub}`],
    ] as const) {
      const season = await api[who]<{ userAttendances: Row[] }>('GET', path)
      expect([who, season.body.userAttendances.find((row) => row.id === id)?.lateMinutes]).toEqual([who, 10])
    }
  })

  test('minutes alone are a change; a mark that says nothing of them leaves them', async () => {
    const first = await record('robert', { status: 'late', lateMinutes: 10 })
    expect((await record('robert', { status: 'late', lateMinutes: 15 })).body.changed).toBe(1)
    expect((await record('robert', { status: 'late' })).body).toMatchObject({
      changed: 0,
      attendances: [{ lateMinutes: 15 }],
    })
    const theirs = await record('maria', {
      status: 'late',
      lateMinutes: 20,
      updatedAt: first.body.attendances[0]!.updatedAt,
    })
    expect([theirs.status, theirs.body.conflicts[0]?.theirs.lateMinutes]).toEqual([409, 15])
    const noted = await record('robert', { status: 'late', note: 'zmeškal autobus' })
    expect(noted.body.attendances[0]).toMatchObject({ lateMinutes: 15 })
    expect((await record('robert', { status: 'late', lateMinutes: null })).body.attendances[0]).toMatchObject(
      {
        lateMinutes: null,
      },
    )
  })

  test('another status has no minutes, whoever writes it and by which way', async () => {
    await record('robert', { status: 'late', lateMinutes: 10 })
    const { body } = await record('robert', { status: 'present', lateMinutes: 10 })
    expect(body.attendances[0]).toMatchObject({ status: 'present', lateMinutes: null })
    await record('robert', { status: 'late', lateMinutes: 10 })
    const { id } = body.attendances[0]!
    const update = (data: object) =>
      academy.payload.update({ collection: 'attendances', id, data, depth: 0, overrideAccess: true })
    expect(await update({ note: 'dážď' })).toMatchObject({ status: 'late', lateMinutes: 10 })
    expect((await update({ status: 'absent' })).lateMinutes ?? null).toBeNull()
  })

  test.each([0, -5, 181, 2.5, '10'])('%j minutes are refused', async (lateMinutes) => {
    expect((await record('robert', { status: 'late', lateMinutes })).status).toBe(400)
  })

  test('the list of recorded sheets tells them', async () => {
    await record('robert', { status: 'late', lateMinutes: 25 })
    interface Sheets {
      attendances: { event: { id: string }; rows: { lateMinutes: number | null }[] }[]
    }
    const { body } = await api.robert<Sheets>('GET', '/attendances')
    const sheet = body.attendances.find(({ event }) => event.id === training)
    expect(sheet?.rows.map(({ lateMinutes }) => lateMinutes)).toEqual([25])
    await record('robert', { status: 'present' })
    const again = await api.robert<Sheets>('GET', '/attendances')
    const rows = again.body.attendances.find(({ event }) => event.id === training)?.rows
    expect(rows?.map(({ lateMinutes }) => lateMinutes)).toEqual([null])
  })

  test('a removed sheet is restored with its minutes', async () => {
    await record('robert', { status: 'late', lateMinutes: 25 })
    const path = `?event=${training}&category=${ids.U13}`
    const sheet = await api.maria<{ rows: unknown[]; receipt: string }>('GET', `/attendances/recorded${path}`)
    expect(sheet.status).toBe(200)
    const removed = await api.maria('POST', '/attendances/recorded/remove', { receipt: sheet.body.receipt })
    expect(removed.status).toBe(200)
    const restored = await api.maria('POST', '/attendances/recorded/restore', { receipt: sheet.body.receipt })
    expect(restored.status).toBe(200)
    const { docs } = await academy.payload.find({
      collection: 'attendances',
      where: { event: { equals: training } },
      overrideAccess: true,
    })
    expect(docs.map(({ status, lateMinutes }) => [status, lateMinutes])).toEqual([['late', 25]])
  })
})

describe('the event a sheet opens on', () => {
  /** What the chooser shows this person. */
  const choices = async (who: string, now?: Date) => {
    const user = await academy.payload.findByID({ collection: 'users', id: ids[who]!, depth: 0 })
    return eventsToRecord(
      await createLocalReq({ user: { ...user, collection: 'users' } as never }, academy.payload),
      now,
    )
  }
  const clear = () =>
    academy.payload.db.updateMany({
      collection: 'events',
      where: { startsAt: { greater_than: ago(24) } },
      data: { deletedAt: new Date().toISOString() },
    })

  beforeEach(async () => {
    await clear()
    await eventAt(ago(7), ids.U13!)
    training = await eventAt(ago(1), ids.U13!)
  })

  test('the only one of one’s own categories that is on, and it comes first', async () => {
    await eventAt(ago(1), ids.U11!)
    const { current, ofToday } = await choices('robert')
    expect(current).toBe(training)
    expect(ofToday[0]).toMatchObject({ event: { id: training }, onNow: true })
    expect(ofToday.slice(1).every(({ onNow }) => !onNow)).toBe(true)
  })

  test('one that begins after midnight within the hour, as one of today does', async () => {
    // 00:30 on 3 March by the club's clock, an hour ahead of UTC.
    const night = await eventAt('2027-03-02T23:30:00.000Z', ids.U13!)
    const later = await eventAt('2027-03-03T16:00:00.000Z', ids.U13!)
    const early = await choices('robert', new Date('2027-03-02T22:29:00.000Z'))
    expect([early.current, early.ofToday, early.tomorrow]).toEqual([undefined, [], [night, later]])
    const within = await choices('robert', new Date('2027-03-02T22:31:00.000Z'))
    expect([within.today, within.current, within.tomorrow]).toEqual(['2027-03-02', night, [later]])
    expect(within.ofToday).toMatchObject([{ event: { id: night }, onNow: true }])
    const after = await choices('robert', new Date('2027-03-02T23:15:00.000Z'))
    expect([after.today, after.current]).toEqual(['2027-03-03', night])
    expect(after.ofToday.map(({ event }) => event.id)).toEqual([night, later])
  })

  test('none when two are on, when it is cancelled, or over', async () => {
    await eventAt(ago(0.5), ids.U13!)
    expect((await choices('robert')).current).toBeUndefined()
    await clear()
    await eventAt(ago(1), ids.U13!, { cancelled: { at: new Date().toISOString() } })
    await eventAt(ago(2), ids.U13!)
    expect((await choices('robert')).current).toBeUndefined()
  })

  test('the office chooses: it trains no category', async () => {
    const { current, ofToday } = await choices('maria')
    expect(current).toBeUndefined()
    expect(ofToday[0]).toMatchObject({ event: { id: training }, onNow: true })
  })
})
