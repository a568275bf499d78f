import { z } from 'zod'
import { isDay } from './dates'
import { FILE_FORMATS } from './file-formats'
import { isId } from './ids'
import { PAGE_LIMIT, PAGE_SIZE } from './page-size'
import { isOneLine, isPlain, visible } from './text'

/** Which page of a list, counted from 1, and how many rows on it. */
export interface Paging {
  page: number
  size: number
}

const wholeUpTo = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: 'Zadajte celé číslo.' })
    .transform(Number)
    .pipe(z.number().min(1).max(most))

/** The query keys of every paged list. */
export const pagingQuery = {
  page: wholeUpTo(100_000).default(1),
  size: wholeUpTo(PAGE_LIMIT).default(PAGE_SIZE),
}

/** The page's number, size and total of rows, in every response with a paged list. */
export const pageSchema = z.object({ number: z.number(), size: z.number(), total: z.number() })
export type PageView = z.infer<typeof pageSchema>

/** One of our ids. */
export const idInput = z
  .string()
  .refine(isId, { error: 'Toto nie je platný odkaz na záznam.' })
  .meta({ format: 'uuid' })

/** Ids in an address, separated by commas, so many at most; each takes 36 characters. */
export const idListInput = (most: number) =>
  z
    .string()
    .max(most * 37)
    .transform((list) => list.split(',').filter(Boolean))
    .refine((list) => list.every(isId), { error: 'Toto nie je platný odkaz na záznam.' })

/** Whether a list names everything once. */
export const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** A calendar day YYYY-MM-DD. */
export const dayInput = z
  .string()
  .refine(isDay, { error: 'Zadajte platný dátum, napríklad 24. 11. 2026.' })
  .meta({ format: 'date' })
/** A month, YYYY-MM. */
export const monthInput = z
  .string()
  .refine((month) => isDay(`${month}-01`), { error: 'Zadajte mesiac v tvare 2026-09.' })
/** A moment with its zone, kept as UTC. */
export const momentInput = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ offset: true, error: 'Zadajte platný dátum a čas.' }))
  .refine((moment) => isDay(moment.slice(0, 10)), { error: 'Zadajte platný dátum a čas.' })
  .transform((moment) => new Date(moment).toISOString())

/** A text a person typed, trimmed; without control characters, which no keyboard makes. One of which nothing is seen is empty. */
export const textInput = (most: number, least = 0) =>
  z
    .string()
    .refine(isPlain, { error: 'Text obsahuje nepovolené znaky.' })
    .overwrite(visible)
    .min(least)
    .max(most)

/** A text of one line, as a name or a title: a further line could be taken for somebody else's words. */
export const lineInput = (most: number, least = 0) =>
  textInput(most, least).refine(isOneLine, { error: 'Zadajte jeden riadok textu.' })

/** Whether those whom it concerns are told of what the caller does; they are unless it says no. */
export const notifyInput = z.boolean().default(true)

/** The client's id of an operation, so that sending it twice does it once: plain characters, which every database keeps. */
export const operationInput = z.string().regex(/^[\w-]{8,64}$/, { error: 'Načítajte stránku znova.' })

/** The `updatedAt` of the row the editor saw. */
export const seenInput = z
  .string()
  .max(40)
  .pipe(z.iso.datetime({ offset: true, error: 'Načítajte záznam znova.' }))

/** A response that only names the row. */
export const idSchema = z.object({ id: z.string() })
/** A row as other rows refer to it. */
export const namedSchema = z.object({ id: z.string(), name: z.string() })
export type Named = z.infer<typeof namedSchema>
/** One of the keys of a table of labels. */
export const keyOf = <Labels extends Record<string, unknown>>(labels: Labels) =>
  z.enum(Object.keys(labels) as (keyof Labels & string)[])
/** The form in which a list is downloaded. */
export const formatInput = keyOf(FILE_FORMATS).default('xlsx')
/** A `select` of exactly the columns a shape shows. */
export const columnsOf = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) =>
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, true])) as Record<keyof Shape, true>
/** The input of a change: absent keys stay, `updatedAt` is what the editor saw. */
export const changeOf = <Shape extends z.ZodRawShape>(input: z.ZodObject<Shape>) =>
  z.strictObject({ ...input.partial().shape, updatedAt: seenInput })
