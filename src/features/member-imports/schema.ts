import { z } from 'zod'
import { keyOf, lineInput, operationInput, pageSchema } from '@/lib/schema'
import { RELATIONS } from '@/features/users/labels'
import { IMPORT_FIELDS } from './columns/labels'

/** Rows of a file, its heading included, and columns. */
const ROWS = 3_100
const COLUMNS = 100

const field = keyOf(IMPORT_FIELDS)
const cell = z.union([z.string().max(2_000), z.number(), z.boolean(), z.null()])
/** Which field each column holds; each field once. */
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

/** A file as it was read: its cells, the index of the row with the headings, and what each column seems to be. */
export const fileSchema = z.object({
  fileName: z.string(),
  rows: z.array(z.array(cell)),
  heading: z.number().nullable(),
  mapping: z.array(field.nullable()),
})
export type FileView = z.infer<typeof fileSchema>

/** A read file with the office's mapping, and what it decided for rows by their numbers: a player's id, or `new`. */
export const importInput = z.strictObject({
  rows: z.array(z.array(cell).max(COLUMNS)).min(2).max(ROWS),
  heading: z
    .number()
    .int()
    .min(0)
    .max(ROWS - 1),
  mapping,
  decisions: z.record(z.string().regex(/^\d{1,4}$/), z.string().max(36)).default({}),
})
export type ImportInput = z.infer<typeof importInput>

/** The same to be done; `seen` is the preview it was decided by. */
export const performInput = importInput.extend({
  operation: operationInput,
  fileName: lineInput(120, 1),
  seen: z.string().length(64),
})
export type PerformInput = z.infer<typeof performInput>

const kind = z.enum(['new', 'changed', 'same', 'wrong', 'unsure'])
const value = z.union([z.string(), z.number(), z.null()])

/** What becomes of a row, in the words of the screen. */
export const plannedRowSchema = z.object({
  number: z.number(),
  kind,
  id: z.string().nullable(),
  name: z.string(),
  /** What is set, a category by its name; `before` where something is replaced. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  guardians: z.array(
    z.object({
      name: z.string(),
      relation: keyOf(RELATIONS),
      contact: z.string(),
      isNew: z.boolean(),
      linked: z.boolean(),
    }),
  ),
  problems: z.array(z.string()),
  likely: z.array(z.object({ id: z.string().nullable(), row: z.number().nullable(), name: z.string() })),
})

/** What an import would do. */
export const previewSchema = z.object({
  rows: z.array(plannedRowSchema),
  counts: z.object({
    new: z.number(),
    changed: z.number(),
    same: z.number(),
    wrong: z.number(),
    unsure: z.number(),
  }),
  /** New accounts of guardians. */
  guardians: z.number(),
  seen: z.string(),
})
export type PreviewView = z.infer<typeof previewSchema>

/** An import that was made; `undoUntil` is the last day on which it can be taken back, null when it no longer can. */
export const importSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  created: z.number(),
  changed: z.number(),
  /** New accounts of guardians. */
  guardians: z.number(),
  importedAt: z.string(),
  importedBy: z.string(),
  undoneAt: z.string().nullable(),
  undoUntil: z.string().nullable(),
})
export type ImportView = z.infer<typeof importSchema>

/** A page of the imports so far. */
export const historySchema = z.object({ imports: z.array(importSchema), page: pageSchema })
export type ImportHistory = z.infer<typeof historySchema>
