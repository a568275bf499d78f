import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { categoryList } from '@/features/categories/queries'
import { seasonSpan } from '@/features/club/season/rules'
import type { SeasonFileQuery } from '@/features/club/season/schema'
import { startsBetween } from '@/features/events/queries'
import { dayOf } from '@/lib/dates'
import { onePortion } from '@/lib/in-portions'
import type { FileList } from '@/lib/list-file'
import { idOf, idsOf } from '@/lib/reference'
import type { Event, User } from '@/payload-types'
import { type FiguresRow, figuresColumns, figuresOf, type Season } from './rules'

/** Who is in the club now: the active, not in the trash and not on trial. */
async function people(req: PayloadRequest): Promise<User[]> {
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: {
      and: [
        { active: { equals: true } },
        { deletedAt: { exists: false } },
        { erasedAt: { exists: false } },
        { trialUntil: { exists: false } },
      ],
    },
    select: {
      role: true,
      playing: true,
      birthDate: true,
      category: true,
      secondCategory: true,
      categories: true,
    },
    limit: 0,
    pagination: false,
    req,
  })
  return docs
}

async function seasonOfClub(req: PayloadRequest, season: string, now: Date): Promise<Season> {
  const { from, until } = seasonSpan(season)
  const today = dayOf(now)
  const { docs: events } = await req.payload.db.find<Event>({
    collection: 'events',
    where: {
      and: [
        ...startsBetween(from, until, now),
        { startsAt: { less_than_equal: now.toISOString() } },
        { 'cancelled.at': { exists: false } },
        { deletedAt: { exists: false } },
      ],
    },
    select: { type: true, categories: true, startsAt: true, endsAt: true },
    limit: 0,
    pagination: false,
    req,
  })
  const starts = events.map(({ startsAt }) => startsAt).sort()
  const attendance =
    starts.length === 0
      ? []
      : await aggregate(req, 'attendances', {
          where: {
            and: [
              { startsAt: { greater_than_equal: starts[0]! } },
              { startsAt: { less_than_equal: starts.at(-1)! } },
            ],
          },
          by: ['category', 'status'],
        })
  const all = await people(req)
  return {
    day: until < today ? until : today,
    categories: await categoryList(req),
    players: all
      .filter(({ role, playing }) => role === 'player' && playing)
      .map(({ category, secondCategory, birthDate }) => ({
        categories: [category, secondCategory].flatMap((each) => idOf(each) ?? []),
        birthDate: birthDate?.slice(0, 10) ?? null,
      })),
    trainers: all
      .filter(({ role }) => role === 'trainer')
      .map(({ categories }) => ({ categories: idsOf(categories) })),
    events: events.map(({ type, categories, startsAt, endsAt }) => ({
      ...{ type: Number(type), categories: idsOf(categories), startsAt, endsAt },
    })),
    attendance: attendance.map(({ category, status, rows }) => ({
      ...{ category: String(category), status: String(status), rows },
    })),
  }
}

/**
 * What the club tells the town: of each category how many play and train, what was held in the season until now, and how many
 * came. Players and trainers are those of today, also of a past season.
 */
export async function figuresFile(
  req: PayloadRequest,
  { season }: SeasonFileQuery,
): Promise<FileList<FiguresRow>> {
  const rows = figuresOf(await seasonOfClub(req, season, new Date()))
  const name = `Klub v číslach ${season}`
  return { name, columns: figuresColumns, total: rows.length, rows: onePortion(rows) }
}
