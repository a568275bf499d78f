import { z } from 'zod'

/** The caller's password: an archive holds everything about a family. */
export const archiveInput = z.strictObject({ currentPassword: z.string().max(256) })

/** The address of a prepared archive, for the session that asked for it. */
export const preparedSchema = z.object({ url: z.string(), expiresAt: z.string() })
export type Prepared = z.infer<typeof preparedSchema>
