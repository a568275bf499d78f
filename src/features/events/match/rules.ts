import { dashed } from '@/lib/text'
import { longDate, timeOf } from '@/lib/dates'
import { href } from '@/lib/routes'
import { roundText, type Sides, sidesOf } from '../fixtures/rules'

interface Played extends Sides {
  title: string
  competition: string
  round: string
  startsAt: string
  place: string
}

/** A match by its two sides, the home side first; a tournament by its name. */
export function matchTitle(
  match: Pick<Played, 'homeAway' | 'opponent' | 'result' | 'title'>,
  club: string,
): string {
  const { home, away } = sidesOf(match, club)
  return match.opponent ? dashed(home, away) : match.title || 'Zápas'
}

/** One sentence of a match for a search engine: who, what, when and where. */
function matchDescription(match: Played, categories: readonly { name: string }[]): string {
  const { competition, round, startsAt, place, result } = match
  const what = [categories.map(({ name }) => name).join(', '), competition, roundText(round)]
  const when = `${longDate(startsAt)} o ${timeOf(startsAt)}`
  const score = result && `výsledok ${result.own} : ${result.their}`
  return [what.filter(Boolean).join(' · '), when, place, score].filter(Boolean).join(', ') + '.'
}

/** What a search engine and a shared link are told of a match's page. */
export const matchMeta = (
  { fixture, categories }: { fixture: Played & { id: string }; categories: readonly { name: string }[] },
  club: string,
) => ({
  title: matchTitle(fixture, club),
  description: matchDescription(fixture, categories),
  path: href('match', { id: fixture.id }),
})
