import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { importProgress } from './queries'
import { importProgressSchema } from './schema'

export const importProgressCalls = [
  call({
    method: 'GET',
    path: '/memberImports/{id}/progress',
    summary:
      'How many invitations to coming events the players of an import have and get, while they are written or its undo deletes them; null otherwise.',
    who: ADMIN,
    response: z.object({ progress: importProgressSchema.nullable() }),
    run: async (req, { params }) => ({ progress: await importProgress(req, params.id!) }),
  }),
]
