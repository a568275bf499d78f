// The page cache in front of Next (decision 004): whole responses as they were sent, compressed once and not for every
// visitor.
import { LRUCache } from 'lru-cache'
import { PAGE_QUERIES } from './page-queries.mjs'
import { beforeResponse, createPendingPages } from './pending-pages.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse<Request>} Response
 * @typedef {Record<string, import('node:http').OutgoingHttpHeader>} Headers
 * @typedef {{ body: Buffer, headers: Headers, begun: number }} Page `begun`: when it was asked of Next.
 */

/** How long a response is kept; Next renders its own copy anew every five minutes. */
const KEEP_MS = 10_000
/** Keys, headers and bodies together. */
const MAX_BYTES = 32 * 2 ** 20
/** For one response. No public page of ours is larger; what is larger is passed through and not kept. */
const MAX_BODY_BYTES = 2 ** 20
/** No address of ours is longer; a longer one is passed to Next and not kept. */
const MAX_KEY_LENGTH = 512
/** Memory of an entry besides its text: the objects around it. */
const ENTRY_BYTES = 1024
/** Headers of one connection or one moment; Node sets them for each response. */
const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'])
const READ_METHODS = new Set(['GET', 'HEAD'])

/** The queries that choose a page; what advertisements and shared links add (`fbclid`) is left out. @param {URLSearchParams} query */
const pageQuery = (query) =>
  PAGE_QUERIES.flatMap((name) => query.getAll(name).map((value) => `?${name}=${encodeURIComponent(value)}`))

/** The address without what does not change the response. @param {string} address */
function canonical(address) {
  const at = address.indexOf('?')
  if (at < 0) return address
  const path = address.slice(0, at)
  if (path.startsWith('/_next/static/')) return path
  // The calls below /api refuse a query they do not know; their address is kept whole.
  if (path.startsWith('/api/')) return address
  return path + pageQuery(new URLSearchParams(address.slice(at + 1))).join('')
}

/** Which of the two encodings kept here the client accepts; undefined when it prefers another. @param {string} accepted */
function encodingOf(accepted) {
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return 'gzip'
  return /\b(br|deflate|zstd|compress)\b|\*/i.test(accepted) ? undefined : 'identity'
}

/** Requests of Next's router: a page's data, or a part of them, at the address of the page. Next answers to any one of these. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
]

/**
 * The key of the page a request asks for; undefined for whatever is not kept: other methods, Next's router, parts of
 * files, previews of drafts.
 * @param {Request} request
 */
function keyOf({ method, url = '/', headers }) {
  if (method !== 'GET' || headers.range || headers.cookie?.includes('__prerender_bypass')) return undefined
  if (ROUTER_HEADERS.some((name) => headers[name] !== undefined)) return undefined
  if (url.length > MAX_KEY_LENGTH && !url.startsWith('/_next/static/')) return undefined
  const encoding = encodingOf(String(headers['accept-encoding'] ?? ''))
  const key = encoding && `${encoding} ${canonical(url)}`
  return key && key.length <= MAX_KEY_LENGTH ? key : undefined
}

/** A page Next has prerendered and holds to be fresh; never its data for the router. @param {Response} response */
const isPage = (response) =>
  response.getHeader('x-nextjs-prerender') === '1' &&
  response.getHeader('x-nextjs-cache') === 'HIT' &&
  !/^text\/x-component\b/.test(String(response.getHeader('content-type') ?? ''))

/** A public call or a script of the build. Uploaded files are left out: access to one is checked each time. @param {string} url @param {Response} response */
const isPublic = (url, response) =>
  /^\/(api|_next\/static)\//.test(url) &&
  /^public\b/.test(String(response.getHeader('cache-control') ?? '')) &&
  response.hasHeader('etag')

/** Not encoded, which every client reads, or in the encoding of its key. @param {string} key @param {Response} response */
const isEncodedFor = (key, response) =>
  !response.hasHeader('content-encoding') || key.startsWith(`${response.getHeader('content-encoding')} `)

/** The same for every visitor. @param {string} key @param {Request} request @param {Response} response */
const isShared = (key, { url = '/' }, response) =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  isEncodedFor(key, response) &&
  (isPage(response) || isPublic(url, response))

/** @param {Response} response @returns {Headers} */
const headersOf = (response) =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined || OWN_HEADERS.has(name) ? [] : [[name, value]],
    ),
  )

/**
 * Calls `done` with the whole body once its last byte is written; never when it is too large.
 * @param {Response} response
 * @param {(body: Buffer) => void} done
 */
function collect(response, done) {
  /** @type {Buffer[] | undefined} */
  let chunks = []
  let size = 0
  const { write, end } = response
  /** @param {unknown} chunk @param {unknown} encoding */
  const take = (chunk, encoding) => {
    if (!chunks || (typeof chunk !== 'string' && !(chunk instanceof Uint8Array))) return
    size += chunk.length
    if (size > MAX_BODY_BYTES) chunks = undefined
    else if (typeof chunk !== 'string') chunks.push(Buffer.from(chunk))
    else
      chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8'),
      )
  }
  response.write = /** @type {typeof write} */ (
    (/** @type {Parameters<typeof write>} */ ...args) => {
      take(args[0], args[1])
      return write.apply(response, args)
    }
  )
  response.end = /** @type {typeof end} */ (
    (/** @type {Parameters<typeof end>} */ ...args) => {
      take(args[0], args[1])
      const result = end.apply(response, args)
      if (chunks) done(Buffer.concat(chunks))
      return result
    }
  )
}

/** @param {Page} page @param {string} key */
const sizeOf = ({ body, headers }, key) =>
  ENTRY_BYTES + 2 * key.length + body.length + 2 * JSON.stringify(headers).length

/** Addresses rendered for each request; a page at any other one is shared by all requests that arrive meanwhile. */
const NOT_SHARED = /^\/(api|cms|_next|files)\//

/** Outside of /api a 400 may be a write of many rows of which some were written; these are for whoever may not write there. */
const REFUSALS = new Set([403, 404, 405])

/**
 * Whether nothing on any page has changed: a request was refused, only asked what it may do, or signed somebody in or out.
 * Nobody empties the cache by requests they may not make.
 * @param {Request} request @param {Response} response
 */
function changesNothing({ method, url = '/' }, { statusCode }) {
  if (method === 'OPTIONS' || url.startsWith('/api/auth/')) return true
  return url.startsWith('/api/') ? statusCode >= 400 && statusCode < 500 : REFUSALS.has(statusCode)
}

/**
 * `serve` sends what is kept and returns whether it did; `record` keeps what Next sends. Any method but GET and HEAD may
 * have changed something, unless the call was refused: it empties the cache before its response is sent, and a page begun
 * before that is not kept afterwards. Whoever has seen a write confirmed sees its effect. With several processes `oldest`
 * says since when pages may be served, and `clear` is called when another process has written (renewals.mjs).
 * @param {() => number} [oldest]
 */
export function createPageCache(oldest = () => 0) {
  /** @type {LRUCache<string, Page>} */
  const pages = new LRUCache({ maxSize: MAX_BYTES, sizeCalculation: sizeOf, ttl: KEEP_MS })
  const pending = createPendingPages()
  /** How many writes there were. */
  let generation = 0

  const clear = () => {
    generation += 1
    pages.clear()
  }

  /** @param {string} key */
  const isKept = (key) => (pages.peek(key)?.begun ?? -1) >= oldest()

  /** @param {Request} request @param {Response} response @returns {boolean} */
  function serve(request, response) {
    const key = keyOf(request)
    const page = key && pages.get(key)
    if (!page || page.begun < oldest()) return false
    const etag = request.headers['if-none-match']
    if (etag && etag === page.headers.etag) response.writeHead(304, page.headers).end()
    else response.writeHead(200, { ...page.headers, 'content-length': page.body.length }).end(page.body)
    return true
  }

  /** @param {Request} request @param {Response} response */
  function record(request, response) {
    if (!READ_METHODS.has(request.method ?? ''))
      return beforeResponse(response, () => !changesNothing(request, response) && clear())
    const key = keyOf(request)
    if (!key) return undefined
    const before = generation
    const begun = Date.now()
    collect(response, (body) => {
      if (before !== generation || isKept(key) || !isShared(key, request, response)) return
      pages.set(key, { body, headers: headersOf(response), begun })
    })
    return undefined
  }

  /**
   * Resolves once no page at this address is being rendered that was begun before the last write: Next would send it to a
   * request that came after that write (decision 014).
   * @param {Request} request @param {Response} response
   */
  async function waitForOlder({ method, url = '/' }, response) {
    if (!READ_METHODS.has(method ?? '') || NOT_SHARED.test(url)) return
    const [path = '/'] = url.split('?', 1)
    await pending.olderDone(path, generation)
    pending.begin(path, generation, response)
  }

  return { serve, record, clear, waitForOlder, bytes: () => pages.calculatedSize }
}
