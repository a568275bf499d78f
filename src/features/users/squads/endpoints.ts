import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { playersByCategory, roster } from './queries'
import { playersByCategoryQuery, playersByCategorySchema, rosterQuery, rosterSchema } from './schema'

export const squadCalls = [
  call({
    method: 'GET',
    path: '/users/allUsersByCategory',
    summary: "A page of the players of the caller's categories by name, and the trainers.",
    who: STAFF,
    query: playersByCategoryQuery,
    response: playersByCategorySchema,
    run: (req, { query }) => playersByCategory(req, query),
  }),
  call({
    method: 'GET',
    path: '/playerList',
    summary: "The players of the caller's categories with their guardians' contact, by name; a page of them.",
    who: STAFF,
    query: rosterQuery,
    response: rosterSchema,
    run: async (req, { query }) => {
      const { players, total } = await roster(req, query)
      return { users: players, page: { number: query.page, size: query.size, total } }
    },
  }),
]
