import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * For `onKeyDown` of a fieldset whose radio buttons save when chosen: arrow keys only move the focus, the space bar
 * chooses. The browser would choose, and so save, every button on the way.
 */
export const moveFocusOnly = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  if (!step || !(event.target instanceof HTMLInputElement) || event.target.type !== 'radio') return
  event.preventDefault()
  const buttons = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')]
  const at = buttons.indexOf(event.target)
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}
