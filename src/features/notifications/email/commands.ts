import type { PayloadRequest } from 'payload'
import { invalid } from '@/lib/errors'
import { createNetworkLimit } from '@/lib/limits'
import { inTransaction } from '@/lib/transaction'
import type { User } from '@/payload-types'
import type { Kind } from '../labels'
import { ABOUT, UNSUBSCRIBE_BAD } from './labels'
import { emailChoices } from './queries'
import { readUnsubscribeToken, type Unsubscription } from './rules'
import type { EmailChoiceInput, EmailChoicesView } from './schema'

/** Of one network in an hour: links that are not ours. */
export const unsubscribeLimit = createNetworkLimit('unsubscribe-wrong', 20, 3600)

const refuse = async (network: string): Promise<never> => {
  await unsubscribeLimit.take(network)
  throw invalid(UNSUBSCRIBE_BAD, 'token')
}

async function viewOf(req: PayloadRequest, link: Unsubscription, network: string): Promise<EmailChoicesView> {
  const choices = (await emailChoices(req, link)) ?? (await refuse(network))
  return { choices: choices.map((choice) => ({ ...choice, about: ABOUT[choice.kind] })) }
}

const linkOf = async (req: PayloadRequest, token: string, network: string): Promise<Unsubscription> =>
  readUnsubscribeToken(req.payload.secret, token) ?? refuse(network)

/** What a link is about; changes nothing. Throws 400 for a bad one, 429 after many. */
export const viewEmailChoices = async (
  req: PayloadRequest,
  token: string,
  network: string,
): Promise<EmailChoicesView> => viewOf(req, await linkOf(req, token, network), network)

/** Stores whether a person gets e-mails of these kinds. */
const storeChoices = (
  req: PayloadRequest,
  user: string,
  kinds: readonly Kind[],
  on: boolean,
): Promise<void> =>
  inTransaction(req, async () => {
    const { db } = req.payload
    const row = await db.findOne<User>({ collection: 'users', where: { id: { equals: user } }, req })
    if (!row) return
    const keys = new Set<string>(kinds.map((kind) => `${kind}.email`))
    const others = (row.notificationChoices ?? []).filter((choice) => !keys.has(choice))
    const notificationChoices = [...others, ...(on ? [] : keys)]
    // `updatedAt` stays (`changeAccount` in features/session): no form of this person becomes outdated.
    const data = { ...row, updatedAt: null, notificationChoices }
    await db.updateOne({ collection: 'users', id: user, data, req })
  })

/** Turns e-mails of one kind of a link off, or on again. Throws like `viewEmailChoices`. */
export async function setEmailChoice(
  req: PayloadRequest,
  { token, kind, on }: EmailChoiceInput,
  network: string,
): Promise<EmailChoicesView> {
  const link = await linkOf(req, token, network)
  if (!link.kinds.includes(kind)) await refuse(network)
  await storeChoices(req, link.user, [kind], on)
  return viewOf(req, link, network)
}

/** Turns off all kinds of a link: a mail program's one click. Throws 400 for a bad one, 429 after many. */
export async function unsubscribeAll(req: PayloadRequest, token: string, network: string): Promise<void> {
  const { user, kinds } = await linkOf(req, token, network)
  await storeChoices(req, user, kinds, false)
}
