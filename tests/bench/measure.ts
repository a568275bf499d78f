import autocannon from 'autocannon'
import type { Target } from '../support/reads'
import type { Server } from './server'

/** Medians of the rounds for one request, in ms: processor time, wall time, and the median response time. */
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

/** Every browser accepts compressed responses. */
const BROWSER = { 'accept-encoding': 'gzip' }

const asJson = ({ url }: Server) => ({ 'content-type': 'application/json', origin: url })

/** Sends `amount` requests over `connections` connections. Throws on any status but 2xx. */
export async function load(
  server: Server,
  { path, as = 'nobody', body }: Target,
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
    // A slow response is a result; given up, it would go on in the server beside the next rows.
    timeout: 60,
    // autocannon ends at a tick: the default of a second would be most of a short run.
    sampleInt: 20,
    headers: { ...BROWSER, ...(cookie ? { cookie } : {}), ...(body ? asJson(server) : {}) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  let last = began
  // The run is awaited below.
  void run.on('response', (_client, _status, _bytes, ms) => {
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

/** Every subject once a round, in rotating order, so that a slow minute of the machine affects all alike. */
export async function interleaved<Key extends string>(
  subjects: Record<Key, { server: Server; target: Target }>,
  { rounds, amount, connections }: Rounds,
): Promise<Record<Key, Cost>> {
  const keys = Object.keys(subjects) as Key[]
  const seen = Object.fromEntries(keys.map((key) => [key, [] as Cost[]])) as unknown as Record<Key, Cost[]>
  for (const key of keys)
    await load(subjects[key].server, subjects[key].target, Math.min(amount, 40), connections)
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[(at + round) % keys.length]!
      const { server, target } = subjects[key]
      seen[key].push(await load(server, target, amount, connections))
    }
  const middle = (key: Key, what: keyof Cost) => median(seen[key].map((cost) => cost[what]))
  return Object.fromEntries(
    keys.map((key) => [key, { cpu: middle(key, 'cpu'), wall: middle(key, 'wall'), p50: middle(key, 'p50') }]),
  ) as Record<Key, Cost>
}
