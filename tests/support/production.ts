import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

/** What a production server of the tests runs with. */
export const environment = (dataDir: string, port: number): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${join(dataDir, 'akademia.db')}`,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-skusky-0123456789abcdef',
  PORT: String(port),
  SITE_URL: `http://localhost:${port}`,
})

/** A copy of the build for one more server: what Next writes while it serves stays in it. */
export function houseIn(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const skipped = ['cache', 'standalone', 'scratch', 'dev'].map((name) => join(root, '.next', name))
  cpSync(join(root, '.next'), join(folder, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !skipped.includes(from),
  })
  for (const name of ['node_modules', 'package.json', 'public'])
    symlinkSync(join(root, name), join(folder, name))
  return folder
}

/** A running production server. */
export interface Production {
  url: string
  /** As the power goes: no signal it could hear, nothing written any more. */
  kill: () => Promise<void>
  /** As an operator stops it: those under way are finished. */
  stop: () => Promise<void>
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`)
    if ((await fetch(`${url}/readyz`).catch(() => undefined))?.ok) return
    await pause(50)
  }
  throw new Error(`${url} was not ready within ${PATIENCE_MS / 1000} s.`)
}

/** Serves the build in `house` on the data in `dataDir`; resolves once it is ready. */
export async function serveProduction(dataDir: string, port: number, house = root): Promise<Production> {
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: house,
    env: environment(dataDir, port),
    stdio: ['ignore', process.env.E2E_LOG ? 'inherit' : 'ignore', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal)
    await gone
  }
  const stop = async (): Promise<void> => {
    const late = setTimeout(() => child.kill('SIGKILL'), 12_000)
    await end('SIGTERM')
    clearTimeout(late)
  }
  const kill = () => end('SIGKILL')
  await untilReady(url, child).catch(async (error: unknown) => {
    await kill()
    throw error
  })
  return { url, kill, stop }
}
