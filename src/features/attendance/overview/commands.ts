import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { insertRows } from '@/db/insert-rows'
import { aggregate } from '@/db/aggregate'
import { findEvent } from '@/features/events/queries'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import { unsealed } from '@/lib/sealed'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { attendanceAccess } from '../access'
import { recordedRows } from '../recorded/queries'
import { isOldReceipt, RECEIPT, sameRows } from './rules'
import type { KeptSheet } from './views'

/**
 * Deletes these rows: all of them or none. Rows that are gone already stay gone; one that stands and that the caller
 * may not take back refuses everything, as 404 when they do not reach it, else as 403.
 */
export const removeMarks = (req: PayloadRequest, ids: readonly string[]): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    const where: Where = { id: { in: [...ids] } }
    const all = { collection: 'attendances', where, overrideAccess: true, req } as const
    const shared = { ...all, overrideAccess: false }
    const { totalDocs: standing } = await req.payload.count(all)
    const { totalDocs: reached } = await req.payload.count(shared)
    if (reached < standing) throw notFound('Niektorý z týchto záznamov už neexistuje. Nič sa nezmenilo.')
    const { docs, errors } = await req.payload.delete({ ...shared, depth: 0 })
    if (errors.length > 0 || docs.length < standing)
      throw forbidden('Niektoré z týchto záznamov už nemôžete odstrániť. Nič sa nezmenilo.')
    return { count: docs.length }
  })

/** What a receipt says, as long as it is ours and holds. */
function keptSheetOf(req: PayloadRequest, receipt: string): KeptSheet {
  const sheet = unsealed<KeptSheet>(req.payload.secret, RECEIPT, receipt)
  if (!sheet) throw invalid('Túto dochádzku nepoznáme. Načítajte stránku znova.', 'receipt')
  if (isOldReceipt(sheet.at, new Date()))
    throw conflict('Od zobrazenia dochádzky uplynul viac ako deň. Načítajte stránku znova.')
  return sheet
}

async function eventOf(req: PayloadRequest, { event: id }: KeptSheet): Promise<Event> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  return event
}

/**
 * Deletes a sheet as its receipt knows it, all of it or nothing; one that changed since is a 409. Asked again it
 * deletes nothing more.
 */
export async function removeSheet(req: PayloadRequest, receipt: string): Promise<{ count: number }> {
  if ((await attendanceAccess.delete({ req })) !== true) throw forbidden()
  const sheet = keptSheetOf(req, receipt)
  return inTransaction(req, async () => {
    const rows = await recordedRows(req, await eventOf(req, sheet), sheet.category)
    if (rows.length === 0) return { count: 0 }
    if (!sameRows(rows, sheet.rows))
      throw conflict('Dochádzka sa medzitým zmenila inde. Nič sa neodstránilo, skúste to znova.')
    const where = { id: { in: rows.map(({ id }) => id) } }
    await req.payload.db.deleteMany({ collection: 'attendances', where, req })
    return { count: rows.length }
  })
}

/**
 * Puts a removed sheet back, all of it or nothing, its rows just as they were: who recorded them and when decides who
 * may change them (`ownRecent`). Players recorded anew meanwhile are a 409; asked again it puts back nothing more.
 */
export async function restoreSheet(req: PayloadRequest, receipt: string): Promise<{ count: number }> {
  if ((await attendanceAccess.create({ req })) !== true) throw forbidden()
  const sheet = keptSheetOf(req, receipt)
  const { rows } = sheet
  return inTransaction(req, async () => {
    const { id: event, startsAt } = await eventOf(req, sheet)
    const standing = await standingFor(req, sheet)
    if (rows.every(({ id }) => standing.some((row) => row.id === id))) return { count: 0 }
    if (standing.length > 0)
      throw conflict('Dochádzku medzitým niekto zapísal znova, preto ju nemožno vrátiť. Nič sa nezmenilo.')
    const people = await existing(req, 'users', [
      ...rows.map(({ player }) => player),
      ...idsOf(rows.map(({ recordedBy }) => recordedBy)),
    ])
    const categories = await existing(
      req,
      'categories',
      rows.map(({ category }) => category),
    )
    if (rows.some(({ player, category }) => !people.has(player) || !categories.has(category)))
      throw conflict('Hráč alebo kategória z tejto dochádzky už neexistuje. Nič sa nezmenilo.')
    await insertRows(
      req,
      'attendances',
      rows.map((row) => ({
        ...row,
        recordedBy: row.recordedBy && people.has(row.recordedBy) ? row.recordedBy : null,
        event,
        // The event may have moved meanwhile, and its rows with it.
        startsAt,
      })),
    )
    return { count: rows.length }
  })
}

/** Whatever is recorded now of a sheet's players at its event. */
const standingFor = (req: PayloadRequest, { event, rows }: KeptSheet): Promise<{ id: unknown }[]> => {
  const players: Where = { player: { in: rows.map(({ player }) => player) } }
  return aggregate(req, 'attendances', {
    where: { and: [{ event: { equals: event } }, players] },
    by: ['id'],
  })
}

/** Which of these rows still exist, in the trash or not. */
async function existing(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Set<unknown>> {
  const found = await aggregate(req, collection, { where: { id: { in: [...new Set(ids)] } }, by: ['id'] })
  return new Set(found.map(({ id }) => id))
}
