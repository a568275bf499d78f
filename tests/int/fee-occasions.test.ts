import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createClient } from '@libsql/client'
import { migrations } from '@/db/migrations/sqlite'
import { occasionOf } from '@/features/membership/occasions/rules'
import { openWith } from '../support/old-database'

// What the migration makes of the fees of a running club on SQLite; that of MongoDB is in mongodb-migrations.test.ts.

let folder: string
let file: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-occasions-'))
  file = path.join(folder, 'old.db')
})
afterAll(() => fs.rm(folder, { recursive: true }))

/** Opens the file with a program that has these migrations. */
const open = (known: typeof migrations) => openWith(file, known)

test('fees of before know what they are for: another camp is another fee, the same one is refused', async () => {
  const at = migrations.findIndex(({ name }) => name.endsWith('fee_occasions'))
  await open(migrations.slice(0, at))
  const client = createClient({ url: `file:${file}` })
  const run = (sql: string, ...args: (string | number | null)[]) => client.execute({ sql, args })
  await run(
    `INSERT INTO users (id, first_name, last_name, role, username) VALUES ('eva', 'Eva', 'X', 'player', 'eva')`,
  )
  const fees = [
    { id: 'month', period: '2026-09', item: 'monthly', reason: 'Kategória U11' },
    { id: 'camp', period: '2026/27', item: 'camp', reason: ' Letný\u00a0 KEMP' },
    { id: 'kit', period: '2026/27', item: 'kit', reason: null },
    { id: 'part', period: '2026-09', item: 'other', reason: 'Turnaj (splátka 1 z\u00a03)' },
  ]
  for (const { id, period, item, reason } of fees)
    await run(
      `INSERT INTO member_fees (id, player_id, period, item, reason, amount, due_date) VALUES (?, 'eva', ?, ?, ?, 100, '2026-09-15')`,
      ...[id, period, item, reason],
    )
  await open(migrations.slice(0, at + 1))
  const { rows } = await run('SELECT id, occasion FROM member_fees ORDER BY rowid')
  expect(rows.map(({ id, occasion }) => ({ id, occasion }))).toEqual(
    fees.map((fee) => ({ id: fee.id, occasion: occasionOf(fee) })),
  )
  const camp = (id: string, reason: string) =>
    run(
      `INSERT INTO member_fees (id, player_id, period, item, occasion, amount, due_date) VALUES (?, 'eva', '2026/27', 'camp', ?, 100, '2026-09-15')`,
      ...[id, occasionOf({ item: 'camp', reason })],
    )
  await expect(camp('again', 'letný kemp')).rejects.toThrow(/UNIQUE/)
  await camp('other', 'Zimný kemp')
  client.close()
})
