import { z } from 'zod'
import { call } from '@/lib/contract'
import { categoryList } from './queries'

const year = z.number().nullable()

export const categoryCalls = [
  call({
    method: 'GET',
    path: '/categories',
    summary: "Categories in the club's order, with their weekly plan.",
    who: 'public',
    query: z.object({
      showInMatches: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
    }),
    answer: z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          slug: z.string(),
          showInMatches: z.boolean(),
          birthYears: z.object({ from: year, to: year }),
          trainingSlots: z.array(
            z.object({ weekday: z.number(), from: z.string(), to: z.string(), place: z.string() }),
          ),
        }),
      ),
    }),
    cache: ['categories'],
    run: async (req, { query }) => ({ categories: await categoryList(req, query) }),
  }),
]
