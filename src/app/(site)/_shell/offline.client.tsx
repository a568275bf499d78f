'use client'
import { usePathname } from 'next/navigation'
import { useOnline } from '@/lib/client/online.client'
import { OfflineBanner } from '@/ui/offline-banner.client'

/** „24. 11. 2026 o 17:05“: when the browser loaded the page; its content is at most five minutes older. */
function loadedAt(): string {
  const moment = new Date(performance.timeOrigin)
  const time = moment.toLocaleTimeString('sk-SK', { hour: 'numeric', minute: '2-digit' })
  return `${moment.toLocaleDateString('sk-SK').replace(/\s/g, '\u00a0')} o\u00a0${time}`
}

/** The signed-in pages, and those sent in place of a refused one (app/(site)/refusal). */
const SIGNED_IN = /^\/(auth|refusal)\//

/** The offline banner of public pages; signed-in ones have one with the age of their data. */
export function Offline() {
  const signedIn = SIGNED_IN.test(usePathname() ?? '')
  const online = useOnline()
  return signedIn ? null : <OfflineBanner since={online ? undefined : loadedAt()} />
}
