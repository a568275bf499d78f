import { z } from 'zod'
import { countsSchema, importedSchema, importSchemas, keptSchema } from '@/lib/import-schema'
import { idInput, keyOf, lineInput, notifyInput, pageSchema } from '@/lib/schema'
import { FIXTURE_FIELDS } from '../fixture-columns/labels'
import { ROW_KINDS } from './labels'

const shapes = importSchemas(FIXTURE_FIELDS)

/** What is chosen for the whole file: the category of rows that name none, and which team of the file is the club's. */
const forAll = {
  category: idInput.nullable().default(null),
  team: lineInput(120).nullable().default(null),
}

export const fileSchema = shapes.file
export type FileView = z.infer<typeof fileSchema>

/** A read schedule; decided is a match's id, or `new`. */
export const importInput = shapes.input.extend(forAll)
export type ImportInput = z.infer<typeof importInput>

export const performInput = shapes.perform.extend({ ...forAll, notify: notifyInput })
export type PerformInput = z.infer<typeof performInput>

/** What becomes of a row, in the words of the screen. */
export const plannedRowSchema = z.object({
  number: z.number(),
  kind: keyOf(ROW_KINDS),
  /** „Lipová – Brezová“ */
  name: z.string(),
  category: z.string(),
  startsAt: z.string().nullable(),
  /** What is set; `before` where something is replaced. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string() })),
  problems: z.array(z.string()),
  /** What the office should know of a row that is written all the same. */
  notes: z.array(z.string()),
  choices: z.array(z.object({ decision: z.string(), label: z.string() })),
})

/** What an import would do. */
export const previewSchema = z.object({
  rows: z.array(plannedRowSchema),
  counts: countsSchema(ROW_KINDS),
  /** Of what families are told: categories with upcoming new or moved matches, and who will lead new ones. */
  told: z.object({ categories: z.array(z.string()), trainers: z.array(z.string()) }),
  seen: z.string(),
})
export type PreviewView = z.infer<typeof previewSchema>

/** An import that was made. */
export const importSchema = importedSchema.extend({
  created: z.number(),
  changed: z.number(),
  /** The matches its undo has left. */
  kept: keptSchema,
})
export type ImportView = z.infer<typeof importSchema>

/** A page of the imports so far. */
export const historySchema = z.object({ imports: z.array(importSchema), page: pageSchema })
export type ImportHistory = z.infer<typeof historySchema>
