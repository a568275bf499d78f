'use client'
import { usePathname } from 'next/navigation'
import { useOnline } from '@/lib/client/online.client'
import { OfflineBanner } from '@/ui/offline-banner.client'

/** „24. 11. 2026 o 17:05“: when this browser loaded the page; nothing on it is older by more than the cache's minutes. */
function loadedAt(): string {
  const moment = new Date(performance.timeOrigin)
  const time = moment.toLocaleTimeString('sk-SK', { hour: 'numeric', minute: '2-digit' })
  return `${moment.toLocaleDateString('sk-SK').replace(/\s/g, '\u00a0')} o\u00a0${time}`
}

/** The signed-in pages, and those that stand in for a refused one (app/(site)/refusal) under its address. */
const SIGNED_IN = /^\/(auth|refusal)\//

/** The strip of the public pages; the signed-in ones say themselves how old their data is. */
export function Offline() {
  const signedIn = SIGNED_IN.test(usePathname() ?? '')
  const online = useOnline()
  return signedIn ? null : <OfflineBanner since={online ? undefined : loadedAt()} />
}
