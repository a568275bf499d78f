import { jest } from '@jest/globals'
import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { axe } from 'jest-axe'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement, type ReactNode } from 'react'

/** Next's router as the screens under test have it. */
export const router = { push: jest.fn(), replace: jest.fn(), refresh: jest.fn() }

/** Renders a screen with a router and a cache for what it reads, and gives a person to use it. */
export const show = (screen: ReactElement): RenderResult & { person: UserEvent } => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(
      AppRouterContext.Provider,
      { value: router as never },
      createElement(QueryClientProvider, { client }, children),
    )
  return { person: userEvent.setup(), ...render(screen, { wrapper } as RenderOptions) }
}

/** What the browser says of its connection; dom.ts resets it after each test. */
export const setOnline = (value: boolean): void =>
  void Object.defineProperty(navigator, 'onLine', { value, configurable: true })

/**
 * Controls whose accessible name lacks the words shown on them, which people who use voice control say. axe's own rule
 * for it (label-content-name-mismatch) needs a real browser.
 */
const misnamed = (container: Element): string[] =>
  [...container.querySelectorAll(':is(a, button, summary)[aria-label]')].flatMap((control) => {
    const seen = control.cloneNode(true) as Element
    for (const unseen of seen.querySelectorAll('[aria-hidden="true"], .hidden-visually, svg')) unseen.remove()
    const words = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
    const shown = words(seen.textContent)
    const name = words(control.getAttribute('aria-label') ?? '')
    return /\p{L}{2,}/u.test(shown) && !name.includes(shown) ? [`„${shown}“ is called „${name}“`] : []
  })

/** What an accessibility checker finds wrong in a piece of page, one line each; colours need a real browser. */
export const violationsOf = async (container: Element): Promise<string[]> => {
  const { violations } = await axe(container)
  const found = violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
  )
  return [...found, ...misnamed(container)]
}
