import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { editRow, restoreRow } from '@/access/edit'
import { conflict } from '@/lib/errors'
import { officeCategory, trainingsLeftByPlan } from './queries'
import type { CategoryInput, LeftByPlan, OfficeCategoryView } from './schema'
import { officeCategoryView } from './views'

type Data = RequiredDataFromCollectionSlug<'categories'>

const dataOf = ({ trainingSlots, ...rest }: Partial<CategoryInput>): Partial<Data> => ({
  ...rest,
  ...(trainingSlots && {
    trainingSlots: trainingSlots.map(({ weekday, ...slot }) => ({
      ...slot,
      weekday: String(weekday) as NonNullable<Data['trainingSlots']>[number]['weekday'],
    })),
  }),
})

/** Throws 409 when another category has the name; one in the trash is sent with the error, to be restored instead. */
async function refuseDuplicateName(
  req: PayloadRequest,
  name: string | undefined,
  id?: string,
): Promise<void> {
  if (name === undefined) return
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { and: [{ name: { equals: name } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    depth: 0,
    limit: 1,
    trash: true,
    overrideAccess: false,
    req,
  })
  const [existing] = docs
  if (!existing) return
  throw existing.deletedAt
    ? conflict('Kategória s týmto názvom je v koši. Namiesto novej ju obnovte.', {
        id: existing.id,
        trashed: true,
        restores: `Obnoviť kategóriu ${existing.name}`,
      })
    : conflict('Kategória s týmto názvom už existuje.', { id: existing.id })
}

/** Creates a category; 409 when its name exists. */
export async function createCategory(
  req: PayloadRequest,
  input: Partial<CategoryInput>,
): Promise<OfficeCategoryView> {
  await refuseDuplicateName(req, input.name)
  const category = await req.payload.create({
    collection: 'categories',
    data: dataOf(input) as Data,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return officeCategoryView(category)
}

/**
 * Changes a category; 409 when its name exists, or when it was changed after `seen`. Says what a changed weekly plan leaves in the
 * calendar: trainings that are planned do not move with it.
 */
export async function updateCategory(
  req: PayloadRequest,
  id: string,
  seen: string,
  input: Partial<CategoryInput>,
): Promise<{ category: OfficeCategoryView; left: LeftByPlan }> {
  await refuseDuplicateName(req, input.name, id)
  const before = (await officeCategory(req, id)).trainingSlots
  const data = dataOf(input)
  const category = officeCategoryView(
    await editRow(req, { collection: 'categories', id, seen, data, show: officeCategoryView }),
  )
  const left = await trainingsLeftByPlan(req, id, { before, after: category.trainingSlots })
  return { category, left }
}

/** Restores a category from the trash. */
export const restoreCategory = async (req: PayloadRequest, id: string): Promise<OfficeCategoryView> =>
  officeCategoryView(await restoreRow(req, 'categories', id))
