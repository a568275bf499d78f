import type { PayloadRequest } from 'payload'
import { aggregate } from '@/db/aggregate'
import { inOrder } from '@/lib/order'
import { SQUAD_SIZE } from '@/lib/page-size'
import { participantAccess } from '../access'
import type { Answer } from '../labels'
import { publicationFilter, participantsByIds } from '../queries'
import { byAnswer } from '../rules'
import type { Nomination } from '../nomination/labels'
import type { AnswerBoardView, InvitedView } from './views'

const ASKED = [
  'id',
  'player',
  'userSubmitted',
  'answer',
  'nomination',
] as const satisfies readonly (keyof InvitedView)[]

/** Everybody asked to an event whom the caller reaches, by name, in short. Two reads of bare columns. */
async function everybodyInvited(req: PayloadRequest, event: string): Promise<InvitedView[]> {
  const reach = await participantAccess.read({ req })
  if (!reach) return []
  const and = [
    { event: { equals: event } },
    ...(await publicationFilter(req)),
    ...(reach === true ? [] : [reach]),
  ]
  const rows = await aggregate(req, 'participants', { where: { and }, by: ASKED })
  // Who may see the row may know whose it is.
  const whose = { id: { in: rows.map(({ player }) => String(player)) } }
  const people = await aggregate(req, 'users', { where: whose, by: ['id', 'name', 'sortName'] })
  const known = new Map(people.map((person) => [person.id, person]))
  return rows.sort(inOrder((row) => `${known.get(row.player)?.sortName ?? ''} ${row.id}`)).map((row) => ({
    id: String(row.id),
    player: { id: String(row.player), name: String(known.get(row.player)?.name ?? '') },
    userSubmitted: Boolean(row.userSubmitted),
    answer: row.answer as Answer | null,
    nomination: row.nomination as Nomination | null,
  }))
}

/**
 * Who was asked to an event and what they said, those who said nothing first; a page of them in full, the
 * last one for a number past it.
 */
export async function answerBoard(
  req: PayloadRequest,
  event: string,
  page: number,
): Promise<AnswerBoardView> {
  const { yes, no, maybe, silent } = byAnswer(await everybodyInvited(req, event))
  const asked = [...silent, ...maybe, ...no, ...yes]
  const number = Math.min(page, Math.max(1, Math.ceil(asked.length / SQUAD_SIZE)))
  const shown = asked.slice((number - 1) * SQUAD_SIZE, number * SQUAD_SIZE)
  return {
    asked,
    rows:
      shown.length > 0
        ? await participantsByIds(
            req,
            shown.map(({ id }) => id),
          )
        : [],
    page: { number, size: SQUAD_SIZE, total: asked.length },
  }
}
