import { z } from 'zod'
import { keyOf, lineInput } from '@/lib/schema'
import { KINDS } from './labels'
import { LEAST, MOST } from './rules'

/** What is looked for. */
export const searchQuery = z.object({ query: lineInput(MOST, LEAST) })

/** One of what was found: its name, what it is, and where it is edited. */
const hitSchema = z.object({
  id: z.string(),
  name: z.string(),
  detail: z.string(),
  href: z.string(),
  /** Where the fees of a player are, or those of a guardian's children. */
  fees: z.array(z.object({ name: z.string(), href: z.string() })),
})
export type Hit = z.infer<typeof hitSchema>

/** What was found of one kind: the first few, how many there are, and the list that shows them all. */
const groupSchema = z.object({
  kind: keyOf(KINDS),
  total: z.number(),
  /** Whether there are more than were counted. */
  isMore: z.boolean(),
  href: z.string(),
  hits: z.array(hitSchema),
})
export type FoundGroup = z.infer<typeof groupSchema>

/** The kinds of which anything was found. */
export const foundSchema = z.object({ groups: z.array(groupSchema) })
export type Found = z.infer<typeof foundSchema>
