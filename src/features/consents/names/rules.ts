import { fold } from '@/lib/text'

/** A player who may be meant by a name in a result. */
export interface NamedPlayer {
  firstName: string
  lastName: string
  /** Whether their name may stand in results. */
  agrees: boolean
}

/** The words of a text, folded. */
export const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** Words of a result that name nobody, folded. */
const PLAIN = new Set([
  ...['a', 'po', 'z', 'zo', 's', 'so', 'v', 'm', 'min', 'x', 'krat', 'dvakrat', 'trikrat', 'hetrik'],
  ...['gol', 'goly', 'golov', 'vlastny', 'vlastne', 'vlastna', 'vlastnym', 'vl', 'oba', 'vsetky'],
  ...['pk', 'pen', 'penalta', 'penalty', 'pokutovy', 'pokutoveho', 'kop', 'kopu', 'priamy', 'priameho'],
  ...['hlava', 'hlavou', 'zvonka', 'rohu', 'standardka', 'standardky'],
])

/** Whether a text of one scorer names this player: by the last name, or by the first one alone. */
const names = (words: readonly string[], { firstName, lastName }: NamedPlayer): boolean => {
  const last = wordsIn(lastName)
  if (last.length > 0 && last.every((word) => words.includes(word))) return true
  return words.length > 0 && wordsIn(firstName).some((word) => words.includes(word))
}

/** Whether every word is one of those players' names, an initial of them, or names nobody. */
const namesOnly = (words: readonly string[], players: readonly NamedPlayer[]): boolean => {
  const said = new Set(
    players.flatMap(({ firstName, lastName }) => [
      ...wordsIn(`${firstName} ${lastName}`),
      ...wordsIn(firstName).map((word) => word.charAt(0)),
    ]),
  )
  return words.every((word) => PLAIN.has(word) || said.has(word))
}

/**
 * The scorers of a result as a trainer wrote them („Ľalík 2, Ráž“), without those who have not agreed that their name stands
 * there. A name that may be several players' stays when all of them agree. A text with any word that is none of these names
 * and is not known to name nobody does not stay: it may be another's, declined or misspelt.
 */
export const agreedScorers = (scorers: string, players: readonly NamedPlayer[]): string =>
  scorers
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => {
      const words = wordsIn(part)
      const meant = players.filter((player) => names(words, player))
      return meant.every(({ agrees }) => agrees) && namesOnly(words, meant)
    })
    .join(', ')
