// The suites that know what day it is: they import what counts days, or read the clock.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph } from './changed/import-graph.mjs'
import { FAR, reached } from './changed/reached.mjs'
import { levelOfSuite } from './changed/suites.mjs'

/** How a suite reads the clock: by itself, or by the day a run is told it has (tests/support/clock.mjs). */
const CLOCK = /CLOCK_AT|\bnew Date\(\)|\bDate\.now\(\)/
const CALENDAR = ['src/lib/dates.ts', 'src/features/club/season/rules.ts', 'tests/support/months.ts']

/**
 * Unit and component suites that reach the calendar over any number of files; integration suites, all of which do, when they
 * count days or read the clock themselves. By their paths from the root.
 * @param {string} root @returns {Promise<string[]>}
 */
export async function datedSuites(root) {
  const graph = await importGraph(root)
  const distances = reached(graph, CALENDAR)
  /** @param {string} file */
  const isDated = (file) => {
    const most = levelOfSuite(file) === 'int' ? 1 : FAR
    const readsClock = () => CLOCK.test(readFileSync(join(root, file), 'utf8'))
    return (distances.get(file) ?? Infinity) <= most || readsClock()
  }
  return [...graph.imports.keys()].filter((file) => levelOfSuite(file) && isDated(file)).sort()
}
