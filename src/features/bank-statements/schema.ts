import { z } from 'zod'
import { idInput, keyOf, lineInput, namedSchema, notifyInput, operationInput, pageSchema } from '@/lib/schema'
import { BANK_FIELDS } from './columns/labels'
import { REASONS, ROW_KINDS } from './labels'

/** Rows of a statement, its heading included, and columns. */
const ROWS = 3_100
const COLUMNS = 100

const field = keyOf(BANK_FIELDS)
const cell = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()])
const mapping = z
  .array(field.nullable())
  .max(COLUMNS)
  .refine(
    (fields) => {
      const named = fields.filter((each) => each !== null)
      return new Set(named).size === named.length
    },
    { error: 'Každý údaj môže byť len v jednom stĺpci.' },
  )

/** A statement as it was read: its cells, the index of the row with the headings, and what each column seems to be. */
export const statementFileSchema = z.object({
  fileName: z.string(),
  rows: z.array(z.array(cell)),
  heading: z.number().nullable(),
  mapping: z.array(field.nullable()),
  /** The account it is of, where that is not the one of the club's settings. */
  otherAccount: z.string().nullable(),
})
export type StatementFile = z.infer<typeof statementFileSchema>

/**
 * A read statement with the office's mapping, and what it decided for rows by their numbers: a player's id, `leave` for later,
 * or `dismiss` for what is no fee.
 */
export const statementInput = z.strictObject({
  rows: z.array(z.array(cell).max(COLUMNS)).min(2).max(ROWS),
  heading: z
    .number()
    .int()
    .min(0)
    .max(ROWS - 1),
  mapping,
  decisions: z.record(z.string().regex(/^\d{1,4}$/), z.string().max(36)).default({}),
})
export type StatementInput = z.infer<typeof statementInput>

/** The same to be done; `seen` is the preview it was decided by, `notify` whether families are told of their payments. */
export const performStatementInput = statementInput.extend({
  operation: operationInput,
  fileName: lineInput(120, 1),
  seen: z.string().length(64),
  notify: notifyInput,
})
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

/** What becomes of a movement. */
export const matchedRowSchema = z.object({
  number: z.number(),
  kind: keyOf(ROW_KINDS),
  ...movement,
  /** Whose fees a matched one pays first, or a returned one has paid. */
  player: namedSchema.nullable(),
  choices: z.array(choice),
})

/** What an import of a statement would do. */
export const statementPreviewSchema = z.object({
  rows: z.array(matchedRowSchema),
  wrong: z.array(z.object({ number: z.number(), problem: z.string() })),
  counts: z.object(
    Object.fromEntries(Object.keys(ROW_KINDS).map((kind) => [kind, z.number()])) as Record<
      keyof typeof ROW_KINDS,
      z.ZodNumber
    >,
  ),
  seen: z.string(),
})
export type StatementPreview = z.infer<typeof statementPreviewSchema>

/** A statement that was imported; `undoUntil` is the last day on which it can be taken back, null when it no longer can. */
export const statementSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  booked: z.number(),
  amount: z.number(),
  returned: z.number(),
  importedAt: z.string(),
  importedBy: z.string(),
  undoneAt: z.string().nullable(),
  undoUntil: z.string().nullable(),
})
export type StatementView = z.infer<typeof statementSchema>
export const statementsSchema = z.object({ statements: z.array(statementSchema), page: pageSchema })
export type StatementHistory = z.infer<typeof statementsSchema>

/** A movement that waits for the office, with the players it may be for. */
export const leftRowSchema = z.object({ id: z.string(), ...movement, choices: z.array(choice) })
export const leftRowsSchema = z.object({ rows: z.array(leftRowSchema), page: pageSchema })
export type LeftRows = z.infer<typeof leftRowsSchema>

/** Whose fees a waiting movement pays. */
export const bookInput = z.strictObject({ player: idInput, notify: notifyInput })
export type BookInput = z.infer<typeof bookInput>
