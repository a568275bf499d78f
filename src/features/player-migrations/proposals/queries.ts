import type { PayloadRequest } from 'payload'
import { requireRows } from '@/access/require-rows'
import { NOT_ON_TRIAL } from '@/features/users/access'
import { idOf } from '@/lib/reference'
import type { PlayerMigration } from '@/payload-types'
import { requireSeason, waitingRows } from '../queries'
import { birthYearOf, birthYearsIn, proposalFor } from '../rules'
import type { PreviewInput, PreviewView } from '../schema'
import { broughtBefore } from '../states/rules'
import { waitingMovesIn } from '../views'

/** The last planned day on which each player comes to one of some categories. */
const comingTo = (categories: readonly string[], stages: readonly PlayerMigration[]) =>
  new Map(
    [...broughtBefore(null, stages)].flatMap(([player, places]) => {
      const last = places.findLast(({ to }) => categories.includes(to))
      return last ? [[player, last] as const] : []
    }),
  )

/**
 * Every active player of some categories with what their birth year proposes for a season, also whoever a planned stage
 * brings there; one who is in one of them today stands there only.
 */
export async function migrationPreview(
  req: PayloadRequest,
  { season: label, categories }: PreviewInput,
): Promise<PreviewView> {
  const season = requireSeason(label)
  await requireRows(req, 'categories', categories, 'categories')
  const now = new Date()
  const shared = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const { docs: ageGroups } = await req.payload.find({
    collection: 'categories',
    sort: ['order', 'name'],
    select: { name: true, birthYears: true },
    ...shared,
  })
  const stages = await waitingRows(req)
  // A stage for a later season brings nobody into a category of this one.
  const until = stages.filter((stage) => requireSeason(stage.season).startYear <= season.startYear)
  const coming = comingTo(categories, until)
  const { docs: players } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { or: [{ category: { in: categories } }, { id: { in: [...coming.keys()] } }] },
        { playing: { equals: true } },
        { active: { equals: true } },
        NOT_ON_TRIAL,
      ],
    },
    sort: 'sortName',
    select: { name: true, birthDate: true, category: true },
    ...shared,
  })
  const waiting = waitingMovesIn(stages)
  const rows = players.map((player) => {
    const today = idOf(player.category)
    const comes = today && categories.includes(today) ? undefined : coming.get(player.id)
    return { player, from: comes?.to ?? today!, comesOn: comes?.dueOn ?? null }
  })
  return {
    season: season.label,
    categories: ageGroups.map((group) => ({
      id: group.id,
      name: group.name,
      birthYears: birthYearsIn(group, season, now) ?? null,
    })),
    rows: ageGroups
      .flatMap(({ id }) => rows.filter(({ from }) => from === id))
      .map(({ player, from, comesOn }) => {
        const birthYear = birthYearOf(player.birthDate)
        const proposal = proposalFor({ birthYear, category: from }, ageGroups, season, now)
        return {
          player: { id: player.id, name: player.name ?? '', birthYear: birthYear ?? null },
          ...{ from, comesOn, ...proposal },
          waiting: [...(waiting.get(player.id) ?? [])],
        }
      }),
  }
}
