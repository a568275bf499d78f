import { randomUUID } from 'node:crypto'
import { createLocalReq, jwtSign, type PayloadRequest, type Where } from 'payload'
import { maySignIn } from '@/features/users/rules'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { createKeyedMutex } from '@/lib/semaphore'
import type { KnownDevice } from '@/lib/known-device'
import { type Session, sessionIdOf } from '@/lib/sessions'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { sessionOf } from './queries'
import { dueForNote, dueForRenewal, newSession, secondsLeft, withSession } from './rules'

const accountMutex = createKeyedMutex('accounts')
const sourceMutex = createKeyedMutex('sources of sign-ins')
let turn = 0
/** Runs two tasks of one source at a time, so that one network's or account's password checks do not delay all others'. */
export const twoAtATime = <Result>(source: string, task: () => Promise<Result>): Promise<Result> =>
  sourceMutex(`${source} ${(turn += 1) % 2}`, task)

/**
 * Writes an account's sign-in data and returns true; writes nothing when `change` returns undefined or the account does
 * not exist. The whole row
 * is read and written in one transaction, begun after the slow hash, so that no concurrent change of a role or session is
 * undone. `updatedAt` stays, unless `change` sets it: no form of this person becomes outdated.
 */
export const changeAccount = (
  req: PayloadRequest,
  id: string,
  change: (row: User) => Partial<User> | undefined,
): Promise<boolean> => {
  const write = () =>
    inTransaction(req, async () => {
      const row = await accountWhere(req, { id: { equals: id } })
      const changes = row && change(row)
      if (!row || !changes) return false
      const data = { ...row, updatedAt: null, ...changes }
      await req.payload.db.updateOne({ collection: 'users', id, data, req })
      await runAfterBulkChange(req, 'users', [{ before: row, after: data }])
      return true
    })
  // In a caller's transaction the mutex would deadlock, and is not needed: the database admits one writer.
  return req.transactionID ? write() : accountMutex(id, write)
}

/** Whether an account still has the password it had when it was read; a check of that password holds only then. */
export const hasSamePassword = (row: User, read: User | undefined): boolean =>
  row.hash === read?.hash && row.salt === read?.salt

const accountWhere = (req: PayloadRequest, where: Where) =>
  req.payload.db.findOne<User>({ collection: 'users', where, req })

/** The account with this e-mail or sign-in name, with its hash; undefined when there is none outside the trash. */
export const accountByName = async (req: PayloadRequest, name: string): Promise<User | undefined> => {
  const key = name.trim().toLowerCase()
  if (!key) return undefined
  const named: Where = { or: [{ email: { equals: key } }, { username: { equals: key } }] }
  return (await accountWhere(req, { and: [named, { deletedAt: { exists: false } }] })) ?? undefined
}

/** The JWT of a session, for the cookie. */
export interface IssuedToken {
  token: string
  /** Seconds the cookie lasts. */
  maxAge: number
  role: User['role']
  account: string
}

/** Where a request comes from: its network, and the accounts its browser has signed in to before (a signed cookie). */
export interface RequestSource {
  network: string
  device?: KnownDevice
  /** „Chrome, Android“; undefined for an unknown browser. */
  deviceName?: string
}

/**
 * Opens a session for an account whose password the caller has checked; undefined when it may not sign in, or its
 * password has changed since `found` was read.
 */
export async function openSession(
  req: PayloadRequest,
  found: User | undefined,
  deviceName?: string,
): Promise<IssuedToken | undefined> {
  const session = newSession(randomUUID(), Date.now(), deviceName)
  let owner: User | undefined
  await changeAccount(req, found?.id ?? 'nobody', (row) => {
    owner = undefined
    if (!maySignIn(row) || !hasSamePassword(row, found)) return undefined
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

/** Ends the caller's session, or with `everywhere` all of the account's; does nothing for an anonymous caller. */
export const signOut = async (req: PayloadRequest, everywhere = false): Promise<void> => {
  const own = sessionIdOf(req.user)
  if (!req.user) return
  await changeAccount(req, req.user.id, (row) => ({
    sessions: everywhere ? [] : row.sessions?.filter((session) => session.id !== own),
    // Who signs out everywhere may have lost a phone with the mailbox in it.
    ...(everywhere && { answerLinkKey: null }),
  }))
}

/** Writes these values into one session of an account; false when that session has ended meanwhile. */
const changeSession = (
  req: PayloadRequest,
  account: string,
  id: string,
  values: Partial<Session>,
): Promise<boolean> =>
  changeAccount(req, account, ({ sessions }) => {
    if (!sessions?.some((session) => session.id === id)) return undefined
    const changed = sessions.map((session) => (session.id === id ? { ...session, ...values } : session))
    return { sessions: changed as User['sessions'] }
  })

/** Notes that a device is in use, beside the request and not in a transaction of its; a failure is only logged. */
async function noteUse(req: PayloadRequest, account: string, id: string, lastUsedAt: string): Promise<void> {
  const { payload } = req
  try {
    await changeSession(await createLocalReq({}, payload), account, id, { lastUsedAt })
  } catch (err) {
    payload.logger.warn({ err, msg: 'The use of a device was not noted' })
  }
}

/**
 * Renews the caller's session when half of its sixty days have passed; undefined when it is not renewed. Once an hour it
 * notes that the device is in use, without the caller waiting for it.
 */
export const renewSession = async (req: PayloadRequest): Promise<IssuedToken | undefined> => {
  const current = sessionOf(req)
  const user = req.user
  const now = Date.now()
  if (!user || !current) return undefined
  const lastUsedAt = new Date(now).toISOString()
  if (!dueForRenewal(current, user.role, now)) {
    if (dueForNote(current, now)) void noteUse(req, user.id, current.id, lastUsedAt)
    return undefined
  }
  const fresh = { ...current, expiresAt: newSession(current.id, now).expiresAt, lastUsedAt }
  const renewed = await changeSession(req, user.id, current.id, fresh)
  return renewed ? issueToken(req, user, fresh) : undefined
}
