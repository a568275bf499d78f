import { z } from 'zod'
import { idInput, namedSchema, pageSchema, pagingQuery, textInput } from '@/lib/schema'
import { rosterPlayerSchema } from '../schema'

/** A page of the players of the caller's categories by category, with the trainers of each. */
export const playersByCategorySchema = z.object({
  data: z.array(
    z.object({ category: namedSchema, players: z.array(namedSchema), trainers: z.array(namedSchema) }),
  ),
  page: pageSchema,
})
export type PlayersByCategoryView = z.infer<typeof playersByCategorySchema>

/** A page of the players of the caller's categories, by name. */
export const rosterSchema = z.object({ users: z.array(rosterPlayerSchema), page: pageSchema })

/** A page of one of the caller's categories; without it of all of them. */
export const playersByCategoryQuery = z.object({ category: idInput.optional(), ...pagingQuery })
export type PlayersByCategoryQuery = z.infer<typeof playersByCategoryQuery>

/** A filter of the roster: words of the name, a category. */
export const rosterQuery = z.object({
  search: textInput(80).optional(),
  category: idInput.optional(),
  ...pagingQuery,
})
export type RosterQuery = z.infer<typeof rosterQuery>
