import { z } from 'zod'

/** How far the invitations of an import to coming events are while they are written, or deleted by its undo. */
export const importProgressSchema = z.object({
  /** Invitations to coming events that the players of the import have. */
  written: z.number(),
  /** Those they get in all. */
  due: z.number(),
  isUndoing: z.boolean(),
})
export type ImportProgress = z.infer<typeof importProgressSchema>
