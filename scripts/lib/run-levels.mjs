// Runs levels of `npm test`, those that go together at the same time, and adds up what they say.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { busyCores } from './busy-cores.mjs'
import { failedTests } from './failed-tests.mjs'
import { levelOf, OWN_SCRIPTS, report, reportOf, results, root, template } from './levels.mjs'
import { addToReport } from './sum-report.mjs'

/**
 * @typedef {import('./levels.mjs').Sum} Sum
 *
 * What became of a run; further runs are added to it.
 * @typedef {object} Outcome
 * @property {Sum} total
 * @property {string[]} lines one of each level
 * @property {string[]} failures
 * @property {Set<string>} broken
 * @property {Map<string, number>} seconds of each level
 * @property {string[]} busy how busy the cores were while levels ran together
 */

/** @returns {Outcome} */
export const newOutcome = () => ({
  total: { passed: 0, failed: 0, skipped: 0 },
  lines: [],
  failures: [],
  broken: new Set(),
  seconds: new Map(),
  busy: [],
})

/** @param {string} level @param {string[]} further for the level's runner @returns {Promise<number>} the exit code */
const run = (level, further) =>
  new Promise((resolve) => {
    const { args, env } = levelOf(level)
    const child = spawn(process.execPath, [...args, ...(OWN_SCRIPTS.includes(level) ? [] : further)], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('close', (code) => resolve(code ?? 1))
  })

/** A level's sum; a runner that failed without reporting a failure counts as one. @param {string} level @param {number} code @returns {Sum} */
function sumOf(level, code) {
  const { count } = levelOf(level)
  const written = reportOf(level)
  const sum =
    count && written ? count(written) : { passed: count ? 0 : Number(code === 0), failed: 0, skipped: 0 }
  return code !== 0 && sum.failed === 0 ? { ...sum, failed: 1 } : sum
}

/** @param {Outcome} outcome @param {string} name @param {Sum} sum @param {number} seconds */
export function addSum(outcome, name, sum, seconds) {
  outcome.total.passed += sum.passed
  outcome.total.failed += sum.failed
  outcome.total.skipped += sum.skipped
  outcome.seconds.set(name, seconds)
  outcome.lines.push(
    `${name.padEnd(10)} ${String(sum.passed).padStart(5)} passed ${String(sum.failed).padStart(4)} failed ${String(sum.skipped).padStart(4)} skipped ${seconds.toFixed(0).padStart(5)} s`,
  )
}

/** @param {string} level @param {string[]} further @param {Outcome} outcome */
async function take(level, further, outcome) {
  rmSync(report(level), { force: true })
  const began = performance.now()
  const needed = levelOf(level).needs
  const code = needed && outcome.broken.has(needed) ? 1 : await run(level, further)
  const sum = sumOf(level, code)
  if (sum.failed > 0) {
    outcome.broken.add(level)
    outcome.failures.push(`--- ${level}`, ...failedTests(reportOf(level) ?? {}))
  }
  addSum(outcome, level, sum, (performance.now() - began) / 1000)
}

/**
 * The first level, and beside it the others one after the other: all at once would interrupt each other on two cores.
 * @param {string[]} levels @param {(level: string) => string[]} furtherOf @param {Outcome} outcome
 */
export async function runTogether(levels, furtherOf, outcome) {
  const [first, ...beside] = levels
  if (!first) return
  mkdirSync(results, { recursive: true })
  console.log(`\n=== ${levels.join(' and ')}`)
  const takeBeside = async () => {
    for (const level of beside) await take(level, furtherOf(level), outcome)
  }
  const busy = await busyCores(() => Promise.all([take(first, furtherOf(first), outcome), takeBeside()]))
  outcome.busy.push(`${busy}: ${levels.join(', ')}`)
}

/**
 * A failed level does not stop the others.
 * @param {string[]} chosen @param {(level: string) => string[]} furtherOf what is added to a level's command
 * @param {Outcome} outcome
 */
export async function runLevels(chosen, furtherOf, outcome) {
  for (const level of chosen) {
    const { beside } = levelOf(level)
    if (beside && chosen.includes(beside)) continue
    const together = [level, ...chosen.filter((other) => levelOf(other).beside === level)]
    await runTogether(together, furtherOf, outcome)
    if (together.includes('template') && !outcome.broken.has('template')) process.env.E2E_TEMPLATE = template
  }
}

/** Prints the failures and the sum, which is the last line, and sets the exit code. @param {Outcome} outcome */
export function tellOutcome({ total, lines, failures }) {
  addToReport({ ...total, failures })
  if (failures.length > 0) console.log(`\n${failures.join('\n')}`)
  console.log(`\n${lines.join('\n')}\n`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}
