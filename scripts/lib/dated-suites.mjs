// The suites that know what day it is: they import what counts days, or read the shifted clock (tests/support/clock.mjs).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph } from './changed/import-graph.mjs'
import { levelOfSuite } from './changed/suites.mjs'

const CALENDAR = ['src/lib/dates.ts', 'src/features/club/season/rules.ts', 'tests/support/months.ts']

/** Unit, component and integration suites, by their paths from the root. @param {string} root @returns {Promise<string[]>} */
export async function datedSuites(root) {
  const { imports } = await importGraph(root)
  return [...imports]
    .filter(([file]) => levelOfSuite(file))
    .filter(
      ([file, used]) =>
        used.some((path) => CALENDAR.includes(path)) ||
        readFileSync(join(root, file), 'utf8').includes('CLOCK_AT'),
    )
    .map(([file]) => file)
    .sort()
}
