import http from 'node:http'
import type { Visitor } from './http'

/** A call whose body is still on its way: the server has it in hand and cannot answer yet. */
export interface SlowCall {
  /** Sends what is missing; the answer's status and JSON. */
  finish: () => Promise<{ status: number; body: unknown }>
}

/** Sends half of a JSON body as somebody signed in, on a connection that would be kept, and then waits. */
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
  const answered = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (answer) => {
      let said = ''
      answer.on('data', (chunk) => (said += String(chunk)))
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: JSON.parse(said) }))
    })
  })
  // Who never finishes is not to bring the whole run down when the wire is cut.
  answered.catch(() => undefined)
  await new Promise<void>((resolve) => request.write(text.subarray(0, half), () => resolve()))
  return {
    finish: () => {
      request.end(text.subarray(half))
      return answered
    },
  }
}
