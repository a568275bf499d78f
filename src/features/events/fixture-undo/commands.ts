import type { PayloadRequest, Where } from 'payload'
import { aggregate } from '@/db/aggregate'
import { asActed } from '@/fields/quiet-act'
import { shortDate } from '@/lib/date-format'
import { conflict, notFound } from '@/lib/errors'
import type { Kept } from '@/lib/import-schema'
import { inTransaction } from '@/lib/transaction'
import { mayUndo, undoUntil } from '@/lib/undo-days'
import { changeEvents } from '../changes/commands'
import { namedEvents } from '../closing/queries'
import { setMatches, storedEvents } from '../fixture-changes/commands'
import { matchColumns } from '../fixture-plan/queries'
import { idsWithAttendance } from '../series-changes/queries'
import { changesIn, type FixtureChanges, fixtureUndoPlan, type PresentMatch, undoneChanges } from './rules'

/** The ids of those events to which people have answered, not an absence for them, or for which somebody has nominated. */
async function idsWithAnswers(req: PayloadRequest, events: string[]): Promise<Set<unknown>> {
  if (events.length === 0) return new Set()
  const byPeople: Where = { and: [{ userSubmitted: { equals: true } }, { absence: { exists: false } }] }
  const rows = await aggregate(req, 'participants', {
    where: { and: [{ event: { in: events } }, { or: [byPeople, { nomination: { exists: true } }] }] },
    by: ['event'],
  })
  return new Set(rows.map(({ event }) => event))
}

/** The matches an import has made or changed, as they are now, also in the trash. */
async function presentMatches(
  req: PayloadRequest,
  { made, replaced }: FixtureChanges,
): Promise<Map<string, PresentMatch>> {
  const ids = [...made.ids, ...replaced.map(({ id }) => id)]
  const events = [...(await storedEvents(req, ids)).values()]
  const attended = await idsWithAttendance(req, ids)
  const answered = await idsWithAnswers(req, made.ids)
  const titles = new Map((await namedEvents(req, events)).map(({ id, title }) => [id, title]))
  return new Map(
    events.map((event) => [
      event.id,
      {
        ...matchColumns(event),
        id: event.id,
        type: event.type,
        name: `${titles.get(event.id) ?? ''}, ${shortDate(event.startsAt)}`,
        updatedAt: event.updatedAt,
        isDeleted: Boolean(event.deletedAt),
        isAttended: attended.has(event.id),
        isAnswered: answered.has(event.id),
      },
    ]),
  )
}

/**
 * Takes an import back within 14 days, all of what can be (rules.ts), and returns which matches were kept and why; taken back
 * already, it changes nothing and returns the same. Whoever was not told of the import is not told of this. Throws 404, and 409 when the days are
 * over.
 */
export const undoFixtureImport = (req: PayloadRequest, id: string): Promise<Kept> =>
  inTransaction(req, async () => {
    const shared = { collection: 'fixtureImports', id, depth: 0, overrideAccess: false, req } as const
    const found = await req.payload.findByID({ ...shared, disableErrors: true })
    if (!found) throw notFound('Import už neexistuje.')
    if (found.undoneAt) return found.changes ? (changesIn(found.changes).kept ?? []) : []
    const now = new Date()
    if (!found.changes || !mayUndo({ doneAt: found.importedAt }, now))
      throw conflict(`Import bolo možné vrátiť do ${shortDate(undoUntil(found.importedAt))}.`)
    const changes = changesIn(found.changes)
    const plan = fixtureUndoPlan(changes, await presentMatches(req, changes), now)
    await asActed(req, found.notify !== false, async () => {
      const made = await storedEvents(req, plan.removed)
      const deletedAt = now.toISOString()
      await changeEvents(
        req,
        [...made.values()].map((event) => ({ event, data: { deletedAt } })),
      )
      await setMatches(req, plan.restored)
    })
    await req.payload.update({
      ...{ ...shared, overrideAccess: true },
      data: {
        ...{ undoneAt: now.toISOString(), undoneBy: req.user!.id },
        changes: undoneChanges(plan),
      },
    })
    return plan.kept
  })
