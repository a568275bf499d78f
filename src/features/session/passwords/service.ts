import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { PayloadRequest, TaskConfig } from 'payload'
import { guardianship } from '@/access/guardian'
import { dayOf } from '@/lib/dates'
import { siteUrl } from '@/lib/env'
import { sendEmail } from '@/lib/mail'
import { noteProgress, PATIENT_RETRIES } from '@/lib/jobs'
import { messageIdFor, type EmailJob, emailJobFields, queueEmail, runEmailJob } from '@/lib/outbox'
import { inTransaction } from '@/lib/transaction'
import { inClubFrame } from '@/features/club/mail/queries'
import { maySignIn } from '@/features/users/rules'
import { NO_TOKENS } from '@/features/users/tokens/rules'
import type { User } from '@/payload-types'
import { accountByName, changeAccount } from '../commands'
import { LINK_MINUTES } from '../rules'
import { invitationEmail, confirmAddressEmail, passwordChangedEmail, resetEmail } from './labels'

export type LinkKind = keyof typeof LINK_MINUTES

/** The form in which a link's token is stored, so that a copied database opens no account. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A job's input: whose link to send, and what an earlier attempt of the job has done. */
type LinkJob = EmailJob & { name: string; kind: LinkKind; stored?: boolean; sent?: string[] }

const EMAILS = { reset: resetEmail, invitation: invitationEmail, newEmail: confirmAddressEmail }

/** What the text of every e-mail about an account names. */
export const emailFactsOf = async (
  req: PayloadRequest,
  account: { name?: string | null; username?: string | null },
) => ({
  name: account.name ?? '',
  username: account.username ?? '',
  club: await clubOf(req),
})

/** The account's e-mail; for one without, the e-mails of the guardians who act for it. */
export const addressesOf = async (req: PayloadRequest, account: User): Promise<string[]> =>
  account.email ? [account.email] : guardianEmails(req, account)

/** The page a link of each kind opens, and the fields with its token and end. */
const LINKS = {
  reset: { page: 'reset-password', token: 'resetPasswordToken', expiration: 'resetPasswordExpiration' },
  invitation: { page: 'reset-password', token: 'invitationToken', expiration: 'invitationExpiration' },
  newEmail: { page: 'confirm-email', token: 'newEmailToken', expiration: 'newEmailExpiration' },
} as const

/**
 * Makes the link of a job and sends it to the account's addresses; the link that confirms a new e-mail goes to that
 * address alone, and no other link does. Without such an account, or for one that may not sign in, it does nothing. A
 * repeated attempt sends the same link under the same Message-ID, unless it was used or replaced meanwhile.
 */
async function sendLink(req: PayloadRequest, job: { id: number | string; input?: unknown }): Promise<void> {
  const { name, kind, messageId, stored, sent = [] } = job.input as LinkJob
  const account = await accountByName(req, name)
  if (!account || !maySignIn(account)) return
  const addresses =
    kind === 'newEmail' ? [account.newEmail ?? ''].filter(Boolean) : await addressesOf(req, account)
  if (addresses.length === 0) return

  const token = tokenOf(req, account.id, messageId)
  if (stored && account[LINKS[kind].token] !== tokenDigest(token)) return
  await inTransaction(req, async () => {
    await storeLink(req, account.id, kind, token)
    await noteProgress(req, job, { stored: true })
  })
  const facts = await emailFactsOf(req, account)
  const link = linkUrl(kind, token)
  const { action, ...email } = EMAILS[kind]({ ...facts, link })
  const button = { label: action, href: link }
  const done = [...sent]
  for (const to of addresses.filter((address) => !sent.includes(address))) {
    await sendEmail(
      await inClubFrame(req, { ...email, button, to, messageId: messageIdFor({ messageId }, to) }),
    )
    done.push(to)
    await noteProgress(req, job, { sent: done })
  }
}

/** The same token for every attempt of a job; derived with the site's secret, so that a copied database does not reveal it. */
const tokenOf = (req: PayloadRequest, account: string, messageId: string): string =>
  createHmac('sha256', req.payload.secret).update(`password link ${account} ${messageId}`).digest('base64url')

const linkUrl = (kind: LinkKind, token: string): string => `${siteUrl()}/${LINKS[kind].page}#token=${token}`

const storeLink = (req: PayloadRequest, account: string, kind: LinkKind, token: string): Promise<boolean> =>
  changeAccount(req, account, () => ({
    [LINKS[kind].token]: tokenDigest(token),
    [LINKS[kind].expiration]: new Date(Date.now() + LINK_MINUTES[kind] * 60_000).toISOString(),
  }))

/** A new link to an account; earlier ones of its kind end. Behind the # the token reaches no server log and no referrer. */
export async function newLink(req: PayloadRequest, account: string, kind: LinkKind): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storeLink(req, account, kind, token)
  return linkUrl(kind, token)
}

/** Whether the account may sign in and this digest is one of its tokens of these kinds, not yet expired. */
export const isOpenLink = (account: User, digest: string, kinds: readonly LinkKind[]): boolean =>
  maySignIn(account) &&
  kinds.some((kind) => {
    const { token, expiration } = LINKS[kind]
    return account[token] === digest && new Date(account[expiration] ?? 0).getTime() > Date.now()
  })

/** The account with this digest as a token of one of these kinds, expired or not. */
export const accountOfToken = (req: PayloadRequest, digest: string, kinds: readonly LinkKind[]) =>
  req.payload.db.findOne<User>({
    collection: 'users',
    where: { or: kinds.map((kind) => ({ [LINKS[kind].token]: { equals: digest } })) },
    req,
  })

async function clubOf(req: PayloadRequest): Promise<string> {
  const club = await req.payload.findGlobal({ slug: 'club', depth: 0, overrideAccess: true, req })
  return club.name || 'Akadémia'
}

/** The e-mails of the guardians who act for this player today. */
async function guardianEmails(req: PayloadRequest, player: User): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { 'children.player': { equals: player.id } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const today = dayOf(new Date())
  const acting = (user: User) =>
    maySignIn(user) &&
    user.children?.some(
      (child) => child.player === player.id && guardianship(player, child.right, today) === 'full',
    )
  return docs.filter(acting).flatMap((user) => user.email ?? [])
}

/** The job that sends a link: it makes the token with the e-mail, so that the queue never holds it. */
export const passwordLinkTask: TaskConfig<'passwordLink'> = {
  slug: 'passwordLink',
  retries: PATIENT_RETRIES,
  inputSchema: [
    ...emailJobFields,
    { name: 'name', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
  ],
  handler: ({ job, req }) => runEmailJob(req, () => sendLink(req, job)),
}

/** The changes that come with a new password: open links and a pending e-mail end, and only `sessions` stay. */
export const passwordChanges = (
  hashed: { hash: string; salt: string },
  sessions: User['sessions'],
): Partial<User> => ({
  ...hashed,
  ...NO_TOKENS,
  sessions,
})

/** Queues e-mails that the password was changed; none after the first password, which an invitation sets. */
export async function notifyOwner(req: PayloadRequest, account: User): Promise<void> {
  if (!account.hash) return
  const facts = await emailFactsOf(req, account)
  for (const to of await addressesOf(req, account))
    await queueEmail(req, { to, club: facts.club, ...passwordChangedEmail(facts) })
}

/** Whether anybody still receives the account's e-mails: a child's link ends with its last acting guardian. */
export const hasRecipient = async (req: PayloadRequest, account: User): Promise<boolean> =>
  (await addressesOf(req, account)).length > 0
