import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import { isVariableSymbol } from '@/features/users/rules'
import type { Books, MatchedRow, PayingPerson } from '../match/rules'
import type { BankRow } from '../rows/rules'

/** Whether two symbols differ in one digit, or in the order of two neighbours. */
export function isNearSymbol(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false
  const at = [...one].flatMap((digit, index) => (digit === other[index] ? [] : [index]))
  if (at.length === 1) return true
  const [first, second] = at
  return (
    at.length === 2 && second === first! + 1 && one[first!] === other[second] && one[second] === other[first!]
  )
}

/** The right symbols that a message names without saying so: a word of eight digits. */
const symbolsIn = (note: string | null): string[] =>
  [...(note ?? '').matchAll(/(?<!\d)\d{8}(?!\d)/g)].map(([digits]) => digits).filter(isVariableSymbol)

const wordsOf = (text: string | null): Set<string> =>
  new Set(
    fold(text ?? '')
      .split(/[^a-z]+/)
      .filter((word) => word.length > 1),
  )

/** Says whom a movement is from: for certain, and whom it may be from; made once for a statement. */
export function payerFinder({ people, players, owed }: Books) {
  const bySymbol = new Map(
    people.flatMap((person) => (person.symbol ? [[person.symbol, person] as const] : [])),
  )
  const bySurname = groupsBy(people, ({ lastName }) => fold(lastName))
  const near = (symbol: string) =>
    people
      .filter((person) => person.symbol && isNearSymbol(person.symbol, symbol))
      .flatMap((each) => each.players)
  const named = ({ note, payer, amount }: BankRow): MatchedRow['choices'] => {
    const words = wordsOf(`${note ?? ''} ${payer ?? ''}`)
    const alike = [...words].flatMap((word) => bySurname.get(word) ?? [])
    return alike.flatMap((person): MatchedRow['choices'] => {
      if (
        fold(person.firstName)
          .split(/[^a-z]+/)
          .every((word) => words.has(word))
      )
        return person.players.map((player) => ({ player, reason: 'fullName' as const }))
      return person.players
        .filter((player) => owed.get(player) === amount)
        .map((player) => ({ player, reason: 'surname' as const }))
    })
  }
  return {
    certain: ({ symbol, note }: BankRow): PayingPerson | undefined => {
      if (symbol) return bySymbol.get(symbol)
      const found = new Set(symbolsIn(note).flatMap((each) => bySymbol.get(each) ?? []))
      return found.size === 1 ? [...found][0] : undefined
    },
    choices: (row: BankRow): MatchedRow['choices'] => {
      const before = row.iban ? players.get(row.iban) : undefined
      const all = [
        ...(row.symbol ? near(row.symbol) : []).map((player) => ({ player, reason: 'digit' as const })),
        ...(before ? [{ player: before, reason: 'account' as const }] : []),
        ...named(row),
      ]
      return all
        .filter(({ player }, at) => all.findIndex((other) => other.player === player) === at)
        .slice(0, 5)
    },
  }
}
