import { z } from 'zod'
import { countsSchema, importedSchema, importSchemas } from '@/lib/import-schema'
import { idInput, keyOf, namedSchema, notifyInput, pageSchema } from '@/lib/schema'
import { BANK_FIELDS } from './columns/labels'
import { LIKELY, REASONS, ROW_KINDS } from './labels'

const { file, input, perform } = importSchemas(BANK_FIELDS)

/** A statement as it was read. */
export const statementFileSchema = file.extend({
  /** The account it is of, where that is not the one of the club's settings. */
  otherAccount: z.string().nullable(),
  /** How many movements the bank has not booked yet: they are not among the rows. */
  pending: z.number(),
})
export type StatementFile = z.infer<typeof statementFileSchema>

/**
 * Decided is a player's id, `leave` for later, `dismiss` for what is no fee, `seen` for what is in the books already, or `return`
 * for money that left and is a payment that came back.
 */
export const statementInput = input
export type StatementInput = z.infer<typeof statementInput>

/** `notify` is whether families are told of their payments. */
export const performStatementInput = perform.extend({ notify: notifyInput })
export type PerformStatement = z.infer<typeof performStatementInput>

/** A movement, in the words of the screen; cents. */
const movement = {
  day: z.string(),
  amount: z.number(),
  symbol: z.string().nullable(),
  payer: z.string().nullable(),
  iban: z.string().nullable(),
  note: z.string().nullable(),
}
const choice = namedSchema.extend({ category: z.string(), reason: keyOf(REASONS) })
/** Why it may be in the books already; then `seen` is a decision. */
const likely = keyOf(LIKELY).nullable()

/** What becomes of a movement. */
export const matchedRowSchema = z.object({
  number: z.number(),
  kind: keyOf(ROW_KINDS),
  ...movement,
  /** Whose fees a matched one pays first, or a returned one has paid, also what may be one. */
  player: namedSchema.nullable(),
  /** The day of the money that it takes back, or may. */
  paidOn: z.string().nullable(),
  /** The number of the row of this file that it may take back. */
  pair: z.number().nullable(),
  likely,
  /** How much of a matched one is over what the family owes by then, and becomes its credit; cents. */
  surplus: z.number(),
  choices: z.array(choice),
})

/** What an import of a statement would do. */
export const statementPreviewSchema = z.object({
  rows: z.array(matchedRowSchema),
  wrong: z.array(z.object({ number: z.number(), problem: z.string() })),
  counts: countsSchema(ROW_KINDS),
  seen: z.string(),
})
export type StatementPreview = z.infer<typeof statementPreviewSchema>

/** A statement that was imported. */
export const statementSchema = importedSchema.extend({
  firstDay: z.string(),
  lastDay: z.string(),
  booked: z.number(),
  amount: z.number(),
  returned: z.number(),
})
export type StatementView = z.infer<typeof statementSchema>
export const statementsSchema = z.object({ statements: z.array(statementSchema), page: pageSchema })
export type StatementHistory = z.infer<typeof statementsSchema>

/** A movement that waits for the office, with the players it may be for. */
export const leftRowSchema = z.object({ id: z.string(), ...movement, likely, choices: z.array(choice) })
export const leftRowsSchema = z.object({ rows: z.array(leftRowSchema), page: pageSchema })
export type LeftRows = z.infer<typeof leftRowsSchema>

/** Whose fees a waiting movement pays. */
export const bookInput = z.strictObject({ player: idInput, notify: notifyInput })
export type BookInput = z.infer<typeof bookInput>
