'use client'
import { RecipientLine, useRecipientCount } from '../../components/recipient-count.client'

/** Whom a reminder of this event reaches, counted when it is shown. */
export function SilentRecipients({ event }: { event: string }) {
  return <RecipientLine count={useRecipientCount({ kind: 'event', event })} />
}
