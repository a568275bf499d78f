// A part of the service worker (sw.js): the last seen pages of a family, and a trainer's sheets, rosters and events, readable
// without signal. The page asks for them to be kept (app/(site)/_shell/behind-pages.client.ts). They are kept for one person, for 72 hours, and removed at the sign-out, when
// the session is over and when somebody else signs in.

const PREFIX = 'kept-pages:'
const KEPT_FOR_MS = 72 * 60 * 60_000
/** A page kept more recently is not fetched again, unless something was written meanwhile. */
const FRESH_MS = 60_000
/** The same for pages that another one names (`data-keep`): a trainer's sheets and rosters. */
const NAMED_FRESH_MS = 10 * 60_000
const MOST_PAGES = 32
/** A kept page is shown when the server has not answered for this long. */
const PATIENCE_MS = 6_000
/** When a copy was made, as an ISO time. */
const KEPT_AT = 'x-kept-at'

const CHOOSER = '/auth/admin/attendances/create'
/**
 * The pages that are kept begin with one of these. Not a trainer's month, which says what they are paid, nor the answers to
 * an event, which say why children do not come.
 */
const KEPT = ['/auth/player/', '/auth/trainer/playerList', CHOOSER, '/auth/admin/events']
const isKept = (pathname) => KEPT.some((start) => pathname.startsWith(start))
/** What an address shows that is not kept itself: the installed app begins at the first page. */
const IN_PLACE = { '/': [`${CHOOSER}?choose=1`, '/auth/player/eventList'], [CHOOSER]: [`${CHOOSER}?choose=1`] }
/** Named pages are those of the next days, and these are always kept with them: they give way to no page that was opened once. */
const ALWAYS = [`${CHOOSER}?choose=1`, '/auth/admin/events', '/auth/player/eventList', '/auth/player/membership']
/** What a page names to be kept beside it, parted by spaces. */
const NAMED = /data-keep="([^"]*)"/g
const SESSION = '/api/auth/session'
const SIGN_OUT = '/api/auth/signout'
/** What signing out asks for first. */
const CSRF = '/api/auth/csrf'
const ASSETS = '/_next/static/'
/** The pages' scripts, styles and fonts, wherever they are named in a page's text. */
const ASSET = /(?:\/_next\/)?static\/(?:chunks|css|media)\/[\w.~%/-]+\.(?:js|css|woff2)/g
const ASSET_IN_STYLE = /url\(["']?([^"')]+\.woff2)["']?\)/g

/** Counts the removals: what was asked for before one is not kept after it. */
let removals = 0

/** Removes everything kept, or what is kept for other people than the owner of the named cache. */
async function forget(but) {
  if (!but) removals += 1
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== but).map((name) => caches.delete(name)),
  )
}

const keptAt = (copy) => Date.parse(copy.headers.get(KEPT_AT) ?? '') || 0
const isExpired = (copy) => Date.now() - keptAt(copy) > KEPT_FOR_MS

/** The kept caches: at most one, as a person's first page removes those of others. */
const keptCaches = async () => {
  const names = await caches.keys()
  return Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.open(name)))
}

/** The copy of an address; undefined when there is none, or it is older than 72 hours and is removed. */
async function copyOf(url) {
  for (const cache of await keptCaches()) {
    const copy = await cache.match(url)
    if (!copy) continue
    if (!isExpired(copy)) return copy
    await cache.delete(url)
  }
  return undefined
}

const withTime = (body, response, headers = {}) =>
  new Response(body, {
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
      [KEPT_AT]: new Date().toISOString(),
      ...headers,
    },
  })

const assetsIn = (text) => [...new Set((text.match(ASSET) ?? []).map((path) => ASSETS + path.replace(/^.*?static\//, '')))]

/** Keeps a script, style or font, and the fonts a style names; returns their addresses. */
async function keepAsset(cache, path) {
  const known = await cache.match(path)
  const response = known ?? (await fetch(path))
  if (!response.ok) return [path]
  if (!known) await cache.put(path, withTime(await response.clone().blob(), response))
  if (!path.endsWith('.css')) return [path]
  const fonts = [...(await response.text()).matchAll(ASSET_IN_STYLE)].map(
    ([, font]) => new URL(font, new URL(path, self.location.origin)).pathname,
  )
  return [path, ...(await Promise.all(fonts.map((font) => keepAsset(cache, font)))).flat()]
}

/** Removes pages of earlier versions that are not kept any more. */
async function dropUnkept(cache) {
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/auth/') && !isKept(pathname)) await cache.delete(request)
  }
}

const pathOf = ({ url }) => url.slice(new URL(url).origin.length)

/**
 * Removes pages when there are too many: first what was opened once, what was opened longest ago first, then the rosters
 * that the chooser names. The chooser, the sheets it names and what is always kept stay.
 */
async function dropTooMany(cache) {
  const pages = await pagesIn(cache)
  const chooser = await cache.match(ALWAYS[0])
  const named = new Set(chooser ? namedIn(await chooser.text()) : [])
  const isSheet = (path) => named.has(path) && path.startsWith(CHOOSER)
  const others = pages.filter((page) => !ALWAYS.includes(pathOf(page)) && !isSheet(pathOf(page)))
  const inTurn = [
    ...others.filter((page) => !named.has(pathOf(page))),
    ...others.filter((page) => named.has(pathOf(page))),
  ]
  for (const page of inTurn.slice(0, Math.max(0, pages.length - MOST_PAGES))) await cache.delete(page)
}

/** The requests of the kept pages, oldest first. */
const pagesIn = async (cache) => (await cache.keys()).filter(({ url }) => isKept(new URL(url).pathname))

/** Removes what no kept page uses; parts that were loaded later are named in none, and stay until they are 72 hours old. */
async function tidy(cache, used) {
  const assets = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ASSETS))
  for (const asset of assets)
    if (!used.has(new URL(asset.url).pathname) && isExpired(await cache.match(asset))) await cache.delete(asset)
}

/** Whether the server rendered a page for this person (app/(site)/auth/layout.tsx says for whom). */
const isOf = (text, owner) =>
  text.match(/<meta[^>]*name="page-owner"[^>]*>/)?.[0].includes(`content="${owner}"`) ?? false

/** Keeps one page as the server sends it now, and returns its text; nothing when it is another person's, a redirect or an error. */
async function keepPage(cache, owner, page, isCurrent) {
  const response = await fetch(page, { headers: { accept: 'text/html' }, cache: 'no-store', redirect: 'manual' })
  // Refused by now, or another page in its place.
  if (isRefusal(response)) await cache.delete(page)
  if (!response.ok) return ''
  const text = await response.text()
  if (!isOf(text, owner) || !isCurrent()) return ''
  const policy = response.headers.get('content-security-policy')
  // The newest stands last: the first ones are removed when there are too many.
  await cache.delete(page)
  await cache.put(page, withTime(text, response, policy ? { 'content-security-policy': policy } : {}))
  return text
}

const namedIn = (text) =>
  [...text.matchAll(NAMED)].flatMap(([, pages]) => pages.replace(/&amp;/g, '&').split(' ').filter(Boolean))

/**
 * Keeps pages for a person, and removes those of others. `changed` says that something was written: pages kept a moment
 * ago are then fetched again. Without signal nothing changes.
 */
async function keep({ owner, pages: asked, changed, assets: loaded = [] }) {
  const begun = removals
  const isCurrent = () => removals === begun
  const name = PREFIX + owner
  await forget(name)
  if (asked.length === 0) return
  const cache = await caches.open(name)
  const isOlder = async (page, age) => {
    const known = await cache.match(page)
    return !known || Date.now() - keptAt(known) > age
  }
  const named = new Set()
  for (const page of asked)
    if (changed || (await isOlder(page, FRESH_MS)))
      for (const other of namedIn(await keepPage(cache, owner, page, isCurrent))) named.add(other)
  // Not after each mark of a sheet: they are many.
  for (const page of named)
    if (!asked.includes(page) && (await isOlder(page, NAMED_FRESH_MS))) await keepPage(cache, owner, page, isCurrent)
  const session = await fetch(SESSION, { cache: 'no-store' })
  if (session.ok && isCurrent()) await cache.put(SESSION, withTime(await session.blob(), session))
  await dropUnkept(cache)
  await dropTooMany(cache)
  const texts = await Promise.all((await pagesIn(cache)).map(async (page) => (await cache.match(page)).text()))
  const kept = await Promise.all(
    [...new Set([...texts.flatMap(assetsIn), ...loaded])].map((path) => keepAsset(cache, path).catch(() => [path])),
  )
  await tidy(cache, new Set(kept.flat()))
  // A sign-out meanwhile: its removal came before what was put here.
  if (!isCurrent()) await caches.delete(name)
}

let last = Promise.resolve()
/** One after the other: a page read before an answer must not be stored over one read after it. */
const keepInTurn = (asked) => (last = last.then(() => keep(asked)).catch(() => undefined))

/** The copy as a page that says of itself when it was kept. */
async function shown(copy) {
  const headers = new Headers(copy.headers)
  const text = await copy.text()
  return new Response(text.replace('<html', `<html data-kept-at="${headers.get(KEPT_AT)}"`), { headers })
}

const titleOf = (text) => text.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''

/** The kept pages as links, newest first. */
async function keptLinks() {
  const links = []
  for (const cache of await keptCaches())
    for (const request of await pagesIn(cache)) {
      const copy = await cache.match(request)
      if (!copy || isExpired(copy)) continue
      const { pathname, search } = new URL(request.url)
      const title = titleOf(await copy.text())
      const address = (pathname + search).replace(/&/g, '&amp;').replace(/"/g, '&quot;')
      links.unshift(`<li><a href="${address}">${title}</a></li>`)
    }
  return links
}

const STYLE = `
:root{color-scheme:light dark;--ink:#14201a;--paper:#fff;--line:#c9d2cc}
@media (prefers-color-scheme:dark){:root{--ink:#f2f6f3;--paper:#111813;--line:#3a463e}}
body{margin:0;padding:24px 20px;font:17px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:34rem;margin:10vh auto 0}h1{font-size:28px;line-height:1.2;margin:0 0 12px}
ul{list-style:none;margin:8px 0 24px;padding:0}li{border-top:1px solid var(--line)}
a{color:inherit}li a{display:block;padding:12px 0}.again{display:inline-block;padding:12px 0;font-weight:600}`

/**
 * Loads the wanted page again as soon as the server answers. Asked while the page is looked at, more and more rarely: a
 * phone with one bar of signal, or a server that starts anew, tells the browser nothing. From the beginning when the
 * browser says that the connection is back, which is a moment before the network answers, or the page is looked at again.
 */
const COME_BACK = `
const pauses=[1,2,4,8,16,30]
let turn=0,next,done=false
const answers=()=>fetch(location.href,{method:'HEAD',cache:'no-store'}).then(({status})=>status<500,()=>false)
const wait=()=>{clearTimeout(next);next=setTimeout(ask,pauses[Math.min(turn++,pauses.length-1)]*1000)}
async function ask(){
if(done||document.visibilityState==='hidden')return
if(!await answers())return wait()
if(!done)location.reload()
done=true
}
const anew=()=>{turn=0;wait()}
addEventListener('online',anew)
document.addEventListener('visibilitychange',anew)
anew()`

/** The page in place of one that is not kept. It loads that one by itself once it is there. */
async function noSignal() {
  const links = await keptLinks()
  const kept = links.length
    ? `<h2>Toto si prečítate aj teraz</h2><ul>${links.join('')}</ul>`
    : '<p>Rodiny a tréneri si aj bez pripojenia prečítajú udalosti a ďalšie svoje stránky, ktoré tu naposledy otvorili. V tomto zariadení zatiaľ žiadna taká nie je.</p>'
  const body = `<!doctype html><html lang="sk"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Ste bez pripojenia</title>
<style>${STYLE}</style></head><body><main><h1>Ste bez pripojenia</h1>
<p>Táto stránka sa bez pripojenia nedá zobraziť. Keď sa pripojenie vráti, načíta sa sama.</p>${kept}
<a class="again" href="">Skúsiť znova</a></main>
<script>${COME_BACK}</script></body></html>`
  return new Response(body, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

/** The kept page that is shown in an address's place; undefined without one. */
async function inPlaceOf(pathname, search) {
  for (const page of search ? [] : (IN_PLACE[pathname] ?? [])) if (await copyOf(page)) return page
  return undefined
}

/** The page a person was just led to because the server did not answer: it need not be waited for a second time. */
let ledTo

/** Whether the server refuses a page that is kept: it is another one's now, or gone, or the session has ended. */
const isRefusal = ({ type, status }) => type === 'opaqueredirect' || status === 403 || status === 404

const drop = async (page) => {
  for (const cache of await keptCaches()) await cache.delete(page)
}

/** A page from the server; without an answer its copy, and without that a page that says so. */
async function navigate(event) {
  const { pathname, search } = new URL(event.request.url)
  const page = pathname + search
  const answer = fetch(event.request).then((response) => {
    if (pathname === '/login' && response.ok) event.waitUntil(forget())
    if (isKept(pathname) && isRefusal(response)) event.waitUntil(drop(page))
    return response
  })
  const kept = (async () => {
    const copy = isKept(pathname) ? await copyOf(page) : undefined
    const instead = copy ? undefined : await inPlaceOf(pathname, search)
    const patience = ledTo === page ? 0 : PATIENCE_MS
    ledTo = undefined
    return { copy, instead, patience }
  })()
  const late = async () => {
    const { copy, instead, patience } = await kept
    // Without a copy there is nothing else than the answer.
    return copy || instead ? new Promise((resolve) => setTimeout(() => resolve(undefined), patience)) : answer
  }
  const response = await Promise.race([answer, late()]).catch(() => undefined)
  if (response) return response
  const { copy, instead } = await kept
  if (copy) return shown(copy)
  ledTo = instead
  return instead ? Response.redirect(instead, 302) : noSignal()
}

/** Names of scripts and styles contain a hash: a kept one is the same, and on a weak signal it is there at once. */
async function asset(request) {
  const { pathname } = new URL(request.url)
  // However old: a page that is kept anew may still name it.
  for (const cache of await keptCaches()) {
    const copy = await cache.match(pathname)
    if (copy) return copy
  }
  const response = await fetch(request)
  // A part that a page loads later: it is there without signal, too, while any page is kept.
  const [cache] = response.ok ? await keptCaches() : []
  if (cache) await cache.put(pathname, withTime(await response.clone().blob(), response)).catch(() => undefined)
  return response
}

const session = (request) =>
  fetch(request).catch(async (error) => {
    const copy = await copyOf(SESSION)
    if (copy) return copy
    throw error
  })

/** Without signal nobody is signed out, but nothing stays readable here for whoever has the device next. */
const signingOut = (request) =>
  fetch(request).catch(async (error) => {
    await forget()
    throw error
  })

self.addEventListener('message', (event) => {
  if (event.data?.type === 'keep-pages') event.waitUntil(keepInTurn(event.data))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && pathname === SIGN_OUT) event.waitUntil(forget())
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') {
    if (pathname === '/' || pathname === '/login' || pathname.startsWith('/auth/')) event.respondWith(navigate(event))
  } else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request))
  else if (pathname === SESSION) event.respondWith(session(request))
  else if (pathname === CSRF) event.respondWith(signingOut(request))
})
