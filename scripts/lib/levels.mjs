// The levels of `npm test`, in the order in which they run (scripts/test.mjs): what each one starts and how its sum is read.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const results = join(root, 'test-results')
/** The file a level's runner writes. @param {string} level */
export const report = (level) => join(results, `${level}.json`)
/** The demo club the browser tests begin with. */
export const template = join(results, 'template')
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
 * @param {string} level @param {{ project: string, workers?: number, node?: string[], more?: string[] }} args
 * @param {Record<string, string>} [env] @returns {Level}
 */
const jest = (level, args, env = {}) => ({
  args: [
    ...(args.node ?? []),
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
export const LEVELS = {
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
  // Some suites wait for processes they kill: a third worker uses what they leave of two cores. Why the condition „production“:
  // scripts/lib/payload.mjs.
  int: jest(
    'int',
    { project: 'int', workers: 3, node: ['--conditions=production'] },
    { TZ: 'Europe/Bratislava' },
  ),
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
export const OWN_SCRIPTS = ['check', 'build', 'template', 'standalone']

/** @param {string} name */
export const levelOf = (name) => /** @type {Level} */ (LEVELS[name])

/** What a level's runner has written; undefined when it ended before. @param {string} level */
export const reportOf = (level) =>
  existsSync(report(level)) ? JSON.parse(readFileSync(report(level), 'utf8')) : undefined
