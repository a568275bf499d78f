// The sum of a command that is a part of another one: SUM_REPORT names a file, to which each command adds a line.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} PartSum */

/** @param {PartSum} sum */
export function addToReport(sum) {
  if (process.env.SUM_REPORT) appendFileSync(process.env.SUM_REPORT, `${JSON.stringify(sum)}\n`)
}

/** What all commands have added; undefined when none of them came so far. @param {string} file @returns {PartSum | undefined} */
export function readReport(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  if (lines.length === 0) return undefined
  const sums = lines.map((line) => /** @type {PartSum} */ (JSON.parse(line)))
  return {
    passed: sums.reduce((whole, { passed }) => whole + passed, 0),
    failed: sums.reduce((whole, { failed }) => whole + failed, 0),
    skipped: sums.reduce((whole, { skipped }) => whole + skipped, 0),
    failures: sums.flatMap(({ failures }) => failures),
  }
}
