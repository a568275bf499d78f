import type { PayloadRequest } from 'payload'
import { isTrainer } from '@/access/roles'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { trainersOf } from './queries'
import { leadersAfterSheet } from './rules'

/** An event nobody was named for gets its leader from the first sheet: unpaid hours would be the price of a tick. */
export async function nameLeader(req: PayloadRequest, event: Event): Promise<void> {
  if (idsOf(event.trainers).length > 0 || event.substitute) return
  const categories = idsOf(event.categories)
  const recorder = { id: req.user!.id, isTrainer: isTrainer(req) }
  const trainers = leadersAfterSheet(categories, await trainersOf(req, categories), recorder)
  if (trainers.length === 0) return
  await req.payload.update({
    collection: 'events',
    id: event.id,
    data: { trainers },
    depth: 0,
    // A match is the office's to edit, but the trainer who was there leads it.
    overrideAccess: true,
    req,
  })
}
