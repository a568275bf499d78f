#!/usr/bin/env node
// `npm run check`: everything that can be said about the code without running it, all at once.
// `-- --report` says at the end how large the files are and how many exceptions from the laws there are.
// CHECK_REPORT=path writes { passed, failed } for `npm test`.
import { spawn, spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const bin = (name) => join(root, 'node_modules', name)
const cruise = ['dependency-cruiser/bin/dependency-cruise.mjs', 'payload.config.ts', 'src', 'tests']
const graph = [
  bin(cruise[0]),
  ...cruise.slice(1),
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
]

const STEPS = [
  // The compiler that is a program of its own: a third of the work. The linter and Next still ask the one in JavaScript.
  ['types', [bin('typescript-native/bin/tsc'), '--noEmit', '-p', '.']],
  [
    'lint',
    [
      bin('eslint/bin/eslint.js'),
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '.',
    ],
  ],
  ['graph', graph],
  ['reach', graph, { GRAPH: 'runtime' }],
  ['structure', [join('scripts', 'check-structure.mjs')]],
  ['planted', [join('scripts', 'check-planted.mjs')]],
  ['docs', [join('scripts', 'docs.mjs'), '--check']],
  ['format', [bin('prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', '--cache', '.']],
]

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
const wanted = STEPS.filter(([name]) => only.length === 0 || only.includes(name))
// In a fresh clone nothing has told TypeScript yet which addresses the pages have (PageProps).
if (wanted.some(([name]) => name === 'types'))
  spawnSync(process.execPath, [bin('next/dist/bin/next'), 'typegen'], { cwd: root, stdio: 'ignore' })
const results = await Promise.all(wanted.map(run))
const failed = results.filter((result) => !result.ok)
/** What puts a failed check right, where that is a command. */
const CURES = { format: 'npm run format', docs: 'npm run docs' }
for (const { name, output } of failed)
  console.log(`\n--- ${name}${CURES[name] ? ` (put right by ${CURES[name]})` : ''}\n${output.trimEnd()}`)
if (process.env.CHECK_REPORT) {
  const report = { passed: results.length - failed.length, failed: failed.length }
  writeFileSync(process.env.CHECK_REPORT, JSON.stringify(report))
}
console.log(`\n${results.length - failed.length} checks hold, ${failed.length} do not.`)
if (given.includes('--report')) console.log(`\n${(await import('./lib/report.mjs')).structureReport(root)}`)
process.exit(failed.length > 0 ? 1 : 0)
