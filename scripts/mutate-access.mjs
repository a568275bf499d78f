#!/usr/bin/env node
// Drops one condition of the access functions at a time and checks that the permission suite fails each time. Works in a
// copy of the tree for several minutes: a part of `npm run test:release`. The last result is in docs/security.md.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failedTests } from './lib/failed-tests.mjs'
import { MUTATIONS } from './lib/access-mutations.mjs'
import { addToReport } from './lib/sum-report.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const only = process.argv.slice(2).map(Number)
const copy = mkdtempSync(join(tmpdir(), 'akademia-mutate-'))
for (const part of ['src', 'tests', 'payload.config.ts', 'jest.config.mjs', 'package.json', 'tsconfig.json'])
  cpSync(join(root, part), join(copy, part), { recursive: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const suite = () =>
  spawnSync(
    process.execPath,
    [
      '--conditions=production',
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      join(root, 'node_modules/jest/bin/jest.js'),
      ...[
        '--rootDir',
        copy,
        '--selectProjects',
        'int',
        'unit',
        ...['--forceExit', '--bail', '--json', `--outputFile=${join(copy, 'result.json')}`],
        'tests/int/permissions.test.ts',
        'tests/int/permissions-fields.test.ts',
        'tests/unit/access.test.ts',
      ],
    ],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'test' }, encoding: 'utf8' },
  )

/** The first failed test of the last run. */
function firstFailure() {
  const [failure = 'the suite did not run'] = failedTests(
    JSON.parse(readFileSync(join(copy, 'result.json'), 'utf8')),
  )
  return failure.split('\n')[0]
}

const healthy = suite()
if (healthy.status !== 0) {
  console.error(`The suite fails before anything is dropped.\n${healthy.stderr.slice(-3000)}`)
  process.exit(1)
}
let tried = 0
/** @type {string[]} */
const survivors = []
for (const [index, [condition, file, source, mutated]] of MUTATIONS.entries()) {
  if (only.length > 0 && !only.includes(index + 1)) continue
  tried += 1
  const whole = readFileSync(join(root, file), 'utf8')
  writeFileSync(join(copy, file), whole.replace(source, mutated))
  const { status } = suite()
  writeFileSync(join(copy, file), whole)
  if (status === 0) survivors.push(`✗ nobody notices when it is dropped that ${condition}`)
  console.log(
    `${index + 1}. ${status === 0 ? 'SURVIVED' : 'noticed '} ${condition}${status === 0 ? '' : `: ${firstFailure()}`}`,
  )
}
rmSync(copy, { recursive: true, force: true })
const noticed = tried - survivors.length
addToReport({ passed: noticed, failed: survivors.length, skipped: 0, failures: survivors })
console.log(`\n${noticed} of ${tried} dropped conditions were noticed.`)
process.exit(survivors.length > 0 ? 1 : 0)
