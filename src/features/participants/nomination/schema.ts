import { z } from 'zod'
import { EVENT_LIMIT } from '@/lib/page-size'
import { idInput, keyOf } from '@/lib/schema'
import { NOMINATIONS } from './labels'

/** A place in the squad as calls name it. */
export const nominationSchema = keyOf(NOMINATIONS)

/** The places of some players in the squad; `null` takes the decision about one back. */
export const nominationInput = z.strictObject({
  players: z
    .array(z.strictObject({ player: idInput, nomination: nominationSchema.nullable() }))
    .min(1)
    .max(EVENT_LIMIT),
})
export type NominationInput = z.infer<typeof nominationInput>
