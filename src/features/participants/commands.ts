import type { PayloadRequest } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { idOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { findEvent } from '@/features/events/queries'
import { participantById } from './queries'
import { isOpenForAnswers } from './rules'
import type { AnswerInput, ParticipantView } from './schema'

/** The given player, else the only one the caller may answer for. Throws 400 when there is not just one. */
async function answeringFor(req: PayloadRequest, player: string | undefined): Promise<string> {
  if (player) return player
  const { canActFor } = await scopeOf(req)
  const [only, ...others] = canActFor
  if (!only || others.length > 0) throw invalid('Vyberte hráča, za ktorého odpovedáte.', 'player')
  return only
}

/** Whether the caller is an admin or trains the category: they may answer for a player also after the deadline. */
async function isStaffOf(req: PayloadRequest, category: string | undefined): Promise<boolean> {
  return isAdmin(req) || (category !== undefined && (await scopeOf(req)).trainedCategories.includes(category))
}

/**
 * Saves a player's answer: by themselves, a guardian with full rights, or staff. The same answer again changes nothing.
 * Throws 404 without the event or invitation, 403 without the right to answer, 409 for a family after the deadline.
 */
export const answerEvent = async (
  req: PayloadRequest,
  input: AnswerInput & { event: string },
): Promise<ParticipantView> => {
  const player = await answeringFor(req, input.player)
  const event = await findEvent(req, input.event)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const id = await inTransaction(req, async () => {
    const { docs } = await req.payload.find({
      collection: 'participants',
      where: { and: [{ event: { equals: event.id } }, { player: { equals: player } }] },
      depth: 0,
      limit: 1,
      overrideAccess: false,
      req,
    })
    const row = docs[0]
    if (!row) throw notFound('Hráč nie je na túto udalosť pozvaný.')
    if (!(await canAccessRow(req, 'participants', 'update', row.id))) throw forbidden()
    if (!(await isStaffOf(req, idOf(row.category))) && !isOpenForAnswers(event, new Date()))
      throw conflict('Na túto udalosť sa už nedá odpovedať. Zavolajte, prosím, trénerovi.')
    const reason = input.answer === 'yes' ? null : input.reason || null
    if (row.userSubmitted && row.answer === input.answer && (row.reason ?? null) === reason) return row.id
    await req.payload.db.updateOne({
      collection: 'participants',
      id: row.id,
      data: {
        answer: input.answer,
        reason,
        userSubmitted: true,
        submittedAt: new Date().toISOString(),
        submittedBy: req.user!.id,
        updatedAt: new Date().toISOString(),
      },
      returning: false,
      req,
    })
    return row.id
  })
  return participantById(req, id)
}
