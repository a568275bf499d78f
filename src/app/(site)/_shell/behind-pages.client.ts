import { hasUnsentWork } from '@/lib/client/unsent-mark.client'
import { watchUpdates } from '@/lib/client/renew-after-update.client'
import { onWrite } from '@/lib/client/writes.client'
import type { SessionUser } from '@/lib/client/session.client'
import { toast } from '@/lib/client/toast.client'
import { href } from '@/lib/routes'

const FAMILY = '/auth/player/'
/** Kept with whichever page a family opens: what comes, what was answered, what is owed. */
const OF_FAMILIES = [href('playerEvents'), href('playerMembership')]
/** Kept with whichever page a trainer opens; the first one names the sheets and rosters that are kept beside it. */
const OF_TRAINERS = [href('attendanceCreate', { choose: '1' }), href('events')]
const TRAINERS = [href('playerList'), href('attendanceCreate'), href('events')]
/** Pages are kept this long after one opened, or something was written: what it needs itself comes first. */
const AFTER_MS = 2_000

/** Whether the browser's session is still that of the person this page is of; another tab may have another one by now. */
const isStill = async (person: string): Promise<boolean> => {
  const response = await fetch('/api/auth/session', { cache: 'no-store' }).catch(() => undefined)
  const body = response?.ok ? ((await response.json()) as { user?: { id: string } }) : undefined
  return body?.user?.id === person
}

/** Asks the service worker to keep pages; without one (PushSync registers it) nothing is kept. */
const ask = async (message: object): Promise<void> => {
  const registration = await navigator.serviceWorker?.ready
  registration?.active?.postMessage(message)
}

interface BehindPages {
  person: string
  role: SessionUser['role']
  /** The page that is open. */
  address: string
}

/** The addresses of this site's scripts, styles and fonts that are loaded: parts that come later are named in no page's text. */
const loadedAssets = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/_next/static/'),
    )
    .map(({ pathname }) => pathname)

const pagesToKeep = ({ role, address }: BehindPages): string[] => {
  const trains = role === 'trainer'
  // The chooser without a query is another page each time: it opens the event that is on.
  const isTrainers =
    trains && address !== href('attendanceCreate') && TRAINERS.some((start) => address.startsWith(start))
  const family = address.startsWith(FAMILY) ? [address, ...OF_FAMILIES] : []
  const trainer = trains ? [...(isTrainers ? [address] : []), ...OF_TRAINERS] : []
  return [...new Set([...family, ...trainer])]
}

/** Has the pages kept soon, again after each write, and at once when the page is hidden. */
function keepPages(page: BehindPages): () => void {
  const pages = pagesToKeep(page)
  let changed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    timer = undefined
    const message = { type: 'keep-pages', owner: page.person, pages, changed, assets: loadedAssets() }
    changed = false
    void isStill(page.person).then((same) => (same ? ask(message) : undefined))
  }
  const keepSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(keep, AFTER_MS)
  }
  keepSoon()
  const stop = onWrite(() => {
    changed = true
    keepSoon()
  })
  const onHide = () => {
    if (document.visibilityState !== 'hidden' || timer === undefined) return
    clearTimeout(timer)
    keep()
  }
  document.addEventListener('visibilitychange', onHide)
  return () => {
    clearTimeout(timer)
    stop()
    document.removeEventListener('visibilitychange', onHide)
  }
}

/** Sends marks that wait on this device: now, when the signal is back, and when the page is seen again. */
function sendMarks(person: string): () => void {
  const send = async () => {
    if (!(await isStill(person))) return
    const { sendUnsentSheets } = await import('@/features/attendance/sheet/components/unsent-sheets.client')
    for (const title of await sendUnsentSheets(person)) toast.success(`Dochádzka odoslaná: ${title}.`)
  }
  const onSignal = () => void send().catch(() => undefined)
  const onSeen = () => {
    if (document.visibilityState === 'visible') onSignal()
  }
  onSignal()
  window.addEventListener('online', onSignal)
  document.addEventListener('visibilitychange', onSeen)
  return () => {
    window.removeEventListener('online', onSignal)
    document.removeEventListener('visibilitychange', onSeen)
  }
}

/** Removes marks that somebody who trains has left on this device. */
function dropMarks(person: string): () => void {
  const drop = async () => {
    if (!hasUnsentWork() || !(await isStill(person))) return
    const { dropForeignWork } = await import('@/lib/client/unsent-work.client')
    await dropForeignWork(person)
  }
  void drop().catch(() => undefined)
  return () => undefined
}

/**
 * What goes on behind a signed-in page until it is left: pages are kept for when there is no signal, those of another
 * person are removed, and marks that wait are sent.
 */
export function behindPages(page: BehindPages): () => void {
  // There when it is wanted, also without signal.
  void import('@/lib/client/sign-out.client').catch(() => undefined)
  const stops = [
    keepPages(page),
    watchUpdates(),
    (page.role === 'player' ? dropMarks : sendMarks)(page.person),
  ]
  return () => stops.forEach((stop) => stop())
}
