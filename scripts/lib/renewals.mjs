// Tells the other processes of one site which pages and reads a write has made old, over Redis (CACHE_URL, decision 028).
// Every process keeps its own pages; what travels are the names of tags, in one stream that all of them read.
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * @typedef {import('ioredis').Redis} Redis
 * @typedef {readonly string[] | 'all'} Tags
 * @typedef {{ secret: string, apply: (tags: Tags) => void }} Options `apply` drops in this process what another one's write has made old.
 */

/** How often the stream is read. */
const READ_MS = 100
/** Whoever has not read it for so long, by its own clock, does not trust what it keeps. */
const TRUSTED_MS = 1000
/** What may be served then: nothing begun longer ago. Next's page, its reads and the page cache add up to three times this. */
const UNTRUSTED_AGE_MS = 500
/** How long the start waits for Redis. */
const OPEN_MS = 3000
/** Messages kept in the stream. Who has missed more drops everything. */
const KEPT = 1000

const AWAY =
  'Redis (CACHE_URL) neodpovedá. Web beží ďalej, len pomalšie: stránky si zatiaľ necháva najviac pol sekundy.'
const BACK = 'Redis (CACHE_URL) opäť odpovedá.'

/** What this site's keys in Redis begin with: several sites may share one server. @param {string} secret */
const prefixOf = (secret) =>
  `akademia:${createHash('sha256').update(`redis ${secret}`).digest('hex').slice(0, 16)}`

export class Renewals {
  /** Names this process in its messages. */
  #name = randomUUID()
  /** The id of the last message read; undefined before the first, and when one of ours could not be sent. @type {string | undefined} */
  #position
  #readAt = -Infinity
  #droppedAt = Date.now()
  #isDoubted = false
  #isAway = false
  #isClosed = false
  /** How many messages of ours could not be sent. */
  #unsent = 0
  /** Messages of ours that are not yet stored. @type {Set<Promise<void>>} */
  #pending = new Set()
  /** @type {NodeJS.Timeout | undefined} */
  #timer

  /** @type {(isolated: boolean) => Promise<void>} */
  #mark = () => Promise.resolve()

  /** @param {Redis} client @param {Options} options */
  constructor(client, { secret, apply }) {
    this.client = client
    this.prefix = prefixOf(secret)
    this.apply = apply
  }

  /** Whether Redis did not answer when it was last asked; a process that was busy meanwhile has not asked. */
  isAway() {
    return this.#isAway
  }

  /** Whether no process is known to write without Redis, and this one has read it within the last second. */
  isTrusted() {
    const isCurrent = this.#position !== undefined && performance.now() - this.#readAt < TRUSTED_MS
    return !this.#isDoubted && isCurrent
  }

  /** What was begun before this moment (milliseconds since 1970) must not be served. */
  oldest() {
    return this.isTrusted() ? this.#droppedAt : Math.max(this.#droppedAt, Date.now() - UNTRUSTED_AGE_MS)
  }

  /** Says whether another process writes without being able to tell. @param {boolean} isDoubted */
  doubt(isDoubted) {
    const isOver = this.#isDoubted && !isDoubted
    this.#isDoubted = isDoubted
    if (isOver) this.dropAll()
  }

  /** Drops everything kept in this process. */
  dropAll() {
    this.#droppedAt = Date.now()
    this.apply('all')
  }

  /** Tells the others that these tags were renewed; `settled` says when that is done. @param {readonly string[]} tags */
  publish(tags) {
    const isReady = this.#position !== undefined && this.client.status === 'ready'
    const sent = isReady ? this.#send(tags.join(',')) : Promise.reject(new Error('not connected'))
    const done = sent
      .then(() => undefined)
      .catch(() => this.#isolate())
      .finally(() => this.#pending.delete(done))
    this.#pending.add(done)
  }

  /** A message was not sent: with the next connection all others are told to drop everything. */
  #isolate() {
    this.#unsent += 1
    this.#position = undefined
    return this.#mark(true).catch((error) => console.error(error))
  }

  /**
   * `mark` is called when a message could not be sent, and again (false) when everything has been: others must not trust
   * what they keep meanwhile. Whoever waits for `settled` waits for it.
   * @param {(isolated: boolean) => Promise<void>} mark
   */
  async reportIsolation(mark) {
    this.#mark = mark
    if (this.#position === undefined) await mark(true)
  }

  /** Resolves when everything published so far is stored; undefined when nothing is under way. */
  settled() {
    return this.#pending.size > 0 ? Promise.all(this.#pending) : undefined
  }

  /** Begins to read; resolves after the first time, or after three seconds without Redis. */
  async open() {
    if (this.client.status !== 'ready')
      await Promise.race([once(this.client, 'ready'), pause(OPEN_MS)]).catch(() => undefined)
    await this.#turn()
  }

  close() {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.client.disconnect()
  }

  async #turn() {
    // By when it was asked for: a process that was paused may find the reply long afterwards.
    const asked = performance.now()
    try {
      if (this.#position === undefined) await this.#join()
      else await this.#read(this.#position)
      this.#readAt = asked
      this.#report(false)
    } catch {
      this.#report(true)
    }
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#turn(), READ_MS).unref()
  }

  /** Begins at the end of the stream: what was before is dropped, here and, as it may be ours, everywhere else. */
  async #join() {
    const before = this.#unsent
    const id = await this.#send('all')
    this.dropAll()
    await this.#mark(false)
    // What failed meanwhile may be later than this message.
    if (before !== this.#unsent) throw new Error('not sent')
    this.#position = id
  }

  /** Reads what follows the last message, with it: when it is gone, others may be, too. @param {string} position */
  async #read(position) {
    const [last, ...news] = await this.client.xrange(this.#key, position, '+')
    if (last?.[0] !== position) return this.#join()
    for (const [id, [, from, , tags = 'all']] of news) {
      if (from !== this.#name) {
        if (tags === 'all') this.dropAll()
        else this.apply(tags.split(','))
      }
      // Unless a message of ours has failed meanwhile.
      if (this.#position !== undefined) this.#position = id
    }
    return undefined
  }

  /** @param {string} tags */
  async #send(tags) {
    const id = await this.client.xadd(this.#key, 'MAXLEN', '~', KEPT, '*', 'from', this.#name, 'tags', tags)
    if (typeof id !== 'string') throw new Error('not stored')
    return id
  }

  get #key() {
    return `${this.prefix}:renewals`
  }

  /** Prints when Redis goes away and comes back, once each. @param {boolean} isAway */
  #report(isAway) {
    if (isAway !== this.#isAway && !this.#isClosed) console.error(isAway ? AWAY : BACK)
    this.#isAway = isAway
  }
}
