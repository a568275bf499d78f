import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { MongoClient } from 'mongodb'
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

/** What one server serves: a folder of files and a database. */
export interface Data {
  dataDir: string
  databaseUrl: string
}

/** The environment of one server; of the caller's only PATH and HOME. */
export const environment = ({ dataDir, databaseUrl }: Data, port = 3000): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  PAYLOAD_SECRET: 'tajomstvo-iba-pre-meranie-0123456789abcdef',
  PORT: String(port),
})

/** Options of Node for a script in TypeScript. */
const UNDER_TSX = ['--conditions=production', '--import', 'tsx']

function run(args: readonly string[], env: NodeJS.ProcessEnv, cwd = root): void {
  const { status } = spawnSync(process.execPath, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}`)
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

const onSqlite = (name: string): Data => {
  const dataDir = path.join(home, `data-${name}`)
  return { dataDir, databaseUrl: `file:${path.join(dataDir, 'akademia.db')}` }
}
const onMongodb = (server: string, copy: Copy): Data => {
  const url = new URL(server)
  url.pathname = `/akademia-bench-${copy}`
  return { dataDir: onSqlite(copy).dataDir, databaseUrl: url.href }
}

/** Builds the copy for production, or this folder itself, without the bare routes; returns which one. */
function buildSite(withBare: boolean): string {
  if (!withBare) {
    run(['scripts/build.mjs'], { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production' })
    return root
  }
  copySources()
  run(['scripts/build.mjs'], environment(onSqlite('build')), site)
  return site
}

/** Copies a database of the bench to MongoDB, in place of what an earlier bench has left there. */
async function moveToMongodb(from: Data, to: Data): Promise<void> {
  const client = await MongoClient.connect(to.databaseUrl)
  await client.db().dropDatabase()
  await client.close()
  run(['scripts/copy.mjs', '--from', from.databaseUrl, '--to', to.databaseUrl], environment(from))
}

export interface Prepared {
  site: string
  data: Record<Copy, Data>
}

interface Wanted {
  /** Uses what the last run left. */
  again: boolean
  /** The server for the databases; on SQLite without it. */
  mongodb: string | undefined
  /** Whether the bare page and the bare handler are measured too. */
  withBare: boolean
}

/** A build and a database for each size, seeded for today. */
export async function prepare(
  times: Record<Growth, number>,
  { again, mongodb, withBare }: Wanted,
): Promise<Prepared> {
  const sqlite = Object.fromEntries(COPIES.map((copy) => [copy, onSqlite(copy)])) as Prepared['data']
  const file = (copy: Copy) => path.join(sqlite[copy].dataDir, 'akademia.db')
  const moved = (copy: Copy) => (mongodb ? onMongodb(mongodb, copy) : sqlite[copy])
  const data = Object.fromEntries(COPIES.map((copy) => [copy, moved(copy)])) as Prepared['data']
  const isThere = again && COPIES.every((copy) => fs.existsSync(file(copy)))
  if (isThere && withBare && fs.existsSync(path.join(site, '.next/BUILD_ID'))) return { site, data }
  const built = buildSite(withBare)
  if (isThere) return { site: built, data }
  for (const copy of COPIES) fs.rmSync(sqlite[copy].dataDir, { recursive: true, force: true })
  run(['scripts/seed.mjs'], environment(sqlite.demo))
  const season = path.join(import.meta.dirname, 'messages-season.ts')
  run([...UNDER_TSX, season], environment(sqlite.demo))
  for (const copy of ['people', 'history'] as const) {
    fs.cpSync(sqlite.demo.dataDir, sqlite[copy].dataDir, { recursive: true })
    await multiply(file(copy), copy, times[copy])
  }
  if (mongodb) for (const copy of COPIES) await moveToMongodb(sqlite[copy], data[copy])
  return { site: built, data }
}

/** Results of the parts measured so far, so that an interrupted run continues. */
const resultsFile = (database: string) => path.join(home, `results-${database}.json`)
export const readResults = <Results extends object>(database: string): Partial<Results> =>
  fs.existsSync(resultsFile(database))
    ? (JSON.parse(fs.readFileSync(resultsFile(database), 'utf8')) as Partial<Results>)
    : {}
export const saveResults = (database: string, results: object): void =>
  fs.writeFileSync(resultsFile(database), JSON.stringify(results))
