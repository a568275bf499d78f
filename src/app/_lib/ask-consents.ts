import { redirect } from 'next/navigation'
import type { PayloadRequest } from 'payload'
import { dueConsents } from '@/features/consents/queries'
import { href } from '@/lib/routes'

/**
 * For the pages a sign-in leads to: redirects to the consents when an answer is wanted of the caller, unless they have said
 * „Teraz nie“ within the last days; does nothing unless `when`. Asked on these pages alone: nobody who follows a link is stopped on the way.
 */
export async function askConsents(req: PayloadRequest, page: string, when = true): Promise<void> {
  if (!when) return
  const { due, later } = await dueConsents(req)
  if (due > 0 && !later) redirect(href('consents', { next: page }))
}
