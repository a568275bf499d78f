import { type Client, createClient } from '@libsql/client'
import type { EventClub } from './event-acts'

type Row = Record<string, string | number | null | string[]>

/** The rows of one club of the histories as they lie in the database. */
export interface EventRows {
  events: (Row & Record<'categories' | 'trainers', string[]>)[]
  users: Row[]
  participants: Row[]
  attendances: Row[]
}

/** Reads past the program, on a connection of its own. */
export class RawEvents {
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
const ahead = (event: Row): boolean => time(event.starts_at) > Date.now()

/** Through which of an event's categories somebody plays; undefined when they do not belong to it. */
const through = (event: EventRows['events'][number], user: Row): string | undefined =>
  user.playing && user.active && !user.deleted_at
    ? [user.category_id, user.second_category_id].map(String).find((id) => event.categories.includes(id))
    : undefined

/** What is wrong with the rows, in words; `checks` is how much was looked at. */
export function faultsOf(rows: EventRows, club: EventClub): { faults: string[]; checks: number } {
  const faults: string[] = []
  let checks = 0
  const check = (holds: boolean, fault: string) => {
    checks += 1
    if (!holds) faults.push(fault)
  }
  const keys = rows.participants.map((row) => `${row.event_id} ${row.player_id}`)
  check(new Set(keys).size === keys.length, 'somebody is asked twice')
  for (const event of rows.events) {
    const asked = rows.participants.filter((row) => row.event_id === event.id)
    for (const row of asked) {
      const hidden = !event.published || Boolean(event.deleted_at)
      const asks = !hidden && event.answer_required && !event.cancelled_at
      const until = asks ? (event.answer_until ?? event.starts_at) : null
      check(
        row.starts_at === (event.deleted_at ? null : event.starts_at),
        'a row has another start than its event',
      )
      check(Boolean(row.published) === !hidden, 'a row is published otherwise than its event')
      check(row.asks_until === until, `a row asks until ${row.asks_until}, its event until ${until}`)
    }
    const goals = event.result_own !== null || event.result_their !== null
    check(
      !goals || (event.type === 2 && !ahead(event)),
      `type ${event.type} at ${event.starts_at} has a result`,
    )
    if (!ahead(event) || event.deleted_at) continue
    for (const user of rows.users) {
      const category = through(event, user)
      const row = asked.find(({ player_id }) => player_id === user.id)
      if (category)
        check(
          row?.category_id === category,
          `belongs through ${category}, is asked through ${row?.category_id}`,
        )
      else check(!row || Boolean(row.user_submitted), 'is asked, does not belong and has not answered')
    }
  }
  for (const row of rows.participants)
    check(
      rows.events.some(({ id }) => id === row.event_id),
      'is asked to an event that is not there',
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
    // Whoever leaves without an answer leaves the squad as well.
    if (!row && event && user && (event.deleted_at || !through(event, user))) club.nominations.delete(key)
    else check(row?.nomination === 'in', 'a nomination is lost')
  }
  return { faults, checks }
}

/** The family's badge: what is unanswered and still waited for. */
export const badgeOf = (rows: EventRows, family: readonly string[]): number =>
  rows.participants.filter((row) => {
    const event = rows.events.find(({ id }) => id === row.event_id)
    const waits =
      event && event.published && event.answer_required && !event.cancelled_at && !event.deleted_at
    const open = waits && time(event.answer_until ?? event.starts_at) > Date.now()
    return open && family.includes(String(row.player_id)) && !row.user_submitted
  }).length

/** The season that runs now: from 1 July to 30 June, at midnight of the club's summer time. */
function season(): [number, number] {
  const year = new Date().getUTCFullYear()
  const start = (of: number) => Date.UTC(of, 5, 30, 22)
  return Date.now() >= start(year) ? [start(year), start(year + 1)] : [start(year - 1), start(year)]
}
const inSeason = (value: unknown): boolean => time(value) >= season()[0] && time(value) < season()[1]

/** Sessions a trainer is paid for this season: led without a substitute, or stood in for. */
export const sessionsOf = (rows: EventRows, trainer: string): number =>
  rows.events.filter((event) => {
    const theirs = event.substitute_id ? event.substitute_id === trainer : event.trainers.includes(trainer)
    return theirs && !event.cancelled_at && !event.deleted_at && !ahead(event) && inSeason(event.starts_at)
  }).length

/** How many marks of a player count to this season. */
export const marksOf = (rows: EventRows, player: string): number =>
  rows.attendances.filter((row) => {
    const event = rows.events.find(({ id }) => id === row.event_id)
    return row.player_id === player && event && inSeason(event.starts_at)
  }).length

/** How an event's players answered. */
export const countsOf = (rows: EventRows, event: string): Record<string, number> => {
  const counts: Record<string, number> = { yes: 0, no: 0, maybe: 0, waiting: 0 }
  for (const row of rows.participants.filter(({ event_id }) => event_id === event)) {
    const key = row.user_submitted && row.answer ? String(row.answer) : 'waiting'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
