import { z } from 'zod'
import { pictureSchema } from '@/fields/picture-schema'
import { call } from '@/lib/contract'
import { newsPage } from './queries'
import { NEWS_DEFAULT_LIMIT, NEWS_MAX_LIMIT } from './rules'

export const newsCalls = [
  call({
    method: 'GET',
    path: '/news',
    summary: 'The newest articles anybody may read.',
    who: 'public',
    query: z.object({
      limit: z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number)
        .pipe(z.number().min(1).max(NEWS_MAX_LIMIT))
        .default(NEWS_DEFAULT_LIMIT),
    }),
    response: z.object({
      news: z.array(
        z.object({
          id: z.string(),
          slug: z.string(),
          title: z.string(),
          excerpt: z.string(),
          cover: pictureSchema,
          publishedAt: z.string(),
        }),
      ),
    }),
    cache: ['news', 'gallery'],
    run: async (req, { query }) => ({ news: (await newsPage(req, query)).articles }),
  }),
]
