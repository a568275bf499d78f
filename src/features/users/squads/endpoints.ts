import { z } from 'zod'
import { call } from '@/lib/contract'
import { idInput, namedSchema, pageSchema, pagingQuery, textInput } from '@/lib/schema'
import { rosterPlayerSchema } from '../schema'
import { groupsWithPeople, roster } from './queries'

const STAFF = ['trainer', 'admin'] as const

const group = z.object({
  category: namedSchema,
  players: z.array(namedSchema),
  trainers: z.array(namedSchema),
})

export const squadCalls = [
  call({
    method: 'GET',
    path: '/users/allUsersByCategory',
    summary: "A page of the players of the caller's categories by name, and the trainers.",
    who: STAFF,
    query: z.object({ category: idInput.optional(), ...pagingQuery }),
    response: z.object({ data: z.array(group), page: pageSchema }),
    run: (req, { query }) => groupsWithPeople(req, query),
  }),
  call({
    method: 'GET',
    path: '/playerList',
    summary: "The players of the caller's categories with their guardians' contact, by name; a page of them.",
    who: STAFF,
    query: z.object({
      search: textInput(80).optional(),
      category: idInput.optional(),
      ...pagingQuery,
    }),
    response: z.object({ users: z.array(rosterPlayerSchema), page: pageSchema }),
    run: async (req, { query }) => {
      const { players, total } = await roster(req, query)
      return { users: players, page: { number: query.page, size: query.size, total } }
    },
  }),
]
