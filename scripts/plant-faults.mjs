#!/usr/bin/env node
// Plants one fault at a time (scripts/lib/faults) in a copy of the tree and checks that a test fails each time. A part of
// `npm run test:release`. Numbers choose faults, `--kind sums` a kind; `--root <folder>` takes another checkout's tree.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { FAULTS, FAULTS_BY_KIND, levelOfSuite, staleFaults, verdictOf } from './lib/planted-faults.mjs'
import { addToReport } from './lib/sum-report.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { kind: { type: 'string' }, root: { type: 'string' } },
})
const root = resolve(values.root ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
const chosen = FAULTS.filter(
  ({ number, kind }) =>
    (positionals.length === 0 || positionals.includes(String(number))) &&
    (values.kind === undefined || values.kind === kind),
)

/** @param {string} problem @returns {never} */
function refuse(problem) {
  console.error(problem)
  process.exit(1)
}
if (chosen.length === 0)
  refuse(
    `No such fault. There are 1 to ${FAULTS.length} of the kinds ${Object.keys(FAULTS_BY_KIND).join(', ')}.`,
  )
const stale = staleFaults(root, chosen)
if (stale.length > 0) refuse(stale.join('\n'))

const LANES = Math.min(2, availableParallelism())
/** What is made here, and what is of this machine alone. */
const LEFT_OUT = /^(node_modules|\.git|\.next.*|\.env(\.local)?|data|test-results|coverage)$/
const home = mkdtempSync(join(tmpdir(), 'akademia-faults-'))

/** @param {number} lane @returns the folder of a copy of the tree */
function copyOfTree(lane) {
  const copy = join(home, String(lane))
  for (const part of readdirSync(root).filter((name) => !LEFT_OUT.test(name)))
    cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** As the levels of `npm test` run (scripts/lib/levels.mjs). */
const NODE = { unit: [], component: [], int: ['--conditions=production'] }
const ZONES = { unit: { TZ: 'UTC' }, component: {}, int: { TZ: 'Europe/Bratislava' } }
/** A planted fault may let a suite wait for ever. */
const MOST_MS = 20 * 60_000

/** Runs suites of one level. @param {string} copy @param {string[]} suites @param {number} workers */
async function run(copy, suites, workers) {
  const level = levelOfSuite(suites[0] ?? '')
  const result = join(copy, 'result.json')
  rmSync(result, { force: true })
  const args = [
    ...[...NODE[level], '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    ...[join(root, 'node_modules/jest/bin/jest.js'), '--rootDir', copy, '--selectProjects', level],
    // Without --bail: Jest ends before it has written the report then.
    ...['--forceExit', `--maxWorkers=${workers}`, '--json', `--outputFile=${result}`],
    ...['--runTestsByPath', ...suites],
  ]
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, ...ZONES[level], NODE_ENV: 'test' }
  const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'ignore', timeout: MOST_MS })
  await new Promise((ended) => child.once('close', ended))
  try {
    return verdictOf(JSON.parse(readFileSync(result, 'utf8')))
  } catch {
    return verdictOf(undefined)
  }
}

/** @type {string[]} */
const failures = []

/** Plants one fault and runs its suites until one notices it. @param {string} copy @param {(typeof chosen)[number]} fault */
async function tryFault(copy, { number, kind, says, file, find, put, suites }) {
  const path = join(copy, file)
  const whole = readFileSync(path, 'utf8')
  const began = Date.now()
  let told = 'SURVIVED'
  writeFileSync(
    path,
    whole.replace(find, () => put),
  )
  for (const suite of suites) {
    const { noticed, broken } = await run(copy, [suite], 1)
    if (noticed !== undefined) told = `noticed by ${suite}: ${noticed}`
    else if (broken !== undefined) told = `DID NOT RUN ${suite}: ${broken}`
    if (told !== 'SURVIVED') break
  }
  writeFileSync(path, whole)
  if (!told.startsWith('noticed')) failures.push(`✗ ${number}. ${kind}: ${says}: ${told}`)
  console.log(`${number}. ${kind}: ${says} (${Math.round((Date.now() - began) / 1000)} s): ${told}`)
}

/** Every suite must pass with nothing planted. @param {string} copy */
async function requireHealthy(copy) {
  for (const level of Object.keys(NODE)) {
    const suites = [...new Set(chosen.flatMap((fault) => fault.suites))]
    const own = suites.filter((suite) => levelOfSuite(suite) === level)
    if (own.length === 0) continue
    const { noticed, broken } = await run(copy, own, LANES)
    const wrong = noticed ?? broken
    if (wrong !== undefined) throw new Error(`The ${level} suites fail before anything is planted: ${wrong}`)
  }
}

try {
  const copies = Array.from({ length: LANES }, (_, lane) => copyOfTree(lane))
  await requireHealthy(copies[0] ?? '')
  const waiting = [...chosen]
  await Promise.all(
    copies.map(async (copy) => {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) await tryFault(copy, fault)
    }),
  )
} finally {
  rmSync(home, { recursive: true, force: true })
}
const noticed = chosen.length - failures.length
addToReport({ passed: noticed, failed: failures.length, skipped: 0, failures })
console.log(`\n${noticed} of ${chosen.length} planted faults were noticed.`)
process.exit(failures.length > 0 ? 1 : 0)
