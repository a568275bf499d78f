import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { NO_TOKENS } from '@/features/users/tokens/rules'
import { maySignIn } from '@/features/users/rules'
import { forbidden, invalid, notFound } from '@/lib/errors'
import { createLimit, createNetworkLimit, isWithinLimit } from '@/lib/limits'
import { newEmailJob, queueEmailJob, queueEmail } from '@/lib/outbox'
import { isPassword, PASSWORD_SENTENCE } from '@/lib/password'
import type { User } from '@/payload-types'
import { accountByName, changeAccount, twoAtATime, type RequestSource, sessionOf } from '../commands'
import { LINK_BAD } from '../labels'
import { isPasswordOf, hashPassword } from '../service'
import { passwordChangedEmail, SAME_PASSWORD, WRONG_CURRENT } from './labels'
import type { NewPasswordInput, ResetInput } from './schema'
import { accountOfToken, addressesOf, isOpenLink, type LinkKind, tokenDigest, emailFactsOf } from './service'

/**
 * Requests for links: of a network, for one name from a network, for one name from everywhere, and beyond that; wrong
 * tokens of a network; wrong current passwords of one account, and all of them: a right one is as much work.
 */
export const passwordLimits = {
  linkNetwork: createNetworkLimit(10, 3600),
  linkName: createNetworkLimit(3, 3600),
  linkEverywhere: createLimit(10, 3600),
  linkBeyond: createLimit(1, 10 * 60),
  linkDevice: createLimit(3, 3600),
  resetNetwork: createNetworkLimit(10, 3600),
  current: createLimit(10, 15 * 60),
  currentTries: createLimit(60, 15 * 60),
}

/**
 * Asks for a link to set a password. The answer and its time are the same whether or not the account exists: looking
 * it up is the job's work. More than three an hour for one name from one network are dropped in silence. A browser that
 * has signed in to this account before has a count of its own, so that strangers cannot use up what its owner needs. On
 * a new one the owner waits ten minutes at most, however many strangers ask for the same name.
 */
export const requestLink = async (
  req: PayloadRequest,
  typed: string,
  origin: RequestSource,
): Promise<void> => {
  const name = typed.trim().toLowerCase()
  if (!name) throw invalid('Zadajte e-mail alebo prihlasovacie meno.', 'name')
  if (await mayAskForLink(req, name, origin)) await queueLink(req, name, 'reset')
}

async function mayAskForLink(
  req: PayloadRequest,
  name: string,
  { network, device }: RequestSource,
): Promise<boolean> {
  // A browser without any account is not asked about, so the time tells a stranger nothing.
  const account = device?.size ? await accountByName(req, name) : undefined
  const number = account && device?.get(account.id)
  if (number) return isWithinLimit(passwordLimits.linkDevice, `${number} ${name}`)
  await passwordLimits.linkNetwork.take(network)
  const here = await passwordLimits.linkName.take(network, name).then(
    () => true,
    () => false,
  )
  if (!here) return false
  const { linkEverywhere, linkBeyond } = passwordLimits
  return (await isWithinLimit(linkEverywhere, name)) || isWithinLimit(linkBeyond, name)
}

export const queueLink = (req: PayloadRequest, name: string, kind: LinkKind): Promise<void> =>
  queueEmailJob(req, 'passwordLink', { name, kind, ...newEmailJob() })

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
  await queueLink(req, user.username ?? user.email ?? '', 'invitation')
}

/**
 * What a new password changes on an account: every link ends, and so does the wait for a new e-mail. The sessions that
 * may stay are named. No edit of the person: forms stay good.
 */
const passwordChanges = (
  sealed: { hash: string; salt: string },
  sessions: User['sessions'],
): Partial<User> => ({
  ...sealed,
  ...NO_TOKENS,
  sessions,
})

const requireValidPassword = (password: string): void => {
  if (!isPassword(password)) throw invalid(PASSWORD_SENTENCE, 'password')
}

/** Tells whoever owns the account that its password is a new one. The first one, by an invitation, is no news. */
async function notifyOwner(req: PayloadRequest, account: User): Promise<void> {
  if (!account.hash) return
  const words = await emailFactsOf(req, account)
  for (const to of await addressesOf(req, account))
    await queueEmail(req, { to, club: words.club, ...passwordChangedEmail(words) })
}

const OPENS_PASSWORD = ['reset', 'invitation'] as const

/** A link to a child without an address went to the guardians; it ends when nobody acts for them any more. */
const hasRecipient = async (req: PayloadRequest, account: User): Promise<boolean> =>
  (await addressesOf(req, account)).length > 0

/** Sets a password with the token of a link: once, in its time, signing the account out everywhere. */
export const resetPassword = async (
  req: PayloadRequest,
  { token, password }: ResetInput,
  network: string,
): Promise<void> => {
  requireValidPassword(password)
  const digest = tokenDigest(token)
  const account = await accountOfToken(req, digest, OPENS_PASSWORD)
  if (!account || !isOpenLink(account, digest, OPENS_PASSWORD) || !(await hasRecipient(req, account))) {
    // A right link is never refused for what a neighbour has tried.
    await passwordLimits.resetNetwork.take(network)
    throw invalid(LINK_BAD, 'token')
  }
  const sealed = await hashPassword(password)
  let done = false
  await changeAccount(req, account.id, (row) => {
    done = isOpenLink(row, digest, OPENS_PASSWORD)
    return done ? passwordChanges(sealed, []) : undefined
  })
  if (!done) throw invalid(LINK_BAD, 'token')
  await notifyOwner(req, account)
}

/**
 * Refuses unless this is the caller's current password; ten wrong ones in a quarter of an hour are enough. Like a
 * sign-in it stands in the account's own line, so that one account does not keep everybody else from signing in.
 */
export const requireCurrentPassword = async (req: PayloadRequest, password: string): Promise<User> => {
  const id = req.user!.id
  await passwordLimits.currentTries.take(id)
  await passwordLimits.current.take(id)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account || !(await twoAtATime(id, () => isPasswordOf(account, password))))
    throw invalid(WRONG_CURRENT, 'currentPassword')
  await passwordLimits.current.giveBack(id)
  return account
}

/** Changes the caller's own password; every other device of theirs is signed out, this one stays. */
export const changePassword = async (
  req: PayloadRequest,
  { currentPassword, password }: NewPasswordInput,
): Promise<void> => {
  requireValidPassword(password)
  const account = await requireCurrentPassword(req, currentPassword)
  if (currentPassword === password) throw invalid(SAME_PASSWORD, 'password')
  const sealed = await hashPassword(password)
  const own = sessionOf(req)?.id
  await changeAccount(req, account.id, (row) =>
    passwordChanges(
      sealed,
      row.sessions?.filter((session) => session.id === own),
    ),
  )
  await notifyOwner(req, account)
}

/**
 * Sets the password of a child the caller acts for, or as an admin of anybody; that person is signed out. The caller's
 * own password is asked for: an unlocked phone left behind is not enough to take over somebody's account.
 */
export const setPasswordOf = async (
  req: PayloadRequest,
  id: string,
  { currentPassword, password }: NewPasswordInput,
): Promise<void> => {
  const { players, canActFor } = await scopeOf(req)
  if (!isAdmin(req) && !players.includes(id)) throw notFound()
  if (id === req.user?.id || (!isAdmin(req) && !canActFor.includes(id))) throw forbidden()
  requireValidPassword(password)
  await requireCurrentPassword(req, currentPassword)
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (!account || account.deletedAt) throw notFound()
  const sealed = await hashPassword(password)
  await changeAccount(req, id, () => passwordChanges(sealed, []))
  await notifyOwner(req, account)
}
