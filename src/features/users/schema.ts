import { z } from 'zod'
import { ROLES } from '@/access/roles'
import { pictureSchema } from '@/fields/picture-schema'
import { dayInput, idInput, keyOf, lineInput, namedSchema } from '@/lib/schema'
import { POSITIONS, RELATIONS, RIGHTS } from './labels'
import { HIGHEST_RATE } from './staff/rules'

export const roleSchema = z.enum(ROLES)
const position = keyOf(POSITIONS)
const relation = keyOf(RELATIONS)
const right = keyOf(RIGHTS)

/** The signed-in person, for the browser. */
export const meSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleSchema,
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  playing: z.boolean(),
  category: namedSchema.nullable(),
  categories: z.array(namedSchema),
  children: z.array(namedSchema.extend({ right })),
  updatedAt: z.string(),
})
export type MeView = z.infer<typeof meSchema>

/** A player in a trainer's lists. */
export const squadPlayerSchema = namedSchema.extend({
  jerseyNumber: z.number().nullable(),
  photo: pictureSchema,
  medicalValidUntil: z.string().nullable(),
})
export type SquadPlayerView = z.infer<typeof squadPlayerSchema>

/** A player of the roster with the guardians' contacts. */
export const rosterPlayerSchema = squadPlayerSchema.extend({
  category: namedSchema.nullable(),
  secondCategory: namedSchema.nullable(),
  birthYear: z.number().nullable(),
  position: position.nullable(),
  phone: z.string(),
  /** The last day of a child's trial; null for everybody else. */
  trialUntil: z.string().nullable(),
  guardians: z.array(namedSchema.extend({ relation, phone: z.string(), email: z.string() })),
})
export type RosterPlayerView = z.infer<typeof rosterPlayerSchema>

/** A person in the office's list and form. */
export const userSchema = z.object({
  id: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  email: z.string(),
  username: z.string(),
  phone: z.string(),
  active: z.boolean(),
  playing: z.boolean(),
  /** Whether a member of staff is on the page „Tréneri“. */
  shownOnSite: z.boolean(),
  category: namedSchema.nullable(),
  secondCategory: namedSchema.nullable(),
  categories: z.array(namedSchema),
  children: z.array(z.object({ player: namedSchema, relation, right })),
  birthDate: z.string().nullable(),
  jerseyNumber: z.number().nullable(),
  position: position.nullable(),
  joinedAt: z.string().nullable(),
  feePausedUntil: z.string().nullable(),
  medicalValidUntil: z.string().nullable(),
  registrationNumber: z.string(),
  trialUntil: z.string().nullable(),
  variableSymbol: z.string(),
  /** Whole cents an hour, of a trainer. */
  hourlyRate: z.number().nullable(),
  updatedAt: z.string(),
})
export type UserView = z.infer<typeof userSchema>

/** A new person from the office's form. */
export const userInput = z.strictObject({
  firstName: lineInput(60, 1),
  lastName: lineInput(60, 1),
  role: roleSchema.optional(),
  email: z
    .union([z.literal(''), z.email()], { error: 'Zadajte e-mail v tvare meno@domena.sk.' })
    .nullable()
    .optional(),
  phone: lineInput(24).nullable().optional(),
  active: z.boolean().optional(),
  playing: z.boolean().optional(),
  shownOnSite: z.boolean().nullable().optional(),
  category: idInput.nullable().optional(),
  secondCategory: idInput.nullable().optional(),
  categories: z.array(idInput).max(20).optional(),
  children: z
    .array(
      z.strictObject({ player: idInput, relation: relation.default('other'), right: right.default('full') }),
    )
    .max(12)
    .optional(),
  birthDate: dayInput.nullable().optional(),
  jerseyNumber: z.number().int().min(1).max(99).nullable().optional(),
  position: position.nullable().optional(),
  joinedAt: dayInput.nullable().optional(),
  feePausedUntil: dayInput.nullable().optional(),
  medicalValidUntil: dayInput.nullable().optional(),
  registrationNumber: lineInput(20).nullable().optional(),
  trialUntil: dayInput.nullable().optional(),
  hourlyRate: z.number().int().min(0).max(HIGHEST_RATE).nullable().optional(),
})
export type UserInput = z.infer<typeof userInput>
