import { afterAll, beforeAll, expect, test } from '@jest/globals'
import http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { dropUnreadBody } from '../../scripts/lib/unread-body.mjs'
import { isRefusal } from '@/lib/errors'
import { requestText } from '@/lib/request-text'

const LIMIT = 1000
const MB = 1024 * 1024

// The way of a call: Next passes the request on as a web one, whose reading stops at the limit.
const server = http.createServer((incoming, response) => {
  dropUnreadBody(incoming, response)
  const options: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half' }
  if (incoming.method === 'POST') options.body = incoming as unknown as ReadableStream
  requestText(new Request('http://localhost/', options), LIMIT, 'Príliš veľké.').then(
    (text) => response.end(`read ${text.length}`),
    (error: unknown) => {
      response.statusCode = isRefusal(error) ? error.status : 500
      response.end('refused')
    },
  )
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Everything a connection responds to a POST of this size and what is sent after it, until there is nothing more to come. */
const answered = (size: number, next: string, headers = '') =>
  new Promise<string>((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1')
    const over = setTimeout(() => reject(new Error(`no end after ${text}`)), 20_000)
    socket.on('data', (chunk) => {
      text += String(chunk)
      if (text.includes('read 0')) socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      clearTimeout(over)
      resolve(text)
    })
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n${headers}\r\n`)
    socket.write(Buffer.alloc(size, 97))
    if (next) socket.write(next)
  })

test.each([200_000, 1_258_291, 5 * MB])(
  'a connection whose body of %i bytes was refused answers the next request',
  async (size) => {
    const text = await answered(size, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  },
)

test('a client that closes the connection after it gets the whole refusal as well', async () => {
  for (let round = 0; round < 10; round++) {
    const text = await answered(5 * MB, '', 'Connection: close\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 413 [^]*refused$/)
  }
})

test('a body whose pieces are small is refused once they are too much together', async () => {
  const inPieces = (count: number) => {
    const body = new Blob([new Uint8Array(count * 400)]).stream().pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform: (bytes, to) => {
          for (let at = 0; at < bytes.length; at += 400) to.enqueue(bytes.subarray(at, at + 400))
        },
      }),
    )
    const options: RequestInit & { duplex: 'half' } = { method: 'POST', duplex: 'half', body }
    return requestText(new Request('http://localhost/', options), LIMIT, 'Príliš veľké.')
  }
  expect(await inPieces(2)).toHaveLength(800)
  await expect(inPieces(3)).rejects.toMatchObject({ status: 413 })
})

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)))

test('a connection that goes on sending far too much is ended', async () => {
  const text = await answered(80 * MB, '').catch((error: NodeJS.ErrnoException) => error.code)
  expect(text).toMatch(/^HTTP\/1\.1 413 |^(ECONNRESET|EPIPE)$/)
  // The server notices the end of a connection a moment after the client; left open, it would be for half a minute.
  const until = Date.now() + 10_000
  while ((await connections()) > 0 && Date.now() < until) await pause(10)
  expect(await connections()).toBe(0)
})

test('clients that share connections get every refusal', async () => {
  const post = async (size: number) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a'.repeat(size) })
    return [response.status, await response.text()]
  }
  const sizes = Array.from({ length: 20 }, (_, round) => (round % 2 ? 5 * MB : 1_258_291))
  for (const size of sizes) expect(await post(size)).toEqual([413, 'refused'])
  expect(await Promise.all(sizes.map(post))).toEqual(sizes.map(() => [413, 'refused']))
  expect(await post(LIMIT)).toEqual([200, `read ${LIMIT}`])
})
