import type { z } from 'zod'

type View<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>

/** Keys of the view that are neither given nor a property of the row of a fitting type. */
type Missing<V, Row, Given> = {
  [Key in Exclude<keyof V, keyof Given>]: Key extends keyof Row
    ? NonNullable<Row[Key]> extends V[Key]
      ? never
      : Key
    : Key
}[Exclude<keyof V, keyof Given>]

/** The values of missing properties: null where the schema allows it, else an empty text or false. */
const empties = new WeakMap<z.ZodObject, Record<string, unknown>>()
const emptiesOf = (schema: z.ZodObject): Record<string, unknown> => {
  const known = empties.get(schema)
  if (known) return known
  const made = Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => [
      key,
      [null, '', false].find((value) => (field as z.ZodType).safeParse(value).success),
    ]),
  )
  empties.set(schema, made)
  return made
}

/**
 * The view of a row by its schema: the properties in `given`, the others from the row, and for missing ones null, an empty
 * text or false, the first the schema allows. A property that neither has does not compile.
 */
export function viewOf<Shape extends z.ZodRawShape, Row extends object, Given extends Partial<View<Shape>>>(
  schema: z.ZodObject<Shape>,
  row: [Missing<View<Shape>, Row, Given>] extends [never] ? Row : { given: Missing<View<Shape>, Row, Given> },
  given: Given,
): View<Shape> {
  const stored = row as Record<string, unknown>
  const empty = emptiesOf(schema)
  return Object.fromEntries(
    Object.keys(schema.shape).map((key) => [
      key,
      key in given ? given[key as keyof Given] : (stored[key] ?? empty[key]),
    ]),
  ) as View<Shape>
}
