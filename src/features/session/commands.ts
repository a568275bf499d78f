import { randomUUID } from 'node:crypto'
import { jwtSign, type PayloadRequest, type Where } from 'payload'
import { maySignIn, type Session } from '@/features/users/rules'
import { createKeyedMutex } from '@/lib/semaphore'
import type { KnownDevice } from '@/lib/known-device'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { dueForRenewal, newSession, secondsLeft, withSession } from './rules'

const accountMutex = createKeyedMutex()
const sourceMutex = createKeyedMutex()
let turn = 0
/** Two at a time of a source, as many as work at all: the rest stands behind its own tries, not before everybody else's. */
export const twoAtATime = <Result>(source: string, task: () => Promise<Result>): Promise<Result> =>
  sourceMutex(`${source} ${(turn += 1) % 2}`, task)

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
  return req.transactionID ? write() : accountMutex(id, write)
}

const accountWhere = (req: PayloadRequest, where: Where) =>
  req.payload.db.findOne<User>({ collection: 'users', where, req })

/** The account behind an e-mail address or a sign-in name, with its hash; trashed ones are not found. */
export const accountByName = async (req: PayloadRequest, name: string): Promise<User | undefined> => {
  const key = name.trim().toLowerCase()
  if (!key) return undefined
  const named: Where = { or: [{ email: { equals: key } }, { username: { equals: key } }] }
  return (await accountWhere(req, { and: [named, { deletedAt: { exists: false } }] })) ?? undefined
}

export interface IssuedToken {
  token: string
  /** Seconds the cookie lasts. */
  maxAge: number
  role: User['role']
  account: string
}

/** Where a sign-in comes from: the network, and what the browser's cookie proves. */
export interface RequestSource {
  network: string
  device?: KnownDevice
}

/**
 * A new session of an account, as it was found; undefined where it must not sign in, or its password has changed since.
 * Whether the caller is the account's owner is the question asked before.
 */
export async function openSession(
  req: PayloadRequest,
  found: User | undefined,
): Promise<IssuedToken | undefined> {
  const session = newSession(randomUUID(), Date.now())
  let owner: User | undefined
  await changeAccount(req, found?.id ?? 'nobody', (row) => {
    owner = undefined
    if (!maySignIn(row) || row.hash !== found?.hash || row.salt !== found?.salt) return undefined
    owner = row
    return { sessions: withSession(row, session, Date.now()) as User['sessions'] }
  })
  return owner && issueToken(req, owner, session)
}

async function issueToken(req: PayloadRequest, user: User, session: Session): Promise<IssuedToken> {
  const maxAge = secondsLeft(session, user.role, Date.now())
  const fieldsToSign = { id: user.id, collection: 'users', sid: session.id }
  const { token } = await jwtSign({ fieldsToSign, secret: req.payload.secret, tokenExpiration: maxAge })
  return { token, maxAge, role: user.role, account: user.id }
}

/** Ends this session, or with `everywhere` all sessions of the caller. Anonymous callers have none to end. */
export const signOut = async (req: PayloadRequest, everywhere = false): Promise<void> => {
  const own = sessionIdOf(req)
  if (!req.user) return
  await changeAccount(req, req.user.id, (row) => ({
    sessions: everywhere ? [] : row.sessions?.filter((session) => session.id !== own),
  }))
}

/** Payload notes which session a request came with, but does not say so in its types. */
const sessionIdOf = (req: PayloadRequest): string | undefined => (req.user as { _sid?: string } | null)?._sid

/** The session the caller's request came with. */
export const sessionOf = (req: PayloadRequest): Session | undefined =>
  req.user?.sessions?.find((session) => session.id === sessionIdOf(req))

/** Renews a session half of whose sixty days are gone; `undefined` when there is nothing to renew yet. */
export const renewSession = async (req: PayloadRequest): Promise<IssuedToken | undefined> => {
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
  return renewed ? issueToken(req, user, fresh) : undefined
}
