import type { Field } from 'payload'
import { nobodyField } from '@/access/allow'

/** Neither read nor written by any caller; commands of features/session do both with `overrideAccess`. */
const secret = {
  hidden: true,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/**
 * Tokens of links that set a password or confirm a new e-mail; only their digests are stored. An invitation does not
 * share Payload's resetPasswordToken, so that a password reset asked for by a stranger does not end it.
 */
export const tokenFields: Field[] = [
  { name: 'invitationToken', type: 'text', index: true, ...secret },
  { name: 'invitationExpiration', type: 'date', ...secret },
  { name: 'newEmail', type: 'text', ...secret },
  { name: 'newEmailToken', type: 'text', index: true, ...secret },
  { name: 'newEmailExpiration', type: 'date', ...secret },
  // Links in e-mails that answer for a child without signing in are signed with it: without it they have ended.
  { name: 'answerLinkKey', type: 'text', ...secret },
]
