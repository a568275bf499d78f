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

/** At how many categories and trainers a clash is looked for at once. */
const MOST = 40
const ids = z
  .string()
  .max(MOST * 37)
  .transform((list) => (list ? list.split(',') : []))
  .pipe(z.array(idInput))

/**
 * A place, categories, who leads, and a time on several days, separated by commas; `except` is the event being changed, with
 * `following` also those of its series that change with it. Without an end its `type` says how long it lasts.
 */
export const venueQuery = z
  .object({
    place: textInput(120, 1).optional(),
    categories: ids.optional(),
    trainers: ids.optional(),
    substitute: idInput.optional(),
    days,
    from: wallTime,
    to: wallTime.optional(),
    type: eventQuery.shape.type,
    except: idInput.optional(),
    following: z.literal('true').optional(),
  })
  .refine(({ place, categories, trainers }) => place || categories?.length || trainers?.length, {
    error: 'Zadajte miesto, kategórie alebo trénerov.',
    path: ['place'],
  })
  .refine(({ following, except }) => !following || except, {
    error: 'Vyberte udalosť, ktorá sa opakuje.',
    path: ['except'],
  })
export type VenueQuery = z.infer<typeof venueQuery>

/**
 * An event at the same time at the same place, of the same category or with the same leader: its categories by name, `shared`
 * those asked for, and `led` the names of those who lead both.
 */
const venueConflictSchema = eventSchema
  .pick({ id: true, type: true, title: true, startsAt: true, endsAt: true, place: true })
  .extend({ categories: z.array(z.string()), shared: z.array(z.string()), led: z.array(z.string()) })

/** The first of them, and the days, YYYY-MM-DD, on which something would be at the place asked for. */
export const venueConflictsSchema = z.object({
  events: z.array(venueConflictSchema),
  days: z.array(z.string()),
})
export type VenueConflicts = z.infer<typeof venueConflictsSchema>
