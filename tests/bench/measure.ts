import autocannon from 'autocannon'
import type { Person } from '../support/people'
import type { Server } from './server'

/** One address asked by one person. */
export interface Ask {
  path: string
  as?: Person | 'nobody'
}

/** Medians over the rounds, for one request: processor time, time on the wall, and the middle answer, in ms. */
export interface Cost {
  cpu: number
  wall: number
  p50: number
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Every browser takes compressed answers, so that is what is measured. */
const BROWSER = { 'accept-encoding': 'gzip' }

/** Asks `amount` times over `connections` connections. Anything but 2xx ends the bench: it would measure a refusal. */
export async function load(
  server: Server,
  { path, as = 'nobody' }: Ask,
  amount: number,
  connections: number,
) {
  const times: number[] = []
  const cookie = server.cookies[as]
  const before = server.cpu()
  const began = performance.now()
  const run = autocannon({
    url: `${server.url}${path}`,
    amount,
    connections,
    // It ends at a tick of its own: the usual second would be most of a short run.
    sampleInt: 20,
    headers: { ...BROWSER, ...(cookie ? { cookie } : {}) },
  })
  let last = began
  run.on('response', (_client, _status, _bytes, ms) => {
    times.push(ms)
    last = performance.now()
  })
  const { non2xx, errors } = await run
  if (non2xx + errors > 0) throw new Error(`${path} as ${as}: ${non2xx} refusals, ${errors} errors`)
  return {
    cpu: (server.cpu() - before) / amount,
    wall: (last - began) / amount,
    p50: median(times),
  }
}

interface Rounds {
  rounds: number
  amount: number
  connections: number
}

/** Every subject once a round, in turning order, so that a slow minute of the machine falls on all alike. */
export async function interleaved<Key extends string>(
  subjects: Record<Key, { server: Server; ask: Ask }>,
  { rounds, amount, connections }: Rounds,
): Promise<Record<Key, Cost>> {
  const keys = Object.keys(subjects) as Key[]
  const seen = Object.fromEntries(keys.map((key) => [key, [] as Cost[]])) as unknown as Record<Key, Cost[]>
  for (const key of keys)
    await load(subjects[key].server, subjects[key].ask, Math.min(amount, 40), connections)
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[(at + round) % keys.length]!
      const { server, ask } = subjects[key]
      seen[key].push(await load(server, ask, amount, connections))
    }
  const middle = (key: Key, what: keyof Cost) => median(seen[key].map((cost) => cost[what]))
  return Object.fromEntries(
    keys.map((key) => [key, { cpu: middle(key, 'cpu'), wall: middle(key, 'wall'), p50: middle(key, 'p50') }]),
  ) as Record<Key, Cost>
}
