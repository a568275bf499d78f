import type { PayloadRequest } from 'payload'
import { idOf } from '@/lib/reference'
import { updateRows } from '@/db/update-rows'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { conflict, forbidden, notFound, Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { isRecordable } from '@/features/events/leaders/rules'
import { findEvent } from '@/features/events/queries'
import { erasedAmong } from '@/features/users/queries'
import type { Participant } from '@/payload-types'
import { refuseForeignEvent } from './queries'
import { whyNoNomination } from './rules'
import type { NominationConflict, NominationInput } from './schema'

type Chosen = NominationInput['players'][number]

const TOO_LATE = 'Nomináciu možno zmeniť najneskôr 7 dní po udalosti. Požiadajte, prosím, administrátora.'

/**
 * Nominates players for a match or tournament, and sets how many places it has: all of the rows or none. Admins anybody,
 * trainers within their own categories. Throws 404 without the event or invitation and for an erased player, 403 for another
 * category, 409 for a training, when cancelled, for a trainer later than the sheet is open, or with `conflicts` when somebody else decided otherwise since the caller looked.
 */
export async function nominate(
  req: PayloadRequest,
  id: string,
  squad: readonly Chosen[],
  squadSize?: number,
): Promise<{ count: number }> {
  const event = await findEvent(req, id)
  if (!event) throw notFound('Udalosť už neexistuje.')
  await refuseForeignEvent(req, event)
  const why = whyNoNomination(event)
  if (why) throw conflict(why)
  if (!isAdmin(req) && !isRecordable(event, new Date())) throw conflict(TOO_LATE)
  return inTransaction(req, async () => {
    const rows = await invitedRows(req, id, squad)
    refuseConflicts(rows)
    const changed = rows.filter(({ row, nomination }) => (row.nomination ?? null) !== nomination)
    const players = changed.map(({ row }) => idOf(row.player)!)
    if ((await erasedAmong(req, players)).size > 0) throw notFound('Hráč už neexistuje.')
    const updatedAt = new Date().toISOString()
    for (const nomination of new Set(changed.map((each) => each.nomination))) {
      const ids = changed.filter((each) => each.nomination === nomination).map(({ row }) => row.id)
      await updateRows(req, 'participants', ['id', ids], { nomination, updatedAt })
    }
    // Not the event's `updatedAt`: whoever has its form open changes nothing of this.
    if (squadSize !== undefined && squadSize !== event.squadSize)
      await updateRows(req, 'events', ['id', id], { squadSize })
    await runAfterBulkChange(
      req,
      'participants',
      changed.map(({ row, nomination }) => ({ before: row, after: { ...row, nomination } })),
    )
    return { count: changed.length }
  })
}

/** The rows of the chosen players; throws for one that is not invited or not the caller's. */
async function invitedRows(req: PayloadRequest, id: string, squad: readonly Chosen[]) {
  const { trainedCategories } = await scopeOf(req)
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: id } }, { player: { in: squad.map(({ player }) => player) } }] },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const participants = new Map(docs.map((doc) => [idOf(doc.player), doc]))
  return squad.map(({ player, ...chosen }) => {
    const row = participants.get(player)
    if (!row) throw notFound('Hráč nie je na túto udalosť pozvaný.')
    if (!isAdmin(req) && !trainedCategories.includes(idOf(row.category) ?? '')) throw forbidden()
    return { row, ...chosen }
  })
}

interface ChosenRow extends Omit<Chosen, 'player'> {
  row: Participant
}

/** Throws 409 for rows that are neither as the caller saw them nor as they shall be. */
function refuseConflicts(rows: readonly ChosenRow[]): void {
  const conflicts = rows.flatMap(({ row, nomination, seen }): NominationConflict[] => {
    const theirs = row.nomination ?? null
    const isKnown = seen === undefined || theirs === seen || theirs === nomination
    return isKnown ? [] : [{ player: idOf(row.player)!, theirs }]
  })
  if (conflicts.length === 0) return
  const message = 'Nomináciu medzitým zmenil niekto iný. Vyberte, čo má platiť.'
  throw new Refusal(409, { message }, { conflicts })
}
