import { createOperation, type PayloadRequest, type Where } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { maySignIn } from '@/features/users/rules'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { createLimit } from '@/lib/limits'
import { firstTry, post } from '@/lib/outbox'
import { isPassword, PASSWORD_SENTENCE } from '@/lib/password'
import type { User } from '@/payload-types'
import { changeAccount, sessionOf } from '../commands'
import { LINK_BAD } from '../labels'
import { isPasswordOf, sealPassword } from '../service'
import { SAME_PASSWORD, WRONG_CURRENT } from './labels'
import { type LinkKind, newLink, sealedToken } from './service'

/** Requests for links: of a network, and for one name; links tried by a network; wrong current passwords of one account. */
export const passwordLimits = {
  linkNetwork: createLimit(10, 3600),
  linkName: createLimit(3, 3600),
  resetNetwork: createLimit(10, 3600),
  current: createLimit(10, 15 * 60),
}

/**
 * Asks for a link to set a password. The answer and its time are the same whether or not the account exists: looking
 * it up is the job's work. More than three an hour for one name are dropped in silence.
 */
export const requestLink = async (req: PayloadRequest, typed: string, network: string): Promise<void> => {
  await passwordLimits.linkNetwork.take(network)
  const name = typed.trim().toLowerCase()
  const allowed = await passwordLimits.linkName.take(name).then(
    () => true,
    () => false,
  )
  if (name && allowed) await postLink(req, name, 'reset')
}

const postLink = (req: PayloadRequest, name: string, kind: LinkKind): Promise<void> =>
  post(req, 'passwordLink', { name, kind, ...firstTry() })

/** Sends a member the link with which they set their first password; an admin's act. */
export const invite = async (req: PayloadRequest, id: string): Promise<void> => {
  const user = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!user) throw notFound()
  if (!maySignIn(user)) throw invalid('Tento účet sa nemôže prihlasovať, najprv ho aktivujte.')
  await postLink(req, user.username ?? user.email ?? '', 'invitation')
}

/**
 * Creates the administrator of a club whose database has no users at all, and returns the link with which they set
 * their password. Only whoever runs the server may call it; once anybody is there it refuses with 409.
 */
export const createFirstAdmin = async (
  req: PayloadRequest,
  person: { email: string; firstName: string; lastName: string },
): Promise<string> => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    trash: true,
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0)
    throw conflict('Databáza už má používateľov. Ďalších pozýva administrátor v časti Používatelia.')
  const users = req.payload.collections.users
  const auth = { ...users.config.auth, disableLocalStrategy: true as const }
  const { id } = await createOperation({
    collection: { ...users, config: { ...users.config, auth } },
    data: { ...person, role: 'admin', playing: false, active: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return newLink(req, String(id), 'invitation')
}

const cleared = { resetPasswordToken: null, resetPasswordExpiration: null, loginAttempts: 0, lockUntil: null }

/** What a new password changes on an account; the sessions that may stay are named. No edit of the person: forms stay good. */
const withPassword = (sealed: { hash: string; salt: string }, sessions: User['sessions']): Partial<User> => ({
  ...sealed,
  ...cleared,
  sessions,
})

const mustBePassword = (password: string): void => {
  if (!isPassword(password)) throw invalid(PASSWORD_SENTENCE, 'password')
}

/** Sets a password with the token of a link: once, in its time, signing the account out everywhere. */
export const resetPassword = async (
  req: PayloadRequest,
  { token, password }: { token: string; password: string },
  network: string,
): Promise<void> => {
  mustBePassword(password)
  await passwordLimits.resetNetwork.take(network)
  const resetPasswordToken = sealedToken(token)
  const where: Where = { resetPasswordToken: { equals: resetPasswordToken } }
  const isOpen = (row: User): boolean =>
    row.resetPasswordToken === resetPasswordToken &&
    new Date(row.resetPasswordExpiration ?? 0).getTime() > Date.now() &&
    maySignIn(row)

  const account = await req.payload.db.findOne<User>({ collection: 'users', where, req })
  if (!account || !isOpen(account)) throw invalid(LINK_BAD, 'token')
  const sealed = await sealPassword(password)
  let done = false
  await changeAccount(req, account.id, (row) => {
    done = isOpen(row)
    return done ? withPassword(sealed, []) : undefined
  })
  if (!done) throw invalid(LINK_BAD, 'token')
  await passwordLimits.resetNetwork.giveBack(network)
}

/** Refuses unless this is the caller's current password; ten wrong ones in a quarter of an hour are enough. */
export const mustKnowPassword = async (req: PayloadRequest, password: string): Promise<User> => {
  const id = req.user!.id
  await passwordLimits.current.take(id)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account || !(await isPasswordOf(account, password))) throw invalid(WRONG_CURRENT, 'currentPassword')
  await passwordLimits.current.giveBack(id)
  return account
}

/** Changes the caller's own password; every other device of theirs is signed out, this one stays. */
export const changePassword = async (
  req: PayloadRequest,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> => {
  mustBePassword(password)
  const account = await mustKnowPassword(req, currentPassword)
  if (currentPassword === password) throw invalid(SAME_PASSWORD, 'password')
  const sealed = await sealPassword(password)
  const own = sessionOf(req)?.id
  await changeAccount(req, account.id, (row) =>
    withPassword(
      sealed,
      row.sessions?.filter((session) => session.id === own),
    ),
  )
}

/** Sets the password of a child the caller has full right for, or as an admin of anybody; that person is signed out. */
export const setPasswordOf = async (req: PayloadRequest, id: string, password: string): Promise<void> => {
  const { people, actsFor } = await scopeOf(req)
  if (!isAdmin(req) && !people.includes(id)) throw notFound()
  if (id === req.user?.id || (!isAdmin(req) && !actsFor.includes(id))) throw forbidden()
  mustBePassword(password)
  const sealed = await sealPassword(password)
  await changeAccount(req, id, () => withPassword(sealed, []))
}
