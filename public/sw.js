// The site's service worker, registered for who is signed in (features/notifications/push). It shows push messages and
// opens their pages; sw-pages.js keeps the family's pages for when there is no signal.

importScripts('/sw-pages.js')

const INBOX = '/auth/notifications'
const ICON = '/icon-192.png'

/** The address on this site; that of the inbox for anything else. */
const ownPage = (url) => {
  const given = new URL(typeof url === 'string' ? url : INBOX, self.location.origin)
  return given.origin === self.location.origin ? given.href : new URL(INBOX, self.location.origin).href
}

/** What a push message carries; a message that cannot be read still says that there is something. */
const contentOf = (data) => {
  try {
    const { title, body, url, tag, id } = data.json()
    return { title: String(title), body: String(body ?? ''), url: ownPage(url), tag: String(tag), id }
  } catch {
    return { title: 'Nové oznámenie', body: 'Otvorte si ho v oznámeniach.', url: ownPage(INBOX), tag: 'unread' }
  }
}

/** Shows a message in place of an older one about the same; one that has come twice makes no second sound. */
async function show({ title, body, url, tag, id }) {
  const shown = await self.registration.getNotifications({ tag })
  const isRepeated = id !== undefined && shown.some(({ data }) => data?.id === id)
  await self.registration.showNotification(title, {
    body,
    tag,
    lang: 'sk',
    icon: ICON,
    badge: ICON,
    silent: isRepeated || undefined,
    renotify: !isRepeated,
    data: { url, id },
  })
}

/** Opens a page: in its own window if it is open, else in another one of the site, else in a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((window) => window.url === url)
  if (there) return there.focus()
  for (const window of windows) {
    // Null, or an error, for a window this worker does not control: the next one may be.
    const moved = await window.navigate(url).catch(() => null)
    if (moved) return moved.focus()
  }
  return self.clients.openWindow(url)
}

/** Tells the server the new address that the browser has given to this device in place of an old one. */
async function replace(before, given) {
  const applicationServerKey = before?.options?.applicationServerKey
  if (!before || (!given && !applicationServerKey)) return
  const subscription =
    given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/pushSubscriptions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, replaces: before.endpoint, renews: true }),
  })
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(show(contentOf(event.data))))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(ownPage(event.notification.data?.url)))
})
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(replace(event.oldSubscription, event.newSubscription)),
)
