import { groupsBy } from '@/lib/groups'
import { fold } from '@/lib/text'
import { isVariableSymbol } from '@/features/users/rules'
import type { BankRow } from '../rows/rules'
import type { Books, MatchedRow, PayingPerson } from '../rules'

/** A symbol with one digit left open, for each of its digits: „1234567_“. */
const openings = (symbol: string): string[] =>
  Array.from(symbol, (_, at) => `${symbol.slice(0, at)}_${symbol.slice(at + 1)}`)

/** A symbol with two neighbours swapped, for each pair. */
const swaps = (symbol: string): string[] =>
  Array.from(symbol.slice(1), (digit, at) => symbol.slice(0, at) + digit + symbol[at]! + symbol.slice(at + 2))

/**
 * Finds who has a symbol that differs in one digit, or in the order of two neighbours: what is mistyped most. By an index, because
 * every movement with a foreign symbol is compared with everybody.
 */
export function nearFinder<Person extends { symbol: string | null }>(
  people: readonly Person[],
): (symbol: string) => Person[] {
  const known = people.filter(({ symbol }) => symbol)
  const byOpening = new Map<string, Person[]>()
  for (const person of known)
    for (const opening of openings(person.symbol!))
      byOpening.set(opening, [...(byOpening.get(opening) ?? []), person])
  const bySymbol = new Map(known.map((person) => [person.symbol, person]))
  return (symbol) => {
    const found = [
      ...openings(symbol).flatMap((opening) => byOpening.get(opening) ?? []),
      ...swaps(symbol).flatMap((swapped) => bySymbol.get(swapped) ?? []),
    ]
    return [...new Set(found)].filter((person) => person.symbol !== symbol)
  }
}

/** The right symbols that a message names without saying so: a word of eight digits. */
const symbolsIn = (note: string | null): string[] =>
  [...(note ?? '').matchAll(/(?<!\d)\d{8}(?!\d)/g)].map(([digits]) => digits).filter(isVariableSymbol)

/** The words of a text in small letters without diacritics; digits and initials are none. */
const wordsOf = (text: string | null): string[] =>
  fold(text ?? '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1)

/** Says whom a movement is from: for certain, and whom it may be from; made once for a statement. */
export function payerFinder({ people, players, owed }: Books) {
  const bySymbol = new Map(
    people.flatMap((person) => (person.symbol ? [[person.symbol, person] as const] : [])),
  )
  // Once for each person: every movement is compared with all whose surname it has.
  const called = people.map((person) => ({
    ...{ person, first: wordsOf(person.firstName), last: wordsOf(person.lastName) },
  }))
  // By the first word: whoever has two surnames is meant where both stand.
  const bySurname = groupsBy(called, ({ last }) => last[0] ?? '')
  const nearest = nearFinder(people)
  const near = (symbol: string) => nearest(symbol).flatMap((person) => person.players)
  const named = ({ note, payer, amount }: BankRow): MatchedRow['choices'] => {
    const words = new Set(wordsOf(`${note ?? ''} ${payer ?? ''}`))
    const areIn = (name: readonly string[]) => name.every((word) => words.has(word))
    return [...words]
      .flatMap((word) => bySurname.get(word) ?? [])
      .filter(({ last }) => areIn(last))
      .flatMap(({ person, first }): MatchedRow['choices'] =>
        areIn(first)
          ? person.players.map((player) => ({ player, reason: 'fullName' as const }))
          : person.players
              .filter((player) => owed.get(player) === amount)
              .map((player) => ({ player, reason: 'surname' as const })),
      )
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
      const seen = new Set<string>()
      return all.filter(({ player }) => !seen.has(player) && seen.add(player)).slice(0, 5)
    },
  }
}
