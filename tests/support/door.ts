import type { Payload } from 'payload'
import { differences } from './contract'

/** What a call answered; `body` is its JSON, or its text when it is none. */
export interface Answer<Body = Record<string, unknown>> {
  status: number
  body: Body
  headers: Headers
}

/**
 * One caller at the door of /api: the real dispatcher, without a network in between. Every answer is held against the
 * OpenAPI document; what differs from it is thrown.
 */
export type Ask = <Body = Record<string, unknown>>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer<Body>>

const SITE = 'http://localhost:3000'

/** A caller with a token; an anonymous one without. Bodies that are not text are sent as JSON. */
export const doorFor =
  (token?: string): Ask =>
  async <Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const { dispatch } = await import('@/app/_lib/dispatch')
    const sent = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await dispatch(
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
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    const said: unknown = isJson ? JSON.parse(text) : text
    const wrong = differences(method, path, answer.status, said)
    if (wrong.length > 0) throw new Error(`Not as the contract says:\n${wrong.join('\n')}`)
    return { status: answer.status, body: said as Body, headers: answer.headers }
  }

/** The door as one of the people in the database, signed in with e-mail and password as they would be. */
export const doorAs = async (payload: Payload, email: string, password = 'Ukazka-2026!'): Promise<Ask> => {
  const { token } = await payload.login({ collection: 'users', data: { email, password } })
  if (!token) throw new Error(`${email} could not sign in`)
  return doorFor(token)
}
