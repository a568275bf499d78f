import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest, TaskConfig } from 'payload'
import { guardianship } from '@/access/guardian'
import { dayOf } from '@/lib/dates'
import { siteUrl } from '@/lib/env'
import { sendLetter } from '@/lib/mail'
import { type Posting, postingFields, tryPosting } from '@/lib/outbox'
import { maySignIn } from '@/features/users/rules'
import type { User } from '@/payload-types'
import { accountNamed, changeAccount } from '../commands'
import { LINK_MINUTES } from '../rules'
import { invitationLetter, resetLetter } from './labels'

export type LinkKind = keyof typeof LINK_MINUTES

/** What of a link's token is stored: a copied database opens no account. */
export const sealedToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * Makes a fresh link for the account of this name and sends it to its address; a child without an address has it sent
 * to the guardians who act for it. Nobody of that name, or a closed account: nothing happens.
 */
async function sendLink(req: PayloadRequest, name: string, kind: LinkKind, messageId: string): Promise<void> {
  const account = await accountNamed(req, name)
  if (!account || !maySignIn(account)) return
  const addresses = account.email ? [account.email] : await guardiansOf(req, account)
  if (addresses.length === 0) return

  const link = await newLink(req, account.id, kind)
  const words = {
    name: account.name ?? '',
    username: account.username ?? '',
    link,
    club: await clubOf(req),
  }
  const letter = kind === 'invitation' ? invitationLetter(words) : resetLetter(words)
  for (const to of addresses) await sendLetter({ ...letter, to, messageId })
}

/**
 * A fresh link with which this account sets its password; any earlier one ends. The token stands behind the #:
 * neither a server's log nor a referrer ever holds it.
 */
export async function newLink(req: PayloadRequest, account: string, kind: LinkKind): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const until = new Date(Date.now() + LINK_MINUTES[kind] * 60_000).toISOString()
  await changeAccount(req, account, () => ({
    resetPasswordToken: sealedToken(token),
    resetPasswordExpiration: until,
  }))
  return `${siteUrl()}/reset-password#token=${token}`
}

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
      (child) => child.player === player.id && guardianship(player, child.right, today) === 'acts',
    )
  return docs.filter(acting).flatMap((user) => user.email ?? [])
}

/** The job behind "forgotten password" and invitations: the token is made when the letter is, and stored nowhere in clear. */
export const passwordLinkTask: TaskConfig<'passwordLink'> = {
  slug: 'passwordLink',
  inputSchema: [
    ...postingFields,
    { name: 'name', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
  ],
  handler: ({ input, req }) => {
    const job = input as Posting & { name: string; kind: LinkKind }
    return tryPosting(req, 'passwordLink', job, () => sendLink(req, job.name, job.kind, job.messageId))
  },
}
