import { createClient } from '@libsql/client'
import { type Channel, firstTimes, type Spread, spreadOf, Watch } from './arrivals'
import type { Squad } from './families'
import type { MessagingSite } from './site'
import { Training } from './training'

/** What the other side does with the copies of some families. */
export interface Fault {
  push: string
  mail: string
}

/** How it ended with the families of one fault. */
export interface FaultCounts extends Fault {
  families: number
  /** Tries that reached the other side, or could not; the database's count. */
  pushTries: number
  mailTries: number
  /** „gone 8“ */
  pushStates: string
  mailStates: string
  /** Devices that were removed. */
  removed: number
}

/** When the healthy families were told, and how many of them. */
type Times = Record<Channel, Spread & { told: number }>

export interface Failing {
  healthy: number
  alone: Times
  beside: Times
  faults: FaultCounts[]
  /** For how long the others were watched, in s. */
  watchedFor: number
}

const WATCHED_MS = 200_000
const CHANNELS = ['inbox', 'push', 'email'] as const

/** Cancels a training and waits until every family of `wanted` has everything; returns when they had it. */
async function timesOf(
  site: MessagingSite,
  squad: Squad,
  wanted: readonly string[],
  after?: (watch: Watch) => Promise<void>,
): Promise<Times> {
  await site.start()
  const training = await Training.plan(site, squad)
  const watch = new Watch(site, squad, Date.now())
  await training.cancel()
  const own = new Set(wanted)
  const isEnough = await watch.until(
    (rows) => rows.filter(({ user, state }) => own.has(user) && state === 'sent').length === 3 * own.size,
    WATCHED_MS,
  )
  if (!isEnough) console.error(`${squad.name}: a healthy family was not told`)
  await after?.(watch)
  const arrivals = await watch.arrivals()
  watch.close()
  await site.stop()
  return Object.fromEntries(
    CHANNELS.map((channel) => {
      const some = new Map([...arrivals[channel]].filter(([parent]) => own.has(parent)))
      return [channel, { ...spreadOf(firstTimes(some)), told: some.size }]
    }),
  ) as Times
}

const inWords = (states: readonly string[]): string =>
  [...new Set(states)].map((state) => `${state} ${states.filter((each) => each === state).length}`).join(', ')

/** The families of a squad that is mixed of healthy ones and of those with faults. */
export interface Mixed {
  squad: Squad
  /** By parent; missing for a healthy family. */
  faults: ReadonlyMap<string, Fault>
}

/** What an earlier part has left to be tried again is not sent in this one; the server does not run. */
async function forgetWaiting(site: MessagingSite): Promise<void> {
  const database = createClient({ url: site.databaseUrl })
  await database.execute(`UPDATE deliveries SET state = 'gone' WHERE state IN ('waiting', 'sending')`)
  database.close()
}

/** When healthy families are told alone, and beside those whose services fail, and how it ends with the latter. */
export async function besideFailing(site: MessagingSite, alone: Squad, mixed: Mixed): Promise<Failing> {
  const { squad, faults } = mixed
  await forgetWaiting(site)
  const parents = (some: Squad) => some.families.map(({ parent }) => parent)
  const times = await timesOf(site, alone, parents(alone))
  const begun = Date.now()
  const counted: FaultCounts[] = []
  const healthy = parents(squad).filter((parent) => !faults.has(parent))
  const beside = await timesOf(site, squad, healthy, async (watch) => {
    await watch.until(() => Date.now() - begun > WATCHED_MS, WATCHED_MS)
    const push = await watch.states('push')
    const email = await watch.states('email')
    const left = await watch.devices()
    for (const fault of new Set(faults.values())) {
      const own = parents(squad).filter((parent) => faults.get(parent) === fault)
      const sum = (of: typeof push) => own.reduce((all, parent) => all + (of.get(parent)?.attempts ?? 0), 0)
      const states = (of: typeof push) => inWords(own.map((parent) => of.get(parent)?.state ?? 'none'))
      counted.push({
        ...fault,
        families: own.length,
        pushTries: sum(push),
        mailTries: sum(email),
        pushStates: states(push),
        mailStates: states(email),
        removed: own.filter((parent) => !left.has(parent)).length,
      })
    }
  })
  return { healthy: healthy.length, alone: times, beside, faults: counted, watchedFor: WATCHED_MS / 1000 }
}
