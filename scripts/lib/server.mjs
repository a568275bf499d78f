// The site's own HTTP server in front of Next. Plain JavaScript: it runs from the standalone folder too.
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { bindAddress } from './address.mjs'
import { replaceRefusal } from './refusal.mjs'
import { dropHost, pathOf, sayPage, sayPlainly } from './request-check.mjs'
import { createPageCache } from './page-cache.mjs'
import { createUploadLines } from './upload-line.mjs'

const FINISH_MS = 10_000
/**
 * A connection may rest longer than a proxy keeps it for its next request (Caddy two minutes, nginx one). Closed before, as
 * Node does after five seconds, it would now and then lose a request that is just on its way, a saved sheet among them.
 */
const REST_MS = 125_000
/** How often connections are looked through while the visitors under way finish. */
const DISMISS_MS = 200
/** Opening includes migrations and the backup before them. */
const OPENING_MS = 120_000
/** Next fails on any other, such as TRACE. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Next's request handler for the build in this folder; running it opens the database (src/instrumentation.ts). */
async function nextHandler(dir, port) {
  const { config } = JSON.parse(fs.readFileSync(path.join(dir, '.next/required-server-files.json'), 'utf8'))
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  const { default: next } = await import('next')
  const app = next({ dir, dev: false, hostname: 'localhost', port, conf: config })
  await app.prepare()
  return app.getRequestHandler()
}

/** The visitor's address is the socket's, unless as many proxies as TRUST_PROXY says stand in front. */
function nameVisitor(request) {
  if (Number(process.env.TRUST_PROXY || 0) > 0) return
  const address = request.socket.remoteAddress ?? ''
  delete request.headers.forwarded
  delete request.headers['x-real-ip']
  request.headers['x-forwarded-for'] = address.replace(/^::ffff:(?=\d+\.)/, '')
}

/** Browsers that have seen the encrypted site once never ask for it unencrypted again; a year, as long as it is one. */
const TRANSPORT = 'max-age=31536000'
const isEncrypted = () => /^https:/i.test(process.env.SITE_URL ?? '')

function listen(server, port, hostname) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      console.error(
        `Port ${port} je obsadený. Zastavte program, ktorý ho používa, alebo zvoľte iný: PORT=${port + 1}.`,
      )
      process.exit(1)
    })
    server.listen(port, hostname, resolve)
  })
}

/** Ends connections nobody waits on: kept ones, and such as a browser opened in advance, which Node counts as busy. */
function dismisser(server) {
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

/** Stops taking visitors, lets the present ones finish, closes the database. */
function stopOnSignal(server) {
  const dismiss = dismisser(server)
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    const jobs = globalThis.akademia?.stopJobs()
    const done = setInterval(dismiss, DISMISS_MS)
    const late = setTimeout(() => server.closeAllConnections(), FINISH_MS)
    server.close(async () => {
      clearInterval(done)
      clearTimeout(late)
      await jobs
      await globalThis.akademia?.close()
      process.exit(0)
    })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** The application once its database is open: Next's `prepare` resolves before src/instrumentation.ts has finished. */
async function openedApplication() {
  const until = Date.now() + OPENING_MS
  while (!globalThis.akademia && Date.now() < until) await pause(20)
  return globalThis.akademia
}

/** Serves the production build; resolves once it answers visitors. */
export async function serve({ dir = process.cwd() } = {}) {
  const port = Number(process.env.PORT || 3000)
  let handle
  let open
  const pageCache = createPageCache()
  const uploads = createUploadLines()
  let isOpen = false
  const opened = new Promise((resolve) => (open = resolve))

  /** Nothing in here may throw past the caller: a request without an answer keeps its connection for minutes. */
  async function visit(request, response) {
    if (isEncrypted()) response.setHeader('strict-transport-security', TRANSPORT)
    const pathname = pathOf(request)
    if (pathname === undefined) return sayPage(response, 400)
    if (!METHODS.includes(request.method)) {
      response.setHeader('allow', METHODS.join(', '))
      return sayPlainly(response, 405, 'Method Not Allowed')
    }
    dropHost(request)
    if (pathname === '/healthz') return sayPlainly(response, 200, 'ok')
    if (pathname === '/readyz') {
      const ready = isOpen && (await globalThis.akademia?.isReady())
      return sayPlainly(response, ready ? 200 : 503, ready ? 'ready' : 'not ready')
    }
    if (!isOpen && pathname !== '/internal/revalidate') await opened
    if (isOpen && pageCache.answer(request, response)) return undefined
    nameVisitor(request)
    await uploads.turn(request, response)
    if (response.closed) return undefined
    if (isOpen) await pageCache.turn(request, response)
    pageCache.watch(request, response)
    if (isOpen) replaceRefusal(request, response, pathname, globalThis.akademia.refusalPage)
    return handle(request, response)
  }

  const server = http.createServer((request, response) => {
    visit(request, response).catch((error) => {
      console.error(error)
      sayPage(response, 500)
    })
  })
  server.keepAliveTimeout = REST_MS
  // Nothing here speaks WebSocket. Next takes such a connection over and, in production, never answers nor ends it.
  server.on('upgrade', (_request, socket) => socket.destroy())
  // Before anything is opened: the first process of a container has no default for signals.
  stopOnSignal(server)
  handle = await nextHandler(dir, Number.isInteger(port) ? port : 3000)
  await listen(server, port, bindAddress(process.env))
  const application = await openedApplication()
  if (!application) {
    // Its reason is above: Next says it and goes on, with a server that would answer 500 to everybody.
    console.error('Web sa nepodarilo otvoriť, dôvod je vyššie.')
    process.exit(1)
  }
  if (!(await application.renewAll()))
    console.error('Stránky z predošlého behu sa nepodarilo obnoviť, obnovia sa samy do piatich minút.')
  isOpen = true
  open()
  return { port, server }
}
