import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { findEverywhere } from './queries'
import { foundSchema, searchQuery } from './schema'

export const searchCalls = [
  call({
    method: 'GET',
    path: '/search',
    summary: 'People, events, documents, articles and enquiries of a text, the first few of each.',
    who: ADMIN,
    query: searchQuery,
    response: foundSchema,
    run: (req, { query }) => findEverywhere(req, query.query),
  }),
]
