// What a sheet changes of its event.
import type { PayloadRequest } from 'payload'
import { isTrainer } from '@/access/roles'
import { EVENT_TYPES } from '@/features/events/labels'
import { trainersOf } from '@/features/events/leaders/queries'
import { leadersAfterSheet } from '@/features/events/leaders/rules'
import { Refusal } from '@/lib/errors'
import { idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'

const CONTENT_CHANGED =
  'Obsah tréningu sa medzitým zmenil inde. Váš text sme pripojili pod ten uložený, skontrolujte ho a uložte.'

/**
 * What was trained belongs to a training; through the event's own access, which a trainer has for own trainings. Throws
 * 409 with the text that stands when it is no longer the one the sheet showed (`seen`).
 */
export async function writeContent(
  req: PayloadRequest,
  event: Event,
  content: string,
  seen?: string,
): Promise<void> {
  const stands = event.content ?? ''
  if (event.type !== EVENT_TYPES.training || content === stands) return
  if (seen !== undefined && seen !== stands)
    throw new Refusal(409, { message: CONTENT_CHANGED, field: 'content' }, { content: stands })
  await req.payload.update({
    collection: 'events',
    id: event.id,
    data: { content },
    depth: 0,
    overrideAccess: false,
    req,
  })
}

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
