import { filledForAll, type FeeTextValues } from '@/features/club/fee-texts/rules'
import { groupsBy } from '@/lib/groups'
import { formatCents } from '@/lib/money'
import { href } from '@/lib/routes'
import { writtenDay } from '@/lib/written-day'
import { formatPeriod } from '../../membership/labels'
import { inPeriodOrder } from '../../membership/rules'
import type { Announcement } from '../automatic/rules'
import { type Audience, BODY_MAX } from '../rules'

/** What a message says. */
export interface Words {
  title: string
  body: string
}

/** The same with the club's own text, filled, behind it. */
export const withText = ({ title, body }: Words, text: string): Words => ({
  title,
  body: text ? `${body}\n\n${text}` : body,
})

/** The audience of a message about fees. */
export const payersAudience = (addressed: readonly string[]): Audience => ({
  kind: 'users',
  users: [...new Set(addressed)],
})

/** A message about fees to these people. */
export const feeMessage = (words: Words, addressed: readonly string[], by: string | null): Announcement => ({
  kind: 'fees',
  ...words,
  url: href('playerMembership'),
  urgent: false,
  audience: payersAudience(addressed),
  by,
})

/** Money of one player, as a club's text names it: what is owed, or what came; cents. */
export interface PlayerMoney {
  player: string
  amount: number
  periods: readonly string[]
  /** The first day it is due; missing where it came. */
  dueDate?: string
}

const MOST_PERIODS = 3

/** „september 2026, október 2026 a ďalšie“; of a payment that pays no fee „preplatok“. */
export const listedPeriods = (periods: readonly string[]): string => {
  const names = inPeriodOrder([...new Set(periods)]).map(formatPeriod)
  if (names.length === 0) return 'preplatok'
  const shown = names.slice(0, MOST_PERIODS)
  if (names.length > MOST_PERIODS) return `${shown.join(', ')} a\u00a0ďalšie`
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} a\u00a0${shown.at(-1)!}`
}

/** What the placeholders of a club's text stand for in a message about a player's money. */
export const textValues = (
  { amount, periods, dueDate }: PlayerMoney,
  { name, symbol }: { name: string; symbol: string },
): FeeTextValues => ({
  meno: name,
  suma: formatCents(amount),
  splatnosť: dueDate ? writtenDay(dueDate) : '',
  obdobie: listedPeriods(periods),
  symbol,
})

/** Players told of together, and whom the message names. */
export interface ToldFamily {
  players: readonly string[]
  addressed: readonly string[]
}

/** Families who are told the same. */
export interface Told {
  /** The club's own text, filled; empty without one. */
  text: string
  families: readonly ToldFamily[]
}

/** A player, whom a message about the player names, and who reads such a message. */
export interface ReadPlayer {
  player: string
  addressed: readonly string[]
  readers: readonly string[]
}

/**
 * Players of whom one message may tell: those whom exactly the same people read for. Such a message names its readers, so that
 * nobody who becomes a guardian of one of them meanwhile reads of the other. Naming somebody who plays would name their own
 * guardians as well: what such people read stays a message for each player.
 */
export const familiesRead = (players: readonly ReadPlayer[], playing: ReadonlySet<string>): ToldFamily[] => {
  const keyOf = ({ player, readers }: ReadPlayer) =>
    readers.length === 0 || readers.some((reader) => playing.has(reader))
      ? player
      : [...readers].sort().join(' ')
  return [...groupsBy(players, keyOf).values()].map((together) => ({
    players: together.map(({ player }) => player),
    addressed: together.length > 1 ? together[0]!.readers : together[0]!.addressed,
  }))
}

/** A club's text for these players at once, in as many texts as messages need to hold them whole. */
export function textsFor(
  { body, text }: { body: string; text: string },
  all: readonly FeeTextValues[],
): string[] {
  const texts: string[] = []
  let together: FeeTextValues[] = []
  for (const values of all) {
    const more = [...together, values]
    const isLong = withText({ title: '', body }, filledForAll(text, more)).body.length > BODY_MAX
    if (isLong && together.length > 0) texts.push(filledForAll(text, together))
    together = isLong ? [values] : more
  }
  return [...texts, filledForAll(text, together)]
}

/** The messages with these words, each with the club's text as its families are told it. */
export const feeMessages = (words: Words, told: readonly Told[], by: string | null): Announcement[] =>
  told.map(({ text, families }) =>
    feeMessage(
      withText(words, text),
      families.flatMap(({ addressed }) => addressed),
      by,
    ),
  )

/** The same, of families with one of these players alone. */
export const toldOf = (told: readonly Told[], players: ReadonlySet<string>): Told[] =>
  told.map(({ text, families }) => ({
    text,
    families: families.filter((family) => family.players.some((player) => players.has(player))),
  }))
