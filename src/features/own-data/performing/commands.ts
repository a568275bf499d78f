import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { requireCurrentPassword } from '@/features/session/passwords/queries'
import { NO_TOKENS, OLD_ADDRESS_NOTIFIED } from '@/features/users/tokens/rules'
import { advisoryLock } from '@/db/advisory-lock'
import { truncateJournal } from '@/db/truncate-journal'
import { clubInfo } from '@/features/club/queries'
import { invalid } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { CACHE_TAGS, revalidate } from '@/lib/revalidate'
import { afterCommit, inTransaction } from '@/lib/transaction'
import type { Erasure, User } from '@/payload-types'
import { tellErased } from '../erasure/commands'
import { erasedEmail } from '../erasure/labels'
import { erasable, lastGuardians, openRequests } from '../erasure/queries'
import { blankPerson } from '../erasure/rules'
import type { PerformInput } from '../erasure/schema'
import { PARTS } from '../parts/commands'
import { storedRows } from '../queries'

/** The columns no request writes: no password, no session, no open link, and a calendar address that nobody knows. */
const blankAccount = () => ({
  ...NO_TOKENS,
  hash: null,
  salt: null,
  sessions: [],
  calendarToken: randomBytes(24).toString('base64url'),
})

/** Takes the person out of their guardians' children: the row says nothing of whose child it was. */
async function removeFromGuardians(req: PayloadRequest, person: string): Promise<void> {
  for (const { id, children } of await storedRows(req, 'users', { 'children.player': { equals: person } }))
    await req.payload.update({
      collection: 'users',
      id,
      data: { children: (children ?? []).filter(({ player }) => idOf(player) !== person) },
      depth: 0,
      trash: true,
      overrideAccess: true,
      req,
    })
}

/** Blanks the row of the account. The hooks of users refuse the last administrator, and end invitations and sessions. */
async function blankRow(req: PayloadRequest, { id }: User): Promise<void> {
  req.context[OLD_ADDRESS_NOTIFIED] = true
  await req.payload.update({
    collection: 'users',
    id,
    data: { ...structuredClone(blankPerson), erasedAt: new Date().toISOString() } as never,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
  const row = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  const data = { ...row, updatedAt: null, ...blankAccount() }
  await req.payload.db.updateOne({ collection: 'users', id, data, req })
  await req.payload.db.deleteMany({
    collection: 'payload-preferences',
    where: { 'user.value': { equals: id } },
    req,
  })
}

/** Stores what was done, in the open requests if there are any: numbers, and no values. */
async function record(req: PayloadRequest, person: string, counts: Record<string, number>): Promise<void> {
  const done = {
    state: 'done',
    openFor: null,
    closedBy: req.user?.id ?? null,
    closedAt: new Date().toISOString(),
    counts,
  } as const
  const shared = { collection: 'erasures', depth: 0, overrideAccess: true, req } as const
  const open = await openRequests(req, person)
  for (const { id } of open) await req.payload.update({ ...shared, id, data: done })
  if (open.length === 0) await req.payload.create({ ...shared, data: { ...done, person, requestedBy: null } })
}

/**
 * Erases one person in the running transaction, which holds the locks of the ledger and the invitations. Without a user in
 * the request nobody is noted who did it: it follows from a day that has come (own-data/trials).
 */
export async function eraseOne(req: PayloadRequest, person: User, club: string): Promise<void> {
  const counts: Record<string, number> = {}
  for (const { key, find, erase } of PARTS) {
    const ids = await find(req, person)
    if (ids.length > 0) await erase(req, ids, person)
    counts[key] = ids.length
  }
  await removeFromGuardians(req, person.id)
  await blankRow(req, person)
  await record(req, person.id, counts)
  tellErased(req, person.email, erasedEmail(club))
}

/** Who asked for somebody else's erasure, and is not erased themselves, is told as well. */
async function tellAsker(req: PayloadRequest, request: Erasure, erased: string[], club: string) {
  const asker = idOf(request.requestedBy)
  if (!asker || erased.includes(asker)) return
  const [row] = await storedRows(req, 'users', { id: { equals: asker } })
  tellErased(req, row?.email, erasedEmail(club))
}

/**
 * Erases somebody's personal data for good, and those of the guardians who have nobody else in the club and were chosen:
 * all or nothing. Rows and ids stay, so that sums and references hold. Returns the number of people; one who is erased
 * already is a 404. Throws 400 for a wrong password and for a guardian who was not offered, 409 for the last
 * administrator.
 */
export async function performErasure(
  req: PayloadRequest,
  id: string,
  { currentPassword, guardians }: PerformInput,
): Promise<{ people: number }> {
  await requireCurrentPassword(req, currentPassword)
  const { name: club } = await clubInfo(req)
  const people = await inTransaction(req, async () => {
    afterCommit(req, () => truncateJournal(req.payload))
    await advisoryLock(req, 'ledger')
    await advisoryLock(req, 'invitations')
    const person = await erasable(req, id)
    const requests = await openRequests(req, id)
    const offered = (await lastGuardians(req, id)).map((guardian) => guardian.id)
    if (guardians.some((guardian) => !offered.includes(guardian)))
      throw invalid(
        'Niektorý z vybraných rodičov už má v klube iné dieťa. Načítajte stránku znova.',
        'guardians',
      )
    for (const request of requests) await tellAsker(req, request, [id, ...guardians], club)
    // Read before the child is erased: whose children they are tells which payments are theirs.
    const people = [person]
    for (const guardian of new Set(guardians)) people.push(await erasable(req, guardian))
    for (const each of people) await eraseOne(req, each, club)
    return people.length
  })
  await revalidate(...CACHE_TAGS)
  return { people }
}
