import { randomUUID } from 'node:crypto'
import type { PayloadRequest, Where } from 'payload'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { findEvent } from '@/features/events/queries'
import { conflict, notFound, type Problem, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import type { Attendance, Event } from '@/payload-types'
import { attendanceAccess } from '../access'
import { nameLeader, writeContent } from '../event/commands'
import { marksOf } from '../queries'
import { judgeMark, type Mark, whyNotRecorded } from '../rules'
import type { MarkView } from '../schema'
import type { SheetInput } from './schema'

/** A sheet as the device sends it, its rows as the rules read them. */
export type Sheet = Omit<SheetInput, 'rows'> & { rows: Mark[] }

/** The categories a player may be recorded through: of the row that stands, the one they were asked through, their own. */
async function categoriesOf(
  req: PayloadRequest,
  event: string,
  players: string[],
): Promise<Map<string, string[]>> {
  const bare = { depth: 0, pagination: false, overrideAccess: true, req } as const
  const here: Where = { and: [{ event: { equals: event } }, { player: { in: players } }] }
  const select = { player: true, category: true } as const
  const recorded = await req.payload.find({ collection: 'attendances', where: here, select, ...bare })
  const asked = await req.payload.find({ collection: 'participants', where: here, select, ...bare })
  const people = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: players } }, { playing: { equals: true } }] },
    select: { category: true, secondCategory: true },
    ...bare,
  })
  return new Map(
    players.map((id) => {
      const row = recorded.docs.find(({ player }) => idOf(player) === id)
      const invitation = asked.docs.find(({ player }) => idOf(player) === id)
      const person = people.docs.find((each) => each.id === id)
      return [id, idsOf([row?.category, invitation?.category, person?.category, person?.secondCategory])]
    }),
  )
}

/**
 * Through which category each player is recorded: the first of theirs that the caller may record. Whoever works with
 * the event also changes what stands of a guest there; a guest of a category that is not theirs they do not bring.
 */
async function recordedThrough(
  req: PayloadRequest,
  event: Event,
  players: string[],
): Promise<Map<string, string>> {
  const candidates = await categoriesOf(req, event.id, players)
  const allowed = new Set<string>()
  for (const category of new Set([...candidates.values()].flat()))
    if (await attendanceAccess.create({ req, data: { category } })) allowed.add(category)
  const visible = await marksOf(req, event, players)
  return new Map(
    players.flatMap((id): [string, string][] => {
      const all = candidates.get(id) ?? []
      const guest = visible.some(({ player }) => player.id === id) ? all[0] : undefined
      const category = all.find((each) => allowed.has(each)) ?? guest
      return category ? [[id, category]] : []
    }),
  )
}

/** One player who may not be recorded refuses the whole sheet, and is named. */
function requireAccess(rows: Mark[], through: Map<string, string>): void {
  const message = 'Tento hráč nepatrí k udalosti ani do vašich kategórií.'
  const problems = rows.flatMap(({ player }, index): Problem[] =>
    through.has(player) ? [] : [{ message, field: `rows.${index}.player` }],
  )
  if (problems.length > 0) throw new Refusal(problems.length === rows.length ? 403 : 400, problems)
}

async function standing(
  req: PayloadRequest,
  event: string,
  players: string[],
): Promise<Map<string, Attendance>> {
  const { docs } = await req.payload.find({
    collection: 'attendances',
    where: { and: [{ event: { equals: event } }, { player: { in: players } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Map(docs.map((row) => [idOf(row.player)!, row]))
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
  const said = {
    status,
    note: mark.note || null,
    operation: mark.operation ?? null,
    recordedBy: req.user!.id,
    recordedAt: now,
    updatedAt: now,
  }
  const collection = 'attendances' as const
  if (row) await req.payload.db.updateOne({ collection, id: row.id, data: said, returning: false, req })
  else {
    const data = { id: randomUUID(), event, player, category, startsAt, createdAt: now, ...said }
    await req.payload.db.create({ collection, data, returning: false, req })
  }
}

/**
 * Records a sheet: all of its rows or none, and no row it does not name. The same sheet again changes nothing. A
 * row somebody else changed since the sheet showed it is a 409 with both, and then nothing is written.
 */
export async function recordSheet(
  req: PayloadRequest,
  sheet: Sheet,
): Promise<{ attendances: MarkView[]; changed: number }> {
  const event = await findEvent(req, sheet.event)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const why = whyNotRecorded(event, new Date(), isAdmin(req))
  if (why) throw conflict(why)
  const players = sheet.rows.map(({ player }) => player)
  const through = await recordedThrough(req, event, players)
  requireAccess(sheet.rows, through)
  const changed = await inTransaction(req, async () => {
    const stands = await standing(req, event.id, players)
    const judged = sheet.rows.map((mark) => {
      const row = stands.get(mark.player)
      const recorded = row && { ...row, recordedBy: idOf(row.recordedBy) }
      return { mark, row, verdict: judgeMark(mark, recorded, req.user!.id) }
    })
    await refuseConflicts(
      req,
      event,
      judged.filter(({ verdict }) => verdict === 'conflict'),
    )
    const writes = judged.filter(({ verdict }) => verdict === 'write')
    for (const { mark, row } of writes) await writeMark(req, event, mark, through.get(mark.player)!, row)
    if (sheet.content !== undefined) await writeContent(req, event, sheet.content, sheet.contentSeen)
    if (sheet.rows.length > 0) await nameLeader(req, event)
    return writes.length
  })
  return { attendances: await marksOf(req, event, players), changed }
}

async function refuseConflicts(req: PayloadRequest, event: Event, clashes: { mark: Mark }[]): Promise<void> {
  if (clashes.length === 0) return
  const theirs = await marksOf(
    req,
    event,
    clashes.map(({ mark }) => mark.player),
  )
  const conflicts = clashes.map(({ mark }) => ({
    mine: { player: mark.player, status: mark.status, note: mark.note ?? '' },
    theirs: theirs.find(({ player }) => player.id === mark.player) ?? null,
  }))
  const message = 'Dochádzka sa medzitým zmenila inde. Skontrolujte rozdiely.'
  throw new Refusal(409, { message }, { conflicts })
}

/** Deletes one row; a trainer only what they recorded within 24 hours, others' rows of own categories are a 403. */
export async function removeMark(req: PayloadRequest, id: string): Promise<{ id: string }> {
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
