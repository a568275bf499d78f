import { z } from 'zod'
import { formatInput, idInput, keyOf, textInput } from '@/lib/schema'
import { KIND_WORDS, STATE_WORDS } from '../admin/labels'

/** The office's list of people as a file, filtered as the list is. */
export const userFileQuery = z.strictObject({
  format: formatInput,
  role: keyOf(KIND_WORDS).optional(),
  category: idInput.optional(),
  state: keyOf(STATE_WORDS).default('active'),
  search: textInput(80).default(''),
  /** `registration`: of those who play, what the federation registers a player by. */
  columns: z.enum(['registration']).optional(),
})
export type UserFileQuery = z.infer<typeof userFileQuery>
