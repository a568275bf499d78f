import type { Category } from '@/payload-types'
import type { CategoryView, OfficeCategoryView } from './schema'

/** The public view of a category; its slots stand in the order of the week. */
export const categoryView = (category: Pick<Category, keyof CategoryView>): CategoryView => ({
  id: category.id,
  name: category.name,
  slug: category.slug ?? '',
  showInMatches: category.showInMatches === true,
  birthYears: { from: category.birthYears?.from ?? null, to: category.birthYears?.to ?? null },
  trainingSlots: (category.trainingSlots ?? [])
    .map(({ weekday, from, to, place }) => ({ weekday: Number(weekday), from, to, place }))
    .sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
})

/** The office's view of a category. */
export const officeCategoryView = (category: Category): OfficeCategoryView => ({
  ...categoryView(category),
  order: category.order,
  monthlyFee: category.monthlyFee ?? null,
  colour: category.colour ?? '',
  updatedAt: category.updatedAt,
})
