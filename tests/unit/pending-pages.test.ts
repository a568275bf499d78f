import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createPendingPages } from '../../scripts/lib/pending-pages.mjs'

/** Real responses of a real server, in the order of the requests; only the test ends them. */
const responses: http.ServerResponse[] = []
const server = http.createServer((_request, response) => responses.push(response))
let site: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function visit(): Promise<{ response: http.ServerResponse; leave: () => Promise<void> }> {
  const before = responses.length
  const request = http.get(site).on('error', () => undefined)
  while (responses.length === before) await pause(1)
  const response = responses[before]!
  const leave = async () => {
    request.destroy()
    while (!response.destroyed) await pause(1)
  }
  return { response, leave }
}

/** Whether it is settled a moment later. Of what has to come it is awaited: on a busy machine that moment is too short. */
async function hasCome(promise: Promise<unknown>): Promise<boolean> {
  let come = false
  void promise.then(() => (come = true))
  await pause(5)
  return come
}

test('a request after a write waits for pages begun before it, and for nothing else', async () => {
  const pages = createPendingPages()
  const { response } = await visit()
  pages.begin('/', 1, response)
  const after = pages.olderDone('/', 2)
  expect(await hasCome(after)).toBe(false)
  await pages.olderDone('/', 1)
  await pages.olderDone('/news', 2)
  expect(await hasCome(after)).toBe(false)
  response.end('made')
  await after
  expect(pages.size()).toBe(0)
})

test('a visitor who leaves, before or while they wait, keeps nobody waiting', async () => {
  const pages = createPendingPages()
  const [one, other] = [await visit(), await visit()]
  pages.begin('/', 1, one.response)
  const after = pages.olderDone('/', 2)
  await one.leave()
  await after
  await other.leave()
  pages.begin('/', 1, other.response)
  expect(pages.size()).toBe(0)
})

test('a request waits for a limited time', async () => {
  const pages = createPendingPages(20)
  pages.begin('/', 1, (await visit()).response)
  await pages.olderDone('/', 2)
  expect(pages.size()).toBe(1)
})
