import { afterEach, expect, test } from '@jest/globals'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createPageCache } from '../../scripts/lib/page-cache.mjs'

type Handle = (request: http.IncomingMessage, response: http.ServerResponse) => void | Promise<void>

const PRERENDERED = { 'x-nextjs-prerender': '1', 'x-nextjs-cache': 'HIT', etag: '"one"' }
let server: http.Server | undefined

/** A server with a page cache in front of `handle`, which is in Next's place; `requests` are those that reached it. */
async function behindPageCache(handle: Handle) {
  const pageCache = createPageCache()
  const requests: string[] = []
  server = http.createServer((request, response) => {
    if (pageCache.serve(request, response)) return
    pageCache.record(request, response)
    requests.push(`${request.method} ${request.url}`)
    void handle(request, response)
  })
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    bytes: pageCache.bytes,
  }
}

const page: Handle = (_request, response) => {
  for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
  response.write('<p>Prvá ')
  response.end('časť</p>')
}

afterEach(() => {
  server?.closeAllConnections()
  return new Promise((resolve) => server?.close(resolve))
})

test('the page cache serves a finished page a second time without asking Next, byte for byte', async () => {
  const { url, requests } = await behindPageCache(page)
  const first = await fetch(`${url}/news`)
  const second = await fetch(`${url}/news`)
  expect(await second.text()).toBe(await first.text())
  expect(second.headers.get('etag')).toBe('"one"')
  expect(requests).toEqual(['GET /news'])
})

test('the page cache answers 304 to a browser that has the page', async () => {
  const { url } = await behindPageCache(page)
  await (await fetch(url)).text()
  const again = await fetch(url, { headers: { 'if-none-match': '"one"' } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('the page cache keeps compressed and plain responses, and every query, apart', async () => {
  const { url, requests } = await behindPageCache((request, response) => {
    for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
    response.end(`${request.url} ${request.headers['accept-encoding'] ?? 'plain'}`)
  })
  const ask = async (path: string, encoding: string) =>
    (await fetch(url + path, { headers: { 'accept-encoding': encoding } })).text()
  await ask('/?page=1', 'identity')
  await ask('/?page=1', 'gzip')
  await ask('/?page=2', 'gzip')
  expect(requests).toHaveLength(3)
  expect(await ask('/?page=1', 'identity')).toBe('/?page=1 identity')
  expect(await ask('/?page=1', 'gzip')).toBe('/?page=1 gzip')
  expect(requests).toHaveLength(3)
})

test('the page cache keeps a page once, whatever a shared link or an advertisement adds to its address', async () => {
  const { url, requests } = await behindPageCache(page)
  for (const query of ['', '?fbclid=abc', '?utm_source=a&utm_medium=b', '?fbclid=def&page='])
    await (await fetch(`${url}/news${query}`)).text()
  await (await fetch(`${url}/news?fbclid=abc&page=2`)).text()
  expect(requests).toEqual(['GET /news', 'GET /news?fbclid=def&page=', 'GET /news?fbclid=abc&page=2'])
})

test('the page cache keeps a script of the build once, whatever follows its name', async () => {
  const { url, requests } = await behindPageCache((_request, response) => {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    response.setHeader('etag', '"one"')
    response.end('text')
  })
  for (let at = 0; at < 5; at += 1)
    await (await fetch(`${url}/_next/static/chunks/a.js?${'x'.repeat(5000)}${at}`)).text()
  expect(requests).toHaveLength(1)
})

test('the page cache keeps plain and gzip only: a response in another encoding is given to nobody else', async () => {
  const { url, requests } = await behindPageCache((request, response) => {
    const encoding = String(request.headers['accept-encoding'])
    for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
    // As Next does, it takes the encoding that it is offered; the bytes do not matter here.
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    response.end(encoding)
  })
  const ask = (encoding: string) =>
    new Promise<string>((resolve, reject) => {
      http
        .get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
          let text = ''
          response.on('data', (chunk) => (text += String(chunk))).on('end', () => resolve(text))
        })
        .on('error', reject)
    })
  for (const encoding of ['deflate', 'br', 'identity', 'gzip', 'deflate', 'identity', 'gzip'])
    expect(await ask(encoding)).toBe(encoding)
  expect(requests).toHaveLength(5)
})

test('the page cache holds no more than its 32 MB, keys and headers counted, however many addresses are requested', async () => {
  const { url, bytes } = await behindPageCache((_request, response) => {
    for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
    response.setHeader('x-long', 'x'.repeat(4000))
    response.end('x'.repeat(60_000))
  })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  const ask = (path: string) =>
    new Promise<void>((resolve, reject) => {
      http.get(url + path, { agent }, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
  for (let at = 0; at < 900; at += 1) await ask(`/?id=${at}`)
  agent.destroy()
  expect(bytes()).toBeGreaterThan(16 * 2 ** 20)
  expect(bytes()).toBeLessThanOrEqual(32 * 2 ** 20)
})

test('the page cache does not keep an address longer than any of ours', async () => {
  const { url, requests, bytes } = await behindPageCache(page)
  for (let at = 0; at < 2; at += 1) await (await fetch(`${url}/news?id=${'x'.repeat(2000)}`)).text()
  expect(requests).toHaveLength(2)
  expect(bytes()).toBe(0)
})

test.each([
  ['a page of one person', {}, { 'x-nextjs-prerender': '0' }],
  ['a page growing old', {}, { 'x-nextjs-cache': 'STALE' }],
  ['an response that sets a cookie', {}, { 'set-cookie': 'a=b' }],
  ['the router asking for its own format', { rsc: '1' }, {}],
  ['a preview of a draft', { cookie: '__prerender_bypass=1' }, {}],
])('the page cache never keeps %s', async (_what, sent, headers) => {
  const { url, requests } = await behindPageCache((_request, response) => {
    for (const [name, value] of Object.entries({ ...PRERENDERED, ...headers }))
      response.setHeader(name, value as string)
    response.end('text')
  })
  await (await fetch(url, { headers: sent as Record<string, string> })).text()
  await (await fetch(url, { headers: sent as Record<string, string> })).text()
  expect(requests).toHaveLength(2)
})

test.each([
  ['a public read', '/api/news', 'public, max-age=0, must-revalidate', 1],
  ['a read of one person', '/api/events', 'private, no-store', 2],
  ['a script of the build', '/_next/static/chunks/a.js', 'public, max-age=31536000, immutable', 1],
  ['a file, whoever may see it', '/files/media/1/card/a.webp', 'public, max-age=3600', 2],
])('%s (%s) is kept as its headers allow', async (_what, path, control, times) => {
  const { url, requests } = await behindPageCache((_request, response) => {
    response.setHeader('cache-control', control)
    response.setHeader('etag', '"one"')
    response.end('text')
  })
  await (await fetch(url + path)).text()
  await (await fetch(url + path)).text()
  expect(requests).toHaveLength(times)
})

test.each([
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
])('what the router asks for with „%s“ is not kept in place of the page', async (header) => {
  const { url, requests } = await behindPageCache(page)
  await (await fetch(url, { headers: { [header]: '/_tree' } })).text()
  await (await fetch(url)).text()
  await (await fetch(url, { headers: { [header]: '/_tree' } })).text()
  expect(requests).toHaveLength(3)
})

test('data of the router are not kept as a page, whatever asked for them', async () => {
  const { url, requests } = await behindPageCache((request, response) => {
    response.setHeader('content-type', 'text/x-component')
    return page(request, response)
  })
  for (let time = 0; time < 2; time += 1) await (await fetch(url)).text()
  expect(requests).toHaveLength(2)
})

test.each([
  ['a call that was refused', '/api/nope', 404, 1],
  ['a call that failed', '/api/news', 500, 2],
  ['a write to the panel by nobody', '/cms/api/news', 404, 1],
  ['a write to the panel from another site', '/cms/api/news', 403, 1],
  ['an internal call without the key', '/internal/revalidate', 404, 1],
  ['a form sent to the panel by nobody', '/admin', 404, 1],
  ['somebody who signs out', '/api/auth/signout', 303, 1],
  ['a refused write of many rows, of which some were written', '/cms/api/news', 400, 2],
])('%s leaves the page cache as its effects require', async (_what, path, status, times) => {
  const { url, requests } = await behindPageCache((request, response) => {
    if (request.method === 'GET') return page(request, response)
    response.statusCode = status
    response.end()
  })
  await (await fetch(url)).text()
  await (await fetch(url + path, { method: 'POST' })).text()
  await (await fetch(url)).text()
  expect(requests.filter((request) => request === 'GET /')).toHaveLength(times)
})

test('a question what a call accepts leaves the page cache as it is', async () => {
  const { url, requests } = await behindPageCache(page)
  await (await fetch(url)).text()
  await (await fetch(`${url}/api/news`, { method: 'OPTIONS' })).text()
  await (await fetch(url)).text()
  expect(requests).toEqual(['GET /', 'OPTIONS /api/news'])
})

test('the page cache streams what is larger than a mebibyte and does not keep it', async () => {
  const { url, requests } = await behindPageCache((_request, response) => {
    for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
    for (let at = 0; at < 40; at += 1) response.write('x'.repeat(40_000))
    response.end()
  })
  expect(await (await fetch(url)).text()).toHaveLength(1_600_000)
  await (await fetch(url)).text()
  expect(requests).toHaveLength(2)
})

test('a write empties the page cache before its response arrives', async () => {
  let title = 'old'
  const { url } = await behindPageCache((request, response) => {
    if (request.method === 'PATCH') {
      title = 'new'
      // As Next does: the head is sent long before the end.
      response.flushHeaders()
      setTimeout(() => response.end(), 200)
      return
    }
    for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
    response.end(title)
  })
  await (await fetch(url)).text()
  await fetch(url, { method: 'PATCH' })
  expect(await (await fetch(url)).text()).toBe('new')
})

test('a page requested before a write does not enter the page cache afterwards', async () => {
  let title = 'old'
  let goOn = (): void => undefined
  const { url, requests } = await behindPageCache(async (request, response) => {
    if (request.method === 'POST') {
      title = 'new'
      response.end()
      return
    }
    const read = title
    if (title === 'old') await new Promise<void>((resolve) => (goOn = resolve))
    for (const [name, value] of Object.entries(PRERENDERED)) response.setHeader(name, value)
    response.end(read)
  })
  const slow = fetch(`${url}/?slow`)
  while (requests.length === 0) await pause(1)
  await fetch(url, { method: 'POST' })
  goOn()
  expect(await (await slow).text()).toBe('old')
  expect(await (await fetch(`${url}/?slow`)).text()).toBe('new')
})
