import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload'
import { refuseTrash } from '@/fields/trash-guard'
import { idOf } from '@/lib/reference'
import { isPassword, PASSWORD_SENTENCE } from '@/lib/password'
import type { User } from '@/payload-types'

/** The rule of specification §5 wherever a password is set: create, update, change and reset. */
export const requireValidPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args
  const password = (args as { data?: { password?: unknown } }).data?.password
  if (password === undefined || password === null || isPassword(password)) return args
  throw new ValidationError(
    { collection: 'users', errors: [{ message: PASSWORD_SENTENCE, path: 'password' }] },
    req?.t,
  )
}

const PASSWORD_ELSEWHERE =
  'Heslo sa tu nenastavuje. Cudzie nastavíte v Správe pri používateľovi tlačidlom „Nastaviť heslo“, svoje v Mojom profile.'

/**
 * The password of an account that exists is set where the caller's own is asked for (features/session), which writes
 * past this operation. Payload's REST asks for none: a session left open would be enough to take over any account.
 */
export const refusePasswordUpdate: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update') return args
  const { data, overrideAccess } = args as { data?: { password?: unknown }; overrideAccess?: boolean }
  if (overrideAccess || data?.password === undefined || data.password === null) return args
  throw new ValidationError(
    { collection: 'users', errors: [{ message: PASSWORD_ELSEWHERE, path: 'password' }] },
    req?.t,
  )
}

/** Whoever plays for a second category plays for another one than the main. */
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

/** The last active admin is neither demoted, deactivated nor trashed: nobody could let them in again. */
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

/** Rows that would lose whom they are about, and how they are spoken of. */
const REFERENCES = [
  ['attendances', 'player', 'dochádzku'],
  ['memberFees', 'player', 'členské'],
  ['payments', 'players', 'platby'],
  ['playerMigrations', 'moves.player', 'presuny medzi kategóriami'],
] as const

/** `forever`: what lies in the trash counts as well, for it may come back and would be about nobody. */
async function refuseReferencesTo(
  req: PayloadRequest,
  person: { id: string; name?: string | null },
  forever: boolean,
): Promise<void> {
  const asked = { trash: forever, overrideAccess: true, req } as const
  const { docs: guardians } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { equals: person.id } },
    select: { name: true, deletedAt: true },
    sort: 'sortName',
    depth: 0,
    pagination: false,
    ...asked,
  })
  if (guardians.length > 0) {
    const names = guardians.map(({ name, deletedAt }) => `${name}${deletedAt ? ' (v koši)' : ''}`).join(', ')
    throw new APIError(`${person.name} je medzi deťmi v účte ${names}. Najprv dieťa z účtu odoberte.`, 409)
  }
  // An invitation nobody answered is no history: a player made by mistake has them at once.
  const answered: Where = { and: [{ player: { equals: person.id } }, { userSubmitted: { equals: true } }] }
  const { totalDocs: answers } = await req.payload.count({
    collection: 'participants',
    where: answered,
    ...asked,
  })
  const kept = answers > 0 ? ['odpovede na udalosti'] : []
  for (const [collection, field, word] of REFERENCES) {
    const where = { [field]: { equals: person.id } }
    const { totalDocs } = await req.payload.count({ collection, where, ...asked })
    if (totalDocs > 0) kept.push(word)
  }
  if (kept.length > 0) {
    throw new APIError(
      `${person.name} má v klube históriu: ${kept.join(', ')}. Namiesto odstránenia účet deaktivujte.`,
      409,
    )
  }
}

/** A person with a history, or in somebody's family, is deactivated, not deleted: rows would lose whom they are about. */
export const refuseReferenced: CollectionBeforeDeleteHook = async ({ id, req }) => {
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
  await forgetInvitations(req, user.id)
}

const forgetInvitations = (req: PayloadRequest, id: string): Promise<void> =>
  req.payload.db.deleteMany({ collection: 'participants', where: { player: { equals: id } }, req })

export const keepReferredFromTrash = refuseTrash<User>((req, user) => refuseReferencesTo(req, user, false))
