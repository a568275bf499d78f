import { z } from 'zod'

const password = z.string().max(256)

/** A request for a link to set a password. */
export const linkInput = z.object({ name: z.string().describe('E-mail or sign-in name.') })

/** A new password with the token of a link. */
export const resetInput = z.strictObject({ token: z.string().max(100), password })
export type ResetInput = z.infer<typeof resetInput>

/** A new password, with the current one of the caller. */
export const newPasswordInput = z.strictObject({ currentPassword: password, password })
export type NewPasswordInput = z.infer<typeof newPasswordInput>
