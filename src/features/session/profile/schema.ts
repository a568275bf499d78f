import { z } from 'zod'
import { RELATIONS, RIGHTS } from '@/features/users/labels'
import { roleSchema } from '@/features/users/schema'
import { pictureSchema } from '@/fields/picture-schema'
import { keyOf, namedSchema } from '@/lib/schema'

/** A person's own account. */
export const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  playing: z.boolean(),
  username: z.string(),
  email: z.string(),
  /** The e-mail that waits to be confirmed; empty when none does. */
  newEmail: z.string(),
  phone: z.string(),
  photo: pictureSchema,
  /** The secret address of the person's calendar; whoever knows it can read it. */
  calendarUrl: z.string(),
  updatedAt: z.string(),
  children: z.array(
    namedSchema.extend({
      username: z.string(),
      /** The category's name; null for a child in none. */
      category: z.string().nullable(),
      relation: keyOf(RELATIONS),
      right: keyOf(RIGHTS),
      /** The child's photo; null without one. */
      photo: pictureSchema,
      /** The secret address of the child's calendar; empty without the full right, or for a child on trial. */
      calendarUrl: z.string(),
    }),
  ),
})
export type Profile = z.infer<typeof profileSchema>

/** A change of the person's own contact; absent keys stay. */
export const contactInput = z.strictObject({
  phone: z.string().max(24).optional(),
  email: z
    .union([z.literal(''), z.email({ error: 'Zadajte platný e-mail, napríklad meno@priklad.test.' })])
    .optional(),
  /** Required when the e-mail changes, since it can reset the password. */
  currentPassword: z.string().max(256).optional(),
  /** The `updatedAt` the form was opened with. */
  updatedAt: z.iso.datetime(),
})
export type ContactInput = z.infer<typeof contactInput>

/** The token of the link that was sent to a new e-mail. */
export const confirmEmailInput = z.strictObject({ token: z.string().max(100) })
