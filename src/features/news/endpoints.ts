import { z } from 'zod'
import { call } from '@/lib/contract'
import { newsPage } from './queries'
import { articleCardSchema, newsQuery } from './schema'

export const newsCalls = [
  call({
    method: 'GET',
    path: '/news',
    summary: 'The newest articles anybody may read.',
    who: 'public',
    query: newsQuery,
    response: z.object({ news: z.array(articleCardSchema) }),
    cache: ['news', 'gallery'],
    run: async (req, { query }) => ({ news: (await newsPage(req, query)).articles }),
  }),
]
