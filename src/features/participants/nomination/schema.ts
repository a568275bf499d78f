import { z } from 'zod'
import { POSITIONS } from '@/features/users/labels'
import { EVENT_LIMIT } from '@/lib/page-size'
import { areDifferent, idInput, keyOf, namedSchema, notifyInput } from '@/lib/schema'
import { ANSWERS } from '../labels'
import { NOMINATIONS } from './labels'

/** A nomination. */
export const nominationSchema = keyOf(NOMINATIONS)

/** How often a player was in the squad, its substitute, or not in it, in this season's past matches and tournaments. */
const seasonSchema = z.object({ in: z.number(), substitute: z.number(), out: z.number() })
export type SeasonNominations = z.infer<typeof seasonSchema>

/** Somebody the caller may nominate, with what helps to decide. */
const candidateSchema = z.object({
  player: namedSchema,
  jerseyNumber: z.number().nullable(),
  position: keyOf(POSITIONS).nullable(),
  answer: keyOf(ANSWERS).nullable(),
  /** The note given with the answer; empty without one. */
  reason: z.string(),
  nomination: nominationSchema.nullable(),
  season: seasonSchema,
})
export type Candidate = z.infer<typeof candidateSchema>

/** Everybody the caller may nominate for an event, by name, and how many places the nomination has. */
export const candidatesSchema = z.object({ candidates: z.array(candidateSchema), squadSize: z.number() })
export type Candidates = z.infer<typeof candidatesSchema>

const chosenInput = z.strictObject({
  player: idInput,
  nomination: nominationSchema.nullable(),
  /** What the caller saw; another one that was stored meanwhile is a conflict. Left out, nothing is compared. */
  seen: nominationSchema.nullable().optional(),
})

/** Nominations of players; `null` clears one. `squadSize` is the number of places, when it changes. */
export const nominationInput = z
  .strictObject({
    players: z
      .array(chosenInput)
      .max(EVENT_LIMIT)
      .refine((players) => areDifferent(players.map(({ player }) => player)), {
        error: 'Každého hráča uveďte raz.',
      }),
    squadSize: z.number().int().min(1).max(60).optional(),
    /** Whether families are told. */
    notify: notifyInput,
  })
  .refine(({ players, squadSize }) => players.length > 0 || squadSize !== undefined, {
    error: 'Vyberte aspoň jedného hráča.',
    path: ['players'],
  })
export type NominationInput = z.infer<typeof nominationInput>

/** Of a refused nomination: a player about whom somebody else has decided otherwise meanwhile. */
export interface NominationConflict {
  player: string
  theirs: z.infer<typeof nominationSchema> | null
}
