import type { PayloadRequest } from 'payload'
import { Refusal } from '@/lib/errors'
import type { Event } from '@/payload-types'
import { EVENT_TYPES } from '../labels'

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
