import { createPayloadRequest, type PayloadRequest } from 'payload'
import { checkRole } from '@/access/check-role'
import { subjectOf } from '@/access/roles'
import { calls } from '@/endpoints'
import { readBody, readQuery } from '@/lib/call-input'
import { createCallTable } from '@/lib/call-table'
import type { AnyCall, Call, RawCall } from '@/lib/contract'
import { errorResponse, UNKNOWN_ADDRESS } from '@/lib/error-response'
import { forbidden, notFound, Refusal } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { originAllows } from '@/lib/origin'
import config from '@payload-config'
import { publicResponse } from './public-response'

const find = createCallTable(calls)
const PREFIX = /^\/api(?=\/)/
const PRIVATE = { 'cache-control': 'private, no-store', vary: 'cookie', 'x-content-type-options': 'nosniff' }

const isRaw = (call: AnyCall): call is RawCall => 'respond' in call

/** Payload's request with the caller. A deactivated account is anonymous, whatever its cookie says. */
async function callerOf(request: Request): Promise<PayloadRequest> {
  const req = await createPayloadRequest({ config, request })
  if (subjectOf(req) === 'anonymous') req.user = null
  return req
}

/** Throws 401 when nobody is signed in, 403 when the caller's role may not make this call. */
function requireRole(call: AnyCall, req: PayloadRequest): void {
  const place = checkRole(call.who, req)
  if (place === 'anonymous') throw new Refusal(401, { message: 'Prihláste sa, prosím.' })
  if (place === 'forbidden') throw forbidden()
}

/** Logs a 403 or 429 with the call and the caller's id, and nothing else about them. */
function logDenial(status: number, call: AnyCall | undefined, req: PayloadRequest | undefined): void {
  if (!req || !call || (status !== 403 && status !== 429)) return
  req.payload.logger.warn({
    event: status === 403 ? 'denied' : 'limited',
    call: `${call.method} ${call.path}`,
    caller: req.user?.id,
  })
}

/** The call of a request, or `allow` for a 405. Throws 404 for an unknown path or an id that is none, 403 for another origin. */
function callFor(request: Request, path: string) {
  const found = find(path)
  if (!found) throw notFound(UNKNOWN_ADDRESS)
  const call = found.methods.get(request.method === 'HEAD' ? 'GET' : request.method)
  if (!call) return { allow: [...found.methods.keys()].join(', ') }
  if (!isRaw(call) && !Object.values(found.params).every(isId)) throw notFound()
  const takesAny = isRaw(call) && call.anyOrigin
  if (!takesAny && !originAllows(request.method, request.headers))
    throw forbidden('Požiadavka neprišla z tohto webu.')
  return { call, params: found.params }
}

async function run(call: Call, req: PayloadRequest, params: Record<string, string>, url: URL, body: unknown) {
  const query = readQuery(call, url.searchParams)
  return Response.json(await call.run(req, { params, query, body }), { headers: PRIVATE })
}

/**
 * Serves one request below /api from the table of calls (decision 021). Path, method, origin, caller and input are checked
 * in this order, so that nobody learns anything about a call they may not make.
 */
export async function dispatch(request: Request): Promise<Response> {
  let req: PayloadRequest | undefined
  let chosen: AnyCall | undefined
  try {
    const url = new URL(request.url)
    const { call, params, allow } = callFor(request, url.pathname.replace(PREFIX, ''))
    if (!call) {
      const errors = [{ message: 'Táto adresa takúto požiadavku neprijíma.' }]
      return Response.json({ errors }, { status: 405, headers: { ...PRIVATE, allow } })
    }
    chosen = call
    if (!isRaw(call) && call.cache) {
      return await publicResponse(call, params, readQuery(call, url.searchParams), request.headers)
    }
    // A raw call reads the request itself; Payload's request is a copy that shares its headers only.
    req = await callerOf(new Request(url, { method: 'GET', headers: request.headers }))
    requireRole(call, req)
    if (isRaw(call)) return await call.respond(req, request, params)
    return await run(call, req, params, url, await readBody(call, request))
  } catch (error) {
    const { status, body, headers } = errorResponse(error, req)
    logDenial(status, chosen, req)
    return Response.json(body, { status, headers: { ...PRIVATE, ...headers } })
  }
}
