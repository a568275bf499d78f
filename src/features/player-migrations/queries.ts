import type { PayloadRequest, Where } from 'payload'
import { requireRows } from '@/access/require-rows'
import { idOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { parseSeason, type Season, seasonOf, seasonStarting } from '@/features/club/season/rules'
import { NOT_ON_TRIAL } from '@/features/users/access'
import { invalid, notFound } from '@/lib/errors'
import type { PlayerMigration } from '@/payload-types'
import { birthYearOf, birthYearsIn, proposalFor, type Placement } from './rules'
import type { MigrationHistoryPage, MigrationView, PreviewInput, PreviewView } from './schema'
import { byDay, isWaiting } from './states/rules'
import { type MigrationStart, migrationView, waitingMovesIn } from './views'

/** Migrations on a page of the history. */
const PAGE_SIZE = 10
/** Stages that may wait at once. */
export const STAGES_MAX = 30

/** The season of a label; throws 400 when there is none. */
export const requireSeason = (label: string): Season => {
  const season = parseSeason(label)
  if (!season) throw invalid('Zadajte sezónu v tvare 2026/27.', 'season')
  return season
}

/** Every active player of some categories with what their birth year proposes for a season. */
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
  const { docs: players } = await req.payload.find({
    collection: 'users',
    where: {
      and: [
        { category: { in: categories } },
        { playing: { equals: true } },
        { active: { equals: true } },
        NOT_ON_TRIAL,
      ],
    },
    sort: 'sortName',
    select: { name: true, birthDate: true, category: true },
    ...shared,
  })
  const waiting = waitingMovesIn(await waitingRows(req))
  return {
    season: season.label,
    categories: ageGroups.map((group) => ({
      id: group.id,
      name: group.name,
      birthYears: birthYearsIn(group, season, now) ?? null,
    })),
    rows: ageGroups
      .flatMap(({ id }) => players.filter((player) => idOf(player.category) === id))
      .map((player) => {
        const from = idOf(player.category)!
        const birthYear = birthYearOf(player.birthDate)
        const proposal = proposalFor({ birthYear, category: from }, ageGroups, season, now)
        return {
          player: { id: player.id, name: player.name ?? '', birthYear: birthYear ?? null },
          from,
          ...proposal,
          waiting: [...(waiting.get(player.id) ?? [])],
        }
      }),
  }
}

const NAMED_RELATIONS = {
  depth: 1,
  populate: { users: { name: true }, categories: { name: true } },
  overrideAccess: false,
} as const

const waitingRows = async (req: PayloadRequest): Promise<PlayerMigration[]> => {
  const { docs } = await req.payload.find({
    collection: 'playerMigrations',
    where: { stage: { equals: 'waiting' } },
    sort: 'createdAt',
    limit: STAGES_MAX,
    pagination: false,
    ...NAMED_RELATIONS,
    req,
  })
  return docs
}

/** The stages that wait, by their day; those without a day last. */
export async function waitingStages(req: PayloadRequest): Promise<{ migrations: MigrationView[] }> {
  const stages = await waitingRows(req)
  const [now, waiting] = [new Date(), waitingMovesIn(stages)]
  return { migrations: stages.map((stage) => migrationView(stage, now, waiting)).sort(byDay) }
}

/** A page of the migrations performed or cancelled so far, the newest first. */
export async function migrationHistory(
  req: PayloadRequest,
  { page = 1 }: { page?: number } = {},
): Promise<MigrationHistoryPage> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'playerMigrations',
    where: { or: [{ stage: { exists: false } }, { stage: { not_equals: 'waiting' } }] },
    sort: '-performedAt',
    limit: PAGE_SIZE,
    page,
    ...NAMED_RELATIONS,
    req,
  })
  const now = new Date()
  return {
    migrations: docs.map((doc) => migrationView(doc, now)),
    page: { number: page, size: PAGE_SIZE, total: totalDocs },
  }
}

/** One migration; throws 404 when there is none. */
export async function migrationById(req: PayloadRequest, id: string): Promise<MigrationView> {
  const doc = await req.payload.findByID({
    collection: 'playerMigrations',
    id,
    disableErrors: true,
    ...NAMED_RELATIONS,
    req,
  })
  if (!doc) throw notFound('Presun už neexistuje.')
  const waiting = isWaiting(doc) ? await waitingRows(req) : []
  return migrationView(doc, new Date(), waitingMovesIn(waiting))
}

/** What the form starts with: the next season and this one, and the categories with their numbers of players. */
export async function migrationStart(req: PayloadRequest): Promise<MigrationStart> {
  const shared = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const { docs: categories } = await req.payload.find({
    collection: 'categories',
    sort: ['order', 'name'],
    select: { name: true },
    ...shared,
  })
  const playing: Where = {
    and: [
      { playing: { equals: true } },
      { active: { equals: true } },
      { deletedAt: { exists: false } },
      NOT_ON_TRIAL,
    ],
  }
  const counts = isAdmin(req) ? await aggregate(req, 'users', { where: playing, by: ['category'] }) : []
  const players = new Map(counts.map(({ category, rows }) => [category, rows]))
  const season = seasonOf(new Date())
  return {
    seasons: [seasonStarting(season.startYear + 1).label, season.label],
    categories: categories.map(({ id, name }) => ({ id, name, players: players.get(id) ?? 0 })),
  }
}

/** A player with their present placement. */
export interface PlacedPlayer extends Placement {
  id: string
  name: string
}

/** Players with their present placement, by id; whoever is deleted or does not play is missing. Without a user it is for a job. */
export async function playersById(req: PayloadRequest, ids: string[]): Promise<Map<string, PlacedPlayer>> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ id: { in: ids } }, { playing: { equals: true } }, NOT_ON_TRIAL] },
    select: { name: true, category: true, secondCategory: true, active: true },
    depth: 0,
    pagination: false,
    overrideAccess: !req.user,
    req,
  })
  return new Map(
    docs.map((doc) => [
      doc.id,
      {
        id: doc.id,
        name: doc.name ?? '',
        category: idOf(doc.category),
        second: idOf(doc.secondCategory),
        active: doc.active !== false,
      },
    ]),
  )
}
