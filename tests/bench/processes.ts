import type { Target } from '../support/reads'
import { OwnRedis } from '../support/redis'
import type { Data } from './bench-site'
import { load, median } from './measure'
import { type Server, startServer } from './server'

const CONNECTIONS = 8

/** Requests a second of one process and of two. */
export type Throughput = [name: string, one: number, two: number][]

/** So many requests at once, shared equally; requests a second. */
async function throughput(servers: readonly Server[], target: Target, amount: number): Promise<number> {
  const began = performance.now()
  const share = (whole: number) => whole / servers.length
  await Promise.all(servers.map((server) => load(server, target, share(amount), share(CONNECTIONS))))
  return (amount / (performance.now() - began)) * 1000
}

/** The same requests to one process and to two on one MongoDB, with a Redis of their own, in turns. */
export async function oneAndTwoProcesses(
  site: string,
  data: Data,
  targets: Record<string, { target: Target; amount: number }>,
  rounds: number,
): Promise<Throughput> {
  const redis = await OwnRedis.open()
  const servers: Server[] = []
  try {
    for (let number = 0; number < 2; number += 1)
      servers.push(await startServer(site, data, { CACHE_URL: redis.url }))
    const found: Throughput = []
    for (const [name, { target, amount }] of Object.entries(targets)) {
      const seen: [number[], number[]] = [[], []]
      await throughput(servers, target, amount)
      for (let round = 0; round < rounds; round += 1) {
        seen[0].push(await throughput(servers.slice(0, 1), target, amount))
        seen[1].push(await throughput(servers, target, amount))
      }
      found.push([name, median(seen[0]), median(seen[1])])
    }
    return found
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await redis.kill()
  }
}
