// The parts of `npm run test:release` (scripts/test-release.mjs), in the order in which they run.
import { spawnSync } from 'node:child_process'

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} says one sentence
 * @property {string[]} args of Node
 * @property {Record<string, string>} [env]
 * @property {() => string | undefined} [lacks] why it cannot run here
 * @property {boolean} [onMongo] keeps MONGODB_URI; all others run on SQLite
 */

const WHOLE = { TEST_SIZE: 'whole' }

const lacksMongo = () => (process.env.MONGODB_URI ? undefined : 'MONGODB_URI names no MongoDB')
/** @param {string} program @param {string} word that makes it say its version */
const lacksProgram = (program, word) =>
  spawnSync(program, [word]).status === 0 ? undefined : `there is no ${program} on PATH`

/** @type {Part[]} */
export const PARTS = [
  {
    name: 'everything',
    says: 'npm test as every change runs it: checks, all levels, the build, the standalone folder, the browser',
    args: ['scripts/test.mjs'],
  },
  {
    name: 'integration',
    says: 'kills, faults in every statement, parity, long lists and loads in their whole size',
    args: ['scripts/test.mjs', 'int'],
    env: WHOLE,
  },
  {
    name: 'histories',
    says: 'long random sequences of calls, with the database checked after each; options of scripts/histories.mjs',
    args: ['scripts/histories.mjs'],
    env: WHOLE,
  },
  {
    name: 'days',
    says: 'the suites that know what day it is, on days that are easy to get wrong; options of scripts/test-days.mjs',
    args: ['scripts/test-days.mjs'],
  },
  {
    name: 'browser',
    says: 'the walk in all widths, themes and text sizes, restarts, kills and updates in their whole size',
    args: ['scripts/test.mjs', 'build', 'template', 'e2e'],
    env: WHOLE,
  },
  {
    name: 'faults',
    says: 'one mistake planted at a time, in access, sums, writes, screens, dates: a test must notice each; options of scripts/plant-faults.mjs',
    args: ['scripts/plant-faults.mjs'],
  },
  {
    name: 'mongodb',
    says: 'the integration suites on MongoDB',
    args: ['scripts/test.mjs', 'int'],
    lacks: lacksMongo,
    onMongo: true,
  },
  {
    name: 'processes',
    says: 'two processes on MongoDB and Redis behind Caddy: what they share, and whole ways through the site',
    args: [
      ...['scripts/test.mjs', 'build', 'template', 'e2e', '--'],
      ...['several-processes', 'behind-proxy', 'journeys'],
    ],
    env: { E2E_PROCESSES: '2' },
    lacks: () =>
      lacksMongo() ?? lacksProgram('redis-server', '--version') ?? lacksProgram('caddy', 'version'),
    onMongo: true,
  },
]

/** The environment of a part: what runs on SQLite sees no MongoDB. @param {Part} part @param {NodeJS.ProcessEnv} env @returns {NodeJS.ProcessEnv} */
export function environmentOf(part, env) {
  /** @type {NodeJS.ProcessEnv} */
  const own = { ...env, ...part.env }
  if (!part.onMongo) {
    delete own.MONGODB_URI
    delete own.MONGOMS_SYSTEM_BINARY
  }
  return own
}
