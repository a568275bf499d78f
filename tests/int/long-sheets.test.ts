import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from '@jest/globals'
import { insertRows } from '@/db/insert-rows'
import { answerBoard } from '@/features/participants/board/queries'
import { SQUAD_SIZE } from '@/lib/page-size'
import { participantList } from '@/features/participants/queries'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

// An event with more players than a page: counts and saves include all of them, lists are paged.
const PLAYERS = 70
const name = (at: number) => `Hráč Číslo ${String(at).padStart(2, '0')}`

const { academy, ids, api } = setUpClub('robert', 'lubos', 'maria')
let players: string[]
let event: string

const as = async (who: string) =>
  request(academy.payload, await academy.payload.findByID({ collection: 'users', id: ids[who]! }))

beforeAll(async () => {
  players = Array.from({ length: PLAYERS }, () => randomUUID())
  await insertRows(
    await request(academy.payload),
    'users',
    players.map((id, at) => ({
      ...{ id, firstName: 'Hráč', lastName: `Číslo ${at}`, name: name(at), sortName: `cislo ${name(at)}` },
      ...{ username: `hrac.cislo${at}`, role: 'player', playing: true, active: true, category: ids.U13 },
    })),
  )
  const startsAt = new Date(Date.now() - 30 * 60_000).toISOString()
  const data = { type: 2, categories: [ids.U13, ids.U11], startsAt, answerRequired: true, opponent: 'ŠK' }
  const made = await api.maria<{ event: { id: string } }>('POST', '/events', { ...data, published: true })
  expect(made.status).toBe(200)
  event = made.body.event.id
  for (const [player, answer] of [
    [players[0], 'yes'],
    [players[1], 'no'],
    [players[2], 'maybe'],
  ])
    expect((await api.maria('POST', `/events/${event}/answer`, { player, answer })).status).toBe(200)
}, 120_000)

test.each(['robert', 'lubos', 'maria'])(
  '%s sees every player of their categories once on the board of answers, those who come first and then by name',
  async (who) => {
    const first = await answerBoard(await as(who), event, 1)
    const count = Math.ceil(first.invited.length / SQUAD_SIZE)
    const pages = count > 1 ? [first, await answerBoard(await as(who), event, 2)] : [first]
    const rows = pages.flatMap((page) => page.rows)
    // A page after the end is the last page.
    const last = await answerBoard(await as(who), event, 99)
    expect([last.page.number, last.rows]).toEqual([count, pages.at(-1)!.rows])
    expect(rows.map(({ id }) => id)).toEqual(first.invited.map(({ id }) => id))
    expect(first.page).toEqual({ number: 1, size: SQUAD_SIZE, total: first.invited.length })
    const listed = await participantList(await as(who), { event, page: 1, size: 200 })
    const byId = new Map(listed.eventParticipants.map((row) => [row.id, row]))
    expect(rows).toHaveLength(byId.size)
    for (const row of rows) expect(row).toEqual(byId.get(row.id))
    const answerOf = ({ answer }: { answer: string | null }) => answer ?? 'silent'
    const order = ['yes', 'maybe', 'silent', 'no']
    const places = rows.map((row) => order.indexOf(answerOf(row)))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    // Within an answer the order is by name, as in the list.
    for (const answer of order)
      expect(rows.filter((row) => answerOf(row) === answer)).toEqual(
        listed.eventParticipants.filter((row) => answerOf(row) === answer),
      )
    // A trainer of one category sees no player of the other one.
    const mine = first.invited.filter(({ player }) => players.includes(player.id)).length
    expect(mine).toBe(who === 'lubos' ? 0 : PLAYERS)
  },
)

interface Sheet {
  event: {
    squadNamed: boolean
    unmarked: number
    players: {
      player: { id: string; name: string }
      participant: { id: string; nomination: string | null } | null
      attendance: { id: string } | null
    }[]
  }
  page: { number: number; size: number; total: number }
}
const sheet = async (query = '') =>
  (await api.maria<Sheet>('GET', `/events/eventPlayers/${event}${query}`)).body

test('an attendance sheet is paged by name, each page is saved alone, and a guest is listed with the others', async () => {
  const [first, second] = [await sheet(), await sheet('?page=2')]
  const { total } = first.page
  expect(first.page).toEqual({ number: 1, size: SQUAD_SIZE, total })
  expect([first.event.players.length, second.event.players.length]).toEqual([SQUAD_SIZE, total - SQUAD_SIZE])
  const whole = (await sheet('?size=200')).event.players
  expect([...first.event.players, ...second.event.players]).toEqual(whole)
  expect(new Set(whole.map(({ player }) => player.id)).size).toBe(total)
  const rows = second.event.players.map(({ player }) => ({ player: player.id, status: 'present' }))
  const guest = { player: ids.ema!, status: 'late' }
  const saved = await api.maria<{ changed: number }>('POST', '/attendances', {
    event,
    rows: [...rows, guest],
  })
  expect([saved.status, saved.body.changed]).toEqual([200, rows.length + 1])
  const after = (await sheet('?size=200')).event.players
  expect(after).toHaveLength(total + 1)
  const marked = after.filter(({ attendance }) => attendance).map(({ player }) => player.id)
  expect(marked.toSorted()).toEqual([...rows, guest].map(({ player }) => player).toSorted())
  const { event: one } = await sheet('?page=1')
  expect([one.squadNamed, one.unmarked]).toEqual([false, after.length - marked.length])
})

test('a page after the end of an attendance sheet is its last page', async () => {
  const [last, past] = [await sheet('?page=2'), await sheet('?page=11')]
  expect(past).toEqual(last)
  expect(past.page.number).toBe(2)
  expect(past.event.players.length).toBeGreaterThan(0)
})

test('nominated players come first on an attendance sheet, and every page has its totals', async () => {
  const before = (await sheet('?size=200')).event.players
  const place = async (player: string, nomination: string) => {
    const id = before.find((row) => row.player.id === player)!.participant!.id
    const collection = 'participants' as const
    await academy.payload.db.updateOne({ collection, id, data: { nomination } })
  }
  // The last two by name are recorded already, the first ones are not.
  const [bench, inside, unmarked, out] = [players[68]!, players[69]!, players[5]!, players[4]!]
  await place(bench, 'substitute')
  await place(inside, 'in')
  await place(unmarked, 'in')
  await place(out, 'out')
  const [first, second] = [await sheet(), await sheet('?page=2')]
  const named = [unmarked, inside, bench]
  const ids = [...first.event.players, ...second.event.players].map(({ player }) => player.id)
  const others = before.map(({ player }) => player.id).filter((id) => !named.includes(id))
  expect(ids).toEqual([...named, ...others])
  for (const { event: sheet, page } of [first, second])
    expect([sheet.squadNamed, sheet.unmarked, page.total]).toEqual([true, 1, before.length])
})

test('a recorded sheet is listed with all its counts, and its rows sixty a page', async () => {
  const rows = players.map((player, at) => ({ player, status: at % 7 ? 'present' : 'absent' }))
  expect((await api.maria('POST', '/attendances', { event, rows })).status).toBe(200)
  interface RecordedSheet {
    event: { id: string }
    counts: { total: number; absent: number }
    rows: { player: { id: string; name: string } }[]
  }
  const recorded = async (page: number) => {
    const path = `/attendances?category=${ids.U13}&rowsPage=${page}`
    const { body } = await api.robert<{ attendances: RecordedSheet[] }>('GET', path)
    return body.attendances.find((each) => each.event.id === event)!
  }
  const pages = [await recorded(1), await recorded(2), await recorded(3)]
  const listed = pages.flatMap((page) => page.rows)
  const { total } = pages[0]!.counts
  expect(pages.map((page) => page.rows.length)).toEqual([60, total - 60, 0])
  expect(new Set(listed.map(({ player }) => player.id)).size).toBe(total)
  const names = listed.map(({ player }) => player.name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'sk')))
  for (const { counts } of pages) expect(counts).toEqual(pages[0]!.counts)
  expect(pages[0]!.counts.absent).toBe(PLAYERS / 7)
})
