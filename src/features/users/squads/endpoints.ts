import { call } from '@/lib/contract'
import { STAFF } from '@/lib/who'
import { playersByCategory } from './queries'
import { playersByCategoryQuery, playersByCategorySchema } from './schema'

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
]
