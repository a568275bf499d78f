// The site's own HTTP server in front of Next (decision 024). Plain JavaScript: it runs from the standalone folder too.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bindAddress } from './address.mjs'
import { holdResponse } from './hold-response.mjs'
import { joinRenewals } from './open-renewals.mjs'
import { createPageCache } from './page-cache.mjs'
import { replaceRefusal } from './refusal.mjs'
import { pathOf, sendErrorPage, sendText, stripHost } from './request-check.mjs'
import { dropUnreadBody } from './unread-body.mjs'
import { createUploadQueues } from './upload-queue.mjs'

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse<Request>} Response
 */

const FINISH_MS = 10_000
/**
 * With CACHE_URL there are others behind a proxy: a stopping process serves for so long while its /readyz already sends
 * visitors to them. Longer than the proxy's interval of checks (Caddyfile).
 */
const HAND_OVER_MS = 3_000
/**
 * Longer than a proxy keeps an idle connection (Caddy two minutes, nginx one): with Node's five seconds the server would
 * now and then close a connection on which the proxy is just sending a request.
 */
const KEEP_ALIVE_MS = 125_000
/** How often idle connections are closed while the server stops. */
const CLOSE_IDLE_MS = 200
/** Opening includes migrations and the backup before them. */
const OPENING_MS = 120_000
/** Next fails on any other, such as TRACE. */
const READ_METHODS = ['GET', 'HEAD']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Where something can be written; a form sent to any other address would only be an error in Next. */
const TAKES_WRITES = /^\/(api|cms|admin|internal)(\/|$)/i

/**
 * Next's request handler for the build in this folder; preparing it opens the database (src/instrumentation.ts).
 * @param {string} dir @param {number} port
 */
async function nextHandler(dir, port) {
  const { config } = JSON.parse(fs.readFileSync(path.join(dir, '.next/required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const { default: next } = await import('next')
  const app = next({ dir, dev: false, hostname: 'localhost', port, conf: config })
  await app.prepare()
  return app.getRequestHandler()
}

/** @param {Request} request */
const isWrite = ({ method }) => method !== 'GET' && method !== 'HEAD'

/** The client's address is the socket's, unless TRUST_PROXY says that proxies in front send it. @param {Request} request */
function setClientAddress(request) {
  if (Number(process.env.TRUST_PROXY || 0) > 0) return
  const address = request.socket.remoteAddress ?? ''
  delete request.headers.forwarded
  delete request.headers['x-real-ip']
  request.headers['x-forwarded-for'] = address.replace(/^::ffff:(?=\d+\.)/, '')
}

/** A year, in seconds. */
const STRICT_TRANSPORT = 'max-age=31536000'
const isEncrypted = () => /^https:/i.test(process.env.SITE_URL ?? '')

/** @param {http.Server} server @param {number} port @param {string | undefined} hostname */
function listen(server, port, hostname) {
  return new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      console.error(
        `Port ${port} je obsadený. Zastavte program, ktorý ho používa, alebo zvoľte iný: PORT=${port + 1}.`,
      )
      process.exit(1)
    })
    server.listen(port, hostname, resolve)
  })
}

/** Closes idle connections, also those a browser opened in advance, which Node counts as busy. @param {http.Server} server */
function idleCloser(server) {
  /** @type {Set<import('node:net').Socket>} */
  const sockets = new Set()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

/**
 * On SIGTERM and SIGINT: accepts no more connections, lets requests under way finish, closes the database. Returns a
 * function that tells whether it has begun to.
 * @param {http.Server} server
 */
function stopOnSignal(server) {
  const closeIdle = idleCloser(server)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    const jobs = globalThis.akademia?.stopJobs()
    if (globalThis.akademiaRenewals) await pause(HAND_OVER_MS)
    const closing = setInterval(closeIdle, CLOSE_IDLE_MS)
    const timeout = setTimeout(() => server.closeAllConnections(), FINISH_MS)
    const exit = async () => {
      clearInterval(closing)
      clearTimeout(timeout)
      await jobs
      await globalThis.akademia?.close()
      globalThis.akademiaRenewals?.close()
      process.exit(0)
    }
    server.close(() => {
      exit().catch((error) => {
        console.error(error)
        process.exit(1)
      })
    })
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return () => stopping
}

/** The application once its database is open (Next's `prepare` resolves earlier); undefined when it could not be opened. */
async function openedApplication() {
  const until = Date.now() + OPENING_MS
  while (!globalThis.akademia && Date.now() < until) await pause(20)
  return globalThis.akademia
}

/**
 * Lets the site go on when whoever read its output is gone (`npm start | tee log`). Unheard, the failed write would be an
 * uncaught exception, which is reported into the same broken pipe, without end.
 */
function outliveReaders() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Serves the production build; resolves once requests are accepted. */
export async function serve({ dir = process.cwd() } = {}) {
  outliveReaders()
  const port = Number(process.env.PORT || 3000)
  const pageCache = createPageCache(() => globalThis.akademiaRenewals?.oldest() ?? 0)
  const uploads = createUploadQueues()
  /** @type {import('../../src/app/_lib/bootstrap.ts').ServerHandle | undefined} */
  let application
  /** @type {() => void} */
  let open = () => undefined
  const opened = new Promise((/** @type {(value: void) => void} */ resolve) => (open = resolve))

  /** A rejection becomes a 500: a request without a response would keep its connection for minutes. @param {Request} request @param {Response} response */
  async function handleRequest(request, response) {
    if (isEncrypted()) response.setHeader('strict-transport-security', STRICT_TRANSPORT)
    const pathname = pathOf(request)
    if (pathname === undefined) return sendErrorPage(response, 400)
    const methods = TAKES_WRITES.test(pathname) ? METHODS : READ_METHODS
    if (!methods.includes(request.method ?? ''))
      return sendErrorPage(response, 405, { allow: methods.join(', ') })
    stripHost(request)
    if (pathname === '/healthz') return sendText(response, 200, 'ok')
    if (pathname === '/readyz') {
      const ready = !isStopping() && (await application?.isReady())
      return sendText(response, ready ? 200 : 503, ready ? 'ready' : 'not ready')
    }
    if (!application && pathname !== '/internal/revalidate') await opened
    if (application && pageCache.serve(request, response)) return undefined
    setClientAddress(request)
    await uploads.waitTurn(request, response)
    if (response.closed) return undefined
    if (application) await pageCache.waitForOlder(request, response)
    pageCache.record(request, response)
    if (renewals && isWrite(request)) holdResponse(response, () => renewals.settled())
    if (application) replaceRefusal(request, response, pathname, application.refusalPage)
    return nextHandle(request, response)
  }

  const server = http.createServer((request, response) => {
    dropUnreadBody(request, response)
    handleRequest(request, response).catch((error) => {
      console.error(error)
      sendErrorPage(response, 500)
    })
  })
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // There are no WebSockets here. In production Next would keep such a connection without ever responding or closing it.
  server.on('upgrade', (_request, socket) => socket.destroy())
  // Before anything is opened: as the first process of a container Node ignores signals it does not handle.
  const isStopping = stopOnSignal(server)
  const renewals = await joinRenewals(pageCache.clear)
  globalThis.akademiaRenewals = renewals
  const nextHandle = await nextHandler(dir, Number.isInteger(port) ? port : 3000)
  await listen(server, port, bindAddress(process.env))
  const starting = await openedApplication()
  if (!starting) {
    // Next has printed the reason and would go on and respond 500 to every request.
    console.error('Web sa nepodarilo otvoriť, dôvod je vyššie.')
    process.exit(1)
  }
  if (!(await starting.revalidateAll()))
    console.error('Stránky z predošlého behu sa nepodarilo obnoviť, obnovia sa samy do piatich minút.')
  application = starting
  open()
  return { port, server }
}
