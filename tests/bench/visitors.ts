// A process of its own (beside-visitors.ts): visitors who read public pages until a message ends them. What is measured would
// wait for thousands of responses in its own process.
import { once } from 'node:events'
import autocannon from 'autocannon'

/** How many visitors; each asks for a page once in a second. */
interface Task {
  url: string
  visitors: number
  paths: string[]
}

/** What the visitors read meanwhile; response times in ms. */
export interface Visits {
  pages: number
  refused: number
  p97_5: number
  most: number
}

const [{ url, visitors, paths }] = (await once(process, 'message')) as [Task]
const run = autocannon({
  url,
  connections: visitors,
  duration: 3600,
  overallRate: visitors,
  headers: { 'accept-encoding': 'gzip' },
  requests: paths.map((path) => ({ path })),
})
process.send?.('ready')
await once(process, 'message')
run.stop()
const { requests, latency, non2xx, errors } = await run
process.send?.({
  pages: requests.total,
  refused: non2xx + errors,
  p97_5: latency.p97_5,
  most: latency.max,
} satisfies Visits)
process.disconnect()
