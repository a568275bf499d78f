// The times of `npm test -- --times` as lines: every suite of each level, the slowest first, then the sum of each level.

/**
 * @typedef {import('./times.mjs').Times} Times
 * @typedef {import('./times.mjs').LevelTime} LevelTime
 */

/** @param {number} seconds */
const wide = (seconds) => seconds.toFixed(1).padStart(9)
const HEAD = '  seconds  start-up     tests'

/** @param {LevelTime} level */
const suitesOf = ({ suites }) =>
  Object.entries(suites)
    .map(([file, { startup, tests }]) => ({ file, startup, tests, seconds: startup + tests }))
    .toSorted((a, b) => b.seconds - a.seconds)

/** @param {string} name @param {LevelTime} level */
const suiteLines = (name, level) => [
  '',
  `${HEAD}  ${name}`,
  ...suitesOf(level).map(
    ({ file, startup, tests, seconds }) => `${wide(seconds)} ${wide(startup)} ${wide(tests)}  ${file}`,
  ),
]

/** A level's own seconds are those of the clock; its suites run at the same time. @param {string} name @param {LevelTime} level */
function levelLine(name, level) {
  const suites = suitesOf(level)
  if (suites.length === 0) return `${wide(level.seconds)} ${' '.repeat(29)}  ${name}`
  const startup = suites.reduce((whole, suite) => whole + suite.startup, 0)
  const tests = suites.reduce((whole, suite) => whole + suite.tests, 0)
  return `${wide(level.seconds)} ${wide(startup + tests)} ${wide(startup)} ${wide(tests)}  ${name}, suites: ${suites.length}`
}

/** @param {Times} times @returns {string[]} */
export const timesTable = (times) => [
  ...Object.entries(times)
    .filter(([, { suites }]) => Object.keys(suites).length > 0)
    .flatMap(([name, level]) => suiteLines(name, level)),
  '',
  '    clock    suites  start-up     tests  by level',
  ...Object.entries(times).map(([name, level]) => levelLine(name, level)),
]
