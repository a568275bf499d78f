import { asActed } from '@/fields/quiet-act'
import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { createSeason, undoSeason } from './commands'
import { seasonPlanView } from './queries'
import {
  seasonCreatedSchema,
  seasonInput,
  seasonPlanSchema,
  seasonQuery,
  seasonUndoInput,
  seasonUndoneSchema,
} from './schema'

export const seasonPlanCalls = [
  call({
    method: 'GET',
    path: '/events/season',
    summary:
      "What trainings a category's weekly plan makes between two days, and which are left out; a trainer's own.",
    who: STAFF,
    query: seasonQuery,
    response: seasonPlanSchema,
    run: (req, { query }) => seasonPlanView(req, query),
  }),
  call({
    method: 'POST',
    path: '/events/season',
    summary:
      "Creates these trainings, all or none; a trainer's own category. An `operation` sent again creates no more.",
    who: STAFF,
    body: seasonInput,
    response: seasonCreatedSchema,
    run: (req, { body: { notify, ...input } }) => asActed(req, notify, () => createSeason(req, input)),
  }),
  call({
    method: 'POST',
    path: '/events/season/undo',
    summary:
      'Puts the trainings of an operation into the trash within an hour of it, but those with attendance and, of a trainer, those shared with another trainer’s category (`shared`).',
    who: STAFF,
    body: seasonUndoInput,
    response: seasonUndoneSchema,
    run: (req, { body: { operation, notify } }) => asActed(req, notify, () => undoSeason(req, operation)),
  }),
]
