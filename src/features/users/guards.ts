import {
  APIError,
  AuthenticationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeLoginHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { advisoryLock } from '@/db/advisory-lock'
import { refuseTrash } from '@/fields/trash-guard'
import { idOf } from '@/lib/reference'
import { isPassword, PASSWORD_SENTENCE } from '@/lib/password'
import type { User } from '@/payload-types'
import { HISTORY } from './labels'
import { maySignIn } from './rules'

/** 400 for a password that breaks the rule of lib/password, wherever one is set: create, update and reset. */
export const requireValidPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (password === undefined || password === null || isPassword(password)) return args
  throw new ValidationError(
    { collection: 'users', errors: [{ message: PASSWORD_SENTENCE, path: 'password' }] },
    req?.t,
  )
}

const PASSWORD_NOT_HERE =
  'Heslo sa tu nenastavuje. Cudzie nastavíte v Správe pri používateľovi tlačidlom „Nastaviť heslo“, svoje v Mojom profile.'

/**
 * 400 for an update that carries a password, except with `overrideAccess`. Passwords of existing accounts are set by
 * features/session, which asks for the caller's own one first: through Payload's REST a session left open would be
 * enough to take over any account.
 */
export const refusePasswordUpdate: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { data, overrideAccess } = args as { data?: { password?: unknown }; overrideAccess?: boolean }
  if (overrideAccess || data?.password === undefined || data.password === null) return args
  throw new ValidationError(
    { collection: 'users', errors: [{ message: PASSWORD_NOT_HERE, path: 'password' }] },
    req?.t,
  )
}

/** 400 when the second category is the same as the main one. */
export const refuseSameCategories: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const after = { ...originalDoc, ...data }
  const second = idOf(after.secondCategory)
  const given = 'category' in data || 'secondCategory' in data
  if (!given || second === undefined || second !== idOf(after.category)) return data
  const message = 'Ďalšia kategória musí byť iná ako hlavná.'
  throw new ValidationError({ collection: 'users', errors: [{ message, path: 'secondCategory' }] }, req.t)
}

const isActiveAdmin = (
  user: { role?: unknown; active?: unknown; deletedAt?: unknown } | undefined,
): boolean => user?.role === 'admin' && user.active !== false && !user.deletedAt

/** 409 for demoting, deactivating or trashing the last active admin: nobody could restore the role. */
export const refuseWithoutAdmin: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && isActiveAdmin(originalDoc) && !isActiveAdmin({ ...originalDoc, ...data })) {
    await refuseLastAdmin(req, originalDoc.id)
  }
  return data
}

/**
 * Key in `req.context`: the administrators this request removes. Payload changes the rows of a bulk side by side, so that
 * the guard of one does not see the others changed.
 */
const REMOVED_ADMINS = 'removedAdmins'

async function refuseLastAdmin(req: PayloadRequest, id: string): Promise<void> {
  const removed = ((req.context[REMOVED_ADMINS] as Set<string> | undefined) ?? new Set<string>()).add(id)
  req.context[REMOVED_ADMINS] = removed
  // Of two administrators who remove each other at once, the second one sees what the first has done.
  await advisoryLock(req, 'admins')
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: {
      and: [
        { role: { equals: 'admin' } },
        { active: { not_equals: false } },
        { id: { not_in: [...removed] } },
      ],
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

/**
 * Throws 409 when a guardian's account or the club's history refers to a person; `includeTrash` counts rows in the
 * trash as well, because they can be restored.
 */
async function refuseReferencesTo(
  req: PayloadRequest,
  person: { id: string; name?: string | null },
  includeTrash: boolean,
): Promise<void> {
  const shared = { trash: includeTrash, overrideAccess: true, req } as const
  const { docs: guardians } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { equals: person.id } },
    select: { name: true, deletedAt: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    ...shared,
  })
  if (guardians.length > 0) {
    const names = guardians.map(({ name, deletedAt }) => `${name}${deletedAt ? ' (v koši)' : ''}`).join(', ')
    throw new APIError(`${person.name} je medzi deťmi v účte ${names}. Najprv dieťa z účtu odoberte.`, 409)
  }
  // Unanswered invitations do not count: a player created by mistake gets them at once.
  const answered: Where = { and: [{ player: { equals: person.id } }, { userSubmitted: { equals: true } }] }
  const { totalDocs: answers } = await req.payload.count({
    collection: 'participants',
    where: answered,
    ...shared,
  })
  const history = answers > 0 ? ['odpovede na udalosti'] : []
  for (const [collection, field, word] of HISTORY) {
    const where = { [field]: { equals: person.id } }
    const { totalDocs } = await req.payload.count({ collection, where, ...shared })
    if (totalDocs > 0) history.push(word)
  }
  if (history.length > 0) {
    throw new APIError(
      `${person.name} má v klube históriu: ${history.join(', ')}. Namiesto odstránenia účet deaktivujte.`,
      409,
    )
  }
}

/** 409 for deleting the last admin, a child of a guardian, or a player with a history: they are deactivated instead. */
export const refuseDeleteReferenced: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
  if (isActiveAdmin(user)) await refuseLastAdmin(req, user.id)
  await refuseReferencesTo(req, user, true)
}

/** 409 for trashing a child of a guardian, or a player with a history. */
export const refuseTrashReferenced = refuseTrash<User>((req, user) => refuseReferencesTo(req, user, false))

/** Columns that say who somebody is; an erasure has emptied them. */
const PERSONAL = [
  ...['firstName', 'lastName', 'username', 'email', 'phone', 'birthDate', 'registrationNumber'],
  ...['photo', 'jerseyNumber', 'medicalValidUntil', 'joinedAt', 'hourlyRate'],
]

/** 409 for giving an erased row a person again, or their data: a new one is created instead. */
export const refuseRevival: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc?.erasedAt) return data
  const isGiven = (key: string) => key in data && (data[key] || null) !== (originalDoc[key] || null)
  const isTakenOut = 'deletedAt' in data && !data.deletedAt && Boolean(originalDoc.deletedAt)
  if (data.active === true || isTakenOut || PERSONAL.some(isGiven))
    throw new APIError('Údaje tejto osoby boli vymazané. Ak sa vrátila, vytvorte nového používateľa.', 409)
  return data
}

/** Payload's own login: 401 for an account that may not sign in. */
export const refuseClosedAccount: CollectionBeforeLoginHook = ({ req, user }) => {
  if (!maySignIn(user)) throw new AuthenticationError(req.t)
}
