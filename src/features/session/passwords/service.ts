import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { PayloadRequest, TaskConfig } from 'payload'
import { guardianship } from '@/access/guardian'
import { dayOf } from '@/lib/dates'
import { siteUrl } from '@/lib/env'
import { sendEmail } from '@/lib/mail'
import { noteProgress, PATIENT_RETRIES } from '@/lib/jobs'
import { messageIdFor, type EmailJob, emailJobFields, runEmailJob } from '@/lib/outbox'
import { inTransaction } from '@/lib/transaction'
import { maySignIn } from '@/features/users/rules'
import type { User } from '@/payload-types'
import { accountByName, changeAccount } from '../commands'
import { LINK_MINUTES } from '../rules'
import { invitationEmail, confirmAddressEmail, resetEmail } from './labels'

export type LinkKind = keyof typeof LINK_MINUTES

/** What of a link's token is stored: a copied database opens no account. */
export const tokenDigest = (token: string): string => createHash('sha256').update(token).digest('hex')

/** What the job knows: whose link, and what an earlier try of it has done already. */
type LinkJob = EmailJob & { name: string; kind: LinkKind; stored?: boolean; sent?: string[] }

const EMAILS = { reset: resetEmail, invitation: invitationEmail, newEmail: confirmAddressEmail }

/** What every e-mail about an account names. */
export const emailFactsOf = async (
  req: PayloadRequest,
  account: { name?: string | null; username?: string | null },
) => ({
  name: account.name ?? '',
  username: account.username ?? '',
  club: await clubOf(req),
})

/** Where e-mails about an account go: to its own address, without one to the guardians who act for the child. */
export const addressesOf = async (req: PayloadRequest, account: User): Promise<string[]> =>
  account.email ? [account.email] : guardiansOf(req, account)

/** The page a link of each kind opens, and where its token is kept. */
const LINKS = {
  reset: ['reset-password', 'resetPasswordToken', 'resetPasswordExpiration'],
  invitation: ['reset-password', 'invitationToken', 'invitationExpiration'],
  newEmail: ['confirm-email', 'newEmailToken', 'newEmailExpiration'],
} as const

/**
 * Makes the link of this job for the account of this name and sends it to its address; a child without an address has
 * it sent to the guardians who act for it. A new e-mail is asked at that address alone, and no other
 * link ever goes there. Nobody of that name, or a closed account: nothing happens. A repeated try
 * sends the same link under the same Message-ID, and not any more once the link was used or a newer one was made.
 */
async function sendLink(req: PayloadRequest, job: { id: number | string; input?: unknown }): Promise<void> {
  const { name, kind, messageId, stored, sent = [] } = job.input as LinkJob
  const account = await accountByName(req, name)
  if (!account || !maySignIn(account)) return
  const addresses =
    kind === 'newEmail' ? [account.newEmail ?? ''].filter(Boolean) : await addressesOf(req, account)
  if (addresses.length === 0) return

  const token = tokenOf(req, account.id, messageId)
  if (stored && account[LINKS[kind][1]] !== tokenDigest(token)) return
  await inTransaction(req, async () => {
    await storeLink(req, account.id, kind, token)
    await noteProgress(req, job, { stored: true })
  })
  const words = await emailFactsOf(req, account)
  const email = { ...EMAILS[kind]({ ...words, link: linkUrl(kind, token) }), club: words.club }
  const done = [...sent]
  for (const to of addresses.filter((address) => !sent.includes(address))) {
    await sendEmail({ ...email, to, messageId: messageIdFor({ messageId }, to) })
    done.push(to)
    await noteProgress(req, job, { sent: done })
  }
}

/** The same for every try of a job, and nothing that a copied database would tell: it takes the site's secret. */
const tokenOf = (req: PayloadRequest, account: string, messageId: string): string =>
  createHmac('sha256', req.payload.secret).update(`password link ${account} ${messageId}`).digest('base64url')

const linkUrl = (kind: LinkKind, token: string): string => `${siteUrl()}/${LINKS[kind][0]}#token=${token}`

const storeLink = (req: PayloadRequest, account: string, kind: LinkKind, token: string): Promise<void> =>
  changeAccount(req, account, () => ({
    [LINKS[kind][1]]: tokenDigest(token),
    [LINKS[kind][2]]: new Date(Date.now() + LINK_MINUTES[kind] * 60_000).toISOString(),
  }))

/**
 * A fresh link to this account; any earlier one of its kind ends. The token stands behind the #: neither a server's log
 * nor a referrer ever holds it.
 */
export async function newLink(req: PayloadRequest, account: string, kind: LinkKind): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await storeLink(req, account, kind, token)
  return linkUrl(kind, token)
}

/** Whether this digest is the account's open token of one of these kinds. */
export const isOpenLink = (account: User, sealed: string, kinds: readonly LinkKind[]): boolean =>
  maySignIn(account) &&
  kinds.some((kind) => {
    const [, token, until] = LINKS[kind]
    return account[token] === sealed && new Date(account[until] ?? 0).getTime() > Date.now()
  })

/** The account that holds this digest in a slot of one of these kinds, open or not. */
export const accountOfToken = (req: PayloadRequest, sealed: string, kinds: readonly LinkKind[]) =>
  req.payload.db.findOne<User>({
    collection: 'users',
    where: { or: kinds.map((kind) => ({ [LINKS[kind][1]]: { equals: sealed } })) },
    req,
  })

async function clubOf(req: PayloadRequest): Promise<string> {
  const club = await req.payload.findGlobal({ slug: 'club', depth: 0, overrideAccess: true, req })
  return club.name || 'Akadémia'
}

/** The addresses of those who act for this player today. */
async function guardiansOf(req: PayloadRequest, player: User): Promise<string[]> {
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

/** The job behind "forgotten password" and invitations: the token is made when the e-mail is, and stored nowhere in clear. */
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
