import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { invalid } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { changeEvents } from '../changes/commands'
import { namedEvents } from '../closing/queries'
import { EVENT_TYPES } from '../labels'
import { derivedColumns } from '../rules'
import { createWithCopies } from '../series/commands'
import { changeableIds, idsWithAttendance } from '../series-changes/queries'
import { seasonPlan } from './queries'
import { isAllTheirs, type PlannedTraining, seriesOf, TRAININGS_MOST, UNDO_MS } from './rules'
import type { SeasonInput, SeasonUndone } from './schema'

/** How many slots a category's plan has at most (its field). */
const SLOTS_MOST = 14

/** The trainings an operation has made, those in the trash too. */
async function madeBy(req: PayloadRequest, operation: string): Promise<Event[]> {
  const series = Array.from({ length: SLOTS_MOST }, (_, slot) => seriesOf(operation, slot))
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { series: { in: series } },
    sort: ['startsAt', 'id'],
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  return docs
}

/**
 * Creates the trainings of a category's weekly plan between two days, all or none; told to families in one message. Sent
 * again, it creates no more. Throws 400 when there is nothing to plan, or too much.
 */
export const createSeason = (
  req: PayloadRequest,
  { operation, ...query }: Omit<SeasonInput, 'notify'>,
): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    const { category, planned } = await seasonPlan(req, query)
    const made = await madeBy(req, operation)
    if (made.length > 0) return { count: made.filter(({ deletedAt }) => !deletedAt).length }
    const [first, ...others] = planned
    if (!first) throw invalid('V tomto období nie je podľa rozpisu žiadny nový tréning.', 'to')
    if (planned.length > TRAININGS_MOST)
      throw invalid(`Naraz možno vytvoriť najviac ${TRAININGS_MOST} tréningov. Skráťte obdobie.`, 'to')
    const columns = ({ slot, startsAt, endsAt, place }: PlannedTraining) => ({
      ...{ startsAt, endsAt, place, series: seriesOf(operation, slot) },
    })
    const input = { type: EVENT_TYPES.training, categories: [category.id], ...columns(first) }
    await createWithCopies(req, input, (row) =>
      others.map((training) => {
        const copy = { ...row, id: randomUUID() as string, ...columns(training) }
        return { ...copy, ...derivedColumns(copy) } as Event
      }),
    )
    return { count: planned.length }
  })

/**
 * Puts the trainings of an operation into the trash within an hour of it, but those with attendance and, for a trainer, those
 * to which another trainer's category was added. Families who were told of them read that they are cancelled, in one message.
 * Throws 400 for an operation that cannot be taken back any more.
 */
export const undoSeason = (req: PayloadRequest, operation: string): Promise<SeasonUndone> =>
  inTransaction(req, async () => {
    const made = (await madeBy(req, operation)).filter(({ deletedAt }) => !deletedAt)
    if (made.some(({ createdAt }) => Date.parse(createdAt) < Date.now() - UNDO_MS))
      throw invalid('Vrátiť sa dal plán len do hodiny. Tréningy zrušte v udalostiach.')
    const allowed = await changeableIds(req, made)
    const attended = await idsWithAttendance(
      req,
      made.map(({ id }) => id),
    )
    const trained = isAdmin(req) ? undefined : (await scopeOf(req)).trainedCategories
    const own = made.filter(({ id }) => allowed.has(id))
    const shared = own.filter((event) => !isAllTheirs(event, trained))
    const removed = own.filter((event) => isAllTheirs(event, trained) && !attended.has(event.id))
    const deletedAt = new Date().toISOString()
    await changeEvents(
      req,
      removed.map((event) => ({ event, data: { deletedAt } })),
    )
    const views = await namedEvents(req, shared)
    return {
      removed: removed.length,
      kept: made.length - removed.length,
      shared: views.map(({ id, title, startsAt }) => ({ id, name: title, startsAt })),
    }
  })
