'use client'
import { usePathname } from 'next/navigation'
import { OfflineBanner } from '@/ui/offline-banner.client'

/** The signed-in pages, and those sent in place of a refused one (app/(site)/refusal). */
const SIGNED_IN = /^\/(auth|refusal)\//

/** The offline banner of public pages; signed-in ones have one that knows of kept pages (KeptPages). */
export function Offline() {
  return SIGNED_IN.test(usePathname() ?? '') ? null : <OfflineBanner />
}
