// npm run messages: measures on a production server, with push services and a mail server on this machine, when families
// have a message, that none is lost or doubled when the server is killed, and what failing services cost the others;
// writes a part of docs/performance.md. `-- once`, `-- many`, `-- failing` measure one part again.
import { build } from './lib/build.mjs'
import { underTsx } from './lib/payload.mjs'

await underTsx()
await build()
await import('../tests/bench/messages/messages.ts')
