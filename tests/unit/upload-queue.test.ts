import { afterEach, beforeEach, expect, test } from '@jest/globals'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUploadQueues } from '../../scripts/lib/upload-queue.mjs'

type Queues = ReturnType<typeof createUploadQueues>

let server: http.Server
let queues: Queues
/** The requests that have got through, in their order, each with what ends its response. */
let pending: { name: string; respond: () => void }[]

beforeEach(async () => {
  queues = createUploadQueues()
  pending = []
  server = http.createServer((request, response) => {
    const go = () => pending.push({ name: request.url!.slice(1), respond: () => response.end() })
    void queues.waitTurn(request, response).then(go)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** Sends a file as the person of `cookie`; the response is ignored. */
const send = (name: string, cookie?: string, type = 'multipart/form-data; boundary=x') => {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': type, ...(cookie ? { cookie } : {}) }
  const request = http.request({ port, path: `/${name}`, method: 'POST', headers })
  request.on('error', () => undefined)
  request.on('response', (response) => response.resume())
  request.end('x')
  return request
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}
const names = () => pending.map(({ name }) => name)
const respondTo = (name: string) => pending.find((each) => each.name === name)!.respond()

test('files of one person go on two at a time, in their order; nobody else’s wait for them', async () => {
  for (const name of ['a', 'b']) {
    send(name, 'maria')
    await until(() => names().includes(name))
  }
  send('c', 'maria')
  await until(() => queues.waiting('maria') === 1)
  send('d', 'maria')
  for (const [name, cookie, type] of [
    ['other', 'jana'],
    ['nobody'],
    ['call', 'maria', 'application/json'],
  ] as const) {
    send(name, cookie, type)
    await until(() => names().includes(name))
  }
  expect(names()).toEqual(['a', 'b', 'other', 'nobody', 'call'])
  respondTo('a')
  await until(() => names().includes('c'))
  expect(names()).not.toContain('d')
  respondTo('b')
  await until(() => names().includes('d'))
})

test('a slow sender gives way, and one who has gone away holds nobody up', async () => {
  send('slow', 'maria')
  await until(() => names().includes('slow'))
  send('slower', 'maria')
  await until(() => names().includes('slower'))
  const gone = send('gone', 'maria')
  send('last', 'maria')
  await until(() => queues.waiting('maria') === 2)
  gone.destroy()
  // Neither of the first two gets a response: after a second their places are free.
  await until(() => names().includes('last'))
  for (const { respond } of pending) respond()
  await until(() => queues.size() === 0)
})
