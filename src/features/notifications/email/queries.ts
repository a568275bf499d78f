import type { PayloadRequest } from 'payload'
import { inClubFrame } from '@/features/club/mail/queries'
import { clubInfo } from '@/features/club/queries'
import { answerLinksOf } from '@/features/participants/answer-links/queries'
import { siteUrl } from '@/lib/env'
import type { Email } from '@/lib/mail'
import type { User } from '@/payload-types'
import type { Copy } from '../copies/channel'
import type { Kind } from '../labels'
import {
  type AnswerButtons,
  mailContentOf,
  oneClickKinds,
  optionalKinds,
  subjectOf,
  type Unsubscription,
  unsubscribeToken,
} from './rules'

/** Kinds whose mails ask for an answer. */
const ASKING: readonly Kind[] = ['events', 'changes', 'nominations', 'reminders', 'message']

/** The mail of a copy, in the club's look, with the recipient's own links. */
export async function mailOf(req: PayloadRequest, copy: Copy, to: string): Promise<Email> {
  const { id, items, user } = copy
  const site = siteUrl()
  const asked = items.flatMap(({ event, kind }) => (event && ASKING.includes(kind) ? [event] : []))
  const answers = new Map<string, readonly AnswerButtons[]>()
  for (const event of new Set(asked)) answers.set(event, await answerLinksOf(req, user.id, event))
  const token = (kinds: Kind[]) => unsubscribeToken(req.payload.secret, { user: user.id, kinds })
  const kinds = optionalKinds(items)
  const { email: unsubscribe } = await clubInfo(req)
  return inClubFrame(req, {
    to,
    subject: subjectOf(items),
    messageId: `<${id}@${new URL(site).hostname}>`,
    content: mailContentOf(copy, {
      site,
      answers,
      // Behind the # it reaches no log; the header's address cannot, as a mail program sends it by itself.
      turnOff: (some) => `${site}/unsubscribe#token=${token(some)}`,
    }),
    ...(kinds.length > 0 && {
      oneClick: `${site}/api/email/unsubscribe?token=${token(oneClickKinds(kinds))}`,
      list: kinds.length === 1 ? kinds[0] : 'notifications',
      ...(unsubscribe && { unsubscribe }),
    }),
  })
}

/** Which of a token's kinds its person gets by e-mail; undefined without such an account. */
export async function emailChoices(
  req: PayloadRequest,
  { user, kinds }: Unsubscription,
): Promise<{ kind: Kind; on: boolean }[] | undefined> {
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { and: [{ id: { equals: user } }, { deletedAt: { exists: false } }] },
    select: { notificationChoices: true },
    req,
  })
  if (!account) return undefined
  const off = new Set<string>(account.notificationChoices ?? [])
  return kinds.map((kind) => ({ kind, on: !off.has(`${kind}.email`) }))
}
