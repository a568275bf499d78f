import { z } from 'zod'
import { pictureSchema } from '@/fields/picture-schema'
import { NEWS_DEFAULT_LIMIT, NEWS_MAX_LIMIT } from './rules'

/** An article in a list. */
export const articleCardSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  cover: pictureSchema,
  publishedAt: z.string(),
})
export type ArticleCard = z.infer<typeof articleCardSchema>

/** How many of the newest articles to return. */
export const newsQuery = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(NEWS_MAX_LIMIT))
    .default(NEWS_DEFAULT_LIMIT),
})
export type NewsQuery = z.infer<typeof newsQuery>
