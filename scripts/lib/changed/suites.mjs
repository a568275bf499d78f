// The suites a change reaches, the nearest first, and those of them for which there is time.
import { basename } from 'node:path'

/**
 * @typedef {import('./reached.mjs').Distances} Distances
 * @typedef {'unit' | 'component' | 'int'} Level
 * @typedef {{ file: string, level: Level, distance: number, seconds: number }} Suite
 */

/** @type {Level[]} */
export const JEST_LEVELS = ['unit', 'component', 'int']
/** Seconds of a suite that has not run here yet: the mean of its level on two busy cores. */
const USUAL = { unit: 3, component: 6, int: 6 }
/** The names of files that every feature has say nothing about it. */
const EVERYWHERE = /^(index|page|layout|route)$/

/** @param {string} file @returns {Level | undefined} */
export const levelOfSuite = (file) =>
  /\.test\.tsx?$/.test(file) ? JEST_LEVELS.find((level) => file.startsWith(`tests/${level}/`)) : undefined

/** What a suite of a changed file is called: like the file, or like its feature; the nearest name first. @param {string} file */
function wordsOf(file) {
  if (file.startsWith('tests/')) return []
  const name = basename(file).split('.')[0] ?? ''
  const folders = /^src\/features\/(.+)\/[^/]+$/.exec(file)?.[1]?.split('/')
  if (!folders) return EVERYWHERE.test(name) ? [] : [name]
  const isSeen = /^(components|screens)$/.test(folders.at(-1) ?? '')
  return isSeen ? [name, ...folders.slice(0, -1).toReversed()] : folders.toReversed()
}

/** @param {string} suite @param {string[]} changed @returns {number} Infinity for another name */
function distanceByName(suite, changed) {
  const name = basename(suite).split('.')[0] ?? ''
  const found = changed.map((file) =>
    wordsOf(file).findIndex((word) => name === word || name.startsWith(`${word}-`)),
  )
  return Math.min(...found.map((at) => (at < 0 ? Infinity : at)))
}

/**
 * @param {Distances} distances @param {string[]} changed
 * @param {(level: Level, file: string) => number | undefined} secondsOf what a suite took the last time
 * @returns {Suite[]} the nearest first
 */
export const reachedSuites = (distances, changed, secondsOf) =>
  [...distances]
    .flatMap(([file, distance]) => {
      const level = levelOfSuite(file)
      if (!level) return []
      const seconds = secondsOf(level, file) ?? USUAL[level]
      return [{ file, level, seconds, distance: Math.min(distance, distanceByName(file, changed)) }]
    })
    .toSorted((a, b) => a.distance - b.distance || a.seconds - b.seconds)

/** The nearest that take no longer together; a short one may still fit where a long one did not. @param {Suite[]} suites @param {number} seconds */
export function fitting(suites, seconds) {
  let left = seconds
  return suites.filter((suite) => {
    if (suite.seconds > left) return false
    left -= suite.seconds
    return true
  })
}

/** @param {string} suite @param {string[]} changed */
export const isNamedLike = (suite, changed) => distanceByName(suite, changed) < Infinity
