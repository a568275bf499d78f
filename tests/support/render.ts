import { render, type RenderOptions, type RenderResult } from '@testing-library/react'
import { axe } from 'jest-axe'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactElement, type ReactNode } from 'react'

/** Puts a screen before a person, with a cache for what it reads: what they see, and their hands. */
export const show = (screen: ReactElement): RenderResult & { person: UserEvent } => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper: RenderOptions['wrapper'] = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return { person: userEvent.setup(), ...render(screen, { wrapper } as RenderOptions) }
}

/** What an accessibility checker finds wrong in a piece of page, one line each; colours need a real browser. */
export const barriers = async (container: Element): Promise<string[]> => {
  const { violations } = await axe(container)
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
  )
}
