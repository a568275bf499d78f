import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { AfterBulkChange } from '@/fields/with-hooks'
import { href } from '@/lib/routes'
import type { User } from '@/payload-types'
import { announce } from '../automatic/commands'

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

const tell = (req: PayloadRequest, { id, username }: Account, what: keyof typeof TOLD): Promise<void> => {
  const { title, body } = TOLD[what]
  return announce(req, [
    {
      kind: 'account',
      title,
      body: username ? `Účet: ${username}. ${body}` : body,
      url: href('profile'),
      urgent: false,
      audience: { kind: 'users', users: [id] },
      // The session's own e-mail goes to the old address as well (session/passwords).
      channels: ['inbox', 'push'],
      by: null,
    },
  ])
}

/** Tells an account's owner of a new password or e-mail, written by the sign-in's own commands. */
export const tellAccountChange: AfterBulkChange<Account> = async (req, changes) => {
  for (const { before, after } of changes) {
    if (!before?.hash) continue
    if (before.hash !== after.hash) await tell(req, after, 'password')
    if ((before.email ?? null) !== (after.email ?? null)) await tell(req, after, 'email')
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
  if (previousDoc.email && previousDoc.email !== doc.email) await tell(req, doc, 'email')
  if (previousDoc.role !== doc.role) await tell(req, doc, 'role')
  return doc
}
