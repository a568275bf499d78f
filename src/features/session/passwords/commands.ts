import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { scopeOf } from '@/access/scope'
import { maySignIn } from '@/features/users/rules'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { createLimit, createNetworkLimit, isWithinLimit } from '@/lib/limits'
import { newEmailJob, queueEmailJob } from '@/lib/outbox'
import { isPassword, PASSWORD_SENTENCE } from '@/lib/password'
import type { User } from '@/payload-types'
import { accountByName, changeAccount, hasSamePassword, type RequestSource } from '../commands'
import { sessionOf } from '../queries'
import { LINK_BAD } from '../labels'
import { hashPassword } from '../service'
import { CHANGED_MEANWHILE, SAME_PASSWORD, WRONG_CURRENT } from './labels'
import { checkLimits, requireCurrentPassword } from './queries'
import type { NewPasswordInput, ResetInput } from './schema'
import {
  accountOfToken,
  addressesOf,
  hasRecipient,
  isOpenLink,
  type LinkKind,
  notifyOwner,
  passwordChanges,
  tokenDigest,
} from './service'

/**
 * Limits of requests for a link: of a network, for a name from one network, for a name from everywhere, and beyond that
 * one in ten minutes; of a known device. Wrong tokens of a network. Wrong current passwords of an account, and all
 * checks of it, as each is a hash.
 */
export const passwordLimits = {
  linkNetwork: createNetworkLimit('password-linkNetwork', 10, 3600),
  linkName: createNetworkLimit('password-linkName', 3, 3600),
  linkEverywhere: createLimit('password-linkEverywhere', 10, 3600),
  linkBeyond: createLimit('password-linkBeyond', 1, 10 * 60),
  linkDevice: createLimit('password-linkDevice', 3, 3600),
  resetNetwork: createNetworkLimit('password-resetNetwork', 10, 3600),
  ...checkLimits,
}

/**
 * Queues an e-mail with a link to set a password. Result and duration are the same whether or not the account exists,
 * as the job looks it up. Beyond three an hour for one name from one network it does nothing. A browser that has signed
 * in to the account before has a limit of its own, so that requests of others do not use it up; on a new one the owner
 * waits ten minutes at most. Throws 400 without a name, and 429 beyond the network's limit.
 */
export const requestLink = async (
  req: PayloadRequest,
  typed: string,
  source: RequestSource,
): Promise<void> => {
  const name = typed.trim().toLowerCase()
  if (!name) throw invalid('Zadajte e-mail alebo prihlasovacie meno.', 'name')
  if (await mayAskForLink(req, name, source)) await queueLink(req, name, 'reset')
}

async function mayAskForLink(
  req: PayloadRequest,
  name: string,
  { network, device }: RequestSource,
): Promise<boolean> {
  // Only for a browser with a known account: for others the duration must not reveal whether the name exists.
  const account = device?.size ? await accountByName(req, name) : undefined
  const deviceId = account && device?.get(account.id)
  if (deviceId) return isWithinLimit(passwordLimits.linkDevice, `${deviceId} ${name}`)
  await passwordLimits.linkNetwork.take(network)
  const isWithinName = await passwordLimits.linkName.take(network, name).then(
    () => true,
    () => false,
  )
  if (!isWithinName) return false
  const { linkEverywhere, linkBeyond } = passwordLimits
  return (await isWithinLimit(linkEverywhere, name)) || isWithinLimit(linkBeyond, name)
}

export const queueLink = (req: PayloadRequest, name: string, kind: LinkKind): Promise<void> =>
  queueEmailJob(req, 'passwordLink', { name, kind, ...newEmailJob() })

/** Queues the e-mail with which a member sets the first password. Throws 404, or 400 for one who may not sign in or has no e-mail. */
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
  if ((await addressesOf(req, user)).length === 0)
    throw invalid('Pozvánka nemá kam prísť. Doplňte e-mail, dieťaťu zákonného zástupcu s e-mailom.')
  await queueLink(req, user.username ?? user.email ?? '', 'invitation')
}

const requireValidPassword = (password: string): void => {
  if (!isPassword(password)) throw invalid(PASSWORD_SENTENCE, 'password')
}

const OPENS_PASSWORD = ['reset', 'invitation'] as const

/** Sets a password with the token of an open link and ends all sessions. Throws 400, and 429 after many wrong tokens. */
export const resetPassword = async (
  req: PayloadRequest,
  { token, password }: ResetInput,
  network: string,
): Promise<void> => {
  requireValidPassword(password)
  const digest = tokenDigest(token)
  const account = await accountOfToken(req, digest, OPENS_PASSWORD)
  if (!account || !isOpenLink(account, digest, OPENS_PASSWORD) || !(await hasRecipient(req, account))) {
    // Only wrong tokens count, so that nobody's attempts block an open link.
    await passwordLimits.resetNetwork.take(network)
    throw invalid(LINK_BAD, 'token')
  }
  const hashed = await hashPassword(password)
  const done = await changeAccount(req, account.id, (row) =>
    isOpenLink(row, digest, OPENS_PASSWORD) ? passwordChanges(hashed, []) : undefined,
  )
  if (!done) throw invalid(LINK_BAD, 'token')
  await notifyOwner(req, account)
}

/** Sets another password, keeps one session and tells the owner; false when it was changed since `account` was read. */
async function replacePassword(
  req: PayloadRequest,
  account: User,
  password: string,
  keptSession?: string,
): Promise<boolean> {
  const hashed = await hashPassword(password)
  const done = await changeAccount(req, account.id, (row) => {
    const kept = (row.sessions ?? []).filter(({ id }) => id === keptSession)
    return hasSamePassword(row, account) ? passwordChanges(hashed, kept) : undefined
  })
  if (done) await notifyOwner(req, account)
  return done
}

/** Changes the caller's password and ends their other sessions. Throws 400 for a wrong or an unsuitable password. */
export const changePassword = async (
  req: PayloadRequest,
  { currentPassword, password }: NewPasswordInput,
): Promise<void> => {
  requireValidPassword(password)
  const account = await requireCurrentPassword(req, currentPassword)
  if (currentPassword === password) throw invalid(SAME_PASSWORD, 'password')
  if (!(await replacePassword(req, account, password, sessionOf(req)?.id)))
    throw invalid(WRONG_CURRENT, 'currentPassword')
}

/**
 * Sets the password of a child the caller acts for, or as an admin of anybody, and ends that person's sessions. It takes
 * the caller's own password, so that an unlocked phone is not enough to take over an account. Throws 404, 403 or 400, and
 * 409 when that person's password was changed at the same time.
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
  if (!(await replacePassword(req, account, password))) throw conflict(CHANGED_MEANWHILE)
}
