import '@testing-library/jest-dom/jest-globals'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

// What a database in the browser copies its values with.
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value))
// jsdom has no layout: what the screens use of the browser beyond the DOM does nothing here.
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }),
})
class NoResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.defineProperty(window, 'ResizeObserver', { value: NoResizeObserver, writable: true })
Object.defineProperty(window, 'scrollTo', { value: jest.fn() })
// jsdom knows <dialog> but not how to open it.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// No test measures how long something takes to appear, and other processes run beside these.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
// A test that wants a server puts its own in this place (fake-server.ts).
const { fetch } = window
beforeEach(() => {
  window.fetch = fetch
  // As jsdom says it, whatever the test before has set (render.ts).
  Reflect.deleteProperty(navigator, 'onLine')
})
