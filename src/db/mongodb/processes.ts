import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { StartRefusal } from '@/lib/env'
import { alone } from './migrate'
import { ALREADY, CUT_OFF, UNTOLD, WAITING } from './process-messages'
import { differenceIn, type SharedSettings } from './shared-settings'

type Connection = MongooseAdapter['connection']

/** The collection of MongoDB with a document for each process that serves the site. */
export const PROCESSES_COLLECTION = 'site-processes'

/** How often a process shows that it lives, and looks at the others. */
export const BEAT_MS = 1000
/** A process that did not show it for so many looks is dead. Looks, not times: the machines' clocks may differ. */
const DEAD_LOOKS = 20
/** After so many looks a process that starts says what it waits for; after so many failed beats it asks whether others are answered. */
const PATIENT_LOOKS = 3

interface Row extends Partial<SharedSettings> {
  _id: string
  beat: number
  /** Whether it has CACHE_URL, through which it tells others what it changed. */
  shares: boolean
  /** Whether it writes at the moment without being able to tell the others. */
  isolated: boolean
  /** For whoever looks into the database. */
  host: string
  pid: number
  startedAt: Date
}

/** What the site does when something changes among its processes. */
export interface ProcessEvents {
  /** Another one has ended or died; its last writes may not have been told. */
  onGone: () => void
  /** Whether another one writes without being able to tell; called after every look. */
  onDoubt: (isDoubted: boolean) => void
  /** The others took this one for dead, and one that may not run beside it has started. */
  onReplaced: (message: string) => void
  /** The database answers a new connection, but not this process any more: only a new start helps. */
  onCutOff: (message: string) => void
}

/** How a process takes part. */
export interface ProcessOptions {
  /** Whether it has CACHE_URL. */
  shares: boolean
  settings: SharedSettings
  /** Whether the database answers over a connection of its own. */
  isReachable: () => Promise<boolean>
  beatMs?: number
}

/** The processes that serve the site from one database: this one's document, and what it sees of the others. */
export class Processes {
  readonly id = randomUUID()
  readonly #seen = new Map<
    string,
    Pick<Row, 'beat' | 'shares' | 'secret' | 'folder'> & { unchanged: number }
  >()
  /** What others are to be told, and what is stored of it. */
  #isolated = false
  #stored = false
  #marking: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #hasLeft = false
  #failedBeats = 0
  readonly shares: boolean
  readonly beatMs: number
  constructor(
    readonly connection: Connection,
    readonly options: ProcessOptions,
    readonly events: ProcessEvents,
  ) {
    this.shares = options.shares
    this.beatMs = options.beatMs ?? BEAT_MS
  }

  get #rows() {
    return this.connection.collection<Row>(PROCESSES_COLLECTION)
  }

  /** The ids of all processes that may still be running, with this one. */
  ids(): string[] {
    return [this.id, ...this.#seen.keys()]
  }

  /**
   * Registers this process and begins to show that it lives. Throws StartRefusal when one runs that it may not run beside;
   * waits for one that may be dead.
   */
  async join(): Promise<void> {
    for (let looks = 1; !(await alone(this.connection, () => this.#enter())); looks += 1) {
      if (looks === PATIENT_LOOKS) console.error(WAITING)
      await pause(this.beatMs)
    }
    this.#beatLater()
  }

  /** Registers this process unless one is there that may not run beside it; returns whether it did. */
  async #enter(): Promise<boolean> {
    const before = new Map(this.#seen)
    await this.#look()
    for (const [id, other] of this.#seen) {
      const conflict = this.#conflictWith(other)
      const known = before.get(id)
      if (conflict && known && known.beat !== other.beat) throw new StartRefusal(conflict)
    }
    if (this.#conflict()) return false
    await this.#insert()
    return true
  }

  /** Why this process may not run beside another one; undefined when it may. */
  #conflictWith(other: { shares: boolean } & Partial<SharedSettings>): string | undefined {
    if (other.shares && this.shares) return differenceIn(this.options.settings, other)
    return this.shares ? UNTOLD : ALREADY
  }

  #conflict(): string | undefined {
    return [...this.#seen.values()].map((other) => this.#conflictWith(other)).find(Boolean)
  }

  #insert() {
    this.#stored = this.#isolated
    const { id: _id, shares } = this
    const own = { ...this.options.settings, host: hostname(), pid: process.pid, startedAt: new Date() }
    return this.#rows.insertOne({ _id, beat: 0, shares, isolated: this.#isolated, ...own })
  }

  /** Reads the others' documents and deletes those of dead ones. */
  async #look(): Promise<void> {
    const rows = await this.#rows.find({ _id: { $ne: this.id } }).toArray()
    const gone = new Set(this.#seen.keys())
    for (const { _id, beat, shares, secret, folder } of rows) {
      const known = this.#seen.get(_id)
      const unchanged = known?.beat === beat ? known.unchanged + 1 : 0
      if (unchanged >= DEAD_LOOKS) await this.#rows.deleteOne({ _id, beat })
      else gone.delete(_id)
      this.#seen.set(_id, { beat, unchanged, shares, secret, folder })
    }
    for (const id of gone) this.#seen.delete(id)
    if (gone.size > 0) this.events.onGone()
    this.events.onDoubt(rows.some(({ _id, isolated }) => isolated && this.#seen.has(_id)))
  }

  #beatLater(): void {
    if (this.#hasLeft) return
    this.#timer = setTimeout(() => {
      this.#beat()
        .then(
          () => (this.#failedBeats = 0),
          () => this.#missBeat(),
        )
        .finally(() => this.#beatLater())
    }, this.beatMs).unref()
  }

  async #beat(): Promise<void> {
    const { matchedCount } = await this.#rows.updateOne({ _id: this.id }, { $inc: { beat: 1 } })
    await this.#look()
    if (matchedCount > 0 || this.#hasLeft) return
    const conflict = this.#conflict()
    if (conflict) this.events.onReplaced(conflict)
    else await this.#insert()
  }

  /** The database does not answer: nothing can be written either, and looks are not counted. */
  async #missBeat(): Promise<void> {
    this.#failedBeats += 1
    if (this.#failedBeats < PATIENT_LOOKS || this.#hasLeft) return
    const isReachable = await this.options.isReachable()
    if (!isReachable) return
    // It may have come back while that was asked.
    await this.#beat().catch(() => this.events.onCutOff(CUT_OFF))
  }

  /** Tells the others whether this process writes without being able to tell what; resolves when that is stored. */
  mark(isolated: boolean): Promise<void> {
    this.#isolated = isolated
    const store = async (): Promise<void> => {
      const wanted = this.#isolated
      if (wanted === this.#stored) return
      await this.#rows.updateOne({ _id: this.id }, { $set: { isolated: wanted } })
      this.#stored = wanted
    }
    this.#marking = this.#marking.then(store, store)
    return this.#marking
  }

  /** Deletes this process's document: the next one may start at once. */
  async leave(): Promise<void> {
    this.#hasLeft = true
    clearTimeout(this.#timer)
    await this.#rows.deleteOne({ _id: this.id })
  }
}
