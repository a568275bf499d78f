'use client'
import { usePathname } from 'next/navigation'
import { OfflineBanner } from '@/ui/offline-banner.client'

/**
 * The signed-in pages, and those sent in place of a refused one (app/(site)/refusal): the server renders these at their own
 * address, the browser finds them at the refused one, which may be the panel. Both must have the same tree.
 */
const SIGNED_IN = /^\/((auth|refusal)\/|admin(\/|$))/

/** The offline banner of public pages; signed-in ones have one that knows of kept pages (KeptPages). */
export function Offline() {
  return SIGNED_IN.test(usePathname() ?? '') ? null : <OfflineBanner />
}
