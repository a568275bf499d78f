import type { PayloadRequest, Where } from 'payload'
import type { PictureUse } from '@/fields/picture'
import { categoryList } from '@/features/categories/queries'
import { type TeamView, type TrainerView, trainerView } from './views'

/** An administrator belongs on the page only with a function of their own („vedúci mládeže“). */
const HAS_FUNCTION: Where = { and: [{ role: { equals: 'admin' } }, { 'staff.title': { exists: true } }] }

const SHOWN: Where = {
  and: [
    { active: { equals: true } },
    { 'staff.shown': { equals: true } },
    { or: [{ role: { equals: 'trainer' } }, HAS_FUNCTION] },
  ],
}

/**
 * Trainers shown on the site, in the order of their names. Users are closed to the public as a table
 * (product.md §3), so access is set aside here on purpose: the filter and the view decide what leaves.
 */
export async function staffList(req: PayloadRequest): Promise<TrainerView[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: SHOWN,
    sort: 'sortName',
    select: { name: true, photo: true, phone: true, email: true, categories: true, staff: true },
    populate: { categories: { name: true } },
    depth: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return docs.map((doc) => trainerView(doc as Parameters<typeof trainerView>[0]))
}

/** Every category with its trainers and the number of its active players. */
export async function teamList(req: PayloadRequest): Promise<TeamView[]> {
  const [categories, staff] = [await categoryList(req), await staffList(req)]
  const teams: TeamView[] = []
  for (const category of categories) {
    const { totalDocs } = await req.payload.count({
      collection: 'users',
      where: {
        and: [
          { category: { equals: category.id } },
          { playing: { equals: true } },
          { active: { equals: true } },
        ],
      },
      overrideAccess: true,
      req,
    })
    const trainers = staff.filter((trainer) => trainer.categories.some(({ id }) => id === category.id))
    teams.push({
      ...category,
      trainers: trainers.map(({ id, name, title }) => ({ id, name, title })),
      players: totalDocs,
    })
  }
  return teams
}

/** What people make of a picture: the photo of a trainer shown on the site, of anybody else, or of nobody. */
export async function pictureOfStaff(req: PayloadRequest, picture: string): Promise<PictureUse> {
  const shared = { collection: 'users', overrideAccess: true, req } as const
  const worn: Where = { photo: { equals: picture } }
  const shown = await req.payload.count({ ...shared, where: { and: [SHOWN, worn] } })
  if (shown.totalDocs > 0) return 'shown'
  const kept = await req.payload.count({ ...shared, where: worn, trash: true })
  return kept.totalDocs > 0 ? 'held' : 'unused'
}
