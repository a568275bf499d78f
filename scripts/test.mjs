#!/usr/bin/env node
// `npm test`: everything a release needs, level by level; a failed level does not stop the others. `npm test -- unit int`
// runs only those; what follows a second `--` goes to the runner. The last line is the sum: N passed, N failed.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedTests } from './lib/failed-tests.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const results = join(root, 'test-results')
/** @param {string} level */
const report = (level) => join(results, `${level}.json`)
/** The demo club the browser tests begin with. */
const template = join(results, 'template')
/** @param {string} path */
const inModules = (path) => join(root, 'node_modules', path)

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Sum
 * @typedef {object} Level
 * @property {string[]} args
 * @property {Record<string, string>} env
 * @property {(report: Report) => Sum} [count] without it the exit code counts
 * @property {string} [beside] runs at the same time as this level
 * @property {string} [needs] fails when this level has failed
 *
 * What is read of a report: of our own scripts (passed, failed), of Jest and of Playwright.
 * @typedef {object} Report
 * @property {number} passed
 * @property {number} failed
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 */

/**
 * @param {string} level @param {{ project: string, workers?: number, more?: string[] }} args
 * @param {Record<string, string>} [env] @returns {Level}
 */
const jest = (level, args, env = {}) => ({
  args: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    inModules('jest/bin/jest.js'),
    ...['--selectProjects', args.project],
    ...['--json', `--outputFile=${report(level)}`, '--passWithNoTests', '--forceExit'],
    `--maxWorkers=${args.workers ?? 2}`,
    ...(args.more ?? []),
  ],
  env: { NODE_ENV: 'test', ...env },
  count: ({ numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites }) => ({
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  }),
})

/** @type {Record<string, Level>} */
const LEVELS = {
  check: {
    args: ['scripts/check.mjs'],
    env: { CHECK_REPORT: report('check') },
    count: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),
  },
  // The check ends with one long process: what is short and without a database runs beside it.
  unit: { ...jest('unit', { project: 'unit' }, { TZ: 'UTC' }), beside: 'check' },
  // The same days and times where the machine's own clock is the club's, and where it is far from it.
  zones: {
    ...jest(
      'zones',
      { project: 'unit', more: ['--testPathPatterns', 'tests/unit/(dates|events)'] },
      { TZ: 'Pacific/Auckland' },
    ),
    beside: 'check',
  },
  component: { ...jest('component', { project: 'component' }), beside: 'check' },
  // Some suites wait for processes they kill: a third worker uses what they leave of two cores.
  int: jest('int', { project: 'int', workers: 3 }, { TZ: 'Europe/Bratislava' }),
  build: { args: ['scripts/build.mjs'], env: {} },
  // Seeded while the build is made, which leaves a core free at times.
  template: {
    args: ['--import', 'tsx', 'tests/support/template.ts'],
    env: { E2E_TEMPLATE: template },
    beside: 'build',
  },
  standalone: {
    args: ['scripts/check-standalone.mjs'],
    env: { STANDALONE_REPORT: report('standalone') },
    needs: 'build',
    count: ({ passed, failed }) => ({ passed, failed, skipped: 0 }),
  },
  e2e: {
    args: [inModules('@playwright/test/cli.js'), 'test', '--reporter=line,json', '--pass-with-no-tests'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('e2e'), NODE_ENV: 'test' },
    needs: 'build',
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  },
}

/** Our own scripts, which take no options of a runner. */
const OWN_SCRIPTS = ['check', 'build', 'template', 'standalone']

/** @param {string} name */
const levelOf = (name) => /** @type {Level} */ (LEVELS[name])

const given = process.argv.slice(2)
const cut = given.indexOf('--')
const levels = cut < 0 ? given : given.slice(0, cut)
const further = cut < 0 ? [] : given.slice(cut + 1)
const unknown = levels.filter((level) => !(level in LEVELS))
if (unknown.length > 0) {
  console.error(`No such level: ${unknown.join(', ')}. There are ${Object.keys(LEVELS).join(', ')}.`)
  process.exit(1)
}

/** @param {string} level @returns {Promise<number>} the exit code */
const run = (level) =>
  new Promise((resolve) => {
    const { args, env } = levelOf(level)
    const child = spawn(process.execPath, [...args, ...(OWN_SCRIPTS.includes(level) ? [] : further)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

/** What a level's runner has written; undefined when it ended before. @param {string} level */
const reportOf = (level) =>
  existsSync(report(level)) ? JSON.parse(readFileSync(report(level), 'utf8')) : undefined

/** A level's sum; a runner that failed without reporting a failure counts as one. @param {string} level @param {number} code @returns {Sum} */
function outcome(level, code) {
  const { count } = levelOf(level)
  const written = reportOf(level)
  const sum =
    count && written ? count(written) : { passed: count ? 0 : Number(code === 0), failed: 0, skipped: 0 }
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}

mkdirSync(results, { recursive: true })
const total = { passed: 0, failed: 0, skipped: 0 }
/** @type {string[]} */
const lines = []
/** @type {string[]} */
const failures = []
const broken = new Set()
const chosen = Object.keys(LEVELS).filter((level) => levels.length === 0 || levels.includes(level))

/** @param {string} level */
async function take(level) {
  rmSync(report(level), { force: true })
  const began = performance.now()
  const needed = levelOf(level).needs
  const code = needed && broken.has(needed) ? 1 : await run(level)
  const sum = outcome(level, code)
  if (sum.failed > 0) {
    broken.add(level)
    failures.push(`--- ${level}`, ...failedTests(reportOf(level) ?? {}))
  }
  total.passed += sum.passed
  total.failed += sum.failed
  total.skipped += sum.skipped
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  lines.push(
    `${level.padEnd(10)} ${String(sum.passed).padStart(5)} passed ${String(sum.failed).padStart(4)} failed ${String(sum.skipped).padStart(4)} skipped ${seconds.padStart(5)} s`,
  )
}

for (const level of chosen) {
  const { beside } = levelOf(level)
  if (beside && chosen.includes(beside)) continue
  const together = [level, ...chosen.filter((other) => levelOf(other).beside === level)]
  console.log(`\n=== ${together.join(' and ')}`)
  await Promise.all(together.map(take))
  if (together.includes('template') && !broken.has('template')) process.env.E2E_TEMPLATE = template
}

if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
console.log(`\n${lines.join('\n')}\n`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
