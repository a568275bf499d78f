#!/usr/bin/env node
// `npm run check`: every check of the code that does not run it, as many at a time as there are cores, the longest first;
// `npm run check -- types` one.
// `-- --report` prints at the end how large the files are and how many have exceptions.
// CHECK_REPORT=path writes { passed, failed } for `npm test`.
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
/** @param {string} name */
const bin = (name) => join(root, 'node_modules', name)

/** Longest first. @type {[name: string, args: string[], env?: Record<string, string>][]} */
const STEPS = [
  [
    'lint',
    [
      bin('eslint/bin/eslint.js'),
      ...['--max-warnings', '0', '--cache', '--cache-location', 'node_modules/.cache/eslint/', '.'],
    ],
  ],
  ['format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.']],
  // The native compiler takes a third of the time; the linter and Next still use the one in JavaScript (decision 016).
  // Each of its checkers works out the types of Payload anew: one needs less than half of what four need.
  ['types', [bin('typescript-native/bin/tsc'), '--noEmit', '-p', '.', '--checkers', '1']],
  // The rules that need types, by the native compiler too: a quarter of what they take in ESLint. With more threads it
  // works out the same types more than once.
  [
    'promises',
    [bin('oxlint/bin/oxlint'), '--type-aware', 'src', 'tests', 'scripts', 'payload.config.ts'],
    { GOMAXPROCS: '1' },
  ],
  [
    'graph',
    [
      bin('dependency-cruiser/bin/dependency-cruise.mjs'),
      ...['payload.config.ts', 'src', 'tests'],
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
    ],
  ],
  ['docs', [join('scripts', 'docs.mjs'), '--check']],
  ['planted', [join('scripts', 'check-planted.mjs')]],
  ['reach', [join('scripts', 'check-reach.mjs')]],
  ['structure', [join('scripts', 'check-structure.mjs')]],
]

/** @typedef {{ name: string, ok: boolean, output: string }} Result */

/** @param {typeof STEPS[number]} step @returns {Promise<Result>} */
const run = ([name, args, env = {}]) =>
  new Promise((resolve) => {
    const began = performance.now()
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(10)} ${seconds.padStart(5)} s`)
      resolve({ name, ok: code === 0, output })
    })
  })

const given = process.argv.slice(2)
const only = given.filter((word) => word !== '--report')
const unknown = only.filter((name) => !STEPS.some(([step]) => step === name))
if (unknown.length > 0) {
  console.error(`No such check: ${unknown.join(', ')}. There are ${STEPS.map(([name]) => name).join(', ')}.`)
  process.exit(1)
}
const steps = STEPS.filter(([name]) => only.length === 0 || only.includes(name))
// Writes the types of the pages' addresses (PageProps), which a fresh clone lacks.
if (steps.some(([name]) => name === 'types'))
  spawnSync(process.execPath, [bin('next/dist/bin/next'), 'typegen'], { cwd: root, stdio: 'ignore' })
const waiting = [...steps]
/** @type {Result[]} */
const results = []
/** All at once would interrupt each other, and need several gigabytes more. */
async function lane() {
  for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await run(step))
}
await Promise.all(Array.from({ length: availableParallelism() }, lane))
const failed = results.filter((result) => !result.ok)
/** Commands that correct what a check found. @type {Record<string, string>} */
const FIXES = { format: 'npm run format', docs: 'npm run docs' }
for (const { name, output } of failed)
  console.log(`\n--- ${name}${FIXES[name] ? ` (corrected by ${FIXES[name]})` : ''}\n${output.trimEnd()}`)
if (process.env.CHECK_REPORT) {
  const failures = failed.map(({ name, output }) => ({ name, message: output }))
  const report = { passed: results.length - failed.length, failed: failed.length, failures }
  writeFileSync(process.env.CHECK_REPORT, JSON.stringify(report))
}
console.log(`\n${results.length - failed.length} checks hold, ${failed.length} do not.`)
if (given.includes('--report')) console.log(`\n${(await import('./lib/report.mjs')).structureReport(root)}`)
process.exit(failed.length > 0 ? 1 : 0)
