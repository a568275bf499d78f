import type { PayloadRequest, Where } from 'payload'
import { letterhead } from '@/features/club/letterhead/queries'
import { readableEvents } from '@/features/events/queries'
import { callerCategory } from '@/features/users/queries'
import { roster } from '@/features/users/squads/queries'
import { longDate, shortDay, timeRange, weekdayShort } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { filesLimit } from '@/lib/files-limit'
import { PAGE_LIMIT } from '@/lib/page-size'
import { LETTERS_MEAN } from '../exports/labels'
import { checkFileLimit } from '../exports/queries'
import { monthName, monthSpan } from '../exports/rules'
import { STATUSES } from '../labels'
import { startsIn } from '../seasons/queries'
import { eventPlayers } from '../sheet/queries'
import { paperName, SQUAD_SIGNS_MEAN } from './rules'
import type { PaperQuery } from './schema'
import type { PaperSheet } from './views'

/** Columns without a date, for a month nothing is planned in. */
const BLANK = 12

/** The sheet of an event, of the players its trainer may see. Throws 404 without the event, 429 after many files. */
async function eventSheet(req: PayloadRequest, id: string): Promise<PaperSheet> {
  const { event, page } = await eventPlayers(req, id, { page: 1, size: PAGE_LIMIT })
  await filesLimit.take(req.user!.id)
  checkFileLimit(page.total)
  const when = `${longDate(event.startsAt)}, ${timeRange(event.startsAt, event.endsAt)}`
  return {
    club: await letterhead(req),
    title: event.title,
    facts: [when, event.place, event.squadNamed && SQUAD_SIGNS_MEAN].filter(Boolean).join(' · '),
    players: event.players.map(({ player: { name, jerseyNumber }, participant }) => ({
      name: paperName(name, participant?.nomination),
      jerseyNumber,
    })),
    columns: Object.values(STATUSES).map((word) => [word]),
    layout: 'portrait',
  }
}

/** The sheet of one of the caller's categories in a month: its events in columns. Throws 404 for another one, 429 after many. */
async function monthSheet(req: PayloadRequest, id: string, month: string): Promise<PaperSheet> {
  const category = await callerCategory(req, id)
  await filesLimit.take(req.user!.id)
  const { players, total } = await roster(req, { category: id, page: 1, size: PAGE_LIMIT })
  checkFileLimit(total)
  const and: Where[] = [{ categories: { in: [id] } }, ...startsIn(monthSpan(month))]
  const { docs } = await readableEvents(
    req,
    { and },
    { sort: ['startsAt', 'id'], page: 1, limit: PAGE_LIMIT },
  )
  const events = docs.filter(({ cancelled }) => !cancelled?.at)
  return {
    club: await letterhead(req),
    title: `${category.name}, ${monthName(month)}`,
    facts: LETTERS_MEAN,
    players: players.map(({ name, jerseyNumber }) => ({ name, jerseyNumber })),
    columns:
      events.length > 0
        ? events.map(({ startsAt }) => [weekdayShort(startsAt), shortDay(startsAt), timeOf(startsAt)])
        : Array.from({ length: BLANK }, () => ['']),
    layout: 'landscape',
  }
}

/** The sheet to print that was asked for. */
export const paperSheet = (
  req: PayloadRequest,
  { event, category, month }: PaperQuery,
): Promise<PaperSheet> => (event ? eventSheet(req, event) : monthSheet(req, category!, month!))
