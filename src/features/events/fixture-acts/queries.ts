import type { PayloadRequest } from 'payload'
import { categoryList } from '@/features/categories/queries'
import { pastImport, pastImports } from '@/lib/past-imports'
import type { PlannedRow } from '../fixture-candidates/rules'
import { makePlan } from '../fixture-plan/queries'
import { previewView } from '../fixture-plan/views'
import { trainersOf } from '../leaders/queries'
import { leadersFor, type Trainer } from '../leaders/rules'
import type { ImportHistory, ImportInput, ImportView, PreviewView } from '../fixture-import/schema'
import { importView } from './views'

/** What families see of a change at once: a match's time or place. */
const isTold = ({ values: { startsAt, place } }: PlannedRow): boolean =>
  startsAt !== undefined || place !== undefined

/** Whom what an import writes concerns: families of these categories, and who will lead its new matches. */
function toldOf(rows: readonly PlannedRow[], trainers: readonly Trainer[], now: Date): PreviewView['told'] {
  const told = rows.filter(
    (row) =>
      (row.kind === 'new' || (row.kind === 'changed' && isTold(row))) &&
      Date.parse(row.startsAt) > now.getTime(),
  )
  const categories = new Set(told.flatMap(({ category }) => category ?? []))
  const anew = new Set(told.flatMap(({ kind, category }) => (kind === 'new' && category ? category : [])))
  const leaders = [...anew].flatMap((category) => leadersFor([category], trainers))
  return { categories: [...categories], trainers: [...new Set(leaders)] }
}

/** What an import would do, for the screen. */
export async function importPreview(req: PayloadRequest, input: ImportInput): Promise<PreviewView> {
  const now = new Date()
  const plan = await makePlan(req, input, now)
  const categories = await categoryList(req)
  const trainers = await trainersOf(
    req,
    categories.map(({ id }) => id),
  )
  return previewView(
    plan,
    new Map(categories.map(({ id, name }) => [id, name])),
    toldOf(plan.rows, trainers, now),
  )
}

/** A page of the imports so far, the newest first. */
export async function importHistory(
  req: PayloadRequest,
  query: { page?: number } = {},
): Promise<ImportHistory> {
  const { docs, page } = await pastImports(req, 'fixtureImports', query.page)
  const now = new Date()
  return { imports: docs.map((doc) => importView(doc, now)), page }
}

/** One import; throws 404 when there is none. */
export const importById = async (req: PayloadRequest, id: string): Promise<ImportView> =>
  importView(await pastImport(req, 'fixtureImports', id, 'Import už neexistuje.'), new Date())
