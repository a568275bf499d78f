import { z } from 'zod'
import { call } from '@/lib/contract'
import { unansweredCount } from '../family/queries'
import { requirePlayer } from '../queries'
import { awayOf, recordAbsence, takeBackAbsence, undoAbsence } from './commands'
import { absenceList, planOf, previewOf } from './queries'
import {
  absenceInput,
  absencePreviewSchema,
  absenceQuery,
  absenceSchema,
  absenceSpanInput,
  absenceUndoInput,
  closedInvitationSchema,
} from './schema'

const who = ['family', 'trainer', 'admin'] as const
const result = z.object({
  absences: z.array(absenceSchema),
  /** How many invitations have another answer now. */
  changed: z.number(),
  closed: z.array(closedInvitationSchema),
  waiting: z.number(),
})

export const absenceCalls = [
  call({
    method: 'GET',
    path: '/absences',
    summary: 'Absences of today and later that the caller may read; of one player with `player`.',
    who,
    query: absenceQuery,
    response: z.object({ absences: z.array(absenceSchema) }),
    run: async (req, { query }) => {
      if (query.player) await requirePlayer(req, query.player)
      return { absences: await absenceList(req, query.player ? [query.player] : undefined) }
    },
  }),
  call({
    method: 'POST',
    path: '/absences/preview',
    summary:
      'Which invitations an absence would answer and which stay because answers have closed; changes nothing.',
    who,
    body: absenceSpanInput,
    response: absencePreviewSchema,
    run: async (req, { body }) => previewOf(req, await planOf(req, await awayOf(req, body))),
  }),
  call({
    method: 'POST',
    path: '/absences',
    summary:
      'Records an absence of one or several players: answers „no“ to their open invitations within, now and later ones; all or nothing, repeatable by its operation.',
    who,
    body: absenceInput,
    response: result,
    run: async (req, { body }) => ({
      ...(await recordAbsence(req, body)),
      waiting: await unansweredCount(req),
    }),
  }),
  call({
    method: 'POST',
    path: '/absences/undo',
    summary: 'Undoes a whole act within a quarter of an hour: every answer is as it was before.',
    who,
    body: absenceUndoInput,
    response: result,
    run: async (req, { body }) => ({
      ...(await undoAbsence(req, body.operation)),
      waiting: await unansweredCount(req),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/absences/{id}',
    summary:
      'Takes an absence back: what it alone answered, and is still ahead, has its earlier answer again.',
    who,
    response: result,
    run: async (req, { params }) => ({
      ...(await takeBackAbsence(req, params.id!)),
      waiting: await unansweredCount(req),
    }),
  }),
]
