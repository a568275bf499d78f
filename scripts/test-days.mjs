#!/usr/bin/env node
// `npm run test:days`: unit, component and integration tests, the demo club's among them, on dates that are easy to
// get wrong. `npm run test:days -- 2027-07-01T08:00:00Z` runs one day; what follows a second `--` goes to `npm test`.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

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
const levels = cut < 0 ? ['unit', 'component', 'int'] : given.slice(cut + 1)

const results = (days.length > 0 ? days : DAYS).map((day) => {
  console.log(`\n##### ${day}`)
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/test.mjs'), ...levels], {
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
