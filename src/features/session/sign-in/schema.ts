import { z } from 'zod'
import { protocolInput } from '../schema'

/** The query of the sign-in page: the page to open afterwards, and the code of what went wrong. */
export const signInQuery = z.object({ callbackUrl: z.string().optional(), error: z.string().optional() })

/** What the sign-in form sends. */
export const signInInput = protocolInput.extend({
  email: z.string().optional().describe('E-mail or sign-in name; `username` is taken too.'),
  username: z.string().optional(),
  password: z.string().optional(),
})
