import { randomBytes } from 'node:crypto'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { newEmailJob, queueEmailJob } from '@/lib/outbox'
import { idOf } from '@/lib/reference'
import type { User } from '@/payload-types'
import { NO_TOKENS } from '../tokens/rules'
import { maySignIn } from '../rules'

const isPlayer = (person: { role?: unknown; playing?: unknown } | undefined): boolean =>
  person?.role === 'player' && person.playing === true

/** Changes the columns `change` returns, without hooks and without a new `updatedAt`: the person was not edited. */
async function changeCredentials(
  req: PayloadRequest,
  id: string,
  change: (row: User) => Partial<User> | undefined,
): Promise<void> {
  const row = await req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })
  const changes = row && change(row)
  if (!row || !changes) return
  const data = { ...row, updatedAt: null, ...changes }
  await req.payload.db.updateOne({ collection: 'users', id, data, req })
}

/**
 * When somebody stops being a player (becomes a trainer or an administrator), removes them from their guardians'
 * children in the same transaction, and clears the password, which a guardian may have set. An invitation to set a new
 * one is sent to the person's own address.
 */
export const removeGuardianLinks: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || !isPlayer(previousDoc) || isPlayer(doc)) return
  const { docs: guardians } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { equals: doc.id } },
    select: { children: true },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  if (guardians.length === 0) return
  for (const { id, children } of guardians)
    await req.payload.update({
      collection: 'users',
      id,
      data: { children: (children ?? []).filter(({ player }) => idOf(player) !== doc.id) },
      depth: 0,
      trash: true,
      overrideAccess: true,
      req,
    })
  await changeCredentials(req, doc.id, () => ({ hash: null, salt: null, sessions: [] }))
  if (doc.email && maySignIn(doc))
    await queueEmailJob(req, 'passwordLink', { name: doc.email, kind: 'invitation', ...newEmailJob() })
}

const fullyLinked = (account: Partial<User>): string[] =>
  (account.children ?? []).filter(({ right }) => right === 'full').map(({ player }) => idOf(player)!)

/** Ids of the children whose password links are sent to this account when they have no e-mail of their own. */
const receivesLinksFor = (account: Partial<User>): string[] =>
  maySignIn(account) && account.email ? fullyLinked(account) : []

/**
 * Clears the tokens of children without an e-mail of their own when the guardian who received their links loses the
 * full right or gets another e-mail.
 */
export const clearChildrensTokens: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const still = doc.email === previousDoc.email ? receivesLinksFor(doc) : []
  for (const id of receivesLinksFor(previousDoc))
    if (!still.includes(id))
      await changeCredentials(req, id, (child) => (child.email ? undefined : { ...NO_TOKENS }))
}

/**
 * Gives each child whose guardian was removed or may only read from now on a new private calendar address: the old one stays
 * in that guardian's calendar.
 */
export const renewChildrensCalendars: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const still = fullyLinked(doc)
  for (const id of fullyLinked(previousDoc))
    if (!still.includes(id))
      await changeCredentials(req, id, () => ({ calendarToken: randomBytes(24).toString('base64url') }))
}
