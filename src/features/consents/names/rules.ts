import { surnameForms } from '@/features/notifications/surnames/rules'
import { fold } from '@/lib/text'

/** A player who may be meant by a name in a result. */
export interface NamedPlayer {
  firstName: string
  lastName: string
  /** Whether their name may stand in results. */
  agrees: boolean
}

const wordsIn = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)

/** An own goal names nobody of ours. */
const isNobody = (words: readonly string[]): boolean => words.some((word) => word.startsWith('vlastn'))

/** Whether a text of one scorer names this player: by the last name, or by the first one alone. */
const names = (words: readonly string[], { firstName, lastName }: NamedPlayer): boolean => {
  const last = wordsIn(lastName)
  if (last.length > 0 && last.every((word) => words.includes(word))) return true
  return words.length > 0 && wordsIn(firstName).some((word) => words.includes(word))
}

/**
 * Whether a word that names none of those who are meant is the surname, in any of its forms, of a player who has not agreed:
 * „Adam Ráža“ beside an Adam who has.
 */
const namesRefused = (
  words: readonly string[],
  meant: readonly NamedPlayer[],
  players: readonly NamedPlayer[],
): boolean => {
  const said = new Set(meant.flatMap(({ firstName, lastName }) => wordsIn(`${firstName} ${lastName}`)))
  const left = words.filter((word) => !said.has(word))
  const forms = ({ lastName }: NamedPlayer) => new Set(surnameForms(lastName).map(fold))
  return left.length > 0 && players.some((one) => !one.agrees && left.some((word) => forms(one).has(word)))
}

/**
 * The scorers of a result as a trainer wrote them („Ľalík 2, Ráž“), without those who have not agreed that their name stands
 * there. A name that may be several players' stays when all of them agree, one that is nobody's does not.
 */
export const agreedScorers = (scorers: string, players: readonly NamedPlayer[]): string =>
  scorers
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter((part) => {
      const words = wordsIn(part)
      const meant = players.filter((player) => names(words, player))
      if (meant.length === 0) return isNobody(words)
      return meant.every(({ agrees }) => agrees) && !namesRefused(words, meant, players)
    })
    .join(', ')
