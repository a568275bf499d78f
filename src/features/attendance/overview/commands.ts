import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { aggregate } from '@/db/aggregate'
import { insertRows } from '@/db/insert-rows'
import { findEvent } from '@/features/events/queries'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import { readSigned } from '@/lib/signed-value'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { attendanceAccess } from '../access'
import { recordedRows } from '../recorded/queries'
import { isOldReceipt, isSameVersion, RECEIPT_PURPOSE } from './rules'
import type { SignedSheet } from './views'

/**
 * Deletes these rows: all of them or none; ids of deleted rows are ignored. Throws when the caller may not delete one:
 * 404 when they may not read it, else 403.
 */
export const deleteMarks = (req: PayloadRequest, ids: readonly string[]): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    const where: Where = { id: { in: [...ids] } }
    const anyones = { collection: 'attendances', where, overrideAccess: true, req } as const
    const callers = { ...anyones, overrideAccess: false }
    const { totalDocs: existing } = await req.payload.count(anyones)
    const { totalDocs: readable } = await req.payload.count(callers)
    if (readable < existing) throw notFound('Niektorý z týchto záznamov už neexistuje. Nič sa nezmenilo.')
    const { docs, errors } = await req.payload.delete({ ...callers, depth: 0 })
    if (errors.length > 0 || docs.length < existing)
      throw forbidden('Niektoré z týchto záznamov už nemôžete odstrániť. Nič sa nezmenilo.')
    return { count: docs.length }
  })

/** The sheet in a receipt. Throws 400 when its signature is wrong, 409 when it is older than a day. */
function openReceipt(req: PayloadRequest, receipt: string): SignedSheet {
  const sheet = readSigned<SignedSheet>(req.payload.secret, RECEIPT_PURPOSE, receipt)
  if (!sheet) throw invalid('Túto dochádzku nepoznáme. Načítajte stránku znova.', 'receipt')
  if (isOldReceipt(sheet.at, new Date()))
    throw conflict('Od zobrazenia dochádzky uplynul viac ako deň. Načítajte stránku znova.')
  return sheet
}

async function requireEvent(req: PayloadRequest, id: string): Promise<Event> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  return event
}

/**
 * Deletes the sheet of a receipt: all of its rows or none. A repeated call deletes nothing. Throws 403, 404 without the
 * event, 409 when the sheet has changed since.
 */
export async function deleteSheet(req: PayloadRequest, receipt: string): Promise<{ count: number }> {
  if ((await attendanceAccess.delete({ req })) !== true) throw forbidden()
  const sheet = openReceipt(req, receipt)
  return inTransaction(req, async () => {
    const rows = await recordedRows(req, await requireEvent(req, sheet.event), sheet.category)
    if (rows.length === 0) return { count: 0 }
    if (!isSameVersion(rows, sheet.rows))
      throw conflict('Dochádzka sa medzitým zmenila inde. Nič sa neodstránilo, skúste to znova.')
    const where = { id: { in: rows.map(({ id }) => id) } }
    await req.payload.db.deleteMany({ collection: 'attendances', where, req })
    return { count: rows.length }
  })
}

/**
 * Restores the deleted sheet of a receipt: all of its rows or none, with who recorded them and when, for that decides
 * who may delete them. A repeated call restores nothing. Throws 403, 404 without the event, 409 when players were
 * recorded anew meanwhile or a player or category no longer exists.
 */
export async function restoreSheet(req: PayloadRequest, receipt: string): Promise<{ count: number }> {
  if ((await attendanceAccess.create({ req })) !== true) throw forbidden()
  const sheet = openReceipt(req, receipt)
  const { rows } = sheet
  return inTransaction(req, async () => {
    await advisoryLock(req, 'sheets')
    const { id: event, startsAt } = await requireEvent(req, sheet.event)
    const current = await currentRows(req, sheet)
    if (rows.every(({ id }) => current.some((row) => row.id === id))) return { count: 0 }
    if (current.length > 0)
      throw conflict('Dochádzku medzitým niekto zapísal znova, preto ju nemožno vrátiť. Nič sa nezmenilo.')
    const users = await existingIds(req, 'users', [
      ...rows.map(({ player }) => player),
      ...idsOf(rows.map(({ recordedBy }) => recordedBy)),
    ])
    const categories = await existingIds(
      req,
      'categories',
      rows.map(({ category }) => category),
    )
    if (rows.some(({ player, category }) => !users.has(player) || !categories.has(category)))
      throw conflict('Hráč alebo kategória z tejto dochádzky už neexistuje. Nič sa nezmenilo.')
    await insertRows(
      req,
      'attendances',
      rows.map((row) => ({
        ...row,
        recordedBy: row.recordedBy && users.has(row.recordedBy) ? row.recordedBy : null,
        event,
        // The event may have been moved meanwhile.
        startsAt,
      })),
    )
    return { count: rows.length }
  })
}

/** The ids of all rows that these players now have at the event. */
const currentRows = (req: PayloadRequest, { event, rows }: SignedSheet): Promise<{ id: unknown }[]> => {
  const players: Where = { player: { in: rows.map(({ player }) => player) } }
  return aggregate(req, 'attendances', {
    where: { and: [{ event: { equals: event } }, players] },
    by: ['id'],
  })
}

/** Which of these ids still exist, in the trash or not. */
async function existingIds(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: readonly string[],
): Promise<Set<unknown>> {
  const found = await aggregate(req, collection, { where: { id: { in: [...new Set(ids)] } }, by: ['id'] })
  return new Set(found.map(({ id }) => id))
}
