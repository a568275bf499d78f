import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { FoldedText } from '@/ui/folded-text.client'
import { show } from '../support/render'

/** Puts the browser's measuring in place of jsdom, which draws nothing. */
function measured(all: number, shown: number): void {
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { configurable: true, get: () => all })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => shown })
  window.ResizeObserver = class {
    constructor(private readonly changed: ResizeObserverCallback) {}
    observe() {
      queueMicrotask(() => act(() => this.changed([], this)))
    }
    unobserve() {}
    disconnect() {}
  }
}

test('a long text is folded, and a button opens and folds it again', async () => {
  measured(200, 60)
  const { person } = show(<FoldedText of="Nela Ťažká">Dlhá správa</FoldedText>)
  const button = await screen.findByRole('button', { name: 'Zobraziť celé: Nela Ťažká' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  button.focus()
  await person.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Zbaliť: Nela Ťažká' })).toHaveAttribute('aria-expanded', 'true')
  await person.keyboard('{Enter}')
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
})

test('a short text has no button', () => {
  measured(40, 40)
  show(<FoldedText of="Nela Ťažká">Krátka správa</FoldedText>)
  expect(screen.queryByRole('button')).toBeNull()
})
