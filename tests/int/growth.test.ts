import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Client } from '@libsql/client'
import type { PayloadRequest } from 'payload'
import { hoursOfAll } from '@/features/attendance/hours/queries'
import { categorySums } from '@/features/attendance/overview/queries'
import { recordedSheetSums } from '@/features/attendance/recorded/queries'
import { rosterWithRates } from '@/features/attendance/roster/queries'
import { adminEventList } from '@/features/events/admin/queries'
import type { EventFilter } from '@/features/events/admin/rules'
import { addDays, dayOf } from '@/lib/dates'
import { databaseUnderTest } from '../support/academy'
import { request } from '../support/request'
import { statementsOf } from '../support/statements'
import { setUpClub } from '../support/club'

const today = dayOf(new Date())
const time = { from: addDays(today, -300), to: addDays(today, 300) }
const past: EventFilter = { view: 'list', when: 'past', month: today.slice(0, 7), search: '', page: 1 }

const { academy, ids } = setUpClub()
const as = async (name: string): Promise<PayloadRequest> =>
  request(academy.payload, await academy.payload.findByID({ collection: 'users', id: ids[name]! }))

/** The long lists of the office and of trainers, as their screens ask them. */
const LISTS: Record<string, (req: PayloadRequest) => Promise<unknown>> = {
  'events of the past': (req) => adminEventList(req, past, today),
  'events of the past, searched': (req) => adminEventList(req, { ...past, search: 'lipova' }, today),
  'attendance by category': (req) => categorySums(req, time),
  'recorded sessions': (req) => recordedSheetSums(req, { ...time, page: 1, size: 25 }),
  'hours of all trainers': (req) => hoursOfAll(req, time),
  roster: (req) => rosterWithRates(req, { search: '', category: 'all' }),
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
    const mark = {
      event: id,
      player: ids.jakub!,
      category: ids.U13!,
      recordedBy: ids.robert!,
      recordedAt: startsAt,
    }
    await academy.payload.create({
      collection: 'attendances',
      data: { ...mark, status: 'present' },
      overrideAccess: true,
    })
  }
}

/** How the database finds what it is asked while `work` runs. */
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

describe('the search among events', () => {
  const titles = async (name: string, search: string) =>
    (await adminEventList(await as(name), { ...past, search }, today)).events.map(({ place }) => place)

  test('finds words without marks, in any order, of the event and of its category', async () => {
    expect(await titles('maria', 'lipova')).toEqual(['Športová hala, Lipová'])
    expect(await titles('maria', 'LIPOVÁ zápas u13')).toEqual(['Športová hala, Lipová'])
    expect(await titles('maria', 'u9 lipova')).toEqual([])
  })

  test('takes a percent sign for nothing, and shows a trainer of another category nothing', async () => {
    expect((await titles('maria', 'dubrava%')).length).toBe(2)
    expect(await titles('lubos', 'lipova')).toEqual([])
  })

  test('follows a change of the words', async () => {
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

;(databaseUnderTest === 'sqlite' ? describe : describe.skip)('a list grown by twelve sessions', () => {
  test('asks the database as often as a short one', async () => {
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

  test('walks through no table that grows with the years', async () => {
    const walks: string[] = []
    for (const [name, list] of Object.entries(LISTS)) {
      const req = await as(name === 'roster' ? 'robert' : 'maria')
      for (const detail of await plansOf(() => list(req)))
        if (/^SCAN (events|events_rels|attendances|participants)\b/.test(detail))
          walks.push(`${name}: ${detail}`)
    }
    expect(walks).toEqual([])
  })

  test('counts the attendance of a season from one index, each status of a category a stretch of it', async () => {
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
