import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { type ApiError } from '@/lib/client/api.client'
import { FreshPages } from '@/lib/client/fresh-pages.client'
import { navigation } from '@/lib/client/navigation.client'
import { useRead } from '@/lib/client/read.client'
import { renewAll, writeCall, type WriteMethod } from '@/lib/client/writes.client'
import { fakeServer, type Reply } from '../support/fake-server'
import { router, setOnline, show } from '../support/render'

// A signal that is lost around a write: what is said of it, and what becomes of the page.

const failure = async (method: WriteMethod, path: string, body?: object): Promise<ApiError> =>
  (await writeCall(path as never, { method, body: body as never }).catch(
    (error: unknown) => error,
  )) as ApiError

describe('what a write says that has no answer', () => {
  const again = /nevieme, či sa to podarilo\. Skúste to znova, dvakrát sa nič nezapíše\.$/
  const look = /nevieme, či sa to podarilo\. Skôr než to skúsite znova, pozrite sa, či to už nie je hotové\.$/
  const lost: Reply[] = ['no signal', 'cut', [502, {}], [504, {}]]

  test.each([
    ['POST', '/memberImports', { operation: 'a' }, again],
    ['POST', '/payments', { batch: 'b' }, again],
    ['POST', '/memberImports/i/undo', undefined, again],
    ['POST', '/events/e/restore', {}, again],
    ['PATCH', '/users/u', { updatedAt: 'x' }, again],
    ['DELETE', '/events/e', undefined, again],
    ['POST', '/users', { firstName: 'Nela' }, look],
    ['POST', '/albums', {}, look],
  ] as const)('%s %s %j', async (method, path, body, words) => {
    for (const reply of lost) {
      fakeServer(() => reply)
      const { problems } = await failure(method, path, body)
      expect(problems).toEqual([{ message: expect.stringMatching(words), why: 'lost' }])
    }
  })

  test('a response that breaks off counts as none, so that what waits on the device is sent again', async () => {
    fakeServer(() => 'cut')
    expect((await failure('POST', '/attendances', {})).status).toBe(0)
  })

  test('what the device keeps and sends again by itself only waits', async () => {
    fakeServer(() => 'no signal')
    const failed = await writeCall('/attendances', { method: 'POST', body: {} as never, isKept: true }).catch(
      (error: unknown) => error as ApiError,
    )
    expect((failed as ApiError).problems).toEqual([{ message: expect.stringMatching(/^Ste bez signálu/) }])
  })

  test('without signal nothing is sent, and a refusal of the server is what it says', async () => {
    setOnline(false)
    fakeServer(() => 'no signal')
    expect((await failure('POST', '/users', {})).message).toMatch(/^Ste bez signálu/)
    setOnline(true)
    fakeServer(() => [503, { errors: [{ message: 'Práve sa ukladá veľa zmien.' }] }])
    expect((await failure('POST', '/users', {})).problems).toEqual([
      { message: 'Práve sa ukladá veľa zmien.' },
    ])
  })
})

describe('the page after a write', () => {
  function Rows() {
    useRead('/memberImports?page=1')
    return <FreshPages />
  }
  const reads = () => {
    const sent = fakeServer(() => [200, {}])
    return () => sent.filter(({ method }) => method === 'GET').length
  }
  beforeEach(() => {
    act(() => navigation.done('/first'))
    router.refresh.mockClear()
  })

  test('is rendered anew at once; without signal it stays, and the next page is rendered anew', () => {
    reads()
    show(<Rows />)
    act(renewAll)
    expect(router.refresh).toHaveBeenCalledTimes(1)
    setOnline(false)
    act(renewAll)
    expect(router.refresh).toHaveBeenCalledTimes(1)
    setOnline(true)
    act(() => navigation.done('/second'))
    expect(router.refresh).toHaveBeenCalledTimes(2)
  })

  test('reads its rows again and stays where the browser reads all of them; the next page is rendered anew', async () => {
    const count = reads()
    show(<Rows />)
    await waitFor(() => expect(count()).toBe(1))
    await act(() => writeCall('/memberImports/i/undo', { method: 'POST', shown: 'read' }))
    await waitFor(() => expect(count()).toBe(2))
    expect(router.refresh).not.toHaveBeenCalled()
    act(() => navigation.done('/second'))
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })
})
