import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { insertRows, type NewRow } from '@/db/insert-rows'
import { asActed } from '@/fields/quiet-act'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { conflict, forbidden } from '@/lib/errors'
import { madeAhead } from '@/lib/made-ahead'
import { importOnce, PLAN_CHANGED } from '@/lib/past-imports'
import { headingsKey } from '@/lib/remembered-mapping'
import { revalidate } from '@/lib/revalidate'
import { afterCommit, inTransaction } from '@/lib/transaction'
import { setMatches } from '../fixture-changes/commands'
import type { PlannedRow } from '../fixture-candidates/rules'
import { fixtureFingerprint, makePlan, type MadePlan } from '../fixture-plan/queries'
import type { FixtureChanges } from '../fixture-undo/rules'
import { EVENT_TYPES } from '../labels'
import { trainersOf } from '../leaders/queries'
import { leadersFor, type Trainer } from '../leaders/rules'
import { derivedColumns, NO_RESULT } from '../rules'
import type { PerformInput } from '../fixture-import/schema'

/** A new match as a row: what the form of an event leaves empty is empty, who leads is suggested as there. */
function matchRow({ category, values }: PlannedRow, trainers: readonly Trainer[], at: string): NewRow {
  const { own = null, their = null, ...columns } = values
  const match = { type: EVENT_TYPES.match, ...columns, startsAt: values.startsAt! }
  return {
    id: randomUUID(),
    ...match,
    ...derivedColumns(match),
    categories: [category!],
    trainers: leadersFor([category!], trainers),
    result: { ...NO_RESULT, own, their },
    published: true,
    createdAt: at,
    updatedAt: at,
  }
}

/** Writes new matches past Payload's hooks; their players are invited and told as of a series. Returns their ids. */
async function insertMatches(
  req: PayloadRequest,
  planned: readonly PlannedRow[],
  at: string,
): Promise<string[]> {
  const trainers = await trainersOf(
    req,
    planned.flatMap(({ category }) => category ?? []),
  )
  const rows = planned.map((row) => matchRow(row, trainers, at))
  await insertRows(req, 'events', rows)
  await runAfterBulkChange(
    req,
    'events',
    rows.map((after) => ({ after })),
  )
  if (rows.length > 0 && !afterCommit(req, () => revalidate('events'))) await revalidate('events')
  return rows.map(({ id }) => String(id))
}

async function perform(req: PayloadRequest, input: PerformInput, { rows, seen }: MadePlan): Promise<string> {
  if (seen !== input.seen) throw conflict(PLAN_CHANGED)
  // Of this moment, within the transaction: a change in between is told by a later moment (db/last-change).
  const at = new Date().toISOString()
  const changed = rows.flatMap((row) => (row.kind === 'changed' && row.id ? [{ ...row, id: row.id }] : []))
  const ids = await insertMatches(
    req,
    rows.filter(({ kind }) => kind === 'new'),
    at,
  )
  const attended = await setMatches(req, changed)
  const changes: FixtureChanges = {
    made: { ids, at },
    replaced: changed.map(({ id, before, values }) => ({
      ...{ id, before, after: values },
      isAttended: attended.has(id),
    })),
  }
  const { id } = await req.payload.create({
    collection: 'fixtureImports',
    data: {
      fileName: input.fileName,
      headings: headingsKey(input.rows[input.heading] ?? []),
      mapping: input.mapping,
      created: ids.length,
      changed: changed.length,
      changes: JSON.stringify(changes),
      notify: input.notify,
      importedBy: req.user!.id,
      importedAt: at,
      operation: input.operation,
    },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return id
}

/**
 * Imports a schedule, all of it or nothing, by the plan the office has seen: 409 when another one would be made now. The same
 * `operation` sent again returns the same import. Rows that are wrong or undecided are left out. Returns the import's id.
 */
export async function performImport(req: PayloadRequest, input: PerformInput): Promise<string> {
  if (!isAdmin(req)) throw forbidden()
  return importOnce(req, 'fixtureImports', input.operation, async () => {
    const now = new Date()
    const presentPlan = await madeAhead(
      () => fixtureFingerprint(req),
      () => makePlan(req, input, now),
    )
    return inTransaction(req, async () =>
      asActed(req, input.notify, async () => perform(req, input, await presentPlan())),
    )
  })
}
