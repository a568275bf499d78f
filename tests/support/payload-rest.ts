import { handleEndpoints, type Payload } from 'payload'
import { sessionFor } from './api-client'

/** Payload's own REST as one person, an administrator by default; without the route in front of it, which refuses others. */
export async function payloadRest(payload: Payload, email = 'maria@zelenadolina.test') {
  const { default: config } = await import('../../payload.config')
  const token = await sessionFor(payload, email)
  return async (method: string, path: string, body?: object | string) => {
    const request = new Request(`http://localhost:3000/cms/api${path}`, {
      method,
      headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
      body: typeof body === 'object' ? JSON.stringify(body) : body,
    })
    const response = await handleEndpoints({ config, request })
    return { status: response.status, text: await response.text() }
  }
}
