// npm run build: the production build, against a scratch database; skipped when nothing has changed since the last one.
import { build } from './lib/build.mjs'

await build({ force: process.argv.includes('--force') })
