import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { isPassword, PASSWORD_SENTENCE } from '@/lib/password'

/** The rule of specification §5 wherever a password is set: create, update, change and reset. */
export const passwordRule: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (password === undefined || password === null || isPassword(password)) return args
  throw new ValidationError(
    { collection: 'users', errors: [{ message: PASSWORD_SENTENCE, path: 'password' }] },
    req?.t,
  )
}

const isActiveAdmin = (
  user: { role?: unknown; active?: unknown; deletedAt?: unknown } | undefined,
): boolean => user?.role === 'admin' && user.active !== false && !user.deletedAt

/** The last active admin is neither demoted, deactivated nor trashed: nobody could let them in again. */
export const keepAnAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  if (operation === 'update' && isActiveAdmin(originalDoc) && !isActiveAdmin({ ...originalDoc, ...data })) {
    await refuseLastAdmin(req, originalDoc.id)
  }
  return data
}

async function refuseLastAdmin(req: PayloadRequest, id: string): Promise<void> {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      and: [{ role: { equals: 'admin' } }, { active: { not_equals: false } }, { id: { not_equals: id } }],
    },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) {
    throw new APIError(
      'Posledného aktívneho administrátora nemožno odobrať, klub by zostal bez správcu.',
      409,
    )
  }
}

/** A person with a history is deactivated, not deleted: their rows would lose whom they are about. */
export const keepReferred: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
  if (isActiveAdmin(user)) await refuseLastAdmin(req, user.id)
  for (const [collection, field] of [
    ['participants', 'player'],
    ['attendances', 'player'],
    ['memberFees', 'player'],
  ] as const) {
    const { totalDocs } = await req.payload.count({
      collection,
      where: { [field]: { equals: id } },
      trash: true,
      overrideAccess: true,
      req,
    })
    if (totalDocs > 0) {
      throw new APIError(
        `${user.name} má v klube históriu (udalosti, dochádzku alebo členské). Namiesto odstránenia účet deaktivujte.`,
        409,
      )
    }
  }
}
