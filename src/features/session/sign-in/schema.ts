import { z } from 'zod'
import { protocolInput } from '../schema'

/** What the address of the sign-in page carries along: where to go afterwards, and what went wrong. */
export const signInQuery = z.object({ callbackUrl: z.string().optional(), error: z.string().optional() })

/** What the sign-in form sends. */
export const signInInput = protocolInput.extend({
  email: z.string().optional().describe('E-mail or sign-in name; `username` is taken too.'),
  username: z.string().optional(),
  password: z.string().optional(),
})
