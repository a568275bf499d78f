import { jest } from '@jest/globals'

/** One request of the screen under test. */
export interface Sent {
  path: string
  method: string
  body: Record<string, unknown>
}
/** What the server responds; „no signal“ fails as a browser's request does, „cut“ is a response that breaks off. */
export type Reply = readonly [status: number, body: object] | 'no signal' | 'cut'

/** Puts `reply`, which may take its time, in the server's place until the next test (dom.ts); returns the requests, in their order. */
export function fakeServer(reply: (request: Sent) => Reply | Promise<Reply>): Sent[] {
  const requests: Sent[] = []
  window.fetch = jest.fn(async (path: RequestInfo | URL, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? '{}')) as Sent['body']
    const request = { path: String(path), method: init?.method ?? 'GET', body }
    requests.push(request)
    const response = await reply(request)
    if (response === 'no signal') throw new TypeError('Failed to fetch')
    const broken = async () => {
      throw new TypeError('network error')
    }
    if (response === 'cut') return { ok: true, status: 200, json: broken } as unknown as Response
    return { ok: response[0] < 400, status: response[0], json: async () => response[1] } as Response
  })
  return requests
}

/** One reply after another; 500 when there is none left. */
export const inTurn =
  (...replies: Reply[]): (() => Reply) =>
  () =>
    replies.shift() ?? [500, {}]
