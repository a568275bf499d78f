import { z } from 'zod'
import { isDay, isWallTime } from '@/lib/dates'
import { idInput, textInput } from '@/lib/schema'
import { eventQuery, eventSchema } from '../schema'
import { SERIES_LIMIT } from '../series/rules'

const wallTime = z.string().refine(isWallTime, { error: 'Zadajte čas, napríklad 17:00.' })
const days = z
  .string()
  .max(SERIES_LIMIT * 11)
  .transform((list) => list.split(','))
  .refine((list) => list.every(isDay), { error: 'Zadajte platný dátum, napríklad 24. 11. 2026.' })

/** At how many categories a clash is looked for at once. */
const CATEGORIES_MOST = 40
const categories = z
  .string()
  .max(CATEGORIES_MOST * 37)
  .transform((list) => list.split(','))
  .pipe(z.array(idInput))

/**
 * A place, categories or both, and a time on several days, separated by commas; `except` is the event being changed, and
 * without an end its `type` says how long it lasts.
 */
export const venueQuery = z
  .object({
    place: textInput(120, 1).optional(),
    categories: categories.optional(),
    days,
    from: wallTime,
    to: wallTime.optional(),
    type: eventQuery.shape.type,
    except: idInput.optional(),
  })
  .refine(({ place, categories }) => place !== undefined || categories !== undefined, {
    error: 'Zadajte miesto alebo kategórie.',
    path: ['place'],
  })
export type VenueQuery = z.infer<typeof venueQuery>

/** An event at the same time at the same place or of the same category; its categories by name, `shared` those asked for. */
export const venueConflictSchema = eventSchema
  .pick({ id: true, type: true, title: true, startsAt: true, endsAt: true })
  .extend({ categories: z.array(z.string()), shared: z.array(z.string()) })
export type VenueConflict = z.infer<typeof venueConflictSchema>
