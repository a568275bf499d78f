import { viewOf } from '@/lib/view'
import type { Category } from '@/payload-types'
import { categorySchema, type CategoryView, officeCategorySchema, type OfficeCategoryView } from './schema'

/** The public view of a category; its slots are in the order of the week. */
export const categoryView = (category: Pick<Category, keyof CategoryView>): CategoryView =>
  viewOf(categorySchema, category, {
    birthYears: { from: category.birthYears?.from ?? null, to: category.birthYears?.to ?? null },
    trainingSlots: (category.trainingSlots ?? [])
      .map(({ weekday, from, to, place }) => ({ weekday: Number(weekday), from, to, place }))
      .sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
  })

/** The office's view of a category. */
export const officeCategoryView = (category: Category): OfficeCategoryView =>
  viewOf(officeCategorySchema, category, categoryView(category))
