import type { PayloadRequest } from 'payload'
import { canAccessRow } from '@/access/row-access'
import { idOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { findEvent } from '@/features/events/queries'
import { erasedAmong } from '@/features/users/queries'
import { participantById, participantsByIds } from './queries'
import { BY_HAND, isOpenForAnswers } from './rules'
import type { AnswerInput, AnswersInput, ParticipantView } from './schema'

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

/** Throws 404 when the data of one of these players were erased: their answers stay as the erasure has left them. */
async function refuseErased(req: PayloadRequest, players: readonly string[]): Promise<void> {
  if ((await erasedAmong(req, players)).size > 0) throw notFound('Hráč už neexistuje.')
}

interface OneAnswer extends AnswerInput {
  event: string
  player: string
  /** Only an invitation without an answer is answered. */
  first?: boolean
}

/** What became of an answer: whether answers have closed for it, or it was passed over because of another one. */
interface WrittenAnswer {
  id: string
  closed: boolean
  answered: boolean
}

/**
 * Writes an answer in the running transaction, and returns the row's id; the same answer again changes nothing. Throws 404
 * without the event or invitation, 403 without the right to answer. For a family after the deadline it changes nothing and is
 * `closed`; where it has to be the `first` and is not, it changes nothing and is `answered` when the other one is different.
 */
async function writeAnswer(req: PayloadRequest, input: OneAnswer): Promise<WrittenAnswer> {
  const event = await findEvent(req, input.event)
  if (!event) throw notFound('Udalosť už neexistuje.')
  const { docs } = await req.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: event.id } }, { player: { equals: input.player } }] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  })
  const row = docs[0]
  if (!row) throw notFound('Hráč nie je na túto udalosť pozvaný.')
  if (!(await canAccessRow(req, 'participants', 'update', row.id))) throw forbidden()
  const reason = input.answer === 'yes' ? null : input.reason || null
  const isSame = row.userSubmitted && row.answer === input.answer && (row.reason ?? null) === reason
  const isOpen = isOpenForAnswers(event, new Date()) || (await isStaffOf(req, idOf(row.category)))
  const isKept = input.first === true && row.userSubmitted === true
  if (isSame || isKept || !isOpen)
    return { id: row.id, closed: !isOpen, answered: isOpen && isKept && row.answer !== input.answer }
  const now = new Date().toISOString()
  await req.payload.db.updateOne({
    collection: 'participants',
    id: row.id,
    data: {
      answer: input.answer,
      reason,
      userSubmitted: true,
      submittedAt: now,
      submittedBy: req.user!.id,
      ...BY_HAND,
      updatedAt: now,
    },
    returning: false,
    req,
  })
  return { id: row.id, closed: false, answered: false }
}

/**
 * Saves a player's answer: by themselves, a guardian with full rights, or staff. The same answer again changes nothing.
 * Throws 404 without the event or invitation and for an erased player, 403 without the right to answer, 409 for a family after the deadline.
 */
export const answerEvent = async (
  req: PayloadRequest,
  input: AnswerInput & { event: string },
): Promise<ParticipantView> => {
  const player = await answeringFor(req, input.player)
  const { id, closed } = await inTransaction(req, async () => {
    await refuseErased(req, [player])
    return writeAnswer(req, { ...input, player })
  })
  if (closed) throw conflict('Na túto udalosť sa už nedá odpovedať. Zavolajte, prosím, trénerovi.')
  return participantById(req, id)
}

/**
 * Saves several answers to invitations without one, all or nothing but for those that have closed or were answered otherwise
 * meanwhile: they stay with their reasons and absences, and are counted. Repeatable. Throws as `answerEvent` does for an answer the caller may not give.
 */
export async function answerEvents(
  req: PayloadRequest,
  { answers }: AnswersInput,
): Promise<{ eventParticipants: ParticipantView[]; closed: number; answered: number }> {
  const written = await inTransaction(req, async () => {
    await refuseErased(
      req,
      answers.map(({ player }) => player),
    )
    const rows: WrittenAnswer[] = []
    for (const each of answers) rows.push(await writeAnswer(req, { ...each, reason: '', first: true }))
    return rows
  })
  const ids = written.map(({ id }) => id)
  return {
    eventParticipants: await participantsByIds(req, ids),
    closed: written.filter(({ closed }) => closed).length,
    answered: written.filter(({ answered }) => answered).length,
  }
}
