// What `npm test -- changed` says at its end: what ran, what was left out, and the commands that run that.
import { FAR } from './reached.mjs'
import { JEST_LEVELS } from './suites.mjs'

/** @typedef {import('./suites.mjs').Suite} Suite */

/** More names than this are no command to copy: the whole level is one. */
const MOST_NAMES = 20

/** @param {string} file without folders of the level and ending */
const short = (file) => file.replace(/^tests\/(unit|component|int|e2e)\//, '').replace(/\.test\.tsx?$/, '')

/** @param {Suite[]} suites @param {string} level */
const ofLevel = (suites, level) => suites.filter((suite) => suite.level === level)

/** @param {Suite[]} found @param {Suite[]} ran @param {number} files @param {number} minutes */
export const ranLines = (found, ran, files, minutes) => [
  `Ran in ${minutes.toFixed(1)} min: types of everything, lint and format of ${files} changed files`,
  ...JEST_LEVELS.map((level) => {
    const [some, all] = [ofLevel(ran, level).length, ofLevel(found, level).length]
    if (all === 0) return `  ${level}: the change reaches no suite`
    return `  ${level}: ${some} of ${all} suites that the change reaches`
  }),
]

/** The command that runs them. @param {string} level @param {string[]} files */
const commandOf = (level, files) =>
  files.length > MOST_NAMES
    ? `npm test -- ${level}`
    : `npm test -- ${level} -- ${level.endsWith('e2e') ? '' : '--runTestsByPath '}${files.join(' ')}`

/** @param {string} level @param {Suite[]} suites */
function leftOutOf(level, suites) {
  const far = suites.filter(({ distance }) => distance >= FAR).length
  const why = far === suites.length ? 'reached only over what holds all features together' : 'no time'
  const files = suites.map(({ file }) => file)
  return [
    `  ${level}, ${suites.length} suites (${why}): ${files.map(short).join(', ')}`,
    `    ${commandOf(level, files)}`,
  ]
}

/** @param {Suite[]} found @param {Suite[]} ran @param {{ suites: string[], of: number }} browser */
export function leftOutLines(found, ran, browser) {
  const left = found.filter((suite) => !ran.includes(suite))
  const { suites, of } = browser
  const concerned =
    suites.length > of / 2 ? `${suites.length} of ${of} suites could be` : suites.map(short).join(', ')
  return [
    'Left out:',
    ...JEST_LEVELS.flatMap((level) => {
      const suitesLeft = ofLevel(left, level)
      return suitesLeft.length > 0 ? leftOutOf(level, suitesLeft) : []
    }),
    `  the browser; concerned by what it opens: ${suites.length === 0 ? 'no suite' : concerned}`,
    ...(suites.length > 0 ? [`    ${commandOf('build template e2e', suites)}`] : []),
    '  the other checks and the zones: npm test -- check zones',
  ]
}
