import { afterAll, beforeAll, test, expect } from '@jest/globals'
import { databaseUnderTest, setUpAcademy } from '../support/academy'
import { type ApiClient, apiAs } from '../support/api-client'
import { type EventAct, eventAct, type EventClub, playEventAct } from '../support/event-acts'
import {
  badgeOf,
  countsOf,
  type EventRows,
  faultsOf,
  attendancesOf,
  EventReader,
  ledEventsOf,
} from '../support/event-rows'
import { HISTORY_TIMEOUT, playHistories } from '../support/histories'

const academy = setUpAcademy()
let reader: EventReader
const api = {} as EventClub['api']
const ids: Record<string, string> = {}
let clubs = 0

beforeAll(async () => {
  reader = new EventReader(academy.file)
  for (const [name, role] of [
    ['office', 'admin'],
    ['trainerA', 'trainer'],
    ['trainerB', 'trainer'],
    ['parent', 'player'],
  ] as const) {
    const email = `${name.toLowerCase()}@zelenadolina.test`
    const data = { firstName: name, lastName: 'Skúšobná', role, playing: false, username: '~' }
    const { id } = await academy.payload.create({
      collection: 'users',
      data: { ...data, email, password: 'Ukazka-2026!' },
      overrideAccess: true,
    })
    ids[name] = id
    api[name] = await apiAs(academy.payload, email)
  }
}, 120_000)
afterAll(() => reader.close())

/** Three categories and five players; the trainers train the first and the second, two players have a parent. */
async function createEventClub(): Promise<EventClub> {
  clubs += 1
  const { payload } = academy
  const categories: string[] = []
  for (const letter of ['A', 'B', 'C']) {
    const data = { name: `${letter}${clubs}`, order: clubs }
    categories.push((await payload.create({ collection: 'categories', data, overrideAccess: true })).id)
  }
  const players: string[] = []
  for (const at of [0, 0, 1, 1, 2]) {
    const name = { firstName: 'Hráč', lastName: `Skúšobný ${players.length}` }
    const draft = { ...name, role: 'player', playing: true, category: categories[at] }
    const made = await api.office<{ user: { id: string } }>('POST', '/users', draft)
    expect([made.status, made.body]).toEqual([200, expect.objectContaining({ user: expect.anything() })])
    players.push(made.body.user.id)
  }
  const change = (id: string, data: object) =>
    payload.update({ collection: 'users', id, data, overrideAccess: true })
  await change(ids.trainerA!, { categories: [categories[0]] })
  await change(ids.trainerB!, { categories: [categories[1]] })
  const child = { relation: 'mother', right: 'full' }
  await change(ids.parent!, { children: players.slice(0, 2).map((player) => ({ player, ...child })) })
  const trainers: [string, string] = [ids.trainerA!, ids.trainerB!]
  return { api, trainers, categories, players, events: [], answers: new Map(), nominations: new Map() }
}

type Hours = { trainerData: { total: { events: number; hours: number } } }
type Season = { userAttendanceSum: { total: number } }
type List = { events: { id: string; counts: object }[] }

/** Where responses of the API differ from the rows, as sentences. */
async function differences(club: EventClub, rows: EventRows): Promise<string[]> {
  const faults: string[] = []
  const same = (what: string, is: unknown, should: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(should))
      faults.push(`${what}: ${JSON.stringify(is)} in the response, in the rows ${JSON.stringify(should)}`)
  }
  const { office, parent } = club.api
  const family = club.players.slice(0, 2)
  type Badge = { waiting: number }
  const { waiting } = (await parent<Badge>('GET', '/events/eventParticipants?size=1')).body
  same('the badge', waiting, badgeOf(rows, family))
  const season = (await parent<Season>('GET', `/playerAttendance?player=${family[0]}`)).body
  same("a player's season", season.userAttendanceSum.total, attendancesOf(rows, family[0]!))
  for (const [at, id] of club.trainers.entries()) {
    const own: ApiClient = at === 0 ? club.api.trainerA : club.api.trainerB
    const path = `/attendances/trainerList/${id}`
    const hours = (await own<Hours>('GET', path)).body.trainerData
    same('hours for the office', (await office<Hours>('GET', path)).body.trainerData.total, hours.total)
    // Earlier histories are in the same database: their events are subtracted.
    same('led events', hours.total.events - (before.get(id) ?? 0), ledEventsOf(rows, id))
    for (const event of rows.events) {
      const leads = event.trainers.includes(id) || event.substitute_id === id
      if (leads && !event.deleted_at)
        same('a led event', (await own('GET', `/events/${event.id}`)).status, 200)
    }
  }
  const list = `/events?from=2020-01-01&to=2040-01-01&category=${club.categories[0]}`
  for (const { id, counts } of (await office<List>('GET', list)).body.events)
    same('counts', counts, countsOf(rows, id))
  return faults
}

const before = new Map<string, number>()

async function perform(acts: readonly EventAct[]): Promise<number> {
  const club = await createEventClub()
  for (const id of club.trainers) {
    const { trainerData } = (await api.office<Hours>('GET', `/attendances/trainerList/${id}`)).body
    before.set(id, trainerData.total.events)
  }
  let checks = 0
  let cancelled = new Map<unknown, unknown>()
  const faultsBetween: string[] = []
  club.between = async () => {
    const seen = faultsOf(await reader.of(club), club)
    faultsBetween.push(...seen.faults)
    checks += seen.checks
  }
  for (const act of acts) {
    const responses = await playEventAct(club, act)
    const rows = await reader.of(club)
    const { faults, checks: more } = faultsOf(rows, club)
    faults.push(...faultsBetween.splice(0), ...(await differences(club, rows)))
    for (const { id, cancelled_at: at } of rows.events)
      if (at && cancelled.get(id) && cancelled.get(id) !== at) faults.push('a cancellation changed its time')
    cancelled = new Map(rows.events.map(({ id, cancelled_at: at }) => [id, at]))
    for (const { status, body } of responses.filter((response) => response.status >= 500))
      faults.push(`${status} ${JSON.stringify(body)}`)
    checks += more + responses.length + 6 + 2 * rows.events.length
    if (faults.length > 0)
      throw new Error(`after ${JSON.stringify(act)}:\n${[...new Set(faults)].join('\n')}`)
  }
  return checks
}

// The oracle reads the tables of SQLite's file; the same acts run on MongoDB in the other suites of events.
const onSqlite = databaseUnderTest === 'sqlite' ? test : test.skip

onSqlite(
  'after any history of events, players and sheets, invitations, counts and hours agree with the rows',
  async () => {
    await playHistories({ name: 'events', act: eventAct, longest: 25, play: perform })
  },
  HISTORY_TIMEOUT,
)
