import { z } from 'zod'
import { RELATIONS, RIGHTS } from '@/features/users/labels'
import { roleSchema } from '@/features/users/schema'
import { keyOf, namedSchema } from '@/lib/schema'

/** What a person sees of their own account. */
export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  playing: z.boolean(),
  username: z.string(),
  email: z.string(),
  /** An address that waits to be confirmed; empty when none does. */
  newEmail: z.string(),
  phone: z.string(),
  /** On how many devices the account is signed in. */
  devices: z.number(),
  /** The secret address of the own calendar; whoever has it can read it. */
  calendarUrl: z.string(),
  updatedAt: z.string(),
  children: z.array(
    namedSchema.extend({
      username: z.string(),
      /** The category's name; null for a child in none. */
      category: z.string().nullable(),
      relation: keyOf(RELATIONS),
      right: keyOf(RIGHTS),
    }),
  ),
})
export type Profile = z.infer<typeof profileSchema>

/** What a person changes of their own contact; absent keys stay. */
export const contactInput = z.strictObject({
  phone: z.string().max(24).optional(),
  email: z
    .union([z.literal(''), z.email({ error: 'Zadajte platný e-mail, napríklad meno@priklad.test.' })])
    .optional(),
  /** Needed only when the e-mail changes: it is the key to the account. */
  currentPassword: z.string().max(256).optional(),
  /** The state the form was opened on. */
  updatedAt: z.iso.datetime(),
})
export type ContactInput = z.infer<typeof contactInput>

/** The token of the link that was sent to a new e-mail. */
export const confirmEmailInput = z.strictObject({ token: z.string().max(100) })
