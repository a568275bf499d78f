// @ts-check
// Whole pages for refusals. When a page refuses while it is being made (notFound, forbidden), Next sends an empty document
// that scripts fill in; whoever runs none would see nothing at all.
import { AsyncResource } from 'node:async_hooks'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse<Request>} Response
 * @typedef {(status: number, path: string) => Promise<globalThis.Response>} PageFor
 */

/** Headers of the page that belong to the answer it stands in for. */
const TAKEN_OVER = ['content-type', 'content-security-policy', 'x-content-type-options', 'referrer-policy']
const STATUSES = new Set([403, 404])

/** An answer Next made for this one request and refused; the panel draws its own. @param {string} path @param {Response} response */
const isRefused = (path, response) =>
  STATUSES.has(response.statusCode) &&
  /^text\/html\b/.test(String(response.getHeader('content-type') ?? '')) &&
  !response.hasHeader('x-nextjs-prerender') &&
  !/^\/admin(\/|$)/.test(path)

/**
 * Sends the page `pageFor` names in place of a refused one, with the refusal's status. The router asks for its own
 * format, in which the refusal is written; it draws the refusal's page itself.
 * @param {Request} request
 * @param {Response} response
 * @param {string} path
 * @param {PageFor} pageFor
 */
export function replaceRefusal(request, response, path, pageFor) {
  if (request.method !== 'GET' || request.headers.rsc) return
  const { writeHead, write, end, flushHeaders } = response
  let taken = false
  const takes = () => (taken ||= !response.headersSent && isRefused(path, response))
  /** @param {unknown[]} args */
  const callBack = (args) => {
    const done = args.find((arg) => typeof arg === 'function')
    if (typeof done === 'function') process.nextTick(() => done())
  }

  const original = { writeHead, write, end, flushHeaders }
  // Bound here: inside of Next's own context its `fetch` would be another one.
  const answer = AsyncResource.bind(async () => {
    const status = response.statusCode
    const page = await pageFor(status, path)
    const body = Buffer.from(await page.arrayBuffer())
    Object.assign(response, original)
    for (const name of response.getHeaderNames())
      if (!/^(strict-transport|permissions|cross-origin|x-frame)/.test(name)) response.removeHeader(name)
    for (const name of TAKEN_OVER) {
      const value = page.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    response.writeHead(status, { 'cache-control': 'private, no-store', 'content-length': body.length })
    response.end(body)
  })

  response.writeHead = /** @type {typeof writeHead} */ (
    function (/** @type {[any, any, any]} */ ...args) {
      response.statusCode = args[0]
      return takes() ? response : writeHead.apply(response, args)
    }
  )
  response.flushHeaders = () => (takes() ? undefined : flushHeaders.call(response))
  response.write = /** @type {typeof write} */ (
    function (/** @type {[any, any, any]} */ ...args) {
      if (!takes()) return write.apply(response, args)
      callBack(args)
      return true
    }
  )
  response.end = /** @type {typeof end} */ (
    function (/** @type {[any, any, any]} */ ...args) {
      if (!takes()) return end.apply(response, args)
      callBack(args)
      answer().catch((error) => {
        console.error(error)
        response.destroy()
      })
      return response
    }
  )
}
