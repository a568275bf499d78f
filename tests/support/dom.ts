import '@testing-library/jest-dom/jest-globals'
import { afterEach, jest } from '@jest/globals'
import { cleanup, configure } from '@testing-library/react'

// jsdom draws nothing: what the screens ask of the browser beyond the DOM answers as a small still page would.
Object.defineProperty(window, 'matchMedia', {
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }),
})
class StillSize {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.defineProperty(window, 'ResizeObserver', { value: StillSize })
Object.defineProperty(window, 'scrollTo', { value: jest.fn() })
// jsdom knows <dialog> but not how to open it.
HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// How long something may take to appear is no test's question: the check runs beside these.
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)
