import type { PayloadRequest, Where } from 'payload'
import { categoryList } from '@/features/categories/queries'
import { NOT_ON_TRIAL } from '../access'
import { type TeamView, type TrainerView, trainerView } from './views'

/** Administrators are listed only when they have a title („vedúci mládeže“). */
const ADMIN_WITH_TITLE: Where = { and: [{ role: { equals: 'admin' } }, { 'staff.title': { exists: true } }] }

const SHOWN_STAFF: Where = {
  and: [
    { active: { equals: true } },
    { 'staff.shown': { equals: true } },
    { or: [{ role: { equals: 'trainer' } }, ADMIN_WITH_TITLE] },
  ],
}

/**
 * Trainers shown on the site, by name. The public may not read users, so this reads without access control: the filter
 * and the view decide what is published.
 */
export async function staffList(req: PayloadRequest): Promise<TrainerView[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: SHOWN_STAFF,
    sort: 'sortName',
    select: { name: true, photo: true, phone: true, email: true, categories: true, staff: true },
    populate: { categories: { name: true } },
    depth: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const now = new Date()
  return docs.map((doc) => trainerView(doc as Parameters<typeof trainerView>[0], now))
}

/** Every category with its trainers and the number of its active players; without access control, like `staffList`. */
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
          NOT_ON_TRIAL,
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

/** Whether a picture is the photo of a trainer shown on the site. */
export async function isStaffPhoto(req: PayloadRequest, picture: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [SHOWN_STAFF, { photo: { equals: picture } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
