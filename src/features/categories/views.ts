import type { Category } from '@/payload-types'

/** One line of a category's weekly plan; weekday as ISO counts, 1 Monday to 7 Sunday. */
export interface SlotView {
  weekday: number
  from: string
  to: string
  place: string
}

/** A category as everybody may see it. */
export interface CategoryView {
  id: string
  name: string
  slug: string
  showInMatches: boolean
  birthYears: { from: number | null; to: number | null }
  trainingSlots: SlotView[]
}

/** The public view of a category; its slots stand in the order of the week. */
export const categoryView = (category: Category): CategoryView => ({
  id: category.id,
  name: category.name,
  slug: category.slug ?? '',
  showInMatches: category.showInMatches === true,
  birthYears: { from: category.birthYears?.from ?? null, to: category.birthYears?.to ?? null },
  trainingSlots: (category.trainingSlots ?? [])
    .map(({ weekday, from, to, place }) => ({ weekday: Number(weekday), from, to, place }))
    .sort((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from)),
})

/** A category as the office edits it; the fee in whole cents. */
export interface OfficeCategoryView extends CategoryView {
  order: number
  monthlyFee: number | null
  colour: string
  updatedAt: string
}

/** The office's view of a category. */
export const officeCategoryView = (category: Category): OfficeCategoryView => ({
  ...categoryView(category),
  order: category.order,
  monthlyFee: category.monthlyFee ?? null,
  colour: category.colour ?? '',
  updatedAt: category.updatedAt,
})
