import { afterEach, beforeEach, expect, test } from '@jest/globals'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { createUploadQueues } from '../../scripts/lib/upload-queue.mjs'

type Queues = ReturnType<typeof createUploadQueues>

let server: http.Server
let queues: Queues
/** What each request that has got through is answered by, in the order they came. */
let inHand: { name: string; answer: () => void }[]

beforeEach(async () => {
  queues = createUploadQueues()
  inHand = []
  server = http.createServer((request, response) => {
    const go = () => inHand.push({ name: request.url!.slice(1), answer: () => response.end() })
    void queues.waitTurn(request, response).then(go)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

/** A request that brings a file, as whom `cookie` says; what comes of it is nobody's concern here. */
const send = (name: string, cookie?: string, type = 'multipart/form-data; boundary=x') => {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': type, ...(cookie ? { cookie } : {}) }
  const request = http.request({ port, path: `/${name}`, method: 'POST', headers })
  request.on('error', () => undefined)
  request.on('response', (answer) => answer.resume())
  request.end('x')
  return request
}
const until = async (holds: () => boolean) => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}
const names = () => inHand.map(({ name }) => name)
const answered = (name: string) => inHand.find((each) => each.name === name)!.answer()

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
  answered('a')
  await until(() => names().includes('c'))
  expect(names()).not.toContain('d')
  answered('b')
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
  // Neither of the first two is answered: after a second their places are free.
  await until(() => names().includes('last'))
  for (const { answer } of inHand) answer()
  await until(() => queues.size() === 0)
})
