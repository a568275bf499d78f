// Whole pages for refusals. When a page refuses while it is rendered (notFound, forbidden), Next sends an empty document
// that scripts fill in: without JavaScript nothing would be seen.
import { AsyncResource } from 'node:async_hooks'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse<Request>} Response
 * @typedef {(status: number, path: string) => Promise<globalThis.Response>} PageFor
 */

/** Headers taken from the page that replaces the refused one. */
const PAGE_HEADERS = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy']
/** Headers of the refused response that stay. */
const KEPT_HEADERS = /^(strict-transport|permissions|cross-origin|x-frame)/
const STATUSES = new Set([403, 404])

/** A refusal rendered for this one request. The panel renders its own. @param {string} path @param {Response} response */
const isRefused = (path, response) =>
  STATUSES.has(response.statusCode) &&
  /^text\/html\b/.test(String(response.getHeader('content-type') ?? '')) &&
  !response.hasHeader('x-nextjs-prerender') &&
  !/^\/admin(\/|$)/.test(path)

/**
 * Sends the page from `pageFor` in place of a refused one, with the refusal's status. Requests of Next's router (`rsc`)
 * are left alone: the router draws the refusal from its own format.
 * @param {Request} request
 * @param {Response} response
 * @param {string} path
 * @param {PageFor} pageFor
 */
export function replaceRefusal(request, response, path, pageFor) {
  if (request.method !== 'GET' || request.headers.rsc) return
  const { writeHead, write, end, flushHeaders } = response
  const original = { writeHead, write, end, flushHeaders }
  let replaced = false
  const isReplaced = () => (replaced ||= !response.headersSent && isRefused(path, response))
  /** @param {unknown[]} args */
  const callBack = (args) => {
    const done = args.find((arg) => typeof arg === 'function')
    if (typeof done === 'function') process.nextTick(() => done())
  }

  // Bound to this place: in Next's own async context `fetch` would be Next's.
  const sendPage = AsyncResource.bind(async () => {
    const status = response.statusCode
    const page = await pageFor(status, path)
    const body = Buffer.from(await page.arrayBuffer())
    Object.assign(response, original)
    for (const name of response.getHeaderNames()) if (!KEPT_HEADERS.test(name)) response.removeHeader(name)
    for (const name of PAGE_HEADERS) {
      const value = page.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    response.writeHead(status, { 'cache-control': 'private, no-store', 'content-length': body.length })
    response.end(body)
  })

  response.writeHead = /** @type {typeof writeHead} */ (
    (/** @type {Parameters<typeof writeHead>} */ ...args) => {
      response.statusCode = args[0]
      return isReplaced() ? response : writeHead.apply(response, args)
    }
  )
  response.flushHeaders = () => (isReplaced() ? undefined : flushHeaders.call(response))
  response.write = /** @type {typeof write} */ (
    (/** @type {Parameters<typeof write>} */ ...args) => {
      if (!isReplaced()) return write.apply(response, args)
      callBack(args)
      return true
    }
  )
  response.end = /** @type {typeof end} */ (
    (/** @type {Parameters<typeof end>} */ ...args) => {
      if (!isReplaced()) return end.apply(response, args)
      callBack(args)
      sendPage().catch((error) => {
        console.error(error)
        response.destroy()
      })
      return response
    }
  )
}
