// What the last run of every level took, kept in test-results/times.json.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { reportOf, results, root } from './levels.mjs'
import { suiteTimes } from './suite-times.mjs'

/**
 * @typedef {import('./suite-times.mjs').SuiteTime} SuiteTime
 * @typedef {{ at: string, seconds: number, suites: Record<string, SuiteTime> }} LevelTime
 * @typedef {Record<string, LevelTime>} Times by the level's name
 */

const file = join(results, 'times.json')

/** @returns {Times} */
export const lastTimes = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** @param {Map<string, number>} seconds of each level that ran @returns {Times} */
export const timesOf = (seconds) =>
  Object.fromEntries(
    [...seconds].map(([level, took]) => [
      level,
      { at: new Date().toISOString(), seconds: took, suites: suiteTimes(reportOf(level) ?? {}, root) },
    ]),
  )

/**
 * A run of some suites replaces only their times: the others' are still the last ones.
 * @param {Times} known @param {Times} ran @param {boolean} isWhole every suite of its levels ran
 * @returns {Times}
 */
export const merged = (known, ran, isWhole) => ({
  ...known,
  ...Object.fromEntries(
    Object.entries(ran).map(([level, time]) => {
      const before = known[level]
      if (isWhole || !before) return [level, time]
      return [level, { ...before, suites: { ...before.suites, ...time.suites } }]
    }),
  ),
})

/** @param {Times} ran @param {boolean} isWhole */
export function keepTimes(ran, isWhole) {
  mkdirSync(results, { recursive: true })
  writeFileSync(file, JSON.stringify(merged(lastTimes(), ran, isWhole), null, 1))
}

/**
 * What a suite took the last time; of one that has not run here the mean of its level's others, when some have.
 * @param {Times} times @returns {(level: string, file: string) => number | undefined}
 */
export function secondsBy(times) {
  /** @param {SuiteTime} time */
  const whole = ({ startup, tests }) => startup + tests
  return (level, file) => {
    const suites = times[level]?.suites ?? {}
    const own = suites[file]
    if (own) return whole(own)
    const all = Object.values(suites).map(whole)
    return all.length > 0 ? all.reduce((sum, one) => sum + one, 0) / all.length : undefined
  }
}
