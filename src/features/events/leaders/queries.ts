import type { PayloadRequest } from 'payload'
import { idsOf } from '@/lib/reference'
import type { Trainer } from './rules'

/** The active trainers of these categories; for every caller, since whoever reads an event may read who leads it. */
export async function trainersOf(req: PayloadRequest, categories: string[]): Promise<Trainer[]> {
  if (categories.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { role: { equals: 'trainer' } },
        { active: { not_equals: false } },
        { categories: { in: categories } },
      ],
    },
    select: { categories: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((doc) => ({ id: doc.id, categories: idsOf(doc.categories) }))
}
