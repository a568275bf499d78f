import { expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { databaseUnderTest, setUpAcademy } from '../support/academy'

const FOLDER = 'src/db/migrations/sqlite'
const academy = setUpAcademy()
// MongoDB has no shape to migrate; its indexes are compared in database-mongodb.test.ts.
const onSqlite = databaseUnderTest === 'sqlite' ? test : test.skip

// A failure lists what the collections have and no migration does: `npm run migrate:new -- name` writes it. Two
// migrations made side by side can differ too: the later snapshot then lacks the earlier table.
onSqlite('the newest snapshot of the migrations matches the collections', async () => {
  const db = academy.payload.db as unknown as SQLiteAdapter
  const kit = db.requireDrizzleKit()
  const newest = fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)!
  const before = JSON.parse(fs.readFileSync(path.join(FOLDER, newest), 'utf8')) as Record<string, unknown>
  const after = await kit.generateDrizzleJson(db.schema)
  expect(await kit.generateMigration(before as never, after)).toEqual([])
})
