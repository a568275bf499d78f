import { render, type RenderResult } from '@testing-library/react'
import { axe } from 'jest-axe'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'

/** Puts a screen before a person: what they see, and their hands. */
export const show = (screen: ReactElement): RenderResult & { person: UserEvent } => ({
  person: userEvent.setup(),
  ...render(screen),
})

/** What an accessibility checker finds wrong in a piece of page, one line each; colours need a real browser. */
export const barriers = async (container: Element): Promise<string[]> => {
  const { violations } = await axe(container)
  return violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
  )
}
