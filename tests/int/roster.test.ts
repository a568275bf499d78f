import { beforeAll, describe, expect, test } from '@jest/globals'
import type { PayloadRequest } from 'payload'
import { rosterWithRates } from '@/features/attendance/roster/queries'
import { parseSort } from '@/features/attendance/roster/rules'
import { playerSeason, surprisesOf } from '@/features/attendance/seasons/queries'
import { teamSeason } from '@/features/attendance/team/queries'
import { seasonOf } from '@/features/club/season/rules'
import { dayOf } from '@/lib/dates'
import { printDatabase } from '../support/academy'
import { setUpClub } from '../support/club'
import { request } from '../support/request'

// The trainer's roster: its order, and the season of a player and of the team.
printDatabase('roster')

const { academy, ids, api } = setUpClub('jakub', 'robert', 'maria')
const SEASON = seasonOf(new Date())
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const as = async (name: string): Promise<PayloadRequest> =>
  request(academy.payload, await academy.payload.findByID({ collection: 'users', id: ids[name]! }))

/** An event of U13 in the past, what Jakub had said to it, and what was recorded. */
async function past(hours: number, type: number, answer: string | null, marks: Record<string, string>) {
  const { payload } = academy
  const opponent = type === 2 ? { opponent: 'FC Podhorie' } : {}
  const { id } = await payload.create({
    collection: 'events',
    data: { type: type as 0, startsAt: ago(hours), categories: [ids.U13!], ...opponent },
    overrideAccess: true,
  })
  if (answer)
    await payload.update({
      collection: 'participants',
      where: { and: [{ event: { equals: id } }, { player: { equals: ids.jakub } }] },
      data: { answer: answer as 'yes', userSubmitted: true },
      overrideAccess: true,
    })
  const rows = Object.entries(marks).map(([name, status]) => ({ player: ids[name], status }))
  expect((await api.maria('POST', '/attendances', { event: id, rows })).status).toBe(200)
  return id
}

beforeAll(async () => {
  const change = (name: string, data: object) =>
    academy.payload.update({ collection: 'users', id: ids[name]!, data, overrideAccess: true })
  await change('jakub', { jerseyNumber: 9, medicalValidUntil: '2026-12-01' })
  await change('filip', { jerseyNumber: 4, medicalValidUntil: '2027-12-01' })
  await past(2, 0, null, { jakub: 'absent', filip: 'present', nina: 'present' })
  await past(3, 2, 'yes', { jakub: 'absent', filip: 'late' })
  await past(4, 2, null, { jakub: 'absent', filip: 'present' })
  await past(5, 0, 'no', { jakub: 'present', filip: 'absent' })
  await past(6, 0, 'no', { jakub: 'absent', filip: 'injured' })
}, 120_000)

describe('the order of the roster', () => {
  const order = async (sort: string, search = '') =>
    (
      await rosterWithRates(await as('robert'), { search, category: ids.U13!, sort: parseSort(sort) })
    ).players.map(({ name }) => name)

  test.each([
    ['', ['Filip Chovan', 'Jakub Ľalík', 'Nina Žáková']],
    ['-name', ['Nina Žáková', 'Jakub Ľalík', 'Filip Chovan']],
    ['number', ['Filip Chovan', 'Jakub Ľalík', 'Nina Žáková']],
    ['-number', ['Jakub Ľalík', 'Filip Chovan', 'Nina Žáková']],
    ['-rate', ['Nina Žáková', 'Filip Chovan', 'Jakub Ľalík']],
    ['rate', ['Jakub Ľalík', 'Filip Chovan', 'Nina Žáková']],
    ['medical', ['Jakub Ľalík', 'Filip Chovan', 'Nina Žáková']],
  ])('„%s“ sorts by it, players without a value last', async (sort, names) =>
    expect(await order(sort)).toEqual(names),
  )

  test('a search is sorted as well, and another trainer’s category stays empty', async () => {
    expect(await order('-rate', 'a')).toHaveLength(3)
    const foreign = { search: '', category: ids.U11!, sort: parseSort('-rate') }
    expect((await rosterWithRates(await as('robert'), foreign)).players).toEqual([])
  })

  test('a guardian with full rights is called first', async () => {
    const { players } = await rosterWithRates(await as('robert'), { search: 'Ľalík', category: 'all' })
    expect(players[0]?.guardians.map(({ name }) => name)).toEqual(['Jana Ľalíková', 'Peter Ľalík'])
  })
})

describe('what a player’s season surprises with', () => {
  const found = async (reader: string, player: string) => {
    const req = await as(reader)
    const { userAttendances: rows } = await playerSeason(req, ids[player]!, SEASON.label)
    const surprises = await surprisesOf(req, ids[player]!, SEASON, rows)
    return rows.flatMap(({ id, event }) => (surprises.has(id) ? `${event.type} ${surprises.get(id)}` : []))
  }

  test('a training nobody was excused from, a promise, and who came after a no; not a match without an answer', async () => {
    expect((await found('robert', 'jakub')).sort()).toEqual(['0 came', '0 missed', '2 missed'])
  })

  test('and of nobody whose answers the caller may not read', async () => {
    const req = await as('lubos')
    await expect(playerSeason(req, ids.jakub!, SEASON.label)).rejects.toMatchObject({ status: 404 })
    expect((await surprisesOf(req, ids.jakub!, SEASON, [])).size).toBe(0)
  })
})

describe('a team’s season', () => {
  const season = async (reader: string, more: { category?: string; sort?: string; season?: string } = {}) =>
    teamSeason(await as(reader), {
      category: more.category ?? '',
      season: more.season ?? '',
      sort: parseSort(more.sort ?? ''),
      page: 1,
    })

  test('has each player’s months, sums and absences that nobody expected', async () => {
    const { rows, months, whole, total } = await season('robert')
    expect(months).toContain(dayOf(ago(2)).slice(0, 7))
    expect(total).toBe(3)
    const jakub = rows.find(({ name }) => name === 'Jakub Ľalík')!
    // Two of the small club's own, and five of this suite.
    expect(jakub).toMatchObject({ current: true, missed: 2, share: { came: 3, counted: 7, rate: 43 } })
    expect(jakub.months.reduce((sum, month) => sum + (month?.counted ?? 0), 0)).toBe(7)
    expect(whole.share.counted).toBe(rows.reduce((sum, { share }) => sum + share.counted, 0))
  })

  test('is sorted by rate, the best first', async () => {
    const { rows } = await season('robert', { sort: '-rate' })
    expect(rows.map(({ name }) => name)).toEqual(['Nina Žáková', 'Filip Chovan', 'Jakub Ľalík'])
  })

  test('keeps who has left with what was recorded, without a page of theirs', async () => {
    const activate = (active: boolean) =>
      academy.payload.update({ collection: 'users', id: ids.nina!, data: { active }, overrideAccess: true })
    await activate(false)
    const nina = (await season('robert')).rows.find(({ name }) => name === 'Nina Žáková')
    expect(nina).toMatchObject({ current: false, share: { came: 1 } })
    await activate(true)
  })

  test('of another trainer’s category, and of a season nobody was recorded in, is empty', async () => {
    expect(await season('robert', { category: ids.U11! })).toMatchObject({ rows: [], months: [], total: 0 })
    expect(await season('robert', { season: '2019/20' })).toMatchObject({ rows: [], months: [], total: 0 })
  })

  test('of a trainer who is a mother has nothing of her children', async () => {
    const { rows, months } = await season('zuzana', { category: 'all' })
    expect([rows.map(({ name }) => name), months]).toEqual([['Nina Žáková'], []])
  })
})
