import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { dataInBuild, withPlantedData } from './build-contents.mjs'
import { dataDir } from './data.mjs'

const SOURCES = [
  'src',
  'public',
  'package.json',
  'package-lock.json',
  'payload.config.ts',
  'next.config.mjs',
  'tsconfig.json',
  'scripts/lib/next-cache.mjs',
]
const STAMP = '.next/akademia-stamp'

/** @param {string} entry @returns {Generator<string>} */
function* filesOf(entry) {
  if (!fs.existsSync(entry)) return
  if (fs.statSync(entry).isFile()) return yield entry
  for (const name of fs.readdirSync(entry).sort()) yield* filesOf(path.join(entry, name))
}

/** A fingerprint of everything a build is made of. */
function stampOf() {
  const hash = createHash('sha256').update(`${process.version} ${process.env.SITE_URL ?? ''}`)
  for (const entry of SOURCES)
    for (const file of filesOf(entry)) hash.update(file).update(fs.readFileSync(file))
  return hash.digest('hex')
}

/** Used to write migrations, never by a running site; traced along with the adapter, a fifth of the standalone folder. */
const FOR_DEVELOPMENT = ['drizzle-kit', 'esbuild', 'esbuild-register', '@esbuild']

/** The environment of a build: an empty scratch database instead of the live one. */
function scratchEnv() {
  const folder = path.resolve('.next/scratch')
  fs.rmSync(folder, { recursive: true, force: true })
  fs.mkdirSync(folder, { recursive: true })
  /** @type {NodeJS.ProcessEnv} */
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: `file:${path.join(folder, 'build.db')}`,
    PAYLOAD_SECRET: 'only-for-building-never-for-running-0000',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  for (const name of ['CACHE_URL', 'PAYLOAD_DROP_DATABASE', 'PORT', 'TRUST_PROXY']) delete env[name]
  return env
}

/** @param {string[]} args @param {NodeJS.ProcessEnv} env */
function run(args, env) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env })
  if (status !== 0) throw new BuildFailed('Zostavenie webu zlyhalo, dôvod je vyššie.')
}

class BuildFailed extends Error {}

/** Throws when the build holds anything of the data folder: builds are copied, and must not carry personal data. */
function refuseData() {
  // Next copies the .env files of this folder there; secrets come from the environment or from the data folder.
  for (const name of fs.readdirSync('.next/standalone'))
    if (/^\.env(\.|$)/.test(name)) fs.rmSync(path.join('.next/standalone', name))
  const found = dataInBuild('.next', ['data', dataDir()])
  if (found.length === 0) return
  fs.rmSync('.next/standalone', { recursive: true, force: true })
  throw new BuildFailed(`Zostavený web by obsahoval údaje klubu, preto sa zahodil:\n${found.join('\n')}`)
}

function compile() {
  const env = scratchEnv()
  // In a process of its own: `next build` must find the database migrated and free.
  run([fileURLToPath(new URL('./migrate-scratch.mjs', import.meta.url))], env)
  // Files of an older build would stay there.
  fs.rmSync('.next/standalone', { recursive: true, force: true })
  withPlantedData('data', () => {
    run(['node_modules/next/dist/bin/next', 'build'], env)
    for (const name of FOR_DEVELOPMENT)
      fs.rmSync(path.join('.next/standalone/node_modules', name), { recursive: true, force: true })
    refuseData()
  })
}

/** Builds the site unless the same sources are built already; the live database is never touched. */
export async function build({ force = false } = {}) {
  const stamp = stampOf()
  const built = fs.existsSync('.next/BUILD_ID') && fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8')
  if (!force && built === stamp) return console.log('Web je zostavený, od posledného razu sa nič nezmenilo.')
  console.log('Zostavujem web, trvá to jednu až tri minúty…')
  fs.rmSync(STAMP, { force: true })
  try {
    compile()
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    console.error(error.message)
    process.exit(1)
  }
  fs.writeFileSync(STAMP, stamp)
  console.log('Web je zostavený.')
}
