import { z } from 'zod'
import { IMPORT_LIMITS } from './import-limits'
import { keyOf, lineInput, operationInput } from './schema'

const cell = z.union([z.string().max(IMPORT_LIMITS.letters), z.number(), z.boolean(), z.null()])

/** Of a preview: how many rows there are of each kind. */
export const countsSchema = <Kind extends string>(kinds: Record<Kind, unknown>) =>
  z.object(
    Object.fromEntries(Object.keys(kinds).map((kind) => [kind, z.number()])) as Record<Kind, z.ZodNumber>,
  )

/**
 * The shapes of an import of one kind of file whose columns hold these fields: the file as it was read, the same with what
 * the office says about it, and the same to be done.
 */
export function importSchemas<Field extends string>(fields: Record<Field, string>) {
  const field = keyOf(fields)
  /** Which field each column holds; each field once. */
  const mapping = z
    .array(field.nullable())
    .max(IMPORT_LIMITS.columns)
    .refine(
      (columns) => {
        const named = columns.filter((each) => each !== null)
        return new Set(named).size === named.length
      },
      { error: 'Každý údaj môže byť len v jednom stĺpci.' },
    )
  const input = z.strictObject({
    rows: z.array(z.array(cell).max(IMPORT_LIMITS.columns)).min(2).max(IMPORT_LIMITS.rows),
    heading: z
      .number()
      .int()
      .min(0)
      .max(IMPORT_LIMITS.rows - 1),
    mapping,
    /** What was decided for rows by their numbers. */
    decisions: z.record(z.string().regex(/^\d{1,4}$/), z.string().max(36)).default({}),
  })
  return {
    /** Its cells, the index of the row with the headings, and what each column seems to be. */
    file: z.object({
      fileName: z.string(),
      rows: z.array(z.array(cell)),
      heading: z.number().nullable(),
      mapping: z.array(field.nullable()),
    }),
    input,
    /** `seen` is the digest of the preview it was decided by. */
    perform: input.extend({
      operation: operationInput,
      fileName: lineInput(120, 1),
      seen: z.string().length(64),
    }),
  }
}

/** What an undo left as it is, and why: „má dochádzku“. */
export const keptSchema = z.array(z.object({ name: z.string(), why: z.string() }))
export type Kept = z.infer<typeof keptSchema>

/** What every import says of itself; `undoUntil` is the last day on which it can be taken back, null when it no longer can. */
export const importedSchema = z.object({
  id: z.string(),
  fileName: z.string(),
  importedAt: z.string(),
  importedBy: z.string(),
  undoneAt: z.string().nullable(),
  undoUntil: z.string().nullable(),
})
