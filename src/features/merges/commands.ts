import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { advisoryLock } from '@/db/advisory-lock'
import { truncateJournal } from '@/db/truncate-journal'
import { blankPerson } from '@/features/own-data/erasure/rules'
import { storedRows } from '@/features/own-data/queries'
import { clubInfo } from '@/features/club/queries'
import { requireCurrentPassword } from '@/features/session/passwords/queries'
import { NO_TOKENS, OLD_ADDRESS_NOTIFIED } from '@/features/users/tokens/rules'
import { runOnMerge } from '@/fields/with-hooks'
import { forbidden } from '@/lib/errors'
import { queueEmail } from '@/lib/outbox'
import { idOf } from '@/lib/reference'
import { CACHE_TAGS, revalidate } from '@/lib/revalidate'
import type { Named } from '@/lib/schema'
import { afterCommit, inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { mergePairs, repeatRefusals } from './conflicts/commands'
import { refusalsToKeep } from './conflicts/queries'
import { joinedLinks } from './conflicts/rules'
import { mergedEmail, MERGED_NAME } from './labels'
import { movePlain } from './moves/commands'
import { bothPeople, requireMergeable, requireSeen } from './queries'
import { formerNames, mergedValues, trainedTogether, type Values } from './rules'
import type { MergeInput } from './schema'

/** The row both became, when they are one already: the same request sent again. */
async function alreadyMerged(req: PayloadRequest, id: string, other: string): Promise<Named | undefined> {
  const [row] = await storedRows(req, 'users', {
    and: [{ id: { equals: other } }, { mergedInto: { equals: id } }],
  })
  if (!row) return undefined
  const [kept] = await storedRows(req, 'users', { id: { equals: id } })
  return kept && { id, name: kept.name ?? '' }
}

/**
 * Past Payload's hooks, which would take the links away from a guardian who has them still, under another id. With what it returns:
 * a write of a whole account without it is taken for a sign-in's (db/session-writes).
 */
async function writePlain(req: PayloadRequest, id: string, change: Partial<User>): Promise<void> {
  const row = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  const data = { ...row, updatedAt: null, ...change }
  await req.payload.db.updateOne({ collection: 'users', id, data, req })
}

/** A symbol that the first person does not have is theirs from now on; any other stays on the row and leads to them. */
const freeSymbols = (kept: User, removed: User): Partial<User> => ({
  ...(!kept.variableSymbol && removed.variableSymbol && { variableSymbol: removed.variableSymbol }),
  ...(!kept.familySymbol && removed.familySymbol && { familySymbol: removed.familySymbol }),
})

/**
 * Blanks the row that is no more: nothing of whose it was is left, nobody signs in with it, and it is in the trash. Its e-mail is
 * free. The hooks of users refuse the last administrator and end sessions, links and devices.
 */
async function blankRow(req: PayloadRequest, removed: User, kept: User): Promise<void> {
  const taken = Object.fromEntries(Object.keys(freeSymbols(kept, removed)).map((key) => [key, null]))
  await writePlain(req, removed.id, { children: [] })
  req.context[OLD_ADDRESS_NOTIFIED] = true
  const now = new Date().toISOString()
  await req.payload.update({
    collection: 'users',
    id: removed.id,
    data: {
      ...structuredClone(blankPerson),
      ...MERGED_NAME,
      ...taken,
      erasedAt: now,
      deletedAt: now,
    } as never,
    depth: 0,
    trash: true,
    overrideAccess: true,
    req,
  })
  delete req.context[OLD_ADDRESS_NOTIFIED]
  await writePlain(req, removed.id, {
    ...NO_TOKENS,
    ...{ hash: null, salt: null, sessions: [], mergedInto: kept.id },
    calendarToken: randomBytes(24).toString('base64url'),
  })
}

/** The texts about a member of staff that only the second has. */
const staffOf = ({ staff: mine }: User, { staff: theirs }: User): User['staff'] => ({
  ...mine,
  title: mine?.title || theirs?.title,
  licence: mine?.licence || theirs?.licence,
  bio: mine?.bio || theirs?.bio,
})

/** Writes the person who stays: the chosen values, the children and categories of both. By Payload, whose hooks follow. */
async function writeKept(req: PayloadRequest, kept: User, removed: User, values: Values): Promise<void> {
  const [mine, theirs] = [kept.children ?? [], removed.children ?? []]
  const links = [...mine, ...theirs].map(({ relation, right, player }) => ({
    ...{ relation, right, player: idOf(player)! },
  }))
  await req.payload.update({
    collection: 'users',
    id: kept.id,
    data: {
      ...values,
      ...freeSymbols(kept, removed),
      formerNames: formerNames(kept, removed, values),
      ...(theirs.length > 0 && { children: joinedLinks(links) }),
      categories: trainedTogether(values.role, kept, removed),
      ...(values.role !== 'player' && { staff: staffOf(kept, removed) }),
    } as never,
    depth: 0,
    overrideAccess: true,
    req,
  })
}

/** E-mails the address of the account that is no more, unless it is that of the person who stays. */
async function tellRemoved(req: PayloadRequest, { email, name, username }: User, values: Values) {
  if (!email || email === values.email) return
  const { name: club } = await clubInfo(req)
  await queueEmail(req, {
    to: email,
    club,
    ...mergedEmail({ name: name ?? '', username: username ?? '', club }),
  })
}

async function merge(req: PayloadRequest, kept: User, removed: User, chosen: MergeInput['chosen']) {
  const values = mergedValues(kept as Values, removed as Values, chosen)
  const refusals = await refusalsToKeep(req, { kept, removed }, { ...kept, ...values } as User)
  await movePlain(req, kept, removed)
  await mergePairs(req, { kept: kept.id, removed: removed.id })
  await repeatRefusals(req, kept.id, refusals)
  // Fees, invitations and pictures, each by its own feature (src/collections.ts).
  await runOnMerge(req, 'users', { kept: kept.id, removed: removed.id })
  await blankRow(req, removed, kept)
  await writeKept(req, kept, removed, values)
  await tellRemoved(req, removed, values)
}

/**
 * Makes two rows of one person one: everything that hangs on `other` is of `id`, whose account stays; the other row is blank. All or
 * nothing, and repeatable: sent again it changes nothing. Throws 403 for everybody but an administrator, 404 for who is no
 * more in the club, 400 for a wrong password and for two who cannot be one, 409 when something has changed since the comparison was seen. It cannot be undone.
 */
export async function mergePeople(
  req: PayloadRequest,
  id: string,
  { other, seen, chosen, currentPassword }: MergeInput,
): Promise<Named> {
  if (!isAdmin(req)) throw forbidden()
  await requireCurrentPassword(req, currentPassword)
  const user = await inTransaction(req, async () => {
    const done = await alreadyMerged(req, id, other)
    if (done) return done
    for (const lock of ['ledger', 'invitations', 'consents'] as const) await advisoryLock(req, lock)
    const { kept, removed } = await bothPeople(req, id, other)
    await requireMergeable(req, kept, removed)
    await requireSeen(req, { kept, removed }, seen)
    // The values of the second row are not left in the journal of the database.
    afterCommit(req, () => truncateJournal(req.payload))
    await merge(req, kept, removed, chosen)
    const [row] = await storedRows(req, 'users', { id: { equals: id } })
    return { id, name: row?.name ?? '' }
  })
  await revalidate(...CACHE_TAGS)
  return user
}
