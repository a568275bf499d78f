import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import type { Squad } from './families'
import type { MessagingSite } from './site'

export const CHANNELS = ['inbox', 'push', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** A message at its reader: which copy it was, and when it came, in ms after the act. */
interface Arrival {
  copy: string
  ms: number
}

/** A delivery as the database has it. */
interface Row {
  user: string
  channel: Channel
  state: string
  attempts: number
}

/** What reached the families of a squad since an act, by channel and parent. */
export type Arrivals = Record<Channel, Map<string, Arrival[]>>

const HOW_OFTEN_MS = 50

/** Looks at what one act has brought to a squad: into the inboxes (the database), to the push services and to the mail server. */
export class Watch {
  private readonly database
  private readonly seenAt = new Map<string, number>()

  constructor(
    private readonly site: MessagingSite,
    private readonly squad: Squad,
    /** When the act was sent. */
    private readonly since: number,
  ) {
    this.database = createClient({ url: site.databaseUrl })
  }

  private async rows(): Promise<Row[]> {
    const { rows } = await this.database.execute({
      sql: 'SELECT user_id, channel, state, attempts FROM deliveries WHERE created_at >= ?',
      args: [new Date(this.since).toISOString()],
    })
    const own = new Set(this.squad.families.map(({ parent }) => parent))
    return rows
      .map((row) => ({
        user: String(row.user_id),
        channel: row.channel as Channel,
        state: String(row.state),
        attempts: Number(row.attempts),
      }))
      .filter(({ user }) => own.has(user))
  }

  /** Resolves when `isEnough` says so of the deliveries, at the latest after `withinMs`; returns whether it did. */
  async until(isEnough: (rows: readonly Row[]) => boolean, withinMs: number): Promise<boolean> {
    for (const end = Date.now() + withinMs; Date.now() < end; await pause(HOW_OFTEN_MS)) {
      const rows = await this.rows()
      for (const { user, channel } of rows)
        if (channel === 'inbox' && !this.seenAt.has(user)) this.seenAt.set(user, Date.now())
      if (isEnough(rows)) return true
    }
    return false
  }

  /** Resolves when every family has an inbox and copies that are not tried any more. */
  untilSettled(withinMs: number): Promise<boolean> {
    const most = this.squad.families.length * CHANNELS.length
    return this.until(
      (rows) => rows.length >= most && rows.every(({ state }) => state !== 'waiting' && state !== 'sending'),
      withinMs,
    )
  }

  /** What has arrived so far. */
  async arrivals(): Promise<Arrivals> {
    const found: Arrivals = { inbox: new Map(), push: new Map(), email: new Map() }
    const add = (channel: Channel, parent: string | undefined, copy: string, at: number) => {
      if (!parent || at < this.since) return
      found[channel].set(parent, [...(found[channel].get(parent) ?? []), { copy, ms: at - this.since }])
    }
    const { families } = this.squad
    const byPath = new Map(families.map(({ device, parent }) => [new URL(device.endpoint).pathname, parent]))
    const byEmail = new Map(families.map(({ email, parent }) => [email, parent]))
    for (const { user, channel } of await this.rows())
      if (channel === 'inbox') add('inbox', user, 'inbox', this.seenAt.get(user) ?? Date.now())
    for (const service of this.site.world.push)
      for (const { path, content, headers, at } of service.received)
        add('push', byPath.get(path), `${String(content.id)} ${String(headers.topic)}`, at)
    for (const { to, parsed, at } of this.site.world.mail.mails)
      add('email', byEmail.get(to), parsed.messageId ?? '', at)
    return found
  }

  /** The states of a channel's deliveries by parent, with their tries. */
  async states(channel: Channel): Promise<Map<string, Row>> {
    const rows = (await this.rows()).filter((row) => row.channel === channel)
    return new Map(rows.map((row) => [row.user, row]))
  }

  /** The people who have a device. */
  async devices(): Promise<Set<string>> {
    const { rows } = await this.database.execute('SELECT user_id FROM push_subscriptions')
    return new Set(rows.map(({ user_id: user }) => String(user)))
  }

  close(): void {
    this.database.close()
  }
}

/** First, median, 95th of a hundred and last, in ms. */
export interface Spread {
  first: number
  median: number
  p95: number
  last: number
}

export const spreadOf = (times: readonly number[]): Spread => {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
  return { first: at(0), median: at(0.5), p95: at(0.95), last: sorted.at(-1) ?? NaN }
}

/** How often the families of a squad got a message by a channel. */
export interface Counts {
  once: number
  /** The same copy arrived again: a mailbox and a phone show it once. */
  again: number
  /** Two different copies: it is shown twice. */
  doubled: number
  forgotten: number
}

/** Counts families by what arrived, when everybody was to get one copy by this channel. */
export function countsOf({ families }: Squad, arrivals: ReadonlyMap<string, readonly Arrival[]>): Counts {
  const counts: Counts = { once: 0, again: 0, doubled: 0, forgotten: 0 }
  for (const { parent } of families) {
    const copies = arrivals.get(parent) ?? []
    const isOne = new Set(copies.map(({ copy }) => copy)).size === 1
    if (copies.length === 0) counts.forgotten += 1
    else if (copies.length === 1) counts.once += 1
    else if (isOne && copies[0]!.copy !== 'inbox') counts.again += 1
    else counts.doubled += 1
  }
  return counts
}

/** When each family had its first copy by this channel. */
export const firstTimes = (arrivals: ReadonlyMap<string, readonly Arrival[]>): number[] =>
  [...arrivals.values()].map((copies) => Math.min(...copies.map(({ ms }) => ms)))
