// Migrates the scratch database of a build: opening it is enough.
import { openPayload, underTsx } from './payload.mjs'

await underTsx()
const payload = await openPayload()
await payload.destroy()
process.exit(0)
