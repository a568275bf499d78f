import { type Client, createClient } from '@libsql/client'

/** A fee as stored in the database; whole cents. */
export interface FeeRow {
  id: string
  player: string
  period: string
  amount: number
  paid: number
  owed: number
  waived: boolean
  trashed: boolean
}

/** A row of `payments` and its allocations to fees. */
interface PaymentRow {
  id: string
  /** The payment that the row moves money of; its own id for a payment. */
  money: string
  holder: string
  amount: number
  shares: { fee: string; amount: number }[]
}

/** All rows about the money of some players, read with SQL. */
export interface LedgerRows {
  fees: FeeRow[]
  rows: PaymentRow[]
  /** Who is guardian of whom. */
  links: { guardian: string; player: string }[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Reads with SQL on its own connection; shares no code with the program. */
export class LedgerReader {
  readonly #client: Client

  constructor(file: string) {
    this.#client = createClient({ url: `file:${file}` })
  }

  close(): void {
    this.#client.close()
  }

  async #all(sql: string, args: string[]): Promise<Record<string, unknown>[]> {
    return (await this.#client.execute({ sql, args })).rows as unknown as Record<string, unknown>[]
  }

  /** The batch id of each payment of these players, by payment id. */
  async batches(players: readonly string[]): Promise<Map<string, string>> {
    const marks = players.map(() => '?').join()
    const rows = await this.#all(`SELECT id, batch FROM payments WHERE holder_id IN (${marks})`, [...players])
    return new Map(rows.map(({ id, batch }) => [String(id), String(batch)]))
  }

  async of(players: readonly string[]): Promise<LedgerRows> {
    const marks = players.map(() => '?').join()
    const args = [...players]
    const fees = await this.#all(`SELECT * FROM member_fees WHERE player_id IN (${marks})`, args)
    const rows = await this.#all(`SELECT * FROM payments WHERE holder_id IN (${marks})`, args)
    const shares = await this.#all(
      `SELECT s._parent_id AS row, s.fee_id AS fee, s.amount FROM payments_allocations s
       JOIN payments p ON p.id = s._parent_id WHERE p.holder_id IN (${marks})
       OR s.fee_id IN (SELECT id FROM member_fees WHERE player_id IN (${marks}))`,
      [...args, ...args],
    )
    const links = await this.#all(
      `SELECT _parent_id AS guardian, player_id AS player FROM users_children WHERE player_id IN (${marks})`,
      args,
    )
    return {
      fees: fees.map((fee) => ({
        id: String(fee.id),
        player: String(fee.player_id),
        period: String(fee.period),
        amount: Number(fee.amount),
        paid: Number(fee.paid_amount),
        owed: Number(fee.owed),
        waived: Boolean(fee.waived),
        trashed: fee.deleted_at !== null,
      })),
      rows: rows.map((row) => ({
        id: String(row.id),
        money: String(row.source_id ?? row.reverses_id ?? row.id),
        holder: String(row.holder_id),
        amount: Number(row.amount),
        shares: shares
          .filter((share) => share.row === row.id)
          .map((share) => ({ fee: String(share.fee), amount: Number(share.amount) })),
      })),
      links: links.map(({ guardian, player }) => ({ guardian: String(guardian), player: String(player) })),
    }
  }
}

/** Groups of players who are connected by common guardians, directly or through others. */
export function partiesOf(players: readonly string[], links: LedgerRows['links']): string[][] {
  const left = new Set(players)
  const parties: string[][] = []
  while (left.size > 0) {
    const party = new Set([[...left][0]!])
    for (const player of party) {
      const guardians = links.filter((link) => link.player === player).map(({ guardian }) => guardian)
      for (const link of links) if (guardians.includes(link.guardian)) party.add(link.player)
    }
    for (const player of party) left.delete(player)
    parties.push([...party])
  }
  return parties
}

/** A party's money that covers no fee. */
export const creditIn = ({ rows }: LedgerRows, party: readonly string[]): number =>
  sum(
    rows
      .filter(({ holder }) => party.includes(holder))
      .map(({ amount, shares }) => amount - sum(shares.map((share) => share.amount))),
  )

/** What a party still owes. */
export const owedIn = ({ fees }: LedgerRows, party: readonly string[]): number =>
  sum(fees.filter(({ player, trashed }) => !trashed && party.includes(player)).map(({ owed }) => owed))

/** Every rule of the ledger that is violated, as a sentence; `checks` counts the rules that were tested. */
export function faultsOf(
  ledger: LedgerRows,
  players: readonly string[],
): { faults: string[]; checks: number } {
  const faults: string[] = []
  let checks = 0
  const check = (holds: boolean, what: string) => {
    checks += 1
    if (!holds) faults.push(what)
  }
  const shares = ledger.rows.flatMap((row) => row.shares.map((share) => ({ ...share, money: row.money })))
  for (const { id, amount, paid, owed, waived, trashed } of ledger.fees) {
    const got = sum(shares.filter((share) => share.fee === id).map((share) => share.amount))
    check(paid === got, `fee ${id}: paid ${paid}, its shares are ${got}`)
    check(paid >= 0 && paid <= amount, `fee ${id}: paid ${paid} of ${amount}`)
    check(owed === (waived ? 0 : amount - paid), `fee ${id}: owed ${owed} of ${amount}, paid ${paid}`)
    check(!trashed || paid === 0, `fee ${id}: in the trash with ${paid} paid`)
  }
  const known = new Set(ledger.fees.map(({ id }) => id))
  for (const { fee } of shares) check(known.has(fee), `a share of fee ${fee}, which does not exist`)
  for (const money of new Set(ledger.rows.map((row) => row.money))) {
    const own = ledger.rows.filter((row) => row.money === money)
    const came = sum(own.map(({ amount }) => amount))
    const went = shares.filter((share) => share.money === money)
    const spent = sum(went.map(({ amount }) => amount))
    check(came >= 0, `payment ${money}: ${came} came`)
    check(spent >= 0 && spent <= came, `payment ${money}: ${spent} shared out of ${came}`)
    for (const fee of new Set(went.map((share) => share.fee))) {
      const held = sum(went.filter((share) => share.fee === fee).map(({ amount }) => amount))
      check(held >= 0, `payment ${money}: ${held} on fee ${fee}`)
    }
  }
  for (const party of partiesOf(players, ledger.links)) {
    const [credit, owed] = [creditIn(ledger, party), owedIn(ledger, party)]
    check(credit >= 0, `a party has ${credit} of credit`)
    check(credit === 0 || owed === 0, `a party owes ${owed} beside a credit of ${credit}`)
  }
  return { faults, checks }
}
