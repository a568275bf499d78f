import type { PayloadRequest } from 'payload'
import { readableWhere } from '@/access/row-access'
import { aggregate } from '@/db/aggregate'
import type { Position } from '@/features/users/labels'
import { inOrder } from '@/lib/order'
import { SQUAD_SIZE } from '@/lib/page-size'
import type { Answer } from '../labels'
import { publicationFilter, participantsByIds } from '../queries'
import { byAnswer } from '../rules'
import type { Nomination } from '../nomination/labels'
import type { AnswerBoardView, InvitedView } from './views'

const COLUMNS = [
  'id',
  'player',
  'category',
  'userSubmitted',
  'answer',
  'reason',
  'nomination',
] as const satisfies readonly (keyof InvitedView)[]

/** Everybody invited to an event whom the caller may read, by name. Two reads of bare columns. */
export async function everybodyInvited(req: PayloadRequest, event: string): Promise<InvitedView[]> {
  const and = [{ event: { equals: event } }, ...(await publicationFilter(req))]
  const readable = await readableWhere(req, 'participants', { and })
  if (!readable) return []
  const rows = await aggregate(req, 'participants', { where: readable, by: COLUMNS })
  // Without access control: who may read a row may read its player's name.
  const where = { id: { in: rows.map(({ player }) => String(player)) } }
  const by = ['id', 'name', 'sortName', 'jerseyNumber', 'position'] as const
  const users = await aggregate(req, 'users', { where, by })
  const userById = new Map(users.map((user) => [user.id, user]))
  return rows.sort(inOrder((row) => `${userById.get(row.player)?.sortName ?? ''} ${row.id}`)).map((row) => ({
    id: String(row.id),
    player: { id: String(row.player), name: String(userById.get(row.player)?.name ?? '') },
    jerseyNumber: Number(userById.get(row.player)?.jerseyNumber) || null,
    position: (userById.get(row.player)?.position as Position | null | undefined) ?? null,
    category: row.category as string | null,
    userSubmitted: Boolean(row.userSubmitted),
    answer: row.answer as Answer | null,
    reason: String(row.reason ?? ''),
    nomination: row.nomination as Nomination | null,
  }))
}

/**
 * Who is invited to an event, those who come first, and a page of them in full. A page past the end returns the
 * last one, with its number.
 */
export async function answerBoard(
  req: PayloadRequest,
  event: string,
  page: number,
): Promise<AnswerBoardView> {
  const { yes, no, maybe, waiting } = byAnswer(await everybodyInvited(req, event))
  const invited = [...yes, ...maybe, ...waiting, ...no]
  const number = Math.min(page, Math.max(1, Math.ceil(invited.length / SQUAD_SIZE)))
  const shown = invited.slice((number - 1) * SQUAD_SIZE, number * SQUAD_SIZE)
  return {
    invited,
    rows:
      shown.length > 0
        ? await participantsByIds(
            req,
            shown.map(({ id }) => id),
          )
        : [],
    page: { number, size: SQUAD_SIZE, total: invited.length },
  }
}
