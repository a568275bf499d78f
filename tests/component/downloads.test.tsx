import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { contentDisposition } from '@/lib/disposition'
import { toasts } from '@/lib/client/toast.client'
import { Downloads } from '@/ui/downloads'

const saved: string[] = []
const onClick = HTMLAnchorElement.prototype.click
beforeEach(() => {
  saved.length = 0
  toasts.take()
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  }
})
afterEach(() => {
  HTMLAnchorElement.prototype.click = onClick
})
/** What the tested code reads of a response, which this environment does not have. */
const response = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  ...{ ok: status === 200, status, headers: new Headers(headers) },
  ...{ json: async () => body, blob: async () => new Blob(['x']) },
})
type Answer = ReturnType<typeof response>
/** A server that gives this response to whoever asks for a file; none is a lost connection. */
const answers = (answer?: Promise<Answer>) =>
  Object.assign(globalThis, { fetch: () => answer ?? Promise.reject(new TypeError('lost')) })
const link = () => {
  render(<Downloads files={[['Predpisy (XLSX)', '/api/memberFees/file']]} />)
  return screen.getByText('Predpisy (XLSX)')
}
const said = () => toasts.take().map(({ kind, content }) => [kind, content])

test('a file is saved under the name it has, and the link says meanwhile that it is made', async () => {
  const name = { 'Content-Disposition': contentDisposition('Členské 2026/27.xlsx') }
  let come = (): void => undefined
  answers(new Promise((resolve) => (come = () => resolve(response(200, null, name)))))
  const file = link()
  expect(file).toHaveAttribute('href', '/api/memberFees/file')
  fireEvent.click(file)
  fireEvent.click(file)
  expect(file).toHaveAttribute('aria-busy', 'true')
  come()
  await waitFor(() => expect(saved).toEqual(['Členské 2026-27.xlsx']))
  await waitFor(() => expect(file).not.toHaveAttribute('aria-busy'))
  expect(said()).toEqual([])
})

test.each([
  { status: 429, why: 'Príliš veľa.' },
  { status: 0, why: 'Ste bez signálu alebo server neodpovedá. Skúste to znova.' },
])('why there is no file is said: $why', async ({ status, why }) => {
  answers(status ? Promise.resolve(response(status, { errors: [{ message: why }] })) : undefined)
  const file = link()
  fireEvent.click(file)
  await waitFor(() => expect(file).not.toHaveAttribute('aria-busy'))
  expect(said()).toEqual([['error', why]])
  expect(saved).toEqual([])
})

test('a click that opens a new tab stays the browser’s', () => {
  const file = link()
  expect(fireEvent.click(file, { ctrlKey: true })).toBe(true)
  expect(file).not.toHaveAttribute('aria-busy')
})
