// How long every suite took, read from the report of its runner. A report of our own scripts has no suites.
import { join, relative } from 'node:path'

/**
 * Seconds; start-up is what is not inside of a test: loading, booting, what is done once before and after all tests.
 * @typedef {{ startup: number, tests: number }} SuiteTime
 * @typedef {{ name: string, startTime: number, endTime: number, assertionResults: { duration?: number | null }[] }} JestSuite
 * @typedef {{ workerIndex: number, startTime: string, duration: number }} Result
 * @typedef {{ file: string, tests: { projectName: string, results: Result[] }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 *
 * What is read of a report: of Jest and of Playwright.
 * @typedef {object} Report
 * @property {JestSuite[]} [testResults]
 * @property {Suite[]} [suites]
 * @property {{ rootDir: string }} [config]
 */

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((whole, one) => whole + one, 0)

/** @param {number} elapsed @param {number} tests both in ms; tests may run at the same time @returns {SuiteTime} */
const inSeconds = (elapsed, tests) => ({ startup: Math.max(0, elapsed - tests) / 1000, tests: tests / 1000 })

/** Its two times may count from the start of a process: only their difference says something. @param {JestSuite} suite */
const jestTime = ({ startTime, endTime, assertionResults }) =>
  inSeconds(endTime - startTime, sum(assertionResults.map(({ duration }) => duration ?? 0)))

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

/** From the first start to the last end. @param {Result[]} results in ms */
function elapsed(results) {
  const starts = results.map(({ startTime }) => Date.parse(startTime))
  const ends = results.map(({ duration }, at) => /** @type {number} */ (starts[at]) + duration)
  return Math.max(...ends) - Math.min(...starts)
}

/** A file runs once in every project, and further in another worker after a failure. @param {Spec[]} specs */
function playwrightTime(specs) {
  /** @type {Map<string, Result[]>} */
  const runs = new Map()
  for (const { projectName, results } of specs.flatMap(({ tests }) => tests))
    for (const result of results) {
      const key = `${projectName} ${result.workerIndex}`
      runs.set(key, [...(runs.get(key) ?? []), result])
    }
  const all = [...runs.values()]
  return inSeconds(sum(all.map(elapsed)), sum(all.flat().map(({ duration }) => duration)))
}

/** By the file's path from the root. @param {Report} report @param {string} root @returns {Record<string, SuiteTime>} */
export function suiteTimes({ testResults = [], suites = [], config }, root) {
  /** @type {Record<string, SuiteTime>} */
  const times = {}
  for (const suite of testResults) times[relative(root, suite.name)] = jestTime(suite)
  /** @type {Map<string, Spec[]>} */
  const files = new Map()
  for (const spec of suites.flatMap(specsOf)) files.set(spec.file, [...(files.get(spec.file) ?? []), spec])
  for (const [file, specs] of files)
    times[relative(root, join(config?.rootDir ?? root, file))] = playwrightTime(specs)
  return times
}
