import { ApiError, apiFetch } from '@/lib/client/api.client'

/**
 * Whether this browser shows push messages of the site: `install` is an iPhone whose site is not on the home screen,
 * `blocked` is refused in the browser's settings.
 */
export type PushState = 'unsupported' | 'install' | 'blocked' | 'off' | 'on'

const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // An iPad says that it is a Mac.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true

const isSupported = (): boolean =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

/** The site's service worker, registered if it is not; undefined in a browser that has none. */
export const serviceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  window.isSecureContext && 'serviceWorker' in navigator
    ? navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch(() => undefined)
    : undefined

const subscriptionHere = async (): Promise<PushSubscription | null> => {
  const registration = await serviceWorker()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

const sent = ({ endpoint, keys }: PushSubscriptionJSON) => ({
  endpoint: endpoint ?? '',
  keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
})

/** What this browser does with push messages now. */
export async function pushState(): Promise<PushState> {
  if (isApple() && !isInstalled()) return 'install'
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await subscriptionHere()) ? 'on' : 'off'
}

/**
 * Tells the server that this browser's messages are for who is signed in now, if it has any; returns its row's id. One
 * that was removed meanwhile is turned off here too.
 */
export async function renewPush(): Promise<string | undefined> {
  const subscription = isSupported() ? await subscriptionHere() : null
  if (!subscription) return undefined
  try {
    const body = { ...sent(subscription.toJSON()), renews: true }
    return (await apiFetch('/pushSubscriptions', { method: 'POST', body })).current
  } catch (error) {
    if ((error as { status?: number }).status === 404) await subscription.unsubscribe()
    return undefined
  }
}

const NO_SERVICE =
  'Prehliadač sa nespojil so svojou službou notifikácií. Skontrolujte pripojenie a skúste to znova.'

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/**
 * Asks for the permission and turns messages on; returns the new state and, when they are on, the row's id. To be called
 * in a click, without which browsers do not ask. Throws an ApiError.
 */
export async function turnPushOn(key: string): Promise<{ state: PushState; current?: string }> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return { state: permission === 'denied' ? 'blocked' : 'off' }
  const registration = await serviceWorker()
  if (!registration) return { state: 'unsupported' }
  const known = await registration.pushManager.getSubscription()
  const knownKey = known?.options.applicationServerKey
  // Of another key, or of before somebody removed it: a new one has a new address.
  if (known && (!knownKey || base64url(knownKey) !== key)) await known.unsubscribe()
  await navigator.serviceWorker.ready
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new ApiError(0, [{ message: NO_SERVICE }])
    })
  const body = sent(subscription.toJSON())
  const { current } = await apiFetch('/pushSubscriptions', { method: 'POST', body })
  return { state: 'on', current }
}

/** Turns messages off in this browser. */
export const turnPushOff = async (): Promise<void> => void (await (await subscriptionHere())?.unsubscribe())
