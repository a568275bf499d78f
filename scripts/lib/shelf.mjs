// The shelf in front of Next: finished answers as they went over the wire, compressed once instead of for every visitor.

/** How long an answer may stand here; Next looks at its own copy again every five minutes. */
const KEEP_MS = 10_000
const MOST_BYTES = 32 * 2 ** 20
/** Nothing of ours that is the same for everybody is larger; what is larger streams through untouched. */
const MOST_BYTES_EACH = 2 ** 20
/** Headers of one connection or one moment; Node writes them anew. */
const NOT_KEPT = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'])
const READING = new Set(['GET', 'HEAD'])

/** Which page a request means; undefined for anything but a plain visit. The router's own requests vary by more. */
function keyOf({ method, url, headers }) {
  if (method !== 'GET' || headers.rsc || headers.range || headers.cookie?.includes('__prerender_bypass'))
    return undefined
  return `${/\bgzip\b/.test(headers['accept-encoding'] ?? '')} ${url}`
}

/** A page that Next calls prerendered, and neither new nor growing old. */
const isPage = (response) =>
  response.getHeader('x-nextjs-prerender') === '1' && response.getHeader('x-nextjs-cache') === 'HIT'

/** A public read or a script of the build. Files are left out: who may see one is asked every time. */
const isPublic = (url, response) =>
  /^\/(api|_next\/static)\//.test(url) &&
  /^public\b/.test(response.getHeader('cache-control') ?? '') &&
  response.hasHeader('etag')

/** The same for everybody: says so itself, and names nobody. */
const isShared = ({ url }, response) =>
  response.statusCode === 200 &&
  !response.hasHeader('set-cookie') &&
  (isPage(response) || isPublic(url, response))

const keptHeaders = (response) =>
  Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !NOT_KEPT.has(name)))

/** Hands `done` the whole answer once its last byte is written; one that is too large is let go. */
function collect(response, done) {
  let chunks = []
  let size = 0
  const { write, end } = response
  const take = (chunk, encoding) => {
    if (!chunks || !chunk || typeof chunk === 'function') return
    size += chunk.length
    if (size > MOST_BYTES_EACH) chunks = undefined
    else chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8'))
  }
  response.write = function (chunk, ...rest) {
    take(chunk, rest[0])
    return write.call(this, chunk, ...rest)
  }
  response.end = function (chunk, ...rest) {
    take(chunk, rest[0])
    const result = end.call(this, chunk, ...rest)
    if (chunks) done(Buffer.concat(chunks))
    return result
  }
}

/** Calls `act` just before the head of an answer leaves (every way of answering comes through writeHead) and before its end. */
function beforeAnswer(response, act) {
  for (const name of ['writeHead', 'end']) {
    const original = response[name]
    response[name] = function (...args) {
      act()
      return original.apply(this, args)
    }
  }
}

/**
 * `answer` serves what stands here and says whether it did; `watch` looks on while Next answers.
 * Whatever may have changed something (any method but GET and HEAD) empties the shelf before its answer leaves, and a
 * page asked for before that never comes back onto it: whoever has seen a write confirmed sees its effect.
 */
export function createShelf() {
  const pages = new Map()
  let bytes = 0
  let generation = 0

  const clear = () => {
    generation += 1
    bytes = 0
    pages.clear()
  }

  function keep(key, response, body) {
    if (bytes + body.length > MOST_BYTES) clear()
    bytes += body.length
    pages.set(key, { body, headers: keptHeaders(response), until: Date.now() + KEEP_MS })
  }

  function answer(request, response) {
    const key = keyOf(request)
    const page = key && pages.get(key)
    if (!page) return false
    if (page.until < Date.now()) {
      pages.delete(key)
      bytes -= page.body.length
      return false
    }
    const seen = request.headers['if-none-match']
    if (seen && seen === page.headers.etag) {
      response.writeHead(304, page.headers).end()
      return true
    }
    response.writeHead(200, { ...page.headers, 'content-length': page.body.length }).end(page.body)
    return true
  }

  function watch(request, response) {
    if (!READING.has(request.method)) return beforeAnswer(response, clear)
    const key = keyOf(request)
    if (!key) return undefined
    const then = generation
    collect(response, (body) => {
      if (then === generation && isShared(request, response) && !pages.has(key)) keep(key, response, body)
    })
  }

  return { answer, watch }
}
