import http from 'node:http'
import https from 'node:https'
import { publicLookup, requirePublicNumber } from './public-address'

/** The part of a response that decides what to do next. */
export interface Outgoing {
  status: number
  /** What Retry-After asks for, in milliseconds. */
  retryAfterMs?: number
}

interface Post {
  headers: Record<string, string>
  body: Buffer
  /** After which the request is ended with an AbortError, whatever has come by then. */
  timeoutMs: number
  /** For tests with a server on this machine: the address is not checked, and need not be https. */
  unchecked?: boolean
}

// Connections are kept: to one push service go messages to hundreds of devices.
const agent = new https.Agent({ keepAlive: true, lookup: publicLookup, timeout: 30_000 })

/** Retry-After in milliseconds: seconds or a date; undefined when it is neither, or absent. */
export const retryAfter = (value: string | undefined, now = Date.now()): number | undefined => {
  if (!value) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}

/**
 * Posts to an address that somebody else has chosen: https, on the public internet, no redirects followed, the response's
 * body dropped. One kept connection that breaks is tried again at once. Rejects with ClosedAddress, with the network's error, or when it has taken `timeoutMs`.
 */
export const postOutside = (url: URL, post: Post): Promise<Outgoing> =>
  send(url, post, AbortSignal.timeout(post.timeoutMs), true)

const send = (url: URL, post: Post, signal: AbortSignal, isFirst: boolean): Promise<Outgoing> =>
  new Promise((resolve, reject) => {
    const { headers, body, unchecked } = post
    if (!unchecked) requirePublicNumber(url)
    const options = { method: 'POST', headers, signal }
    const request = unchecked
      ? (url.protocol === 'http:' ? http : https).request(url, options)
      : https.request(url, { ...options, agent })
    request.on('response', (response) => {
      response.on('error', () => undefined)
      response.resume()
      resolve({
        status: response.statusCode ?? 0,
        retryAfterMs: retryAfter(response.headers['retry-after']),
      })
    })
    request.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that the other side was just closing: it has hardly read the request.
      if (isFirst && request.reusedSocket && error.code === 'ECONNRESET')
        send(url, post, signal, false).then(resolve, reject)
      else reject(error)
    })
    request.end(body)
  })
