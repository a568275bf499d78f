import { afterAll, beforeAll, expect, test } from '@jest/globals'
import http from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { calls } from '@/endpoints'
import { sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'
import { dropUnreadBody } from '../../scripts/lib/unread-body.mjs'

// Who may make a call is asked before its body is read, also of calls that take files: over a real connection, as Next passes it on.

const { academy } = setUpClub()
const SEVENTEEN_MB = 17 * 1024 * 1024
let server: http.Server

beforeAll(async () => {
  const { dispatch } = await import('@/app/_lib/dispatch')
  server = http.createServer((incoming, response) => {
    dropUnreadBody(incoming, response)
    // Read only as far as the call asks for it.
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const { done, value } = (await chunks.next()) as IteratorResult<Buffer>
          if (done) return controller.close()
          controller.enqueue(value)
        },
      },
      { highWaterMark: 0 },
    )
    const chunks = incoming[Symbol.asyncIterator]()
    const { method, url, headers } = incoming
    const init = { method, headers: headers as Record<string, string>, body, duplex: 'half' }
    void dispatch(new Request(`http://localhost:3000${url}`, init as RequestInit)).then(async (answer) => {
      response.writeHead(answer.status)
      response.end(await answer.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** The status of a POST whose headers alone are sent; undefined when it waits for the body. */
const answerToHeaders = (path: string, cookie = '') =>
  new Promise<string | undefined>((resolve, reject) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    const waits = setTimeout(() => done(undefined), 2000)
    const done = (status: string | undefined) => {
      clearTimeout(waits)
      socket.destroy()
      resolve(status)
    }
    socket.on('data', (data) => done(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]))
    socket.on('error', reject)
    socket.write(
      `POST /api${path} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\n${cookie}` +
        `Content-Type: application/json\r\nContent-Length: ${SEVENTEEN_MB}\r\n\r\n`,
    )
  })

const takingFiles = calls.filter((call) => 'takesFile' in call || ('upload' in call && call.upload))
const pathOf = ({ path }: { path: string }) =>
  path.replace(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')

test('who is not signed in, or has another role, is refused by every call that takes a file before any of it is sent', async () => {
  expect(takingFiles.length).toBeGreaterThan(4)
  const jana = `Cookie: akademia-token=${await sessionFor(academy.payload, 'jana@zelenadolina.test')}\r\n`
  for (const call of takingFiles) {
    expect([call.path, await answerToHeaders(pathOf(call))]).toEqual([call.path, '401'])
    expect([call.path, await answerToHeaders(pathOf(call), jana)]).toEqual([call.path, '403'])
  }
}, 120_000)

test('who may make the call is waited for', async () => {
  const maria = `Cookie: akademia-token=${await sessionFor(academy.payload, 'maria@zelenadolina.test')}\r\n`
  expect(await answerToHeaders('/bankStatements/preview', maria)).toBeUndefined()
})
