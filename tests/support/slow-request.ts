import http from 'node:http'
import type { Visitor } from './http'

/** A call whose body has been sent in part: the server has accepted it and cannot respond yet. */
export interface SlowCall {
  /** Sends the rest; the response's status and JSON. */
  finish: () => Promise<{ status: number; body: unknown }>
}

/** Sends half of a JSON body as somebody signed in, on a keep-alive connection, and then waits. */
export async function slowPost(who: Visitor, path: string, body: object): Promise<SlowCall> {
  const text = Buffer.from(JSON.stringify(body))
  const half = text.length >> 1
  const request = http.request(new URL(path, who.site), {
    method: 'POST',
    agent: new http.Agent({ keepAlive: true }),
    headers: {
      origin: who.site,
      cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'content-length': text.length,
    },
  })
  const response = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) }))
    })
  })
  // A call that is never finished must not end the run with an unhandled rejection when the connection is cut.
  response.catch(() => undefined)
  await new Promise<void>((resolve) => request.write(text.subarray(0, half), () => resolve()))
  return {
    finish: () => {
      request.end(text.subarray(half))
      return response
    },
  }
}
