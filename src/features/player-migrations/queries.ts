import type { PayloadRequest, Where } from 'payload'
import { idOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { aggregate } from '@/db/aggregate'
import { parseSeason, type Season, seasonOf, seasonStarting } from '@/features/club/season/rules'
import { NOT_ON_TRIAL } from '@/features/users/access'
import { invalid, notFound } from '@/lib/errors'
import type { PlayerMigration } from '@/payload-types'
import type { Placement } from './rules'
import type { MigrationHistoryPage, MigrationView } from './schema'
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

const NAMED_RELATIONS = {
  depth: 1,
  populate: { users: { name: true }, categories: { name: true } },
  overrideAccess: false,
} as const

/** The stages that wait, as they are stored, with the names of people and categories. */
export const waitingRows = async (req: PayloadRequest): Promise<PlayerMigration[]> => {
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
