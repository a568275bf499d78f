import type { ApiClient } from '../support/api-client'
import { besideVisitors } from './beside-visitors'
import { officeSeason } from './office-season'
import type { Server } from './server'
import { signedIn } from './sheet'
import type { Visits } from './visitors'

const VISITORS = 200
/** How often the server's memory is read while it works. */
const EVERY_MS = 50

/** One act of the office in a large club. */
export interface OfficeStep {
  what: string
  ms: number
  /** The server's largest resident memory meanwhile, in MiB. */
  memory: number
  visits: Visits
}

/** What the office of a club with so many members more takes, beside visitors who read a page a second each. */
export interface Office {
  members: number
  visitors: number
  /** The server's resident memory before the first act, in MiB. */
  memory: number
  steps: OfficeStep[]
}

/** Requests of the office to a server, in the shape the steps are written for. */
function officeOf(server: Server): ApiClient {
  const visitor = signedIn(server)
  return async <Body>(method: string, path: string, body?: unknown) => {
    const response = await visitor.request(`/api${path}`, { method, body })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const text = bytes.toString('utf8')
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      headers: response.headers,
      bytes,
    }
  }
}

/** Measures an office's season with so many members on a running server. */
export async function officeBesideVisitors(server: Server, members: number): Promise<Office> {
  const idle = server.memory()
  const steps: OfficeStep[] = []
  await officeSeason(officeOf(server), members, async (what, act) => {
    let memory = 0
    const { result, visits } = await besideVisitors(server, VISITORS, async () => {
      const sampler = setInterval(() => (memory = Math.max(memory, server.memory())), EVERY_MS)
      const began = performance.now()
      try {
        return { answer: await act(), ms: performance.now() - began }
      } finally {
        clearInterval(sampler)
        memory = Math.max(memory, server.memory())
      }
    })
    steps.push({ what, ms: result.ms, memory, visits })
    return result.answer
  })
  return { members, visitors: VISITORS, memory: idle, steps }
}
