import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { jwtSign, type PayloadRequest, type Where } from 'payload'
import { maySignIn, type Session } from '@/features/users/rules'
import { createKeyedMutex } from '@/lib/gate'
import type { KnownDevice } from '@/lib/known-device'
import { createLimit, createNetworkLimit, within } from '@/lib/limits'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { brakeOf, dueForRenewal, newSession, secondsLeft, withSession } from './rules'
import { isPasswordOf } from './service'

const oneAtATime = createKeyedMutex()
const lanes = createKeyedMutex()
let turn = 0
/** Two at a time of a source, as many as work at all: the rest stands behind its own tries, not before everybody else's. */
export const inLane = <Result>(source: string, task: () => Promise<Result>): Promise<Result> =>
  lanes(`${source} ${(turn += 1) % 2}`, task)

/**
 * Wrong tries. `account` and `device` lock without a word: one account from one network, and one account from a device
 * that has signed in to it before. Nothing a stranger does from elsewhere counts there, so nobody locks anybody out.
 * `network`, `name` and `deviceTries` tell to wait: each try is work. `strangers` counts all of an account and only slows.
 */
export const signInLimits = {
  account: createNetworkLimit(5, 15 * 60),
  device: createLimit(10, 15 * 60),
  deviceTries: createLimit(30, 15 * 60),
  name: createNetworkLimit(20, 15 * 60),
  network: createNetworkLimit(30, 15 * 60),
  networkDay: createNetworkLimit(100, 24 * 3600),
  strangers: createLimit(1_000_000, 3600),
}

/**
 * Changes what an account keeps about signing in. The row is read and written back whole inside one
 * transaction, after the slow hash and not around it, so that neither a role taken away meanwhile nor another
 * device's session is undone. `updatedAt` stays unless the change says otherwise.
 */
export const changeAccount = (
  req: PayloadRequest,
  id: string,
  change: (row: User) => Partial<User> | undefined,
): Promise<void> => {
  const write = () =>
    inTransaction(req, async () => {
      const row = await accountWhere(req, { id: { equals: id } })
      const changes = row && change(row)
      if (!row || !changes) return
      const data = { ...row, updatedAt: null, ...changes }
      await req.payload.db.updateOne({ collection: 'users', id, data, req })
    })
  // Inside a transaction of the caller the database already lets one writer in; waiting here would be a knot.
  return req.transactionID ? write() : oneAtATime(id, write)
}

const accountWhere = (req: PayloadRequest, where: Where) =>
  req.payload.db.findOne<User>({ collection: 'users', where, req })

/** The account behind an e-mail address or a sign-in name, with its hash; trashed ones are not found. */
export const accountNamed = async (req: PayloadRequest, name: string): Promise<User | undefined> => {
  const key = name.trim().toLowerCase()
  if (!key) return undefined
  const named: Where = { or: [{ email: { equals: key } }, { username: { equals: key } }] }
  return (await accountWhere(req, { and: [named, { deletedAt: { exists: false } }] })) ?? undefined
}

export interface SignedIn {
  token: string
  /** Seconds the cookie lasts. */
  maxAge: number
  role: User['role']
  account: string
}

/** Where a sign-in comes from: the network, and what the browser's cookie proves. */
export interface Origin {
  network: string
  device?: KnownDevice
}

/** The tries that count against a sign-in; asked and counted one after another of a network or device. */
interface Tries {
  key: string
  /** Refuses (429) a network that has tried too much. */
  admit: () => Promise<void>
  isLocked: () => Promise<boolean>
  wrong: () => Promise<void>
  /** Takes back what `admit` counted, and forgets the wrong tries before: what succeeded was no attack. */
  right: () => Promise<void>
}

/** The tries of a browser that has signed in to the account before: only its own counts. */
const ofDevice = (key: string): Tries => ({
  key,
  admit: () => signInLimits.deviceTries.take(key),
  isLocked: () => signInLimits.device.isSpent(key),
  wrong: async () => void (await within(signInLimits.device, key)),
  right: async () => [signInLimits.device, signInLimits.deviceTries].forEach((limit) => limit.reset(key)),
})

/** The tries of everybody else, by network; an unknown name is counted like an account. */
const ofStranger = (network: string, name: string, account: string): Tries => {
  const { network: quarter, networkDay, name: named, account: locks, strangers } = signInLimits
  return {
    key: network,
    admit: async () => {
      await quarter.take(network)
      await networkDay.take(network)
      await named.take(network, name)
      await pause(brakeOf(await strangers.taken(account)))
    },
    isLocked: () => locks.isSpent(network, account),
    wrong: async () => {
      await strangers.take(account)
      await locks.take(network, account).catch(() => undefined)
    },
    right: async () => {
      for (const limit of [quarter, networkDay]) await limit.giveBack(network)
      await named.giveBack(network, name)
      locks.reset(network, account)
    },
  }
}

/**
 * Opens a session, or does not: an unknown name, a wrong password, a locked and a closed account all answer
 * `undefined` after the same work. Throws a 429 beyond a network's limits and a 503 when too many hash at once.
 */
export const signIn = async (
  req: PayloadRequest,
  typed: { name: string; password: string },
  { network, device }: Origin,
): Promise<SignedIn | undefined> => {
  const name = typed.name.trim().toLowerCase().slice(0, 254)
  const found = await accountNamed(req, name)
  const number = found && device?.get(found.id)
  const tries = number ? ofDevice(`${found.id} ${number}`) : ofStranger(network, name, found?.id ?? name)
  await tries.admit()
  const { right, locked } = await inLane(tries.key, async () => {
    const locked = await tries.isLocked()
    const right = await isPasswordOf(found, typed.password)
    if (!right && !locked) await tries.wrong()
    return { right, locked }
  })
  const opened = right && !locked ? await openSession(req, found) : undefined
  if (opened) await tries.right()
  else req.payload.logger.warn({ event: 'sign-in refused', account: found?.id, network, locked })
  return opened
}

/**
 * A new session of an account, as it was found; undefined where it must not sign in, or its password has changed since.
 * Whether the caller is the account's owner is the question asked before.
 */
export async function openSession(
  req: PayloadRequest,
  found: User | undefined,
): Promise<SignedIn | undefined> {
  const session = newSession(randomUUID(), Date.now())
  let owner: User | undefined
  await changeAccount(req, found?.id ?? 'nobody', (row) => {
    owner = undefined
    if (!maySignIn(row) || row.hash !== found?.hash || row.salt !== found?.salt) return undefined
    owner = row
    return { sessions: withSession(row, session, Date.now()) as User['sessions'] }
  })
  return owner && signedIn(req, owner, session)
}

async function signedIn(req: PayloadRequest, user: User, session: Session): Promise<SignedIn> {
  const maxAge = secondsLeft(session, user.role, Date.now())
  const fieldsToSign = { id: user.id, collection: 'users', sid: session.id }
  const { token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: maxAge })
  return { token, maxAge, role: user.role, account: user.id }
}

/** Ends this session, or with `everywhere` all sessions of the caller. Anonymous callers have none to end. */
export const signOut = async (req: PayloadRequest, everywhere = false): Promise<void> => {
  const own = sidOf(req)
  if (!req.user) return
  await changeAccount(req, req.user.id, (row) => ({
    sessions: everywhere ? [] : row.sessions?.filter((session) => session.id !== own),
  }))
}

/** Payload notes which session a request came with, but does not say so in its types. */
const sidOf = (req: PayloadRequest): string | undefined => (req.user as { _sid?: string } | null)?._sid

/** The session the caller's request came with. */
export const sessionOf = (req: PayloadRequest): Session | undefined =>
  req.user?.sessions?.find((session) => session.id === sidOf(req))

/** Renews a session half of whose sixty days are gone; `undefined` when there is nothing to renew yet. */
export const renewSession = async (req: PayloadRequest): Promise<SignedIn | undefined> => {
  const current = sessionOf(req)
  const user = req.user
  if (!user || !current || !dueForRenewal(current, user.role, Date.now())) return undefined
  const fresh = { ...current, expiresAt: newSession(current.id, Date.now()).expiresAt }
  let renewed = false
  await changeAccount(req, user.id, (row) => {
    renewed = row.sessions?.some((session) => session.id === fresh.id) === true
    const sessions = row.sessions?.map((session) => (session.id === fresh.id ? fresh : session))
    return renewed ? { sessions: sessions as User['sessions'] } : undefined
  })
  return renewed ? signedIn(req, user, fresh) : undefined
}
