import { createHash, randomBytes } from 'node:crypto'
import { createLocalReq, type PayloadRequest } from 'payload'
import { scopeOf } from '@/access/scope'
import { updateRows } from '@/db/update-rows'
import { clubShortName, eventsWithNames } from '@/features/events/queries'
import { eventView } from '@/features/events/views'
import { maySignIn } from '@/features/users/rules'
import { siteUrl } from '@/lib/env'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import { ASKED } from '../nomination/rules'
import { answerToken, linkState, readAnswerToken } from './rules'
import type { AnswerLinkView } from './schema'

const markOf = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 22)

const accountOf = (req: PayloadRequest, id: string) =>
  req.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } }, req })

/** A request of somebody else than the caller, with all their rights and no more. */
const requestOf = (req: PayloadRequest, user: User): Promise<PayloadRequest> =>
  createLocalReq({ user: { ...user, collection: 'users' } }, req.payload)

/** The key links to an account are signed with, made when there is none; undefined without such an account. */
async function keyOf(req: PayloadRequest, account: User): Promise<string | undefined> {
  if (account.answerLinkKey) return account.answerLinkKey
  return inTransaction(req, async () => {
    // Another mail to the same person may have made it first.
    const current = await accountOf(req, account.id)
    if (!current || current.answerLinkKey) return current?.answerLinkKey ?? undefined
    const answerLinkKey = randomBytes(24).toString('base64url')
    // Leaves `updatedAt`: a form of this person that is open is not outdated by a mail.
    await updateRows(req, 'users', ['id', account.id], { answerLinkKey })
    return answerLinkKey
  })
}

/** A player an e-mail can be answered for, and the addresses that do it. */
export interface AnswerLinkOf {
  /** The first name. */
  player: string
  self: boolean
  yes: string
  no: string
}

/**
 * For each player this account may answer for about an event: the addresses that do so without signing in. Empty when
 * none of them is invited, or the event takes no answers now. Behind the # the token reaches no log and no other site.
 */
export async function answerLinksOf(
  req: PayloadRequest,
  user: string,
  event: string,
): Promise<AnswerLinkOf[]> {
  const account = await accountOf(req, user)
  if (!account || !maySignIn(account)) return []
  const rows = await invitedPlayers(await requestOf(req, account), event)
  const key = rows.length > 0 ? await keyOf(req, account) : undefined
  if (!key) return []
  return rows.map(({ id, name }) => {
    const token = answerToken(req.payload.secret, { user, player: id, event, mark: markOf(key) })
    const address = (answer: string) => `${siteUrl()}/answer#token=${token}&answer=${answer}`
    return { player: name, self: id === user, yes: address('yes'), no: address('no') }
  })
}

/** The players the caller answers for who are invited to an event that is open, by name. */
async function invitedPlayers(asUser: PayloadRequest, event: string) {
  const { canActFor } = await scopeOf(asUser)
  if (canActFor.length === 0) return []
  const found = await eventOf(asUser, event)
  if (!found || linkState(found, new Date()) !== 'open') return []
  const { docs } = await asUser.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: event } }, { player: { in: canActFor } }, ASKED] },
    select: { player: true },
    sort: ['player.sortName', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req: asUser,
  })
  const ids = docs.flatMap(({ player }) => idOf(player) ?? [])
  const names = await firstNames(asUser, ids)
  return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
}

async function firstNames(req: PayloadRequest, ids: string[]): Promise<Map<string, string>> {
  const { docs } = await req.payload.db.find<User>({
    collection: 'users',
    where: { id: { in: ids } },
    select: { firstName: true },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ id, firstName }) => [id, firstName]))
}

const eventOf = async (req: PayloadRequest, id: string) =>
  (await eventsWithNames(req, { id: { equals: id } })).docs[0]

/** A link that holds: a request of its recipient, and what it is about. */
export interface OpenedLink {
  asUser: PayloadRequest
  player: string
  event: string
  /** The answer and reason that are stored now. */
  reason: string
  view: AnswerLinkView
}

/**
 * What a token opens; undefined for one that is not ours or has ended: the recipient's account may not sign in or has
 * another key, they no longer answer for the player, the player is not invited, the event is not shown any more.
 */
export async function openAnswerLink(req: PayloadRequest, token: string): Promise<OpenedLink | undefined> {
  const link = readAnswerToken(req.payload.secret, token)
  const account = link && (await accountOf(req, link.user))
  if (!link || !account || !maySignIn(account)) return undefined
  if (!account.answerLinkKey || markOf(account.answerLinkKey) !== link.mark) return undefined
  const asUser = await requestOf(req, account)
  // A trainer or an administrator may answer for others too, but not by a link.
  if (!(await scopeOf(asUser)).canActFor.includes(link.player)) return undefined
  const found = await eventOf(asUser, link.event)
  const state = found && linkState(found, new Date())
  if (!found || !state) return undefined
  const { docs } = await asUser.payload.find({
    collection: 'participants',
    where: { and: [{ event: { equals: link.event } }, { player: { equals: link.player } }] },
    select: { userSubmitted: true, answer: true, reason: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req: asUser,
  })
  const [row] = docs
  if (!row) return undefined
  const { title, startsAt, endsAt, place } = eventView(found, await clubShortName(asUser))
  return {
    asUser,
    player: link.player,
    event: link.event,
    reason: row.reason ?? '',
    view: {
      player: (await firstNames(asUser, [link.player])).get(link.player) ?? '',
      self: link.player === link.user,
      event: { title, startsAt, endsAt: endsAt ?? null, place: place ?? '' },
      state,
      until: found.answerUntil ?? startsAt,
      answer: row.userSubmitted ? (row.answer ?? null) : null,
    },
  }
}
