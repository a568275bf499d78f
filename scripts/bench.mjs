// npm run bench: measures a production build and writes docs/performance.md; `-- quick` only prints a rough table of
// smaller databases, `-- again` uses the build, the databases and the results the last run left, `-- mongodb` measures on
// the server MONGODB_URI names and writes docs/performance-mongodb.md, `-- 'only=inbox|absences'` prints how these rows grow, on
// the build of this folder and the databases the last run left.
// Linux only: processor time of the server is read from /proc.
import { existsSync } from 'node:fs'
import { underTsx } from './lib/payload.mjs'

if (!existsSync('/proc/self/stat')) {
  console.error('The bench reads /proc, which only Linux has.')
  process.exit(1)
}
await underTsx()
await import('../tests/bench/bench.ts')
