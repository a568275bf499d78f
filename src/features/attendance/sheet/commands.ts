import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin, isTrainer } from '@/access/roles'
import { EVENT_TYPES } from '@/features/events/labels'
import { trainersOf } from '@/features/events/leaders/queries'
import { leadersAfterSheet } from '@/features/events/leaders/rules'
import { findEvent } from '@/features/events/queries'
import { erasedAmong } from '@/features/users/queries'
import { conflict, notFound, type Problem, Refusal } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { Attendance, Event } from '@/payload-types'
import type { MarkView } from '../schema'
import { whyNotRecorded } from '../opening/rules'
import { standsInAt } from '../queries'
import { type Recordable, requireRecordable, rowsByPlayer } from '../recordable/queries'
import { conflictsWith, marksOf } from './queries'
import { cameAlong, judgeMark, lateMinutesOf, type Mark } from './rules'
import type { SheetInput } from './schema'

async function writeMark(
  req: PayloadRequest,
  { id: event, startsAt }: Pick<Event, 'id' | 'startsAt'>,
  mark: Mark,
  category: string,
  row: Attendance | undefined,
): Promise<void> {
  const now = new Date().toISOString()
  const { status, player } = mark
  const columns = {
    status,
    note: mark.note || null,
    lateMinutes: lateMinutesOf(mark, row),
    operation: mark.operation ?? null,
    recordedBy: req.user!.id,
    recordedAt: now,
    updatedAt: now,
  }
  const collection = 'attendances' as const
  if (row) await req.payload.db.updateOne({ collection, id: row.id, data: columns, returning: false, req })
  else {
    const data = { id: randomUUID(), event, player, category, startsAt, createdAt: now, ...columns }
    await req.payload.db.create({ collection, data, returning: false, req })
  }
}

/**
 * Records that somebody is here, in the running transaction, unless something is recorded of them at the event already.
 * The caller has checked that they may. Returns what is recorded.
 */
export async function recordArrival(
  req: PayloadRequest,
  event: Event,
  mark: Mark,
  category: string,
): Promise<Attendance | undefined> {
  const find = async () => (await rowsByPlayer(req, 'attendances', event.id, [mark.player])).get(mark.player)
  const row = await find()
  if (row) return row
  await writeMark(req, event, mark, category, undefined)
  await setFirstLeaders(req, event)
  return find()
}

/**
 * Records a sheet: all of its rows or none, and no row it does not name. The same sheet again changes nothing. Throws
 * 404 without the event, 409 when it cannot be recorded now or when a row was changed elsewhere since the sheet showed
 * it (with both versions), 400 or 403 for a player who may not be recorded, 400 for an erased one and for a guest who did
 * not come.
 */
export async function recordSheet(
  req: PayloadRequest,
  sheet: SheetInput,
): Promise<{ attendances: MarkView[]; changed: number }> {
  // A tab of somebody who has signed out since: the marks are not of who is signed in now.
  if (sheet.me && sheet.me !== req.user!.id) throw new Refusal(401, { message: OTHER_PERSON })
  const event = await findEvent(req, sheet.event)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const why = whyNotRecorded(event, new Date(), isAdmin(req))
  if (why) throw conflict(why)
  const players = sheet.rows.map(({ player }) => player)
  const recordable = await requireRecordable(req, event, players)
  const changed = await inTransaction(req, async () => {
    const rows = await rowsByPlayer(req, 'attendances', event.id, players)
    const judged = sheet.rows.map((mark) => {
      const row = rows.get(mark.player)
      const recorded = row && { ...row, recordedBy: idOf(row.recordedBy) }
      return { mark, row, verdict: judgeMark(mark, recorded, req.user!.id) }
    })
    const conflicts = judged.filter(({ verdict }) => verdict === 'conflict')
    if (conflicts.length > 0)
      await refuseConflicts(
        req,
        event,
        conflicts.map(({ mark }) => mark),
      )
    const writes = judged.filter(({ verdict }) => verdict === 'write')
    await refuseErased(
      req,
      sheet,
      writes.map(({ mark }) => mark),
    )
    refuseMissingGuests(sheet, recordable, rows)
    for (const { mark, row } of writes)
      await writeMark(req, event, mark, recordable.get(mark.player)!.category, row)
    if (sheet.content !== undefined) await writeContent(req, event, sheet.content, sheet.contentSeen)
    if (sheet.rows.length > 0) await setFirstLeaders(req, event)
    return writes.length
  })
  return { attendances: await marksOf(req, event, players), changed }
}

const OTHER_PERSON = 'Prihlásený je už niekto iný. Prihláste sa znova, označenia zostali v telefóne.'

/** Throws 400 for a mark or note that would be stored on a player whose data were erased, naming its row. */
async function refuseErased(req: PayloadRequest, { rows }: SheetInput, marks: Mark[]): Promise<void> {
  const erased = await erasedAmong(
    req,
    marks.map(({ player }) => player),
  )
  const message = 'Údaje tohto hráča boli vymazané, jeho dochádzka sa už nemení.'
  const problems = rows.flatMap(({ player }, index): Problem[] =>
    erased.has(player) ? [{ message, field: `rows.${index}.player` }] : [],
  )
  if (problems.length > 0) throw new Refusal(400, problems)
}

const NOT_EXPECTED =
  'Hosť nebol pozvaný, preto nemôže chýbať. Zapíšte ho ako „Tu“ alebo „Neskoro“, potom sa to dá zmeniť.'

/** Throws 400 for guests without a row who are recorded as anything but here, naming their rows. */
function refuseMissingGuests(
  { rows }: SheetInput,
  recordable: ReadonlyMap<string, Recordable>,
  recorded: ReadonlyMap<string, unknown>,
): void {
  const problems = rows.flatMap(({ player, status }, index): Problem[] =>
    recorded.has(player) || !recordable.get(player)?.isGuest || cameAlong(status)
      ? []
      : [{ message: NOT_EXPECTED, field: `rows.${index}.status` }],
  )
  if (problems.length > 0) throw new Refusal(400, problems)
}

async function refuseConflicts(req: PayloadRequest, event: Event, marks: Mark[]): Promise<never> {
  const message = 'Dochádzka sa medzitým zmenila inde. Skontrolujte rozdiely.'
  throw new Refusal(409, { message }, { conflicts: await conflictsWith(req, event, marks) })
}

const CONTENT_CHANGED =
  'Obsah tréningu sa medzitým zmenil inde. Váš text sme pripojili pod ten uložený, skontrolujte ho a uložte.'

/**
 * Writes what was trained, for trainings only, through the event's own access, or for who stands in. Throws 409 with the current text when it
 * is no longer the one the sheet showed (`seen`).
 */
async function writeContent(
  req: PayloadRequest,
  event: Event,
  content: string,
  seen: string | undefined,
): Promise<void> {
  const current = event.content ?? ''
  if (event.type !== EVENT_TYPES.training || content === current) return
  if (seen !== undefined && seen !== current)
    throw new Refusal(409, { message: CONTENT_CHANGED, field: 'content' }, { content: current })
  await req.payload.update({
    collection: 'events',
    id: event.id,
    data: { content },
    depth: 0,
    overrideAccess: standsInAt(req, event),
    req,
  })
}

/** Gives an event without trainers its leaders at the first sheet: without them its hours would count to nobody. */
async function setFirstLeaders(req: PayloadRequest, event: Event): Promise<void> {
  if (idsOf(event.trainers).length > 0 || event.substitute) return
  const categories = idsOf(event.categories)
  const recorder = { id: req.user!.id, isTrainer: isTrainer(req) }
  const trainers = leadersAfterSheet(categories, await trainersOf(req, categories), recorder)
  if (trainers.length === 0) return
  await req.payload.update({
    collection: 'events',
    id: event.id,
    data: { trainers },
    depth: 0,
    // A trainer may not edit a match, but leads it.
    overrideAccess: true,
    req,
  })
}
