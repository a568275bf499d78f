import { type Client, createClient } from '@libsql/client'
import type { EventClub } from './event-acts'

type Row = Record<string, string | number | null | string[]>

/** The rows of one history's club, as stored in the database. */
export interface EventRows {
  events: (Row & Record<'categories' | 'trainers', string[]>)[]
  users: Row[]
  participants: Row[]
  attendances: Row[]
}

/** Reads with SQL on its own connection; shares no code with the program. */
export class EventReader {
  readonly #client: Client

  constructor(file: string) {
    this.#client = createClient({ url: `file:${file}` })
  }

  close(): void {
    this.#client.close()
  }

  async #all(sql: string, args: string[]): Promise<Row[]> {
    return (await this.#client.execute({ sql, args })).rows as unknown as Row[]
  }

  async of({ categories, players }: EventClub): Promise<EventRows> {
    const marks = (list: string[]) => list.map(() => '?').join()
    const events = await this.#all(
      `SELECT * FROM events WHERE id IN
        (SELECT parent_id FROM events_rels WHERE categories_id IN (${marks(categories)}))`,
      categories,
    )
    const ids = events.map(({ id }) => String(id))
    const links = await this.#all(`SELECT * FROM events_rels WHERE parent_id IN (${marks(ids)})`, ids)
    const linked = (id: unknown, column: string) =>
      links.flatMap((link) => (link.parent_id === id && link[column] ? [String(link[column])] : []))
    const ofPlayers = (table: string) =>
      this.#all(`SELECT * FROM ${table} WHERE player_id IN (${marks(players)})`, players)
    return {
      events: events.map((event) => ({
        ...event,
        categories: linked(event.id, 'categories_id'),
        trainers: linked(event.id, 'users_id'),
      })),
      users: await this.#all(`SELECT * FROM users WHERE id IN (${marks(players)})`, players),
      participants: await ofPlayers('participants'),
      attendances: await ofPlayers('attendances'),
    }
  }
}

const time = (value: unknown): number => Date.parse(String(value))
const isAhead = (event: Row): boolean => time(event.starts_at) > Date.now()

/** The category by which a player belongs to an event; undefined when they do not. */
const categoryIn = (event: EventRows['events'][number], user: Row): string | undefined =>
  user.playing && user.active && !user.deleted_at
    ? [user.category_id, user.second_category_id].map(String).find((id) => event.categories.includes(id))
    : undefined

/** Every violated rule as a sentence; `checks` counts the rules that were tested. */
export function faultsOf(rows: EventRows, club: EventClub): { faults: string[]; checks: number } {
  const faults: string[] = []
  let checks = 0
  const check = (holds: boolean, fault: string) => {
    checks += 1
    if (!holds) faults.push(fault)
  }
  const keys = rows.participants.map((row) => `${row.event_id} ${row.player_id}`)
  check(new Set(keys).size === keys.length, 'somebody is invited twice')
  for (const event of rows.events) {
    const invited = rows.participants.filter((row) => row.event_id === event.id)
    for (const row of invited) {
      const hidden = !event.published || Boolean(event.deleted_at)
      const isOpen = !hidden && event.answer_required && !event.cancelled_at
      const until = isOpen ? (event.answer_until ?? event.starts_at) : null
      check(
        row.starts_at === (event.deleted_at ? null : event.starts_at),
        'a row has another start than its event',
      )
      check(Boolean(row.published) === !hidden, 'a row and its event differ in published')
      check(
        row.asks_until === until,
        `a row expects an answer until ${row.asks_until}, its event until ${until}`,
      )
    }
    const goals = event.result_own !== null || event.result_their !== null
    check(
      !goals || (event.type === 2 && !isAhead(event)),
      `type ${event.type} at ${event.starts_at} has a result`,
    )
    if (!isAhead(event) || event.deleted_at) continue
    for (const user of rows.users) {
      const category = categoryIn(event, user)
      const row = invited.find(({ player_id }) => player_id === user.id)
      if (category)
        check(row?.category_id === category, `belongs to ${category}, is invited to ${row?.category_id}`)
      else check(!row || Boolean(row.user_submitted), 'is invited, does not belong and has not answered')
    }
  }
  for (const row of rows.participants)
    check(
      rows.events.some(({ id }) => id === row.event_id),
      'is invited to an event that does not exist',
    )
  for (const row of rows.attendances) {
    const event = rows.events.find(({ id }) => id === row.event_id)
    check(event?.starts_at === row.starts_at, 'an attendance has another start than its event')
  }
  const two = rows.users.filter((user) => user.category_id && user.category_id === user.second_category_id)
  check(two.length === 0, 'main and second category are the same')
  for (const [key, answer] of club.answers) {
    const row = rows.participants[keys.indexOf(key)]
    check(Boolean(row?.user_submitted) && row?.answer === answer, `the answer ${answer} is lost`)
  }
  for (const [key] of club.nominations) {
    const [id, player] = key.split(' ')
    const event = rows.events.find((one) => one.id === id)
    const user = rows.users.find((one) => one.id === player)
    const row = rows.participants[keys.indexOf(key)]
    // Somebody who leaves without having answered leaves the squad too.
    if (!row && event && user && (event.deleted_at || !categoryIn(event, user))) club.nominations.delete(key)
    else check(row?.nomination === 'in', 'a nomination is lost')
  }
  return { faults, checks }
}

/** The number on the family's badge: invitations without an answer that can still be answered. */
export const badgeOf = (rows: EventRows, family: readonly string[]): number =>
  rows.participants.filter((row) => {
    const event = rows.events.find(({ id }) => id === row.event_id)
    const waits =
      event && event.published && event.answer_required && !event.cancelled_at && !event.deleted_at
    const open = waits && time(event.answer_until ?? event.starts_at) > Date.now()
    return open && family.includes(String(row.player_id)) && !row.user_submitted
  }).length

/** The current season, 1 July to 30 June, at midnight of Slovak summer time; milliseconds. */
function season(): [number, number] {
  const year = new Date().getUTCFullYear()
  const start = (of: number) => Date.UTC(of, 5, 30, 22)
  return Date.now() >= start(year) ? [start(year), start(year + 1)] : [start(year - 1), start(year)]
}
const inSeason = (value: unknown): boolean => time(value) >= season()[0] && time(value) < season()[1]

/** How many events of this season a trainer is paid for: led without a substitute, or as the substitute. */
export const ledEventsOf = (rows: EventRows, trainer: string): number =>
  rows.events.filter((event) => {
    const theirs = event.substitute_id ? event.substitute_id === trainer : event.trainers.includes(trainer)
    return theirs && !event.cancelled_at && !event.deleted_at && !isAhead(event) && inSeason(event.starts_at)
  }).length

/** How many attendance rows of a player count to this season. */
export const attendancesOf = (rows: EventRows, player: string): number =>
  rows.attendances.filter((row) => {
    const event = rows.events.find(({ id }) => id === row.event_id)
    return row.player_id === player && event && inSeason(event.starts_at)
  }).length

/** How many of an event's players gave each answer; `waiting` gave none. */
export const countsOf = (rows: EventRows, event: string): Record<string, number> => {
  const counts: Record<string, number> = { yes: 0, no: 0, maybe: 0, waiting: 0 }
  for (const row of rows.participants.filter(({ event_id }) => event_id === event)) {
    const key = row.user_submitted && row.answer ? String(row.answer) : 'waiting'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
