import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { AfterBulkChange } from '@/fields/with-hooks'
import { isUnknownDevice } from '@/lib/known-device'
import { href } from '@/lib/routes'
import type { Session } from '@/lib/sessions'
import type { User } from '@/payload-types'
import { ROLE_WORDS } from '../../users/labels'
import { announce } from '../automatic/commands'
import type { Channel } from '../labels'

type Account = Partial<User> & Pick<User, 'id'>

const TOLD = {
  password: {
    title: 'Heslo k\u00a0účtu bolo zmenené',
    body: 'Ak ste ho nezmenili vy, hneď si nastavte nové cez „Zabudli ste heslo?“ a\u00a0ozvite sa kancelárii.',
  },
  email: {
    title: 'E-mail účtu bol zmenený',
    body: 'Ak ste o\u00a0tom nevedeli, ozvite sa kancelárii.',
  },
} as const

const newDevice = (device: string | null | undefined) => ({
  title: 'Prihlásenie z\u00a0nového zariadenia',
  body: `${device ? `Zariadenie: ${device}. ` : ''}Ak ste to neboli vy, zmeňte si v\u00a0profile heslo a\u00a0zariadenie tam odhláste.`,
})

const newRole = (role: User['role']) => ({
  title: 'Vaša rola v\u00a0klube sa zmenila',
  body: `Odteraz: ${ROLE_WORDS[role].toLowerCase()}. Ak tomu nerozumiete, ozvite sa kancelárii.`,
})

// The session's own e-mail of a new password or address goes to the old address as well (session/passwords).
const WITHOUT_EMAIL: readonly Channel[] = ['inbox', 'push']

const tell = (
  req: PayloadRequest,
  { id, username }: Account,
  { title, body }: { title: string; body: string },
  channels?: readonly Channel[],
): Promise<void> =>
  announce(req, [
    {
      kind: 'account',
      title,
      body: username ? `Účet: ${username}. ${body}` : body,
      url: href('profile'),
      urgent: false,
      audience: { kind: 'users', users: [id] },
      ...(channels && { channels }),
      by: null,
    },
  ])

/** The session that an act added on a browser which has not signed in to the account before; undefined without one. */
function strangeSession(req: PayloadRequest, before: Account, after: Account) {
  if (!isUnknownDevice(req)) return undefined
  const known = new Set(before.sessions?.map(({ id }) => id))
  return after.sessions?.find(({ id }) => !known.has(id)) as Session | undefined
}

/** Tells an account's owner of a new password, e-mail or device, written by the sign-in's own commands. */
export const tellAccountChange: AfterBulkChange<Account> = async (req, changes) => {
  for (const { before, after } of changes) {
    if (!before?.hash) continue
    if (before.hash !== after.hash) await tell(req, after, TOLD.password, WITHOUT_EMAIL)
    if ((before.email ?? null) !== (after.email ?? null)) await tell(req, after, TOLD.email, WITHOUT_EMAIL)
    const session = strangeSession(req, before, after)
    if (session) await tell(req, after, newDevice(session.device))
  }
}

/** The same for an e-mail or a role that the office changes. */
export const tellOfficeChange: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  // Who was erased or deactivated has no account any more.
  if (operation !== 'update' || doc.erasedAt || doc.active === false || doc.deletedAt) return doc
  if (previousDoc.email && previousDoc.email !== doc.email) await tell(req, doc, TOLD.email, WITHOUT_EMAIL)
  if (previousDoc.role !== doc.role) await tell(req, doc, newRole(doc.role))
  return doc
}
