#!/usr/bin/env node
// The suites that know what day it is (scripts/lib/dated-suites.mjs), the demo club's among them, on dates that are easy to
// get wrong: a part of `npm run test:release`. A day in the arguments, such as 2027-07-01T08:00:00Z, runs that one; what
// follows a second `--` goes to `npm test` in the place of those suites.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { datedSuites } from './lib/dated-suites.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const clock = pathToFileURL(join(root, 'tests/support/clock.mjs')).href

/** A season's first day, a year's last, a leap day, and the nights in which Slovak clocks go forward and back. */
const DAYS = [
  '2027-07-01T08:00:00Z',
  '2026-12-31T22:30:00Z',
  '2028-02-29T11:00:00Z',
  '2027-03-28T00:30:00Z',
  '2027-10-31T00:30:00Z',
]

const given = process.argv.slice(2)
const cut = given.indexOf('--')
const days = cut < 0 ? given : given.slice(0, cut)
const chosen =
  cut < 0
    ? ['unit', 'component', 'int', '--', '--runTestsByPath', ...(await datedSuites(root))]
    : given.slice(cut + 1)

const results = (days.length > 0 ? days : DAYS).map((day) => {
  console.log(`\n##### ${day}`)
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), ...chosen], {
    cwd: root,
    env: {
      ...process.env,
      CLOCK_AT: day,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${clock}`.trim(),
    },
    stdio: 'inherit',
  })
  return { day, passed: status === 0 }
})

console.log('')
for (const { day, passed } of results) console.log(`${passed ? 'ok  ' : 'FAIL'} ${day}`)
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
