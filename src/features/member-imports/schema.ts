import { z } from 'zod'
import { countsSchema, importedSchema, importSchemas, keptSchema } from '@/lib/import-schema'
import { keyOf, pageSchema } from '@/lib/schema'
import { RELATIONS } from '@/features/users/labels'
import { IMPORT_FIELDS } from './columns/labels'
import { ROW_KINDS } from './labels'

/** Decided is a player's id, or `new`. */
export const { file: fileSchema, input: importInput, perform: performInput } = importSchemas(IMPORT_FIELDS)
export type FileView = z.infer<typeof fileSchema>
export type ImportInput = z.infer<typeof importInput>
export type PerformInput = z.infer<typeof performInput>

const value = z.union([z.string(), z.number(), z.null()])

/** What becomes of a row, in the words of the screen. */
export const plannedRowSchema = z.object({
  number: z.number(),
  kind: keyOf(ROW_KINDS),
  id: z.string().nullable(),
  name: z.string(),
  /** What is set, a category by its name; `before` where something is replaced. */
  changes: z.array(z.object({ field: z.string(), before: value, after: value })),
  guardians: z.array(
    z.object({
      name: z.string(),
      relation: keyOf(RELATIONS),
      /** Of somebody of the club, as they are reached there. */
      contact: z.string(),
      /** What somebody of the club gets of the row's contact because they have none. */
      filled: z.string(),
      /** What the row says otherwise of the contact of somebody of the club; it is not written. */
      other: z.string(),
      isNew: z.boolean(),
      /** The row in which the same new account stands first; null in that row. */
      sameAs: z.number().nullable(),
      linked: z.boolean(),
    }),
  ),
  problems: z.array(z.string()),
  notes: z.array(z.string()),
  likely: z.array(
    z.object({
      id: z.string().nullable(),
      row: z.number().nullable(),
      name: z.string(),
      /** „rovnaký telefón“, „iný zástupca (v klube Jana Malá)“ */
      facts: z.array(z.string()),
    }),
  ),
})

/** What an import would do. */
export const previewSchema = z.object({
  rows: z.array(plannedRowSchema),
  counts: countsSchema(ROW_KINDS),
  /** New accounts of guardians. */
  guardians: z.number(),
  seen: z.string(),
})
export type PreviewView = z.infer<typeof previewSchema>

/** An import that was made. */
export const importSchema = importedSchema.extend({
  created: z.number(),
  changed: z.number(),
  /** New accounts of guardians. */
  guardians: z.number(),
  /** Whom its undo has left. */
  kept: keptSchema,
})
export type ImportView = z.infer<typeof importSchema>

/** A page of the imports so far. */
export const historySchema = z.object({ imports: z.array(importSchema), page: pageSchema })
export type ImportHistory = z.infer<typeof historySchema>
