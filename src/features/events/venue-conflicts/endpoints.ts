import { z } from 'zod'
import { call } from '@/lib/contract'
import { takenBy } from './queries'
import { takenQuery, takenSchema } from './schema'

export const takenCalls = [
  call({
    method: 'GET',
    path: '/events/taken',
    summary: 'What is held at a place at one of these times already (the first few), asked before saving.',
    who: ['trainer', 'admin'],
    query: takenQuery,
    response: z.object({ events: z.array(takenSchema) }),
    run: async (req, { query }) => ({ events: await takenBy(req, query) }),
  }),
]
