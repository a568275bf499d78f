import { z } from 'zod'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { deskCounts } from './queries'
import { deskSchema } from './schema'

/** What the office's frame shows beside its sections. */
export const deskCalls = [
  call({
    method: 'GET',
    path: '/desk',
    summary: 'How much waits for the office, by the section in which it is settled.',
    who: ADMIN,
    response: z.object({ waiting: deskSchema }),
    run: async (req) => ({ waiting: await deskCounts(req) }),
  }),
]
