import { counted } from '@/lib/plural'
import { fold } from '@/lib/text'

const AS_WORD: Record<string, number> = { dvakrat: 2, trikrat: 3, hetrik: 3 }
/** Of what is no goal: an assist, a card. */
const NO_GOAL = /asist|prihr|nahr|kart|zlt|cerv/

/**
 * How many goals one scorer is said to have: „Ľalík“ one, „Ľalík 2“ and „2x Ľalík“ two. A number of more digits, or with an
 * apostrophe, a full stop or „min“, is a minute.
 */
function goalsIn(part: string): number {
  const text = fold(part)
  if (!/\p{L}/u.test(text) || NO_GOAL.test(text)) return 0
  const asWord = text.split(/\P{L}+/u).map((word) => AS_WORD[word] ?? 0)
  const before = /^(\d)\s*[x×]?\s+\p{L}/u.exec(text)
  const after = /[\s(](\d)\s*[x×]?\s*\)?$/u.exec(text)
  return Math.max(1, ...asWord, Number(before?.[1] ?? after?.[1] ?? 0))
}

/** How many goals the scorers of a result have at least, as somebody wrote them: „Ľalík 2, Ráž“ three. */
export const namedGoals = (scorers: string): number =>
  scorers
    .split(/[,;\n]|\sa\s/)
    .map(goalsIn)
    .reduce((sum, goals) => sum + goals, 0)

/**
 * That more goals are named than were scored, as a sentence; undefined while nothing is wrong or no result is typed. Fewer are
 * fine: an own goal has no name. It is a remark and no refusal, as a text that people write freely may be read wrongly.
 */
export const tooManyScorers = (own: string, scorers: string): string | undefined => {
  if (!/^\d+$/.test(own.trim())) return undefined
  const named = namedGoals(scorers)
  return named > Number(own)
    ? `Strelci: spolu ${counted(named, ['gól', 'góly', 'gólov'])}, vo\u00a0výsledku len ${Number(own)}. Skontrolujte to; uložiť sa dá aj tak.`
    : undefined
}
