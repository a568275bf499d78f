import type { Category } from '@/payload-types'
import { type Season, seasonOf } from '@/features/club/season/rules'
import { momentAt } from '@/lib/dates'
import { idFor } from './random'
import { CATEGORIES, type CategoryRow } from './data/categories'

/** What the rest of the seed is derived from: the day it is made for. */
export interface SeedContext {
  today: string
  /** The moment „now“ of the demo: noon of the day, so that the same day always gives the same rows. */
  now: Date
  season: Season
  categories: readonly (CategoryRow & { id: string })[]
}

/** The context of a day YYYY-MM-DD. */
export const seedContextOf = (today: string): SeedContext => ({
  today,
  now: momentAt(today, '12:00'),
  season: seasonOf(momentAt(today, '12:00')),
  categories: CATEGORIES.map((row) => ({ ...row, id: categoryId(row.name) })),
})

/** The id of a category by its name. */
export const categoryId = (name: string): string => idFor('category', name)

/** The id of a member of staff by the whole name. */
export const staffId = (name: string): string => idFor('staff', name)

/** Rows of the collection categories, with two birth years each. */
export const categoryRows = (context: SeedContext): Partial<Category>[] =>
  context.categories.map((row, index) => ({
    id: row.id,
    name: row.name,
    slug: row.name.toLowerCase(),
    showInMatches: row.showInMatches,
    order: (index + 1) * 10,
    birthYears: birthYearsOf(context, row),
    trainingSlots: row.slots.map(([weekday, from, to, place], at) => ({
      id: idFor('slot', `${row.name}:${at}`),
      weekday,
      from,
      to,
      place,
    })),
    monthlyFee: row.monthlyFee,
    colour: row.colour,
  }))

/** The two years in which this season's players of a category were born. */
export const birthYearsOf = (
  context: SeedContext,
  row: Pick<CategoryRow, 'age'>,
): { from: number; to: number } => {
  const from = context.season.startYear + 1 - row.age
  return { from, to: from + 1 }
}
