import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import { type BankRow, rowKeys } from '../rows/rules'
import type { Books, KnownMovement } from '../rules'

/**
 * The keys of rows (`keyOf` makes the stored form of each): by what a row says where the club knows it by that and not by its
 * reference, because the file it came with repeated that one.
 */
export function keysByBooks(
  rows: readonly BankRow[],
  seen: ReadonlySet<string>,
  keyOf: (said: string) => string,
): string[] {
  const keys = rowKeys(rows).map(keyOf)
  const said = rowKeys(rows.map((row) => ({ ...row, reference: null }))).map(keyOf)
  const own = new Set(keys)
  return keys.map((key, at) =>
    !seen.has(key) && seen.has(said[at]!) && !own.has(said[at]!) ? said[at]! : key,
  )
}

/** `certain` is the same movement, `likely` is for the office to decide. */
export type Familiar = 'certain' | 'likely' | undefined

type Facts = Pick<BankRow, 'symbol' | 'iban' | 'payer'>

const differ = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other
const agree = (one: string | null, other: string | null): boolean => one !== null && one === other

/** Names that a file has cut are at least so long. */
const CUT_LETTERS = 20

/** Whether two payers are one: files write capitals, no diacritics, another order, a title more, or cut a long name. */
function isSamePayer(one: string | null, other: string | null): boolean {
  if (one === null || other === null) return false
  const [short, long] = [fold(one), fold(other)].sort((a, b) => a.length - b.length) as [string, string]
  if (short.length >= CUT_LETTERS && long.startsWith(short)) return true
  const [few, many] = [short, long]
    .map((name) => name.split(/[^a-z0-9]+/).filter(Boolean))
    .sort((a, b) => a.length - b.length) as [string[], string[]]
  return few.length > 0 && few.every((word) => many.includes(word))
}
const payersDiffer = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && !isSamePayer(one, other)

/** Nothing that both say is another thing. */
const fits = (row: Facts, known: Facts): boolean =>
  !differ(row.symbol, known.symbol) && !differ(row.iban, known.iban) && !payersDiffer(row.payer, known.payer)

const isEqual = (row: Facts, known: Facts): boolean =>
  fits(row, known) && row.symbol === known.symbol && row.iban === known.iban

/** Says the very same of its payer too, where a row without one would take what belongs to another. */
const isIdentical = (row: Facts, known: Facts): boolean => isEqual(row, known) && row.payer === known.payer

/** By symbol or account. Two references of the bank in files of one kind are two movements, so that is for the office. */
const isSame = (row: BankRow, known: KnownMovement): boolean =>
  fits(row, known) &&
  (agree(row.symbol, known.symbol) || agree(row.iban, known.iban)) &&
  !(row.reference !== null && known.isOfSameKind)

/**
 * Whether a movement of the same day and amount may be this one; `players` are those whose money the row is for certain. One in
 * the books that no row of the file answers for is suspicious: a file with its day has it too.
 */
export const isLikelySame = (row: BankRow, known: KnownMovement, players?: readonly string[]): boolean =>
  players
    ? !differ(row.symbol, known.symbol) &&
      (known.players.some((player) => players.includes(player)) ||
        agree(row.symbol, known.symbol) ||
        agree(row.iban, known.iban) ||
        isSamePayer(row.payer, known.payer))
    : fits(row, known) || (!differ(row.symbol, known.symbol) && agree(row.iban, known.iban))

const placeOf = ({ day, amount }: Pick<BankRow, 'day' | 'amount'>): string => `${day} ${amount}`

/**
 * Says which rows are movements that the club knows already, also those that were returned since. Each of these answers for one
 * row: for the one with its key, else for the one that is most alike. Two equal payments of a day stay two.
 */
export function familiarRows(
  rows: readonly BankRow[],
  keys: readonly string[],
  { movements, seen }: Pick<Books, 'movements' | 'seen'>,
  playersOf: (row: BankRow) => readonly string[] | undefined,
): Familiar[] {
  const own = new Set(keys)
  const free = groupsBy(
    movements.filter(({ key }) => !own.has(key)),
    placeOf,
  )
  const found = keys.map((key): Familiar => (seen.has(key) ? 'certain' : undefined))
  const pass = (familiar: Familiar, is: (row: BankRow, known: KnownMovement) => boolean) => {
    for (const [at, row] of rows.entries()) {
      if (found[at]) continue
      const known = free.get(placeOf(row)) ?? []
      const place = known.findIndex((each) => is(row, each))
      if (place < 0) continue
      known.splice(place, 1)
      found[at] = familiar
    }
  }
  pass('certain', (row, known) => isIdentical(row, known) && isSame(row, known))
  pass('certain', (row, known) => isEqual(row, known) && isSame(row, known))
  pass('certain', isSame)
  // Money that leaves is asked about by its payment (returns).
  pass('likely', (row, known) => row.amount > 0 && isLikelySame(row, known, playersOf(row)))
  return found
}
