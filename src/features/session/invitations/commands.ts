import { setImmediate as othersTurn } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { inParts } from '@/db/in-parts'
import { updateRows } from '@/db/update-rows'
import { inTransaction } from '@/lib/transaction'
import { queueLink } from '../passwords/commands'
import { invitableAmong } from './queries'
import { invitationEnd } from './rules'
import type { InvitationsView } from './schema'

/** Accounts of one transaction, during which nobody else writes: about a fifth of a second on a slow machine. */
const PORTION = 25

/** Marks those of these accounts that may be invited and queues their letters, all or none; returns how many. */
const inviteSome = (req: PayloadRequest, users: readonly string[]): Promise<number> =>
  inTransaction(req, async () => {
    const now = Date.now()
    const open = await invitableAmong(req, users, now)
    const ids = open.map(({ id }) => id)
    if (ids.length > 0)
      await updateRows(req, 'users', ['id', ids], { invitationExpiration: invitationEnd(now) })
    for (const { signsInAs } of open) await queueLink(req, signsInAs, 'invitation')
    return ids.length
  })

/**
 * Invites those of these accounts whom a list may invite (`invitableAmong`) and leaves out the others. The mark and the
 * letter's job are stored together, so that a call that broke off, was repeated, or was made by two at once sends everybody
 * one letter.
 */
export async function inviteAll(req: PayloadRequest, users: readonly string[]): Promise<InvitationsView> {
  const ids = [...new Set(users)]
  let invited = 0
  for (const some of inParts(ids, PORTION)) {
    invited += await inviteSome(req, some)
    // SQLite answers without giving up the thread: other requests are served in between.
    await othersTurn()
  }
  // Who invited how many; no name.
  req.payload.logger.info({ event: 'invitations', account: req.user!.id, invited, of: ids.length })
  return { invited, leftOut: ids.length - invited }
}
