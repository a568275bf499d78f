import { createLocalReq, type Payload } from 'payload'
import { differences } from './contract'

/** What a call answered; `body` is its JSON, or its text when it is none. */
export interface ApiResponse<Body = Record<string, unknown>> {
  status: number
  body: Body
  headers: Headers
}

/**
 * One caller at the door of /api: the real dispatcher, without a network in between. Every answer is held against the
 * OpenAPI document; what differs from it is thrown.
 */
export type ApiClient = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ApiResponse<Body>>

const SITE = 'http://localhost:3000'

/** A caller with a token; an anonymous one without. Bodies that are not text are sent as JSON. */
export const apiFor =
  (token?: string): ApiClient =>
  async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { dispatch } = await import('@/app/_lib/dispatch')
    const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const response = await dispatch(
      new Request(`${SITE}/api${path}`, {
        method,
        body: sent,
        headers: {
          origin: SITE,
          ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { cookie: `akademia-token=${token}` } : {}),
          ...headers,
        },
      }),
    )
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const received: unknown = isJson ? JSON.parse(text) : text
    const wrong = differences(method, path, response.status, received)
    if (wrong.length > 0) throw new Error(`Not as the contract says:\n${wrong.join('\n')}`)
    return { status: response.status, body: received as Body, headers: response.headers }
  }

/**
 * A session of one of the people in the database. No password is asked for: proving one costs a third of a second of a
 * core, hundreds of times a run; what a sign-in asks is tested where signing in is the question.
 */
export async function sessionFor(payload: Payload, email: string): Promise<string> {
  const { accountByName, openSession } = await import('@/features/session/commands')
  const req = await createLocalReq({}, payload)
  const opened = await openSession(req, await accountByName(req, email))
  if (!opened) throw new Error(`${email} could not sign in`)
  return opened.token
}

/** The door as one of the people in the database. */
export const apiAs = async (payload: Payload, email: string): Promise<ApiClient> =>
  apiFor(await sessionFor(payload, email))
