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
import { attendanceAccess } from '../access'
import type { MarkView } from '../schema'
import { categoriesByPlayer, marksOf, rowsByPlayer } from './queries'
import { judgeMark, type Mark, whyNotRecorded } from './rules'
import type { SheetInput } from './schema'

/**
 * Through which category each player is recorded: the first of theirs that the caller may record. Who trains a category
 * of the event may also change an existing row of a guest, but not add a guest of a category they do not train. Throws
 * when a player may not be recorded, naming them: 400, or 403 when nobody may.
 */
async function requireCategories(
  req: PayloadRequest,
  event: Event,
  players: string[],
): Promise<Map<string, string>> {
  const candidates = await categoriesByPlayer(req, event.id, players)
  const allowed = new Set<string>()
  for (const category of new Set([...candidates.values()].flat()))
    if (await attendanceAccess.create({ req, data: { category } })) allowed.add(category)
  const readable = new Set((await marksOf(req, event, players)).map(({ player }) => player.id))
  const categories = new Map<string, string>()
  const problems = players.flatMap((player, index): Problem[] => {
    const all = candidates.get(player) ?? []
    const category = all.find((each) => allowed.has(each)) ?? (readable.has(player) ? all[0] : undefined)
    if (category) categories.set(player, category)
    const message = 'Tento hráč nepatrí k udalosti ani do vašich kategórií.'
    return category ? [] : [{ message, field: `rows.${index}.player` }]
  })
  if (problems.length > 0) throw new Refusal(problems.length === players.length ? 403 : 400, problems)
  return categories
}

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
 * Records a sheet: all of its rows or none, and no row it does not name. The same sheet again changes nothing. Throws
 * 404 without the event, 409 when it cannot be recorded now or when a row was changed elsewhere since the sheet showed
 * it (with both versions), 400 or 403 for a player who may not be recorded, 400 for an erased one.
 */
export async function recordSheet(
  req: PayloadRequest,
  sheet: SheetInput,
): Promise<{ attendances: MarkView[]; changed: number }> {
  const event = await findEvent(req, sheet.event)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const why = whyNotRecorded(event, new Date(), isAdmin(req))
  if (why) throw conflict(why)
  const players = sheet.rows.map(({ player }) => player)
  const categories = await requireCategories(req, event, players)
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
    for (const { mark, row } of writes) await writeMark(req, event, mark, categories.get(mark.player)!, row)
    if (sheet.content !== undefined) await writeContent(req, event, sheet.content, sheet.contentSeen)
    if (sheet.rows.length > 0) await setFirstLeaders(req, event)
    return writes.length
  })
  return { attendances: await marksOf(req, event, players), changed }
}

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

async function refuseConflicts(req: PayloadRequest, event: Event, marks: Mark[]): Promise<never> {
  const theirs = await marksOf(
    req,
    event,
    marks.map(({ player }) => player),
  )
  const conflicts = marks.map((mark) => ({
    mine: { player: mark.player, status: mark.status, note: mark.note ?? '' },
    theirs: theirs.find(({ player }) => player.id === mark.player) ?? null,
  }))
  const message = 'Dochádzka sa medzitým zmenila inde. Skontrolujte rozdiely.'
  throw new Refusal(409, { message }, { conflicts })
}

const CONTENT_CHANGED =
  'Obsah tréningu sa medzitým zmenil inde. Váš text sme pripojili pod ten uložený, skontrolujte ho a uložte.'

/**
 * Writes what was trained, for trainings only, through the event's own access. Throws 409 with the current text when it
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
    overrideAccess: false,
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

/** Deletes one row; a trainer only what they recorded within 24 hours. Throws 403, or 404 when they may not read it. */
export async function deleteMark(req: PayloadRequest, id: string): Promise<{ id: string }> {
  const { totalDocs } = await req.payload.count({
    collection: 'attendances',
    where: { id: { equals: id } },
    overrideAccess: false,
    req,
  })
  if (totalDocs === 0) throw notFound()
  await req.payload.delete({ collection: 'attendances', id, depth: 0, overrideAccess: false, req })
  return { id }
}
