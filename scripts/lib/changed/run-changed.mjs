// `npm test -- changed`: what a change can reach by the import graph, in at most three minutes, and what it left out.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../levels.mjs'
import { addSum, newOutcome, runTogether } from '../run-levels.mjs'
import { lastTimes, secondsBy } from '../times.mjs'
import { browserSuites } from './browser-suites.mjs'
import { changedFiles } from './changed-files.mjs'
import { importGraph } from './import-graph.mjs'
import { kindOf, loadedByJest, treatedLines } from './kinds.mjs'
import { quickChecks } from './quick-checks.mjs'
import { reached, withoutLooks } from './reached.mjs'
import { leftOutLines, ranLines } from './said.mjs'
import { fitting, JEST_LEVELS, levelOfSuite, reachedSuites } from './suites.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */

/** All of it; the rest of three minutes is for ending. */
const SECONDS = 165
/** How many seconds of suites pass in one second of the clock, on two cores. */
const AT_ONCE = 2.5
/** What a level takes before its first suite. */
const START = 5

/** @param {import('./import-graph.mjs').Graph} graph @param {string[]} changed */
function suitesOf(graph, changed) {
  const config = join(root, 'jest.config.mjs')
  const loaded = loadedByJest(existsSync(config) ? readFileSync(config, 'utf8') : '')
  const kinds = new Map(changed.map((file) => [file, kindOf(file, loaded)]))
  console.log(treatedLines(kinds).join('\n'))
  const distances = reached(withoutLooks(graph), changed)
  // What Jest loads into every suite is imported by none.
  const isEverything =
    [...kinds.values()].includes('everything') || loaded.some((file) => distances.has(file))
  if (isEverything)
    for (const file of graph.imports.keys())
      if (levelOfSuite(file)) distances.set(file, Math.min(distances.get(file) ?? 1, 1))
  return reachedSuites(distances, changed, secondsBy(lastTimes()))
}

/** Beside the checks, so that both cores are busy. @param {string[]} changed @param {import('../run-levels.mjs').Outcome} outcome */
async function takeChecks(changed, outcome) {
  const began = performance.now()
  const checked = await quickChecks(root, changed)
  const failed = checked.filter(({ ok }) => !ok)
  for (const { name, output } of failed) outcome.failures.push(`--- ${name}\n${output}`)
  const sum = { passed: checked.length - failed.length, failed: failed.length, skipped: 0 }
  addSum(outcome, 'check', sum, (performance.now() - began) / 1000)
}

/** @param {string} [ref] @returns {Promise<{ outcome: import('../run-levels.mjs').Outcome, tell: () => void }>} */
export async function runChanged(ref) {
  const began = performance.now()
  const left = () => Math.max(0, SECONDS - START - (performance.now() - began) / 1000) * AT_ONCE
  const { since, files } = changedFiles(root, ref)
  console.log(`Changed since ${since}: ${files.length} files`)
  const graph = await importGraph(root)
  const found = suitesOf(graph, files)
  const int = found.filter(({ level }) => level === 'int')
  const quick = found.filter(({ level }) => level !== 'int')
  // The integration suites have half of the time for themselves.
  const chosen = fitting(quick, int.length > 0 ? left() / 2 : left())
  const outcome = newOutcome()
  /** @param {Suite[]} suites */
  const run = (suites) =>
    runTogether(
      JEST_LEVELS.filter((level) => suites.some((suite) => suite.level === level)),
      (level) => [
        '--runTestsByPath',
        ...suites.filter((suite) => suite.level === level).map(({ file }) => file),
      ],
      outcome,
    )
  await Promise.all([takeChecks(files, outcome), run(chosen)])
  const fittingInt = fitting(int, left())
  await run(fittingInt)
  const ran = [...chosen, ...fittingInt]
  const tell = () => {
    const minutes = (performance.now() - began) / 60_000
    console.log(`\n${ranLines(found, ran, files.length, minutes).join('\n')}`)
    console.log(leftOutLines(found, ran, browserSuites(root, graph, files)).join('\n'))
  }
  return { outcome, tell }
}
