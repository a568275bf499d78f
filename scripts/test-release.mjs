#!/usr/bin/env node
// `npm run test:release`: everything before a release, what is long by nature in its whole size; up to two hours. A failed
// part does not stop the others. `-- --list` prints the parts, `-- --only days,faults` runs these, `-- --from days` goes on
// there; what follows a further `--` goes to the one chosen part. The last line is the sum: N passed, N failed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chooseParts } from './lib/choose-parts.mjs'
import { results, root } from './lib/levels.mjs'
import { environmentOf, PARTS } from './lib/release-parts.mjs'
import { readReport } from './lib/sum-report.mjs'

/**
 * @typedef {import('./lib/release-parts.mjs').Part} Part
 * @typedef {import('./lib/sum-report.mjs').PartSum} PartSum
 * @typedef {PartSum & { name: string, seconds: number, lacks?: string }} Ran
 */

/** @returns {ReturnType<typeof chooseParts<Part>>} */
function chosenParts() {
  try {
    return chooseParts(PARTS, process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** A part that ended badly without a failure in its sum counts as one. @param {PartSum | undefined} sum @param {boolean} ended well @returns {PartSum} */
function completed(sum = { passed: 0, failed: 0, skipped: 0, failures: [] }, ended) {
  if (ended || sum.failed > 0) return sum
  return { ...sum, failed: 1, failures: ['✗ it ended before its sum'] }
}

/** @param {Part} part @param {string[]} further @returns {Ran} */
function run(part, further) {
  const { name, says, args } = part
  console.log(`\n##### ${name}: ${says}`)
  const lacks = part.lacks?.()
  if (lacks) {
    console.log(`left out: ${lacks}`)
    return { name, seconds: 0, lacks, passed: 0, failed: 0, skipped: 1, failures: [] }
  }
  const report = join(results, `release-${name}.jsonl`)
  mkdirSync(results, { recursive: true })
  rmSync(report, { force: true })
  const began = performance.now()
  const { status } = spawnSync(process.execPath, [...args, ...further], {
    cwd: root,
    env: { ...environmentOf(part, process.env), SUM_REPORT: report },
    stdio: 'inherit',
  })
  const seconds = (performance.now() - began) / 1000
  return { name, seconds, ...completed(readReport(report), status === 0) }
}

/** @param {number} number @param {number} width */
const wide = (number, width) => number.toFixed(0).padStart(width)

/** @param {Ran} ran */
const line = ({ name, seconds, lacks, passed, failed, skipped }) =>
  lacks
    ? `${name.padEnd(12)} left out: ${lacks}`
    : `${name.padEnd(12)} ${wide(passed, 5)} passed ${wide(failed, 4)} failed ${wide(skipped, 4)} skipped ${wide(seconds, 6)} s`

const { chosen, isList, further } = chosenParts()
if (isList) {
  for (const { name, says } of chosen) console.log(`${name.padEnd(12)} ${says}`)
  process.exit(0)
}
const all = chosen.map((part) => run(part, further))
const bad = all.filter(({ failed }) => failed > 0)
for (const { name, failures } of bad) console.log(`\n##### ${name}\n${failures.join('\n')}`)
const total = { name: 'all', passed: 0, failed: 0, skipped: 0, seconds: 0, failures: [] }
for (const { passed, failed, skipped, seconds } of all) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
  total.seconds += seconds
}
console.log(`\n${[...all, total].map(line).join('\n')}\n`)
if (bad.length > 0)
  console.log(`Again: npm run test:release -- --only ${bad.map(({ name }) => name).join(',')}\n`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
