import { createOperation, type PayloadRequest, type RequiredDataFromCollectionSlug } from 'payload'
import { editRow, restoreRow } from '@/access/edit'
import { requireRows } from '@/access/require-rows'
import { Refusal } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'
import { NO_USERNAME } from './hooks'
import { officeUser } from './queries'
import type { UserInput, UserView } from './schema'
import { userView } from './views'

async function checkReferences(req: PayloadRequest, input: Partial<UserInput>): Promise<void> {
  await requireRows(req, 'categories', [input.category], 'category')
  await requireRows(req, 'categories', [input.secondCategory], 'secondCategory')
  await requireRows(req, 'categories', input.categories ?? [], 'categories')
  await requireRows(req, 'users', input.children?.map(({ player }) => player) ?? [], 'children')
}

/** The input as the row's columns. */
const rowOf = ({ shownOnSite, ...input }: Partial<UserInput>) => ({
  ...input,
  ...(shownOnSite === undefined ? {} : { staff: { shown: shownOnSite === true } }),
})

/** Throws 409 when another person has this e-mail; one in the trash is named, so that they can be restored instead. */
async function refuseTakenEmail(
  req: PayloadRequest,
  typed: string | null | undefined,
  id?: string,
): Promise<void> {
  const email = typed?.trim().toLowerCase()
  if (!email) return
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { and: [{ email: { equals: email } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    select: { name: true, deletedAt: true },
    depth: 0,
    limit: 1,
    trash: true,
    overrideAccess: false,
    req,
  })
  const [taken] = docs
  if (!taken) return
  const problem = taken.deletedAt
    ? `Tento e-mail má ${taken.name} v koši. Namiesto nového používateľa obnovte pôvodného.`
    : `Používateľ s týmto e-mailom už existuje: ${taken.name}.`
  const restores = `Obnoviť z\u00a0koša: ${taken.name}`
  const current = { id: taken.id, ...(taken.deletedAt ? { trashed: true, restores } : {}) }
  throw new Refusal(409, { message: problem, field: 'email' }, { current })
}

/**
 * Creates a person without a password; an invitation sets the first one. Payload's local strategy is switched off
 * because it would compute a password hash inside the write transaction.
 */
export async function createUser(req: PayloadRequest, input: Partial<UserInput>): Promise<UserView> {
  await checkReferences(req, input)
  await refuseTakenEmail(req, input.email)
  const users = req.payload.collections.users
  const auth = { ...users.config.auth, disableLocalStrategy: true as const }
  const { id } = await inTransaction(req, () =>
    createOperation({
      collection: { ...users, config: { ...users.config, auth } },
      // Payload changes the data it is given: each try gets a copy.
      data: structuredClone({
        username: NO_USERNAME,
        ...rowOf(input),
      }) as RequiredDataFromCollectionSlug<'users'>,
      depth: 0,
      overrideAccess: false,
      req,
    }),
  )
  return officeUser(req, String(id))
}

/** Changes a person; throws 409 when `seen` is not the row's `updatedAt` any more. */
export async function updateUser(
  req: PayloadRequest,
  id: string,
  seen: string,
  input: Partial<UserInput>,
): Promise<UserView> {
  await checkReferences(req, input)
  await refuseTakenEmail(req, input.email, id)
  await editRow(req, { collection: 'users', id, seen, data: rowOf(input), show: userView })
  return officeUser(req, id)
}

/** Restores a person from the trash. */
export async function restoreUser(req: PayloadRequest, id: string): Promise<UserView> {
  await restoreRow(req, 'users', id)
  return officeUser(req, id)
}
