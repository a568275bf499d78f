// A process of a site without Next and without a database: the real caches and messages in front of one file, which is
// what a page shows. Runs in a process of its own, with its port, the file and the address of Redis as arguments.
import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { holdResponse } from '../../scripts/lib/hold-response.mjs'
import DatedCache from '../../scripts/lib/next-cache.mjs'
import { joinRenewals } from '../../scripts/lib/open-renewals.mjs'
import { createPageCache } from '../../scripts/lib/page-cache.mjs'

const [file = ''] = process.argv.slice(2)
/** How long a page is made. */
const RENDER_MS = 30
const TAG = 'news'

const pages = createPageCache(() => globalThis.akademiaRenewals?.oldest() ?? 0)
const renewals = await joinRenewals(pages.clear)
globalThis.akademiaRenewals = renewals
const memory = {
  fs: {},
  flushToDisk: false,
  serverDistDir: '/',
  revalidatedTags: [],
  maxMemoryCacheSize: 2 ** 20,
}
const cache = new (DatedCache as unknown as new (context: object) => DatedCache)(memory)
const context = { kind: 'APP_PAGE', revalidate: 300 } as never

/** A page as Next makes it: its text is read first, and it is kept when it is done. */
async function render(): Promise<string> {
  const html = fs.readFileSync(file, 'utf8')
  await pause(RENDER_MS * 2 * Math.random())
  const value = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': TAG }, status: 200 }
  await cache.set('/page', value, { cacheControl: { revalidate: 300 } } as never)
  return html
}

async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  if (pages.serve(request, response)) return
  await pages.waitForOlder(request, response)
  pages.record(request, response)
  if (request.method === 'POST') {
    if (renewals) holdResponse(response, () => renewals.settled())
    fs.writeFileSync(file, decodeURIComponent(request.url!.slice(1)))
    void cache.revalidateTag([TAG], { expire: 0 })
    response.end('stored')
    return
  }
  const kept = (await cache.get('/page', context)) as { value?: { html?: string } } | null
  response.setHeader('x-nextjs-prerender', '1')
  response.setHeader('x-nextjs-cache', kept ? 'HIT' : 'MISS')
  response.end(kept?.value?.html ?? (await render()))
}

const server = http.createServer((request, response) => void respond(request, response))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
