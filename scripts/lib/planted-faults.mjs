// The faults that scripts/plant-faults.mjs plants one at a time, and what a run of a suite says about one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { failedTests } from './failed-tests.mjs'
import { access } from './faults/access.mjs'
import { answers } from './faults/answers.mjs'
import { dates } from './faults/dates.mjs'
import { leaks } from './faults/leaks.mjs'
import { screens } from './faults/screens.mjs'
import { sums } from './faults/sums.mjs'
import { writes } from './faults/writes.mjs'

/**
 * A mistake somebody could make, and who has to notice it.
 * @typedef {object} Fault
 * @property {string} says what holds no longer
 * @property {string} file
 * @property {string} find occurs once in the file
 * @property {string} put stands there instead
 * @property {string[]} suites of `npm test`, the cheapest first
 */

/** @type {Record<string, Fault[]>} */
export const FAULTS_BY_KIND = { access, sums, writes, leaks, screens, answers, dates }

/** All faults with their kinds and numbers, from 1. */
export const FAULTS = Object.entries(FAULTS_BY_KIND)
  .flatMap(([kind, faults]) => faults.map((fault) => ({ kind, ...fault })))
  .map((fault, index) => ({ number: index + 1, ...fault }))

/** @typedef {(typeof FAULTS)[number]} NumberedFault */

/** @param {string} file @returns the levels of `npm test` are folders */
export const levelOfSuite = (file) => /** @type {'unit' | 'component' | 'int'} */ (file.split('/')[1])

/** @param {string} root @param {NumberedFault} fault @returns {string[]} why a fault cannot be planted in a tree */
function problemsOf(root, { number, kind, says, file, find, put, suites }) {
  const about = `fault ${number} (${kind}: ${says})`
  const missing = [file, ...suites].filter((path) => !existsSync(join(root, path)))
  if (missing.length > 0) return [`${about}: there is no ${missing.join(', ')}`]
  if (suites.length === 0 || find === put) return [`${about} has no suite or changes nothing`]
  const times = readFileSync(join(root, file), 'utf8').split(find).length - 1
  return times === 1 ? [] : [`${about}: ${file} has ${times} times „${find}“`]
}

/** What is wrong with these faults in the tree below `root`. @param {string} root @param {readonly NumberedFault[]} [faults] */
export const staleFaults = (root, faults = FAULTS) => faults.flatMap((fault) => problemsOf(root, fault))

/** @typedef {import('./failed-tests.mjs').Report & { success: boolean, numFailedTests: number }} JestReport */

/**
 * The first test that failed, undefined when all passed. A suite that cannot be loaded has no failed test: it proves nothing.
 * @param {JestReport | undefined} report @returns {{ noticed?: string, broken?: string }}
 */
export function verdictOf(report) {
  if (!report) return { broken: 'no report' }
  const [failure = ''] = failedTests(report)
  const lines = failure.split('\n')
  if (report.numFailedTests > 0) return { noticed: (lines[0] ?? '').replace('✗ ', '') }
  return report.success ? {} : { broken: lines.slice(0, 6).join('\n') || 'no test ran' }
}
