import { z } from 'zod'
import { idInput, lineInput, namedSchema } from '@/lib/schema'

/** A player of the club, as little as tells them apart: no contact, no birth date, no number. */
export const guestSchema = namedSchema.extend({ category: z.string() })
export type GuestView = z.infer<typeof guestSchema>

/** From how many letters of a name a guest is searched. */
export const GUEST_LETTERS = 3

/** Words of a name, and the event whose sheet the guest is for. */
export const guestQuery = z.object({
  event: idInput,
  search: lineInput(80).refine((text) => (text.match(/\p{L}/gu) ?? []).length >= GUEST_LETTERS, {
    error: 'Napíšte aspoň tri písmená mena.',
  }),
})
export type GuestQuery = z.infer<typeof guestQuery>
