import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { multiply } from './multiply'

const root = path.resolve(import.meta.dirname, '../..')
const home = path.join(root, '.next-bench')
const site = path.join(home, 'site')

const SOURCES = [
  'src',
  'public',
  'scripts',
  'package.json',
  'package-lock.json',
  'payload.config.ts',
  'next.config.mjs',
  'tsconfig.json',
]
/** Where the two measures live in the copy; the product never holds them. */
const BARE = {
  'layout.tsx': 'src/app/(bare)/layout.tsx',
  'page.tsx': 'src/app/(bare)/bare/page.tsx',
  'handler.ts': 'src/app/(bare)/bare-handler/route.ts',
}

/** How many times the demo's data a database holds; the first one is the demo itself. */
export type Factor = 1 | 10 | 100

/** What one server runs with; nothing of the caller's environment but the path. */
export const environment = (dataDir: string, port = 3000): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: `file:${path.join(dataDir, 'akademia.db')}`,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-meranie-0123456789abcdef',
  PORT: String(port),
})

function run(script: string, env: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, [script], { cwd: site, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${script} ended with code ${status}`)
}

/** A copy of the sources with the two bare routes; packages are linked, so that they lie within the copy too. */
function copySources(): void {
  fs.mkdirSync(site, { recursive: true })
  for (const name of SOURCES) {
    fs.rmSync(path.join(site, name), { recursive: true, force: true })
    fs.cpSync(path.join(root, name), path.join(site, name), { recursive: true, preserveTimestamps: true })
  }
  for (const [from, to] of Object.entries(BARE)) {
    fs.mkdirSync(path.dirname(path.join(site, to)), { recursive: true })
    fs.copyFileSync(path.join(import.meta.dirname, 'bare', from), path.join(site, to))
  }
  const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  const mark = path.join(home, 'packages')
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === lock) return
  fs.rmSync(path.join(site, 'node_modules'), { recursive: true, force: true })
  spawnSync('cp', ['-al', path.join(root, 'node_modules'), site], { stdio: 'inherit' })
  fs.writeFileSync(mark, lock)
}

/** The built copy and one data folder for each factor, seeded anew for today; `again` takes both as they were left. */
export async function prepare(
  factors: readonly Factor[],
  again: boolean,
): Promise<{ site: string; data: Record<Factor, string> }> {
  const folder = (factor: Factor) => path.join(home, `data-${factor}`)
  const data = { 1: folder(1), 10: folder(10), 100: folder(100) }
  if (again && factors.every((factor) => fs.existsSync(path.join(data[factor], 'akademia.db'))))
    return { site, data }
  copySources()
  run('scripts/build.mjs', environment(path.join(home, 'build')))
  for (const factor of factors) fs.rmSync(data[factor], { recursive: true, force: true })
  run('scripts/seed.mjs', environment(data[1]))
  for (const factor of factors.slice(1)) {
    fs.cpSync(data[1], data[factor], { recursive: true })
    await multiply(path.join(data[factor], 'akademia.db'), 'history', factor)
  }
  return { site, data }
}
