import { z } from 'zod'
import { idInput } from '@/lib/schema'
import { MAX_INVITATIONS } from './rules'

/** The accounts to invite. */
export const invitationsInput = z.strictObject({ users: z.array(idInput).min(1).max(MAX_INVITATIONS) })

/** How many invitations were queued, and how many accounts were left out: signed in, or invited, meanwhile. */
export const invitationsSchema = z.object({ invited: z.number(), leftOut: z.number() })
export type InvitationsView = z.infer<typeof invitationsSchema>
