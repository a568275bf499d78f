// @ts-check
// The page cache in front of Next: finished answers as they went over the wire, compressed once instead of for every visitor.
import { LRUCache } from 'lru-cache'
import { PAGE_QUERIES } from './page-queries.mjs'
import { beforeAnswer, createPendingPages } from './pending-pages.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse<Request>} Response
 * @typedef {Record<string, import('node:http').OutgoingHttpHeader>} Headers
 * @typedef {{ body: Buffer, headers: Headers }} Page
 */

/** How long an answer may stand here; Next looks at its own copy again every five minutes. */
const KEEP_MS = 10_000
/** Keys, headers and bodies together. */
const MOST_BYTES = 32 * 2 ** 20
/** Nothing of ours that is the same for everybody is larger; what is larger streams through untouched. */
const MOST_BYTES_EACH = 2 ** 20
/** No address of ours is longer; a longer one is answered by Next and not kept. */
const MOST_KEY_LENGTH = 512
/** What an entry costs besides its text: the objects of this process around it. */
const ENTRY_BYTES = 1024
/** Headers of one connection or one moment; Node writes them anew. */
const NOT_KEPT = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'])
const READING = new Set(['GET', 'HEAD'])

/** A page's own queries; what advertisements and shared links add (`fbclid`) names the same page. @param {URLSearchParams} query */
const meaningful = (query) =>
  PAGE_QUERIES.flatMap((name) => query.getAll(name).map((value) => `?${name}=${encodeURIComponent(value)}`))

/** The address without what does not change the answer. @param {string} address */
function nameOf(address) {
  const at = address.indexOf('?')
  if (at < 0) return address
  const path = address.slice(0, at)
  if (path.startsWith('/_next/static/')) return path
  // The calls below /api refuse a query they do not know; theirs is kept whole.
  if (path.startsWith('/api/')) return address
  return path + meaningful(new URLSearchParams(address.slice(at + 1))).join('')
}

/** The one encoding besides none that is kept; undefined when the visitor takes neither of the two. @param {string} accepted */
function encodingOf(accepted) {
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted)) return 'gzip'
  return /\b(br|deflate|zstd|compress)\b|\*/i.test(accepted) ? undefined : 'identity'
}

/**
 * Which page a request means; undefined for anything but a plain visit. The router's own requests vary by more.
 * @param {Request} request
 */
function keyOf({ method, url = '/', headers }) {
  if (method !== 'GET' || headers.rsc || headers.range || headers.cookie?.includes('__prerender_bypass'))
    return undefined
  if (url.length > MOST_KEY_LENGTH && !url.startsWith('/_next/static/')) return undefined
  const encoding = encodingOf(String(headers['accept-encoding'] ?? ''))
  const key = encoding && `${encoding} ${nameOf(url)}`
  return key && key.length <= MOST_KEY_LENGTH ? key : undefined
}

/** A page that Next calls prerendered, and neither new nor growing old. @param {Response} response */
const isPage = (response) =>
  response.getHeader('x-nextjs-prerender') === '1' && response.getHeader('x-nextjs-cache') === 'HIT'

/** A public read or a script of the build. Files are left out: who may see one is asked every time. @param {string} url @param {Response} response */
const isPublic = (url, response) =>
  /^\/(api|_next\/static)\//.test(url) &&
  /^public\b/.test(String(response.getHeader('cache-control') ?? '')) &&
  response.hasHeader('etag')

/** Plain, which everybody can read, or in the encoding its key names. @param {string} key @param {Response} response */
const isEncodedFor = (key, response) =>
  !response.hasHeader('content-encoding') || key.startsWith(`${response.getHeader('content-encoding')} `)

/** The same for everybody: says so itself, and names nobody. @param {string} key @param {Request} request @param {Response} response */
const isShared = (key, { url = '/' }, response) =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  isEncodedFor(key, response) &&
  (isPage(response) || isPublic(url, response))

/** @param {Response} response @returns {Headers} */
const keptHeaders = (response) =>
  Object.fromEntries(
    Object.entries(response.getHeaders()).flatMap(([name, value]) =>
      value === undefined || NOT_KEPT.has(name) ? [] : [[name, value]],
    ),
  )

/**
 * Hands `done` the whole answer once its last byte is written; one that is too large is let go.
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
    if (size > MOST_BYTES_EACH) chunks = undefined
    else if (typeof chunk !== 'string') chunks.push(Buffer.from(chunk))
    else
      chunks.push(
        Buffer.from(chunk, typeof encoding === 'string' ? /** @type {BufferEncoding} */ (encoding) : 'utf8'),
      )
  }
  response.write = /** @type {typeof write} */ (
    function (/** @type {[any, any]} */ ...args) {
      take(args[0], args[1])
      return write.apply(response, args)
    }
  )
  response.end = /** @type {typeof end} */ (
    function (/** @type {[any, any]} */ ...args) {
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

/** Calls and files are made for each request anew, pages for all who ask meanwhile. */
const NO_PAGE = /^\/(api|cms|_next|files)\//

/**
 * `answer` serves what stands here and says whether it did; `watch` looks on while Next answers.
 * Whatever may have changed something (any method but GET and HEAD) empties the cache before its answer leaves, and a
 * page asked for before that never comes back into it: whoever has seen a write confirmed sees its effect.
 */
export function createPageCache() {
  /** @type {LRUCache<string, Page>} */
  const pages = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: sizeOf, ttl: KEEP_MS })
  const pending = createPendingPages()
  let generation = 0

  const clear = () => {
    generation += 1
    pages.clear()
  }

  /** @param {Request} request @param {Response} response @returns {boolean} */
  function answer(request, response) {
    const key = keyOf(request)
    const page = key && pages.get(key)
    if (!page) return false
    const seen = request.headers['if-none-match']
    if (seen && seen === page.headers.etag) {
      response.writeHead(304, page.headers).end()
      return true
    }
    response.writeHead(200, { ...page.headers, 'content-length': page.body.length }).end(page.body)
    return true
  }

  /** @param {Request} request @param {Response} response */
  function watch(request, response) {
    if (!READING.has(request.method ?? '')) return beforeAnswer(response, clear)
    const key = keyOf(request)
    if (!key) return undefined
    const then = generation
    collect(response, (body) => {
      if (then !== generation || pages.has(key) || !isShared(key, request, response)) return
      pages.set(key, { body, headers: keptHeaders(response) })
    })
    return undefined
  }

  /**
   * Resolves once Next may be asked: a page that was begun before the last write is not the answer to a request that
   * came after it.
   * @param {Request} request @param {Response} response
   */
  async function turn({ method, url = '/' }, response) {
    if (!READING.has(method ?? '') || NO_PAGE.test(url)) return
    const [path = '/'] = url.split('?', 1)
    await pending.olderDone(path, generation)
    pending.begin(path, generation, response)
  }

  return { answer, watch, turn, bytes: () => pages.calculatedSize }
}
