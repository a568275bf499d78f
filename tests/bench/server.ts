import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../support/free-port'
import { Visitor } from '../support/http'
import { PASSWORD, people, type Person } from '../support/people'
import type { Site } from '../support/reads'
import { type Data, environment } from './bench-site'

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10

/** One production server under measurement. */
export interface Server extends Site {
  /** From the start of the process until it is ready, in milliseconds. */
  startedIn: number
  /** Processor time the process has used so far, in milliseconds. */
  cpu: () => number
  /** The process's resident memory, in MiB. */
  memory: () => number
  stop: () => Promise<void>
}

const statOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

const running = new Set<ChildProcess>()
// A bench that is stopped leaves no server behind: it would take processor time from whatever is measured next.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
process.once('exit', () => running.forEach((child) => child.kill()))

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`)
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await pause(50)
  }
}

async function signIn(url: string, email: string): Promise<string> {
  const visitor = new Visitor(url)
  const { body } = await visitor.json<{ csrfToken: string }>('/api/auth/csrf')
  const form = new URLSearchParams({ csrfToken: body.csrfToken, email, password: PASSWORD, json: 'true' })
  const response = await visitor.request('/api/auth/callback/credentials', { method: 'POST', body: form })
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`)
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Starts the built copy on one database; resolves once it is ready and everybody is signed in. */
export async function startServer(
  site: string,
  data: Data,
  more: Record<string, string> = {},
): Promise<Server> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const began = performance.now()
  const options = process.env.BENCH_NODE_OPTIONS?.split(' ') ?? []
  const child = spawn(process.execPath, [...options, 'scripts/start.mjs'], {
    cwd: site,
    env: { ...environment(data, port), ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  await untilReady(url, child)
  const startedIn = performance.now() - began
  const cookies = { nobody: '' } as Server['cookies']
  for (const person of Object.keys(people) as Person[])
    cookies[person] = await signIn(url, people[person].email)
  const pid = child.pid!
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  return { url, startedIn, cpu: () => statOf(pid), memory: () => memoryOf(pid), cookies, stop }
}
