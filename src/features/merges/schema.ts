import { z } from 'zod'
import { idInput, keyOf, namedSchema } from '@/lib/schema'
import { FIELDS } from './labels'

/** Which person becomes the one of the address, by the comparison the office has seen, with these values of the other. */
export const mergeInput = z.strictObject({
  currentPassword: z.string().max(256),
  other: idInput,
  /** The fingerprint of the comparison. */
  seen: z.string().min(1).max(64),
  /** The fields of which the other person's value stays. */
  chosen: z.array(keyOf(FIELDS)).max(Object.keys(FIELDS).length).default([]),
})
export type MergeInput = z.infer<typeof mergeInput>

/** The person who stays. */
export const mergedSchema = z.object({ user: namedSchema })
