// npm run migrate:new -- name: writes the migration from the last one to the present collections.
// Payload's own command may end here without an error (scripts/lib/payload.mjs says why).
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openPayload, underTsx } from './lib/payload.mjs'

const name = process.argv[2]
if (!name) {
  console.error('Pomenujte migráciu, napríklad: npm run migrate:new -- pridana-farba')
  process.exit(1)
}
await underTsx()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'akademia-'))
process.env.DATABASE_URL = `file:${path.join(folder, 'shape.db')}`
process.env.PAYLOAD_SECRET ??= 'only-for-writing-migrations-0000000000'
const payload = await openPayload()
await payload.db.createMigration({ payload, migrationName: name, forceAcceptWarning: true })
await payload.destroy()
fs.rmSync(folder, { recursive: true })
process.exit(0)
