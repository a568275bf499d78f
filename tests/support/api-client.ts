import { appendFileSync } from 'node:fs'
import { createLocalReq, type Payload } from 'payload'
import { checkResponse } from './contract'

/** `body` is the response's JSON, or its text where it is none. */
export interface ApiResponse<Body = Record<string, unknown>> {
  status: number
  body: Body
  headers: Headers
  /** The body as it was sent: a picture, a PDF. */
  bytes: Buffer
}

/**
 * Sends requests to /api as one person: through the real dispatcher, without a network in between. Every response is
 * held against the OpenAPI document; what differs from it is thrown.
 */
export type ApiClient = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiResponse<Body>>

const SITE = 'http://localhost:3000'

/** The roles of the sessions that `sessionFor` opened, by token. */
const roles = new Map<string, string>()

/** PARSED_REPORT names a file; each response that was held against the document becomes a line of it. */
const report = (token: string | undefined, operation: string): void => {
  if (!process.env.PARSED_REPORT) return
  const role = token ? (roles.get(token) ?? 'signed in') : 'anonymous'
  appendFileSync(process.env.PARSED_REPORT, `${role} ${operation}\n`)
}

/** A client with a session's token; an anonymous one without. Bodies that are neither text nor a form are sent as JSON. */
export const apiFor =
  (token?: string): ApiClient =>
  async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { dispatch } = await import('@/app/_lib/dispatch')
    const asIs = body === undefined || typeof body === 'string' || body instanceof FormData
    const sent = asIs ? body : JSON.stringify(body)
    const response = await dispatch(
      new Request(`${SITE}/api${path}`, {
        method,
        body: sent,
        headers: {
          origin: SITE,
          ...(sent === undefined || sent instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(token ? { cookie: `akademia-token=${token}` } : {}),
          ...headers,
        },
      }),
    )
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString('utf8')
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const received: unknown = isJson ? JSON.parse(text) : text
    const { operation, differences } = checkResponse(method, path, response.status, received)
    if (differences.length > 0) throw new Error(`Not as the contract says:\n${differences.join('\n')}`)
    if (operation) report(token, operation)
    return { status: response.status, body: received as Body, headers: response.headers, bytes }
  }

/**
 * The token of a new session of somebody in the database. No password is asked for: checking one costs a third of a
 * second of a core, hundreds of times a run; signing in has tests of its own.
 */
export async function sessionFor(payload: Payload, email: string): Promise<string> {
  const { accountByName, openSession } = await import('@/features/session/commands')
  const req = await createLocalReq({}, payload)
  const account = await accountByName(req, email)
  const opened = await openSession(req, account)
  if (!opened) throw new Error(`${email} could not sign in`)
  roles.set(opened.token, account?.role ?? '')
  return opened.token
}

/** The client of somebody in the database, with a new session. */
export const apiAs = async (payload: Payload, email: string): Promise<ApiClient> =>
  apiFor(await sessionFor(payload, email))
