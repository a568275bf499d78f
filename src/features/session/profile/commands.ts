import { randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { conflict, forbidden, invalid, notFound } from '@/lib/errors'
import { scopeOf } from '@/access/scope'
import { createLimit } from '@/lib/limits'
import { queueEmail } from '@/lib/outbox'
import { inTransaction } from '@/lib/transaction'
import { OLD_ADDRESS_NOTIFIED } from '@/features/users/tokens/rules'
import { changeAccount } from '../commands'
import { EMAIL_LINK_BAD } from '../labels'
import { passwordLimits, queueLink } from '../passwords/commands'
import { requireCurrentPassword } from '../passwords/queries'
import { addressChangeAskedEmail } from '../passwords/labels'
import { accountOfToken, isOpenLink, tokenDigest, emailFactsOf } from '../passwords/service'
import { LINK_MINUTES } from '../rules'
import { readProfile } from './queries'
import type { ContactInput, Profile } from './schema'

/** New e-mails an account may enter in an hour: each sends two e-mails, and a refusal reveals that the address is used. */
export const emailLimit = createLimit('email', 5, 3600)

/**
 * Changes the caller's phone and e-mail. A new e-mail is pending until the link sent to it is opened; the
 * present address is notified at once. Sending the present e-mail cancels a pending one. Throws 409 with the present profile when
 * `updatedAt` is outdated, and 400 for a wrong password or a used e-mail.
 */
export const changeContact = async (req: PayloadRequest, input: ContactInput): Promise<Profile> => {
  const before = await readProfile(req)
  if (before.updatedAt !== input.updatedAt) {
    throw conflict('Údaje medzitým niekto zmenil. Pozrite si ich a uložte svoju zmenu znova.', before)
  }
  const email = input.email?.trim().toLowerCase()
  const emailChanges = email !== undefined && email !== before.email
  if (emailChanges) {
    if (!input.currentPassword) throw invalid('Na zmenu e-mailu zadajte súčasné heslo.', 'currentPassword')
    await requireCurrentPassword(req, input.currentPassword)
    if (email) await emailLimit.take(before.id)
    await requireFreeEmail(req, email, before.id)
  }
  await inTransaction(req, async () => {
    await req.payload.update({
      collection: 'users',
      id: before.id,
      data: {
        ...(input.phone === undefined ? {} : { phone: input.phone.trim() || null }),
        ...(emailChanges && !email ? { email: null } : {}),
      },
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (email !== undefined && (emailChanges || before.newEmail))
      await setPendingEmail(req, before, emailChanges ? email : '')
  })
  return readProfile(req)
}

/** Sets the pending e-mail and queues both e-mails, or with '' cancels the pending one. */
async function setPendingEmail(req: PayloadRequest, account: Profile, newEmail: string): Promise<void> {
  await changeAccount(req, account.id, () => ({
    newEmail: newEmail || null,
    newEmailToken: null,
    newEmailExpiration: newEmail ? new Date(Date.now() + LINK_MINUTES.newEmail * 60_000).toISOString() : null,
  }))
  if (!newEmail) return
  await queueLink(req, account.username, 'newEmail')
  const facts = await emailFactsOf(req, account)
  if (account.email)
    await queueEmail(req, { to: account.email, club: facts.club, ...addressChangeAskedEmail(facts) })
}

/** Makes a pending e-mail the account's, with the token sent to it. Throws 400, and 429 after many wrong tokens. */
export const confirmEmail = async (req: PayloadRequest, token: string, network: string): Promise<void> => {
  const digest = tokenDigest(token)
  await inTransaction(req, async () => {
    const account = await accountOfToken(req, digest, ['newEmail'])
    if (!account?.newEmail || !isOpenLink(account, digest, ['newEmail'])) {
      await passwordLimits.resetNetwork.take(network)
      throw invalid(EMAIL_LINK_BAD, 'token')
    }
    await requireFreeEmail(req, account.newEmail, account.id)
    req.context[OLD_ADDRESS_NOTIFIED] = true
    // This ends all links of the account, this one too (users/tokens/hooks.ts).
    await req.payload.update({
      collection: 'users',
      id: account.id,
      data: { email: account.newEmail },
      depth: 0,
      overrideAccess: true,
      req,
    })
  })
}

async function requireFreeEmail(req: PayloadRequest, email: string, owner: string): Promise<void> {
  if (!email) return
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { and: [{ email: { equals: email } }, { id: { not_equals: owner } }] },
    trash: true,
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw invalid('Tento e-mail už používa iný účet.', 'email')
}

/**
 * Replaces the secret address of a calendar: the caller's own, or that of a child they act for; the old one stops working
 * at once. No caller may write that field, hence without access control. Throws 404, and 403 for a child they may only read.
 */
export const renewCalendar = async (req: PayloadRequest, id = req.user!.id): Promise<Profile> => {
  const { players, canActFor } = await scopeOf(req)
  if (id !== req.user!.id && !players.includes(id)) throw notFound()
  if (id !== req.user!.id && !canActFor.includes(id)) throw forbidden()
  await changeAccount(req, id, () => ({ calendarToken: randomBytes(24).toString('base64url') }))
  return readProfile(req)
}
