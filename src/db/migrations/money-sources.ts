import { randomUUID } from 'node:crypto'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

type Db = MigrateUpArgs['db']
interface Payment {
  id: string
  amount: number
  holder: string | null
  reversed: string | null
  receivedAt: string
}
interface Fee {
  id: string
  player: string
  amount: number
  paid: number
  trashed: number
}
/** Cents by the id of a fee. */
type Amounts = Map<string, number>

/** The received payments, each with its correction if it has one. */
const PAYMENTS = `SELECT p.id, p.amount, p.holder_id AS holder, p.received_at AS receivedAt, r.id AS reversed
  FROM payments p LEFT JOIN payments r ON r.reverses_id = p.id WHERE p.amount > 0 ORDER BY p.created_at, p.id`
const FEES = `SELECT id, player_id AS player, amount, coalesce(paid_amount, 0) AS paid,
  deleted_at IS NOT NULL AS trashed FROM member_fees WHERE coalesce(paid_amount, 0) <> 0 ORDER BY due_date, id`
/** What each payment, less its correction, paid of each fee. */
const SHARES = `SELECT coalesce(p.reverses_id, p.id) AS payment, s.fee_id AS fee, sum(s.amount) AS amount
  FROM payments_allocations s JOIN payments p ON p.id = s._parent_id
  WHERE NOT (p.method = 'carried' AND p.amount = 0) GROUP BY 1, 2`
const LINKS = 'SELECT _parent_id AS guardian, player_id AS player FROM users_children'

const all = async <Row>(db: Db, text: string): Promise<Row[]> => db.all<Row>(sql.raw(text))

/** The players a player's money may pay for: the player and, step by step, everybody with a common guardian. */
async function families(db: Db): Promise<(player: string) => Set<string>> {
  const links = await all<{ guardian: string; player: string }>(db, LINKS)
  return (player) => {
    const family = new Set([player])
    for (const one of family) {
      const guardians = new Set(links.filter((link) => link.player === one).map(({ guardian }) => guardian))
      for (const link of links) if (guardians.has(link.guardian)) family.add(link.player)
    }
    return family
  }
}

/**
 * Rows that moved credit did not name the payment. Here every paid cent of a fee is allocated to a payment: first as the
 * payments have it, then from the player's other payments, then from the siblings'. What no payment covers was never
 * paid: the fee is open again.
 */
export async function nameSources(db: Db): Promise<void> {
  const payments = await all<Payment>(db, PAYMENTS)
  const given = new Map<string, Amounts>()
  for (const { payment, fee, amount } of await all<{ payment: string; fee: string; amount: number }>(db, SHARES))
    given.set(payment, (given.get(payment) ?? new Map<string, number>()).set(fee, amount))
  const fees = await all<Fee>(db, FEES)
  const open = new Map(fees.map(({ id, amount, paid, trashed }) => [id, trashed ? 0 : Math.min(amount, paid)]))
  const allocated = new Map(payments.map(({ id }): [string, Amounts] => [id, new Map()]))
  const left = new Map(payments.map(({ id, amount, reversed }) => [id, reversed ? 0 : amount]))
  const give = (payment: string, fee: string, most: number) => {
    const part = Math.min(most, left.get(payment)!, open.get(fee) ?? 0)
    if (part <= 0) return
    allocated.get(payment)!.set(fee, (allocated.get(payment)!.get(fee) ?? 0) + part)
    left.set(payment, left.get(payment)! - part)
    open.set(fee, open.get(fee)! - part)
  }
  for (const { id } of payments) for (const [fee, amount] of given.get(id) ?? []) give(id, fee, amount)
  const familyOf = await families(db)
  for (const { id, player } of fees) {
    if (!open.get(id)) continue
    for (const payment of payments) if (payment.holder === player) give(payment.id, id, Infinity)
    const family = familyOf(player)
    for (const payment of payments)
      if (payment.holder && family.has(payment.holder)) give(payment.id, id, Infinity)
  }
  await rewrite(db, payments, { given, allocated, left })
  for (const { id, paid, amount, trashed } of fees) {
    const now = (trashed ? 0 : Math.min(amount, paid)) - (open.get(id) ?? 0)
    if (now === paid) continue
    await db.run(sql`UPDATE member_fees SET paid_amount = ${now},
      owed = CASE WHEN waived THEN 0 ELSE amount - ${now} END WHERE id = ${id}`)
  }
}

interface Shared {
  given: Map<string, Amounts>
  allocated: Map<string, Amounts>
  left: Map<string, number>
}

/** Replaces the rows that moved credit by one for each payment, and sets what is left of each payment. */
async function rewrite(db: Db, payments: readonly Payment[], { given, allocated, left }: Shared): Promise<void> {
  const carried = sql.raw(`SELECT id FROM payments WHERE method = 'carried' AND amount = 0`)
  await db.run(sql`DELETE FROM payments_allocations WHERE _parent_id IN (${carried})`)
  await db.run(sql`DELETE FROM payments_rels WHERE parent_id IN (${carried})`)
  await db.run(sql`DELETE FROM payments WHERE method = 'carried' AND amount = 0`)
  await db.run(sql`UPDATE payments SET rest = 0, source_id = reverses_id WHERE amount < 0`)
  for (const { id, holder, receivedAt } of payments) {
    await db.run(sql`UPDATE payments SET rest = ${left.get(id)!} WHERE id = ${id}`)
    const [before, now] = [given.get(id) ?? new Map<string, number>(), allocated.get(id)!]
    const moved = [...new Set([...before.keys(), ...now.keys()])]
      .map((fee) => ({ fee, amount: (now.get(fee) ?? 0) - (before.get(fee) ?? 0) }))
      .filter(({ amount }) => amount !== 0)
    if (moved.length === 0) continue
    const row = randomUUID()
    await db.run(sql`INSERT INTO payments (id, amount, received_at, method, holder_id, rest, source_id)
      VALUES (${row}, 0, ${receivedAt}, 'carried', ${holder}, 0, ${id})`)
    for (const [order, { fee, amount }] of moved.entries())
      await db.run(sql`INSERT INTO payments_allocations (_order, _parent_id, id, fee_id, amount)
        VALUES (${order + 1}, ${row}, ${randomUUID()}, ${fee}, ${amount})`)
    await db.run(sql`INSERT INTO payments_rels ("order", parent_id, path, users_id)
      SELECT row_number() OVER (ORDER BY id), ${row}, 'players', id FROM (SELECT ${holder} AS id WHERE ${holder} IS NOT NULL
      UNION SELECT f.player_id FROM payments_allocations s JOIN member_fees f ON f.id = s.fee_id WHERE s._parent_id = ${row})`)
  }
}
