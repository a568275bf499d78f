import { z } from 'zod'
import { isDay, isWallTime } from '@/lib/dates'
import { idInput, textInput } from '@/lib/schema'
import { eventSchema } from '../schema'
import { SERIES_LIMIT } from '../series/rules'

const wallTime = z.string().refine(isWallTime, { error: 'Zadajte čas, napríklad 17:00.' })
const days = z
  .string()
  .max(SERIES_LIMIT * 11)
  .transform((list) => list.split(','))
  .refine((list) => list.every(isDay), { error: 'Zadajte platný dátum, napríklad 24. 11. 2026.' })

/** A place and a time on several days, separated by commas; `except` is the event being changed. */
export const venueQuery = z.object({
  place: textInput(120, 1),
  days,
  from: wallTime,
  to: wallTime.optional(),
  except: idInput.optional(),
})
export type VenueQuery = z.infer<typeof venueQuery>

/** An event at the same place and time; its categories by name. */
export const venueConflictSchema = eventSchema
  .pick({ id: true, title: true, startsAt: true, endsAt: true })
  .extend({ categories: z.array(z.string()) })
export type VenueConflict = z.infer<typeof venueConflictSchema>
