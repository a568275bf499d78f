import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createClient } from '@libsql/client'
import { migrations } from '@/db/migrations/sqlite'
import { creditIn, faultsOf, LedgerReader } from '../support/ledger-rows'
import { openWith } from '../support/old-database'

let folder: string
let file: string
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'akademia-sources-'))
  file = path.join(folder, 'old.db')
})
afterAll(() => fs.rm(folder, { recursive: true }))

const at = migrations.findIndex(({ name }) => name.endsWith('payment_sources'))

/** Opens the file with a program that has these migrations. */
const open = (known: typeof migrations) => openWith(file, known)

test('a ledger with moved credit and a fee paid by no money adds up after the migration', async () => {
  await open(migrations.slice(0, at))
  const client = createClient({ url: `file:${file}` })
  const run = (sql: string, ...args: (string | number | null)[]) => client.execute({ sql, args })
  for (const id of ['eva', 'adam', 'boris', 'cyril'])
    await run(
      'INSERT INTO users (id, first_name, last_name, role, username) VALUES (?, ?, ?, ?, ?)',
      id,
      id,
      'X',
      'player',
      id,
    )
  for (const [order, player] of ['adam', 'boris'].entries())
    await run(
      'INSERT INTO users_children (_order, _parent_id, id, player_id) VALUES (?, ?, ?, ?)',
      order,
      'eva',
      `e-${player}`,
      player,
    )
  const fee = (id: string, player: string, amount: number, paid: number) =>
    run(
      `INSERT INTO member_fees (id, player_id, period, amount, due_date, paid_amount, owed) VALUES (?, ?, ?, ?, '2026-09-15', ?, ?)`,
      ...[id, player, `2026-${id}`, amount, paid, amount - paid],
    )
  await fee('09', 'adam', 1000, 1000)
  await fee('10', 'boris', 1500, 1500)
  await fee('11', 'cyril', 2000, 2000)
  const row = async (
    id: string,
    holder: string,
    amount: number,
    shares: Record<string, number>,
    reverses: string | null = null,
  ) => {
    const method = amount === 0 ? 'carried' : 'cash'
    const rest = amount - Object.values(shares).reduce((sum, cents) => sum + cents, 0)
    await run(
      `INSERT INTO payments (id, amount, received_at, method, holder_id, rest, reverses_id) VALUES (?, ?, '2026-09-20', ?, ?, ?, ?)`,
      ...[id, amount, method, holder, rest, reverses],
    )
    for (const [of, cents] of Object.entries(shares))
      await run(
        'INSERT INTO payments_allocations (_order, _parent_id, id, fee_id, amount) VALUES (1, ?, ?, ?, ?)',
        id,
        `${id}-${of}`,
        of,
        cents,
      )
  }
  // Adam's fee was lowered after it was paid, and the difference paid his brother's fee.
  await row('p1', 'adam', 3000, { '09': 3000 })
  await row('c1', 'adam', 0, { '09': -2000 })
  await row('c2', 'adam', 0, { '10': 1500 })
  // Two payments of Cyril were reversed, and his fee is still paid, by no money.
  await row('p2', 'cyril', 2000, { '11': 2000 })
  await row('c3', 'cyril', 0, { '11': -2000 })
  await row('r2', 'cyril', -2000, {}, 'p2')
  await row('p3', 'cyril', 2000, {})
  await row('c4', 'cyril', 0, { '11': 2000 })
  await row('r3', 'cyril', -2000, {}, 'p3')
  client.close()

  await open(migrations)
  const reader = new LedgerReader(file)
  const players = ['adam', 'boris', 'cyril']
  const ledger = await reader.of(players)
  reader.close()
  expect(faultsOf(ledger, players).faults).toEqual([])
  expect(ledger.fees.map(({ id, paid, owed }) => [id, paid, owed])).toEqual([
    ['09', 1000, 0],
    ['10', 1500, 0],
    ['11', 0, 2000],
  ])
  expect(creditIn(ledger, ['adam', 'boris'])).toBe(500)
  expect(creditIn(ledger, ['cyril'])).toBe(0)
})
