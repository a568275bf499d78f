import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

const environment = (dataDir: string, port: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${join(dataDir, 'akademia.db')}`,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-skusky-0123456789abcdef',
  PORT: port,
  SITE_URL: `http://localhost:${port}`,
})

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await pause(250)
  }
  throw new Error(`The server did not answer ${url} within ${PATIENCE_MS / 1000} s.`)
}

/**
 * Before the browser tests: the demo club is seeded once into a template folder, copied, and the production build
 * serves the copy on E2E_PORT. What it returns stops the server and removes both.
 */
export default async function openSite(): Promise<() => Promise<void>> {
  const port = process.env.E2E_PORT ?? '3000'
  const home = mkdtempSync(join(tmpdir(), 'akademia-e2e-'))
  const template = join(home, 'template')
  const dataDir = join(home, 'data')
  const seeded = spawnSync(process.execPath, ['scripts/seed.mjs'], {
    cwd: root,
    env: environment(template, port),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (seeded.status !== 0) throw new Error('The demo club could not be seeded.')
  cpSync(template, dataDir, { recursive: true })
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: environment(dataDir, port),
    stdio: ['ignore', process.env.E2E_LOG ? 'inherit' : 'ignore', 'inherit'],
  })
  const close = async (): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    if (server.exitCode === null && server.kill('SIGTERM')) await Promise.race([ended, pause(12_000)])
    if (server.exitCode === null) server.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  await untilItAnswers(`http://localhost:${port}/`, server).catch(async (error: unknown) => {
    await close()
    throw error
  })
  return close
}
