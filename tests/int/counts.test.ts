import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type Client, createClient } from '@libsql/client'
import type { PayloadRequest } from 'payload'
import { countingUpTo } from '@/db/count-up-to'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { refreshStatistics } from '@/db/sqlite/statistics'
import { adminEventList } from '@/features/events/admin/queries'
import type { EventFilter } from '@/features/events/admin/rules'
import type { EventKind } from '@/features/participants/answers/labels'
import { typesOf } from '@/features/participants/answers/rules'
import { EVENT_TYPES } from '@/features/events/labels'
import { eventList } from '@/features/events/queries'
import { inDataDir } from '@/lib/data-dir'
import { dayOf, mondayOf } from '@/lib/dates'
import { databaseUnderTest } from '../support/academy'
import { request } from '../support/request'
import { type Statement, statementsOf } from '../support/statements'
import { setUpClub } from '../support/club'

/** Twenty pages of fifteen and some more. */
const PAST = 330
const today = dayOf(new Date())
const past: EventFilter = {
  view: 'list',
  when: 'past',
  month: today.slice(0, 7),
  week: mondayOf(today),
  search: '',
  page: 1,
}

const { academy, ids } = setUpClub()
/** How many past events the trainer of U13 had before. */
let before: number
const as = async (name: string): Promise<PayloadRequest> =>
  request(academy.payload, await academy.payload.findByID({ collection: 'users', id: ids[name]! }))

/** Of two categories, led by two trainers: each joins four rows to a list filtered by both. */
const training = (at: number): NewRow => ({
  type: 0,
  startsAt: new Date(Date.now() - (48 + at) * 3_600_000).toISOString(),
  place: at % 3 ? 'Umelá tráva' : 'Športová hala',
  searchText: at % 3 ? 'trening umela trava' : 'trening sportova hala',
  published: true,
  categories: [ids.U13!, ids.U11!],
  trainers: [ids.robert!, ids.lubos!],
})

beforeAll(async () => {
  before = (await adminEventList(await as('robert'), past, today)).total
  const rows = Array.from({ length: PAST }, (_, at) => training(at))
  await insertRows(await request(academy.payload), 'events', rows)
}, 120_000)

describe('list of past events', () => {
  test('past events are counted up to twenty pages ahead of the one shown, for an admin and for a trainer', async () => {
    for (const name of ['maria', 'robert']) {
      const { total, pages, isMore, events } = await adminEventList(await as(name), past, today)
      expect([total, pages, isMore, events.length]).toEqual([300, 20, true, 15])
    }
  })

  test('past events are counted to the end from a page near it, each event once', async () => {
    const all = PAST + before
    const near = await adminEventList(await as('robert'), { ...past, page: 20 }, today)
    expect([near.total, near.pages, near.isMore]).toEqual([all, Math.ceil(all / 15), false])
    const last = await adminEventList(await as('robert'), { ...past, page: near.pages }, today)
    expect(last.events.length).toBe(all - (near.pages - 1) * 15)
  })

  test('a search among past events counts what it finds', async () => {
    const found = await adminEventList(await as('robert'), { ...past, search: 'hala' }, today)
    expect([found.total, found.pages, found.isMore]).toEqual([PAST / 3, Math.ceil(PAST / 45), false])
    const none = await adminEventList(await as('robert'), { ...past, search: 'ihrisko hala' }, today)
    expect([none.total, none.events]).toEqual([0, []])
  })
})

describe('list of cancelled events', () => {
  test('the list of cancelled events contains all of them and nothing else', async () => {
    const off = { ...past, when: 'cancelled' } as const
    const { total } = await adminEventList(await as('maria'), off, today)
    const { docs } = await academy.payload.find({
      collection: 'events',
      where: { place: { equals: 'Športová hala' } },
      limit: 1,
    })
    const cancelled = { at: new Date().toISOString(), reason: 'Búrka' }
    await academy.payload.update({ collection: 'events', id: docs[0]!.id, data: { cancelled } })
    const after = await adminEventList(await as('maria'), off, today)
    expect(after.total).toBe(total + 1)
    expect(after.events.map(({ id }) => id)).toContain(docs[0]!.id)
    expect(after.events.every((event) => event.cancelled)).toBe(true)
  })
})

describe('counting', () => {
  test('a count stops at its limit, and later counts have none', async () => {
    const req = await as('robert')
    const whole = () =>
      req.payload.find({
        collection: 'events',
        where: { type: { equals: 0 } },
        limit: 2,
        overrideAccess: false,
        req,
      })
    const { totalDocs } = await whole()
    expect(totalDocs).toBeGreaterThanOrEqual(PAST)
    const some = await countingUpTo(7, whole)
    expect(some.docs.length).toBe(2)
    if (databaseUnderTest === 'sqlite') expect(some.totalDocs).toBe(7)
    expect((await whole()).totalDocs).toBe(totalDocs)
  })

  test('a list paged by a call of the API is counted whole', async () => {
    const filter = { from: '2000-01-01', to: today, page: 1, size: 5 }
    const { page } = await eventList(await as('robert'), filter)
    expect(page.total).toBeGreaterThanOrEqual(PAST)
  })

  test('matches and trainings together are as many as all events', async () => {
    const list = async (kind: EventKind) =>
      eventList(await as('robert'), { from: '2000-01-01', types: typesOf(kind), page: 1, size: 200 })
    const [all, matches, trainings] = [await list('all'), await list('matches'), await list('trainings')]
    expect(matches.page.total + trainings.page.total).toBe(all.page.total)
    expect(trainings.events.every(({ type }) => type === EVENT_TYPES.training)).toBe(true)
    expect(matches.events.some(({ type }) => type === EVENT_TYPES.training)).toBe(false)
    expect(matches.page.total).toBeGreaterThan(0)
  })
})

// Statements and their plans are counted at SQLite's client.
;(databaseUnderTest === 'sqlite' ? describe : describe.skip)('plans of the search among past events', () => {
  /** A connection with refreshed statistics, as the site's own are after a start. */
  let planner: Client

  beforeAll(async () => {
    const config = { url: `file:${inDataDir('akademia.db')}` }
    await refreshStatistics(config)
    planner = createClient(config)
  })
  afterAll(() => planner.close())

  async function searching(name: string, search: string): Promise<Statement[]> {
    const req = await as(name)
    const statements = await statementsOf(academy.payload, () =>
      adminEventList(req, { ...past, search }, today),
    )
    return statements.filter(({ sql }) => /where.*search_text/s.test(sql))
  }
  const planOf = async ({ sql, args }: Statement) => {
    const { rows } = await planner.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args })
    return rows.map(({ detail }) => String(detail)).join('\n')
  }

  test('the search counts by choosing the events first, and joins only the tables it needs', async () => {
    const counts = (await searching('robert', 'hala')).filter(({ sql }) => sql.includes('chosen'))
    expect(counts.length).toBe(1)
    const joined = counts[0]!.sql.match(/join "(\w+)"/g)
    expect(joined).toEqual(['join "events"', 'join "events_rels"', 'join "events_rels"'])
    expect(await planOf(counts[0]!)).toMatch(
      /SCAN chosen[\s\S]*SEARCH events USING INTEGER PRIMARY KEY[\s\S]*events_rels_parent_idx/,
    )
  })

  test('the search for a word reads only an index, whoever searches and however rare the word is', async () => {
    for (const name of ['maria', 'robert'])
      for (const search of ['hala', 'nikde']) {
        const statements = await searching(name, search)
        expect(statements.length).toBeGreaterThan(0)
        for (const each of statements)
          expect([name, search, await planOf(each)]).toEqual([
            name,
            search,
            expect.stringContaining('startsAt_deletedAt_searchText_idx'),
          ])
      }
  })
})
