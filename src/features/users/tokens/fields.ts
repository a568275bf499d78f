import type { Field } from 'payload'
import { nobodyField } from '@/access/allow'

/** Nobody reads or writes these through any door; commands of features/session do, past access. */
const secret = {
  hidden: true,
  access: { create: nobodyField, read: nobodyField, update: nobodyField },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/**
 * What opens an account or moves it. An invitation has a slot of its own beside Payload's resetPasswordToken, so that
 * a stranger's „Zabudli ste heslo?“ does not end it; a new e-mail waits here until it is confirmed. Of a token only
 * the digest is kept.
 */
export const tokenFields: Field[] = [
  { name: 'invitationToken', type: 'text', index: true, ...secret },
  { name: 'invitationExpiration', type: 'date', ...secret },
  { name: 'newEmail', type: 'text', ...secret },
  { name: 'newEmailToken', type: 'text', index: true, ...secret },
  { name: 'newEmailExpiration', type: 'date', ...secret },
]
