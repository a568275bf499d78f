import type { PayloadRequest } from 'payload'
import { lastChange } from '@/db/last-change'
import { categoryList } from '@/features/categories/queries'
import { categoryKey } from '@/features/categories/rules'
import { seasonOf } from '@/features/club/season/rules'
import { clubInfo } from '@/features/club/queries'
import { digestOf } from '@/lib/digest'
import { dayOf } from '@/lib/dates'
import { decisionsByRow } from '@/lib/decisions'
import { invalid } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { namedEvents } from '../closing/queries'
import type { PlannedRow } from '../fixture-candidates/rules'
import { missingColumn } from '../fixture-columns/rules'
import type { ImportInput } from '../fixture-import/schema'
import type { KnownEvent } from '../fixture-match/rules'
import { type FixtureRow, fixtureRow } from '../fixture-rows/rules'
import { sideFinder } from '../fixture-sides/rules'
import { idsWithAttendance } from '../series-changes/queries'
import { planOf } from './rules'

/** The most matches one act writes: each new one invites a category. */
export const MATCHES_MOST = 400

/** A plan and its digest: another one means that something has changed. */
export interface MadePlan {
  rows: PlannedRow[]
  seen: string
}

/** Changes whenever anything that the rows of a schedule are compared with does. */
export const fixtureFingerprint = async (req: PayloadRequest): Promise<string> =>
  (
    await Promise.all((['events', 'attendances', 'categories'] as const).map((slug) => lastChange(req, slug)))
  ).join(' ')

/** The columns of an event as rows are compared with them. */
export const matchColumns = (event: Event) => ({
  startsAt: event.startsAt,
  endsAt: event.endsAt ?? null,
  meetAt: event.meetAt ?? null,
  answerBy: event.answerBy ?? null,
  place: event.place || null,
  opponent: event.opponent || null,
  homeAway: event.homeAway ?? null,
  competition: event.competition || null,
  round: event.round || null,
  own: event.result?.own ?? null,
  their: event.result?.their ?? null,
  scorers: event.result?.scorers || null,
})

/** The club's events of the seasons in which these rows are, in the order of their start; not what is in the trash. */
async function knownEvents(req: PayloadRequest, rows: readonly FixtureRow[]): Promise<KnownEvent[]> {
  // A wrong row names no day: of a slip as „1926“ all events of the club would be read.
  const days = rows.flatMap(({ startsAt, problems }) => (problems.length === 0 && startsAt) || []).sort()
  if (days.length === 0) return []
  const { docs } = await req.payload.db.find<Event>({
    collection: 'events',
    where: {
      and: [
        { startsAt: { greater_than_equal: seasonOf(days[0]!).from.toISOString() } },
        { startsAt: { less_than: seasonOf(days.at(-1)!).to.toISOString() } },
        { deletedAt: { exists: false } },
      ],
    },
    sort: ['startsAt', 'id'],
    limit: 0,
    pagination: false,
    req,
  })
  const attended = await idsWithAttendance(
    req,
    docs.map(({ id }) => id),
  )
  const titles = new Map((await namedEvents(req, docs)).map(({ id, title }) => [id, title]))
  return docs.map((event) => ({
    ...matchColumns(event),
    id: event.id,
    type: event.type,
    title: titles.get(event.id) ?? '',
    categories: idsOf(event.categories),
    isCancelled: Boolean(event.cancelled?.at),
    isAttended: attended.has(event.id),
  }))
}

/**
 * The plan of a schedule as it is now. Throws 400 when a needed column is missing, the category is none of the club's, or
 * more would be written than one act writes.
 */
export async function makePlan(req: PayloadRequest, input: ImportInput, now: Date): Promise<MadePlan> {
  const { rows, heading, mapping, category, team, decisions } = input
  const missing = missingColumn(mapping)
  if (missing) throw invalid(`Chýba stĺpec „${missing}“.`, 'mapping')
  const categories = await categoryList(req)
  if (category && !categories.some(({ id }) => id === category))
    throw invalid('Kategória už neexistuje.', 'category')
  const reading = { headings: rows[heading] ?? [], mapping, today: dayOf(now) }
  const fixtures = rows.flatMap((cells, at) =>
    at <= heading ? [] : (fixtureRow(cells, at + 1, reading) ?? []),
  )
  if (fixtures.length === 0) throw invalid('Pod nadpismi nie je ani jeden riadok.', 'rows')
  const { name, shortName, places } = await clubInfo(req)
  const byName = new Map(categories.map((one) => [categoryKey(one.name), one.id]))
  const plan = planOf(fixtures, {
    known: await knownEvents(req, fixtures),
    places,
    categoryByName: (written) => byName.get(categoryKey(written)),
    categoryNames: new Map(categories.map((one) => [one.id, one.name])),
    category,
    sideOf: sideFinder([name, shortName], team),
    decisions: decisionsByRow(decisions),
    now,
  })
  const written = plan.filter(({ kind }) => kind === 'new' || kind === 'changed').length
  if (written > MATCHES_MOST)
    throw invalid(`Naraz možno zapísať najviac ${MATCHES_MOST} zápasov. Rozdeľte súbor na menšie.`, 'rows')
  return { rows: plan, seen: digestOf(JSON.stringify(plan)) }
}
