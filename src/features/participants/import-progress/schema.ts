import { z } from 'zod'

/** How far the invitations of an import are. */
export const importProgressSchema = z.object({
  /** Invitations to coming events that the players of the import have. */
  written: z.number(),
  /** Those they get in all; 0 once the import is taken back. */
  due: z.number(),
  /** Whether a job is writing invitations now, of this import or of something else. */
  isWriting: z.boolean(),
})
export type ImportProgress = z.infer<typeof importProgressSchema>
