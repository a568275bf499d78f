import { z } from 'zod'
import { chosenFeesInput } from '../schema'

/** Whether the family reports the fees as paid, or takes the reports back. */
export const reportPaidInput = z.strictObject({ fees: chosenFeesInput, claimed: z.boolean() })

/** Fees whose reported money has not come. */
export const refuseClaimsInput = z.strictObject({ fees: chosenFeesInput })

/** How many fees the request is about; those settled meanwhile do not count. */
export const claimedFeesSchema = z.object({ count: z.number() })
export type ClaimedFees = z.infer<typeof claimedFeesSchema>
