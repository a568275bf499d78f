import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { type Growth, multiply } from './multiply'

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
/** Where the bare page and the bare handler are put in the copy; they are not part of the product. */
const BARE = {
  'layout.tsx': 'src/app/(bare)/layout.tsx',
  'page.tsx': 'src/app/(bare)/bare/page.tsx',
  'handler.ts': 'src/app/(bare)/bare-handler/route.ts',
}

/** The databases measured: the demo, the demo with many times its people, and with many times its seasons. */
export const COPIES = ['demo', 'people', 'history'] as const
export type Copy = (typeof COPIES)[number]

/** The environment of one server; of the caller's only PATH and HOME. */
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

/** Copies the sources and the two bare routes; packages are hard links, so that they are inside the copy. */
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

/** Builds the copy for production. */
export function buildSite(): void {
  copySources()
  run('scripts/build.mjs', environment(path.join(home, 'build')))
}

const folder = (copy: Copy): string => path.join(home, `data-${copy}`)
const file = (copy: Copy): string => path.join(folder(copy), 'akademia.db')

/** The built copy and a data folder for each database, seeded for today; `again` uses those of the last run. */
export async function prepare(
  times: Record<Growth, number>,
  again: boolean,
): Promise<{ site: string; data: Record<Copy, string> }> {
  const data = { demo: folder('demo'), people: folder('people'), history: folder('history') }
  if (again && COPIES.every((copy) => fs.existsSync(file(copy)))) return { site, data }
  buildSite()
  for (const copy of COPIES) fs.rmSync(data[copy], { recursive: true, force: true })
  run('scripts/seed.mjs', environment(data.demo))
  for (const copy of ['people', 'history'] as const) {
    fs.cpSync(data.demo, data[copy], { recursive: true })
    await multiply(file(copy), copy, times[copy])
  }
  return { site, data }
}

/** Results of the parts measured so far, so that an interrupted run continues. */
const resultsFile = path.join(home, 'results.json')
export const readResults = <Results extends object>(): Partial<Results> =>
  fs.existsSync(resultsFile) ? (JSON.parse(fs.readFileSync(resultsFile, 'utf8')) as Partial<Results>) : {}
export const saveResults = (results: object): void => fs.writeFileSync(resultsFile, JSON.stringify(results))
