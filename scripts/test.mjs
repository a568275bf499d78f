#!/usr/bin/env node
// `npm test`: all tests, level by level; a failed level does not stop the others. `npm test -- unit int` runs only those;
// what follows a second `--` goes to the runner. `npm test -- changed` runs what the changes since origin/main can reach, in
// at most three minutes; `changed=<ref>` since another ref. `npm test -- --times` also prints how long every suite took,
// `node scripts/test.mjs --times=last` how long it took the last time. The last line is the sum: N passed, N failed.
import { runChanged } from './lib/changed/run-changed.mjs'
import { LEVELS } from './lib/levels.mjs'
import { newOutcome, runLevels, tellOutcome } from './lib/run-levels.mjs'
import { keepTimes, lastTimes, timesOf } from './lib/times.mjs'
import { timesTable } from './lib/times-table.mjs'

const CHANGED = /^changed(?:=(.+))?$/

const given = process.argv.slice(2)
const cut = given.indexOf('--')
const words = cut < 0 ? given : given.slice(0, cut)
const further = cut < 0 ? [] : given.slice(cut + 1)
if (words.includes('--times=last')) {
  console.log(timesTable(lastTimes()).join('\n'))
  process.exit(0)
}
const levels = words.filter((word) => word !== '--times')
const changed = levels.length === 1 ? CHANGED.exec(levels[0] ?? '') : null
const unknown = changed ? [] : levels.filter((level) => !(level in LEVELS))
if (unknown.length > 0) {
  const names = Object.keys(LEVELS).join(', ')
  console.error(`No such level: ${unknown.join(', ')}. There are ${names}; or „changed“ alone.`)
  process.exit(1)
}

async function runChosen() {
  const chosen = Object.keys(LEVELS).filter((level) => levels.length === 0 || levels.includes(level))
  const outcome = newOutcome()
  await runLevels(chosen, () => further, outcome)
  return { outcome, tell: () => undefined }
}

const { outcome, tell } = changed ? await runChanged(changed[1]) : await runChosen()
const times = timesOf(outcome.seconds)
keepTimes(times, further.length === 0 && !changed)
if (words.includes('--times')) console.log([...timesTable(times), '', ...outcome.busy].join('\n'))
tell()
tellOutcome(outcome)
