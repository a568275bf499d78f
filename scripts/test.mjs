#!/usr/bin/env node
// `npm test`: everything a release needs, level by level; a failed level does not stop the others. `npm test -- unit int`
// runs only those; what follows a second `--` goes to the runner. `npm test -- --times` also prints how long every suite
// took, `node scripts/test.mjs --times=last` how long it took the last time. The last line is the sum: N passed, N failed.
import { LEVELS } from './lib/levels.mjs'
import { newOutcome, runLevels, tellOutcome } from './lib/run-levels.mjs'
import { keepTimes, lastTimes, timesOf } from './lib/times.mjs'
import { timesTable } from './lib/times-table.mjs'

const given = process.argv.slice(2)
const cut = given.indexOf('--')
const words = cut < 0 ? given : given.slice(0, cut)
const further = cut < 0 ? [] : given.slice(cut + 1)
if (words.includes('--times=last')) {
  console.log(timesTable(lastTimes()).join('\n'))
  process.exit(0)
}
const levels = words.filter((word) => word !== '--times')
const unknown = levels.filter((level) => !(level in LEVELS))
if (unknown.length > 0) {
  console.error(`No such level: ${unknown.join(', ')}. There are ${Object.keys(LEVELS).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.keys(LEVELS).filter((level) => levels.length === 0 || levels.includes(level))
const outcome = newOutcome()
await runLevels(chosen, () => further, outcome)
const times = timesOf(outcome.seconds)
keepTimes(times, further.length === 0)
if (words.includes('--times')) console.log(timesTable(times).join('\n'))
tellOutcome(outcome)
