import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { StartRefusal } from '@/lib/env'
import { alone } from './migrate'

type Connection = MongooseAdapter['connection']

/** The key under which the adapter of a running site holds its Processes. */
export const PROCESSES = Symbol.for('akademia.mongodbProcesses')

/** The collection of MongoDB with a document for each process that serves the site. */
export const PROCESSES_COLLECTION = 'site-processes'

/** How often a process shows that it lives, and looks at the others. */
export const BEAT_MS = 1000
/** A process that did not show it for so many looks is dead. Looks, not times: the machines' clocks may differ. */
const DEAD_LOOKS = 20
/** After so many a process that starts says what it is waiting for. */
const PATIENT_LOOKS = 3

interface Row {
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
}

const ALREADY =
  'Nad touto databázou už beží iný proces webu. Zastavte ho, alebo obidvom nastavte to isté CACHE_URL: až potom si povedia, ktoré stránky sa zmenili.'
const UNTOLD =
  'Nad touto databázou už beží proces webu bez CACHE_URL, ktorý by sa o zmenách nedozvedel. Zastavte ho a spustite znova s CACHE_URL.'
const WAITING =
  'Posledný proces webu sa neodhlásil (pád, výpadok prúdu). Čakám najviac pol minúty, či ešte žije.'

/** The processes that serve the site from one database: this one's document, and what it sees of the others. */
export class Processes {
  readonly id = randomUUID()
  readonly #seen = new Map<string, { beat: number; unchanged: number; shares: boolean }>()
  /** What others are to be told, and what is stored of it. */
  #isolated = false
  #stored = false
  #marking: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #hasLeft = false

  constructor(
    readonly connection: Connection,
    readonly shares: boolean,
    readonly events: ProcessEvents,
    readonly beatMs = BEAT_MS,
  ) {}

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
    for (const [id, { beat, shares }] of this.#seen) {
      if (shares && this.shares) continue
      const known = before.get(id)
      if (known && known.beat !== beat) throw new StartRefusal(this.shares ? UNTOLD : ALREADY)
    }
    if (this.#conflicts()) return false
    await this.#insert()
    return true
  }

  #conflicts(): boolean {
    return [...this.#seen.values()].some(({ shares }) => !shares || !this.shares)
  }

  #insert() {
    this.#stored = this.#isolated
    const { id: _id, shares } = this
    const row = { beat: 0, shares, isolated: this.#isolated, host: hostname(), pid: process.pid }
    return this.#rows.insertOne({ _id, ...row, startedAt: new Date() })
  }

  /** Reads the others' documents and deletes those of dead ones. */
  async #look(): Promise<void> {
    const rows = await this.#rows.find({ _id: { $ne: this.id } }).toArray()
    const gone = new Set(this.#seen.keys())
    for (const { _id, beat, shares } of rows) {
      const known = this.#seen.get(_id)
      const unchanged = known?.beat === beat ? known.unchanged + 1 : 0
      if (unchanged >= DEAD_LOOKS) await this.#rows.deleteOne({ _id, beat })
      else gone.delete(_id)
      this.#seen.set(_id, { beat, unchanged, shares })
    }
    for (const id of gone) this.#seen.delete(id)
    if (gone.size > 0) this.events.onGone()
    this.events.onDoubt(rows.some(({ _id, isolated }) => isolated && this.#seen.has(_id)))
  }

  #beatLater(): void {
    if (this.#hasLeft) return
    this.#timer = setTimeout(() => {
      this.#beat()
        // The database does not answer: nothing can be written either, and looks are not counted.
        .catch(() => undefined)
        .finally(() => this.#beatLater())
    }, this.beatMs).unref()
  }

  async #beat(): Promise<void> {
    const { matchedCount } = await this.#rows.updateOne({ _id: this.id }, { $inc: { beat: 1 } })
    await this.#look()
    if (matchedCount > 0 || this.#hasLeft) return
    if (this.#conflicts()) this.events.onReplaced(this.shares ? UNTOLD : ALREADY)
    else await this.#insert()
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

/** The processes of the site, while this one serves it; undefined in scripts and tests. */
export const processesOf = (adapter: object): Processes | undefined =>
  (adapter as { [PROCESSES]?: Processes })[PROCESSES]

/** Registers this process as one that serves the site (`Processes.join`). */
export async function joinProcesses(
  adapter: MongooseAdapter,
  shares: boolean,
  events: ProcessEvents,
): Promise<Processes> {
  const processes = new Processes(adapter.connection, shares, events)
  await processes.join()
  Object.assign(adapter, { [PROCESSES]: processes })
  return processes
}
