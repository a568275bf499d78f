import { z } from 'zod'
import { EVENT_LIMIT } from '@/lib/page-size'
import { idInput, keyOf, notifyInput } from '@/lib/schema'
import { NOMINATIONS } from './labels'

/** A nomination. */
export const nominationSchema = keyOf(NOMINATIONS)

/** Nominations of players; `null` clears one. */
export const nominationInput = z.strictObject({
  players: z
    .array(z.strictObject({ player: idInput, nomination: nominationSchema.nullable() }))
    .min(1)
    .max(EVENT_LIMIT),
  /** Whether families are told. */
  notify: notifyInput,
})
export type NominationInput = z.infer<typeof nominationInput>
