import { idOf } from '@/lib/reference'
import { href } from '@/lib/routes'
import { announce } from '../automatic/commands'
import type { Announcement } from '../automatic/rules'
import { titledEvents } from '../event-notices/queries'
import { eventSnapshot } from '../event-changes/rules'
import { type Teller } from '../notices/commands'
import { snapshotIn } from '../notices/queries'
import { squadOf } from './queries'
import { squadNews, type SquadNews, squadWords } from './rules'

/** Tells families what was decided about their players: one message for each decision. That of a hidden event waits. */
export const tellNominations: Teller = async (req, notices, now) => {
  const events = await titledEvents(
    req,
    notices.map(({ subject }) => subject),
  )
  const announcements: Announcement[] = []
  const kept = new Map<string, Date>()
  for (const notice of notices) {
    const event = events.get(notice.subject)
    const seen = eventSnapshot(event?.row)
    if (!event || Date.parse(event.row.startsAt) <= now.getTime()) continue
    if (!seen || seen.cancelled) {
      // Told when families see that the event takes place (hooks.ts).
      kept.set(notice.id, new Date(event.row.startsAt))
      continue
    }
    const news = squadNews(snapshotIn(notice), await squadOf(req, notice.subject))
    for (const each of new Set(news.values())) {
      const players = [...news].filter(([, own]) => own === each).map(([player]) => player)
      announcements.push({
        kind: 'nominations',
        ...squadWords(each as SquadNews, { ...event.row, title: event.title }),
        url: href('playerEvent', { id: notice.subject }),
        urgent: false,
        event: notice.subject,
        audience: { kind: 'users', users: players },
        by: idOf(notice.by) ?? null,
      })
    }
  }
  await announce(req, announcements)
  return kept
}
