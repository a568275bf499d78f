import type { Nomination } from '../../participants/nomination/labels'
import { dashed } from '@/lib/text'
import { whenShort } from '../event-changes/labels'
import type { Snapshot, Telling } from '../notices/rules'

/** The nominations of an event by player; who has none is missing. */
export type SquadSnapshot = Record<string, Nomination>

/** What a player's family is told: their new place, or that they lost it. */
export type SquadNews = Nomination | 'dropped'

/** What changed for each player. A place „out“ that is only cleared is no news: nothing was decided. */
export const squadNews = (before: Snapshot | null, after: Snapshot | null): Map<string, SquadNews> => {
  const [had, has] = [(before ?? {}) as SquadSnapshot, (after ?? {}) as SquadSnapshot]
  const news = new Map<string, SquadNews>()
  for (const player of new Set([...Object.keys(had), ...Object.keys(has)])) {
    const [old, now] = [had[player], has[player]]
    if (old === now) continue
    if (now) news.set(player, now)
    else if (old && old !== 'out') news.set(player, 'dropped')
  }
  return news
}

export const squadTelling: Telling = {
  differs: (before, after) => squadNews(before, after).size > 0,
  isUrgent: () => false,
}

const WORDS: Record<SquadNews, { title: string; body: string }> = {
  in: { title: 'V nominácii', body: 'Hráč je v nominácii.' },
  substitute: { title: 'Náhrada', body: 'Hráč je náhradník. Ozveme sa, ak niekto nepríde.' },
  out: { title: 'Mimo nominácie', body: 'Hráč tentoraz nie je v nominácii.' },
  dropped: { title: 'Zmena nominácie', body: 'Hráč už nie je v nominácii.' },
}

// A phone shows it to whoever looks, and one text goes to players and to parents of several.
const WHOM = 'Koho sa to týka, je pri udalosti po prihlásení.'

/** Title and text of what is told to the families of players with the same news. */
export const squadWords = (
  news: SquadNews,
  event: { title: string; startsAt: string; place?: string | null },
): { title: string; body: string } => {
  const { title, body } = WORDS[news]
  const where = event.place?.trim() ? `, ${event.place.trim()}` : ''
  return {
    title: `${title}: ${event.title}, ${whenShort(event.startsAt)}`,
    body: `${body} ${WHOM}\n\n${dashed(event.title, `${whenShort(event.startsAt)}${where}`)}`,
  }
}
