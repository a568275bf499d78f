import { z } from 'zod'
import { trashRow } from '@/access/edit'
import { call } from '@/lib/contract'
import { idSchema, seenInput, textInput } from '@/lib/schema'
import { createCategory, restoreCategory, updateCategory } from './commands'
import { categoryList, officeCategories, officeCategory } from './queries'

const year = z.number().nullable()

const ADMIN = ['admin'] as const
const wallTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Zadajte čas v tvare 17:00.' })
const birthYear = z.number().int().min(1950).max(2100).nullable()

const officeAnswer = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  showInMatches: z.boolean(),
  birthYears: z.object({ from: year, to: year }),
  trainingSlots: z.array(
    z.object({ weekday: z.number(), from: z.string(), to: z.string(), place: z.string() }),
  ),
  order: z.number(),
  monthlyFee: z.number().nullable(),
  colour: z.string(),
  updatedAt: z.string(),
})

const draft = {
  name: textInput(40, 1),
  showInMatches: z.boolean().optional(),
  order: z.number().int().min(0).max(10_000).optional(),
  birthYears: z.strictObject({ from: birthYear, to: birthYear }).optional(),
  trainingSlots: z
    .array(
      z.strictObject({
        weekday: z.number().int().min(1).max(7),
        from: wallTime,
        to: wallTime,
        place: textInput(80, 1),
      }),
    )
    .max(14)
    .optional(),
  monthlyFee: z.number().int().min(0).max(1_000_000).nullable().optional(),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Zadajte farbu v tvare #0E5A3C.' })
    .nullable()
    .optional(),
}

const one = z.object({ category: officeAnswer })

export const categoryCalls = [
  call({
    method: 'GET',
    path: '/categories',
    summary: "Categories in the club's order, with their weekly plan.",
    who: 'public',
    query: z.object({
      showInMatches: z
        .enum(['true', 'false'])
        .transform((value) => value === 'true')
        .optional(),
    }),
    response: z.object({
      categories: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          slug: z.string(),
          showInMatches: z.boolean(),
          birthYears: z.object({ from: year, to: year }),
          trainingSlots: z.array(
            z.object({ weekday: z.number(), from: z.string(), to: z.string(), place: z.string() }),
          ),
        }),
      ),
    }),
    cache: ['categories'],
    run: async (req, { query }) => ({ categories: await categoryList(req, query) }),
  }),
  call({
    method: 'GET',
    path: '/categories/office',
    summary: 'Categories with everything the office edits.',
    who: ADMIN,
    response: z.object({ categories: z.array(officeAnswer) }),
    run: async (req) => ({ categories: await officeCategories(req) }),
  }),
  call({
    method: 'GET',
    path: '/categories/{id}',
    summary: 'One category with everything its form edits; the fee in whole cents.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ category: await officeCategory(req, params.id!) }),
  }),
  call({
    method: 'POST',
    path: '/categories',
    summary: 'Creates a category.',
    who: ADMIN,
    body: z.strictObject(draft),
    response: one,
    run: async (req, { body }) => ({ category: await createCategory(req, body) }),
  }),
  call({
    method: 'PATCH',
    path: '/categories/{id}',
    summary: 'Changes a category from the state the editor saw (`updatedAt`); absent keys stay.',
    who: ADMIN,
    body: z.strictObject({ ...z.object(draft).partial().shape, updatedAt: seenInput }),
    response: one,
    run: async (req, { params, body: { updatedAt, ...changes } }) => ({
      category: await updateCategory(req, params.id!, updatedAt, changes),
    }),
  }),
  call({
    method: 'DELETE',
    path: '/categories/{id}',
    summary: 'Puts a category into the trash, unless somebody or something belongs to it.',
    who: ADMIN,
    response: idSchema,
    run: (req, { params }) => trashRow(req, 'categories', params.id!),
  }),
  call({
    method: 'POST',
    path: '/categories/{id}/restore',
    summary: 'Takes a category back from the trash.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ category: await restoreCategory(req, params.id!) }),
  }),
]
