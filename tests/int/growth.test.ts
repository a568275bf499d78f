import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Client } from '@libsql/client'
import type { PayloadRequest } from 'payload'
import { hoursOfAll } from '@/features/attendance/hours/queries'
import { categorySums } from '@/features/attendance/overview/queries'
import { recordedSheetSums } from '@/features/attendance/recorded/queries'
import { attendanceBook } from '@/features/attendance/exports/queries'
import { rosterWithRates } from '@/features/attendance/roster/queries'
import { BY_NAME } from '@/features/attendance/roster/rules'
import { teamSeason } from '@/features/attendance/team/queries'
import { adminEventList } from '@/features/events/admin/queries'
import type { EventFilter } from '@/features/events/admin/rules'
import { addDays, dayOf, mondayOf } from '@/lib/dates'
import { databaseUnderTest } from '../support/academy'
import { request } from '../support/request'
import { statementsOf } from '../support/statements'
import { setUpClub } from '../support/club'

const today = dayOf(new Date())
const time = { from: addDays(today, -300), to: addDays(today, 300) }
const past: EventFilter = {
  view: 'list',
  when: 'past',
  month: today.slice(0, 7),
  week: mondayOf(today),
  search: '',
  page: 1,
}

const { academy, ids } = setUpClub()
const as = async (name: string): Promise<PayloadRequest> =>
  request(academy.payload, await academy.payload.findByID({ collection: 'users', id: ids[name]! }))

/** The long lists of the office and of trainers, as their screens read them. */
const LISTS: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
  'events of the past': (req) => adminEventList(req, past, today),
  'events of the past, searched': (req) => adminEventList(req, { ...past, search: 'lipova' }, today),
  'attendance by category': (req) => categorySums(req, time),
  'recorded sheets': (req) => recordedSheetSums(req, { ...time, page: 1, size: 25 }),
  'hours of all trainers': (req) => hoursOfAll(req, time),
  roster: (req) => rosterWithRates(req, { search: '', category: 'all' }),
  'roster by attendance': (req) =>
    rosterWithRates(req, { search: '', category: 'all', sort: { by: 'rate', descending: true } }),
  'season of a team': (req) => teamSeason(req, { category: 'all', season: '', sort: BY_NAME, page: 1 }),
  'attendance as a file': (req) => attendanceBook(req, { category: ids.U13! }),
}

async function pastMatches(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const startsAt = new Date(Date.now() - (48 + at) * 3_600_000).toISOString()
    const place = at % 2 ? 'Športová hala, Lipová' : 'Umelá tráva'
    const data = {
      type: 2,
      startsAt,
      categories: [ids.U13!],
      trainers: [ids.robert!],
      place,
      opponent: 'ŠK Dúbrava',
    }
    const { id } = await academy.payload.create({ collection: 'events', data, overrideAccess: true })
    const attendance = {
      event: id,
      player: ids.jakub!,
      category: ids.U13!,
      recordedBy: ids.robert!,
      recordedAt: startsAt,
    }
    await academy.payload.create({
      collection: 'attendances',
      data: { ...attendance, status: 'present' },
      overrideAccess: true,
    })
  }
}

/** The query plans of the statements that `work` runs. */
async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
  const { client } = academy.payload.db as unknown as { client: Client }
  const plans: string[] = []
  for (const { sql, args } of await statementsOf(academy.payload, work)) {
    if (!/^\s*(select|with)/i.test(sql)) continue
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
    plans.push(...rows.map(({ detail }) => String(detail)))
  }
  return plans
}

beforeAll(async () => {
  await pastMatches(2)
}, 120_000)

describe('search among events', () => {
  const titles = async (name: string, search: string) =>
    (await adminEventList(await as(name), { ...past, search }, today)).events.map(({ place }) => place)

  test('the search finds words of the event and its category without diacritics and in any order', async () => {
    expect(await titles('maria', 'lipova')).toEqual(['Športová hala, Lipová'])
    expect(await titles('maria', 'LIPOVÁ zápas u13')).toEqual(['Športová hala, Lipová'])
    expect(await titles('maria', 'u9 lipova')).toEqual([])
  })

  test('the search ignores a percent sign, and shows nothing to a trainer of another category', async () => {
    expect((await titles('maria', 'dubrava%')).length).toBe(2)
    expect(await titles('lubos', 'lipova')).toEqual([])
  })

  test('the search finds the new words after a change', async () => {
    const { docs } = await academy.payload.find({
      collection: 'events',
      where: { place: { equals: 'Umelá tráva' }, opponent: { equals: 'ŠK Dúbrava' } },
    })
    const change = { collection: 'events', id: docs[0]!.id, overrideAccess: true } as const
    await academy.payload.update({ ...change, data: { place: 'Lesík' } })
    expect(await titles('maria', 'lesik')).toEqual(['Lesík'])
    await academy.payload.update({ ...change, data: { place: 'Umelá tráva' } })
  })
})

// Statements and their plans are counted at SQLite's client.
;(databaseUnderTest === 'sqlite' ? describe : describe.skip)('lists after twelve more events', () => {
  test('a list of many events needs as many statements as a short one', async () => {
    const countAll = async () => {
      const counts: Record<string, number> = {}
      for (const [name, list] of Object.entries(LISTS)) {
        const req = await as(name === 'roster' ? 'robert' : 'maria')
        counts[name] = (await statementsOf(academy.payload, () => list(req))).length
      }
      return counts
    }
    const before = await countAll()
    expect(Math.min(...Object.values(before))).toBeGreaterThan(0)
    await pastMatches(12)
    expect(await countAll()).toEqual(before)
  }, 120_000)

  test('no list scans a table that grows with the years', async () => {
    const scans: string[] = []
    for (const [name, list] of Object.entries(LISTS)) {
      const req = await as(name === 'roster' ? 'robert' : 'maria')
      for (const detail of await plansOf(() => list(req)))
        if (/^SCAN (events|events_rels|attendances|participants)\b/.test(detail))
          scans.push(`${name}: ${detail}`)
    }
    expect(scans).toEqual([])
  })

  test('the attendance of a season is counted from one index, each status of a category by a range of it', async () => {
    for (const name of ['maria', 'robert']) {
      const req = await as(name)
      const plans = (await plansOf(() => categorySums(req, time))).filter((plan) => /attendances/.test(plan))
      expect(plans).toEqual([
        expect.stringMatching(
          /COVERING INDEX \S+ \(category_id=\? AND status=\? AND starts_at>\? AND starts_at<\?\)/,
        ),
      ])
    }
  })
})
