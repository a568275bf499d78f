import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = join(import.meta.dirname, '../..')
const READY_MS = 60_000

/** The environment of a production server under test. */
export const environment = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${join(dataDir, 'akademia.db')}`,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-skusky-0123456789abcdef',
  PORT: String(port),
  SITE_URL: `http://localhost:${port}`,
})

/**
 * Copies the build into `folder` for one more server: what Next writes while it serves stays there. Source maps, two thirds
 * of it, stay behind: nothing reads them while it serves.
 */
export function copyOfBuild(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const skipped = ['cache', 'standalone', 'scratch', 'dev'].map((name) => join(root, '.next', name))
  cpSync(join(root, '.next'), join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !skipped.includes(from) && !from.endsWith('.map'),
  })
  for (const name of ['node_modules', 'package.json', 'public', 'scripts'])
    symlinkSync(join(root, name), join(folder, name))
  return folder
}

/** A production server's process, ready or not. */
export interface Production {
  url: string
  pid: number
  /** Everything it has printed so far, on both streams. */
  output: () => string
  /** Reads nothing any more, as when the program it writes to has ended. */
  stopReading: () => void
  /** Resolves when the process has ended, with its exit code; null when a signal killed it. */
  ended: Promise<number | null>
  /** Only sends a signal: wait for `ended`. */
  signal: (name: NodeJS.Signals) => void
  /** SIGKILL, as when the power fails. */
  kill: () => Promise<void>
  /** SIGTERM, as an operator stops it: requests under way are finished. */
  stop: () => Promise<void>
}

/** Starts the build in `folder` on the data in `dataDir`; does not wait until it is ready. */
export function startProduction(
  dataDir: string,
  port: number,
  folder = root,
  more: Record<string, string> = {},
): Production {
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: folder,
    env: { ...environment(dataDir, port), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  if (process.env.E2E_LOG) child.stdout.pipe(process.stdout, { end: false })
  child.stderr.pipe(process.stderr, { end: false })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const signal = (name: NodeJS.Signals): void => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name)
  }
  const end = async (name: NodeJS.Signals): Promise<void> => {
    signal(name)
    await ended
  }
  const stop = async (): Promise<void> => {
    const late = setTimeout(() => signal('SIGKILL'), 16_000)
    await end('SIGTERM')
    clearTimeout(late)
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid!,
    output: () => output,
    stopReading: () => [child.stdout, child.stderr].forEach((stream) => stream.destroy()),
    ended,
    signal,
    kill: () => end('SIGKILL'),
    stop,
  }
}

/** Waits until the server is ready; throws when it ends instead, or takes a minute. */
export async function untilReady({ url, ended, output }: Production): Promise<void> {
  let over: string | undefined
  void ended.then((code) => (over = `The server ended with code ${code}.`))
  for (const until = Date.now() + READY_MS; Date.now() < until;) {
    if (over) throw new Error(over)
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await pause(50)
  }
  throw new Error(`${url} was not ready within ${READY_MS / 1000} s: ${output().slice(-1000)}`)
}

/** Starts the build and waits until it is ready. */
export async function serveProduction(...given: Parameters<typeof startProduction>): Promise<Production> {
  const server = startProduction(...given)
  await untilReady(server).catch(async (error: unknown) => {
    await server.kill()
    throw error
  })
  return server
}
