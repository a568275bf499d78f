// The suites that know what day it is: they import what counts days, or read the shifted clock (tests/support/clock.mjs).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importGraph } from './changed/import-graph.mjs'
import { FAR, reached } from './changed/reached.mjs'
import { levelOfSuite } from './changed/suites.mjs'

const CALENDAR = ['src/lib/dates.ts', 'src/features/club/season/rules.ts', 'tests/support/months.ts']

/**
 * Unit and component suites that reach the calendar over any number of files; integration suites, all of which do, when they
 * count days themselves. By their paths from the root.
 * @param {string} root @returns {Promise<string[]>}
 */
export async function datedSuites(root) {
  const graph = await importGraph(root)
  const distances = reached(graph, CALENDAR)
  /** @param {string} file */
  const isDated = (file) => {
    const most = levelOfSuite(file) === 'int' ? 1 : FAR
    const readsClock = () => readFileSync(join(root, file), 'utf8').includes('CLOCK_AT')
    return (distances.get(file) ?? Infinity) <= most || readsClock()
  }
  return [...graph.imports.keys()].filter((file) => levelOfSuite(file) && isDated(file)).sort()
}
