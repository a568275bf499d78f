import { z } from 'zod'
import { trashRow } from '@/access/edit'
import { call } from '@/lib/contract'
import { ADMIN } from '@/lib/who'
import { changeOf, idSchema } from '@/lib/schema'
import { createCategory, restoreCategory, updateCategory } from './commands'
import { categoryList, officeCategories, officeCategory } from './queries'
import { categoryInput, categorySchema, leftByPlanSchema, officeCategorySchema } from './schema'

const one = z.object({ category: officeCategorySchema })

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
    response: z.object({ categories: z.array(categorySchema) }),
    cache: ['categories'],
    run: async (req, { query }) => ({ categories: await categoryList(req, query) }),
  }),
  call({
    method: 'GET',
    path: '/categories/office',
    summary: 'Categories with everything the office edits.',
    who: ADMIN,
    response: z.object({ categories: z.array(officeCategorySchema) }),
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
    body: categoryInput,
    response: one,
    run: async (req, { body }) => ({ category: await createCategory(req, body) }),
  }),
  call({
    method: 'PATCH',
    path: '/categories/{id}',
    summary:
      'Changes a category from the state the editor saw (`updatedAt`); absent keys stay. Planned trainings stay at the times of the old plan: `left`.',
    who: ADMIN,
    body: changeOf(categoryInput),
    response: one.extend({ left: leftByPlanSchema }),
    run: (req, { params, body: { updatedAt, ...changes } }) =>
      updateCategory(req, params.id!, updatedAt, changes),
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
    summary: 'Restores a category from the trash.',
    who: ADMIN,
    response: one,
    run: async (req, { params }) => ({ category: await restoreCategory(req, params.id!) }),
  }),
]
