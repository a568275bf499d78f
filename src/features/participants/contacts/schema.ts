import { z } from 'zod'
import { rosterPlayerSchema } from '@/features/users/schema'
import { namedSchema } from '@/lib/schema'

/** A record that somebody opened the contacts. */
export const openingSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.string(),
  players: z.number(),
})
export type OpeningView = z.infer<typeof openingSchema>

const guardian = rosterPlayerSchema.shape.guardians.element

/** Whom to call about a player at an event; guardians with full rights first. */
const contactSchema = namedSchema.extend({
  jerseyNumber: z.number().nullable(),
  phone: z.string(),
  guardians: z.array(guardian.omit({ email: true })),
})
export type ContactView = z.infer<typeof contactSchema>

/** The contacts of those who go to an event, and the record of this opening. */
export const contactsSchema = z.object({ contacts: z.array(contactSchema), opening: openingSchema })
export type ContactsView = z.infer<typeof contactsSchema>
