import { z } from 'zod'
import { formatInput, keyOf, textInput } from '@/lib/schema'
import { KINDS, STATES } from '../labels'

/** The office's list of enquiries as a file, filtered as the list is. */
export const enquiryFileQuery = z.strictObject({
  format: formatInput,
  kind: keyOf(KINDS).optional(),
  state: keyOf(STATES).optional(),
  search: textInput(80).optional(),
})
export type EnquiryFileQuery = z.infer<typeof enquiryFileQuery>
