import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { idsOf } from '@/lib/reference'
import { clubInfo } from '@/features/club/queries'
import { officeCategories } from '../queries'
import type { OfficeCategoryView } from '../schema'
import type { AdminCategory } from './views'

/** Every category in the club's order with its number of active players; who plays in two counts in both. */
export async function adminCategoryList(req: PayloadRequest): Promise<AdminCategory[]> {
  const categories = await officeCategories(req)
  const groups = isAdmin(req)
    ? await aggregate(req, 'users', {
        where: {
          and: [
            { playing: { equals: true } },
            { active: { not_equals: false } },
            { deletedAt: { exists: false } },
          ],
        },
        by: ['category', 'secondCategory'],
      })
    : []
  const players = new Map<string, number>()
  for (const { category, secondCategory, rows } of groups)
    for (const id of new Set(idsOf([category, secondCategory])))
      players.set(id, (players.get(id) ?? 0) + rows)
  return categories.map((category) => ({ ...category, players: players.get(category.id) ?? 0 }))
}

/** The category with this id; undefined when there is none. */
export const categoryToEdit = async (
  req: PayloadRequest,
  id: unknown,
): Promise<OfficeCategoryView | undefined> =>
  (await officeCategories(req)).find((category) => category.id === id)

/** What the category form offers: the club's places, and the next `order`. */
export async function categoryChoices(req: PayloadRequest): Promise<{ places: string[]; order: number }> {
  const [club, categories] = [await clubInfo(req), await officeCategories(req)]
  return {
    places: club.places.map(({ name }) => name),
    order: Math.max(0, ...categories.map(({ order }) => order)) + 10,
  }
}
