import { basename } from 'node:path'
import Sequencer from '@jest/test-sequencer'

/** The suites that take longest: started last they would keep one core busy while the other is idle. */
const LONGEST = [
  'copy',
  'email-channel',
  'hostile-input',
  'calls-at-once',
  'session-passwords',
  'api-responses',
  'session',
  'permissions-calls',
  'merges',
  'jobs-killed',
  'log-canaries',
  'messages',
  'seed',
  'copies',
  'give-back',
  'permissions',
  'uploads-killed',
]

/** @param {{ path: string }} test */
const rank = ({ path }) => {
  const at = LONGEST.indexOf(basename(path, '.test.ts'))
  return at < 0 ? LONGEST.length : at
}

/** Those first, the others as Jest sorts them: in a fresh clone by size, later by how long they took. */
export default class LongestFirst extends Sequencer {
  /** @param {Parameters<Sequencer['sort']>[0]} tests */
  async sort(tests) {
    const sorted = await super.sort(tests)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
