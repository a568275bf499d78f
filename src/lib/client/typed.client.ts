import type { Typed } from './adopt-typed.client'

/** Whether a control has something else than the page's HTML gave it; of a select, than its first option that is chosen there. */
const isTyped = (control: HTMLInputElement): boolean => {
  // Its value is not what is chosen, and „on“ where the HTML gives none.
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  const given = control.querySelector<HTMLOptionElement>('[selected]')?.value ?? control.defaultValue
  return control.value !== (given ?? control.value)
}

/** What was typed and chosen in `root` before the page's script ran; to be read before React puts texts of its own there. */
export const typedIn = (root: ParentNode): Typed[] =>
  [...root.querySelectorAll<HTMLInputElement>('input:not([type=file]),select,textarea')]
    .filter(isTyped)
    .map((control) => [control, control.value, control.checked])

/** Repeats it as a person does, with a part of the script that is loaded only then; without it nothing happens. */
export const adoptLater = (typed: readonly Typed[]): void => {
  if (typed.length > 0) void import('./adopt-typed.client').then(({ adoptTyped }) => adoptTyped(typed))
}

/**
 * The ref of buttons that save what is chosen at once: one tapped before the page's script ran is shown as chosen by the browser,
 * while nothing was sent. Those of a form are adopted by it. The buttons need autoComplete="off", else a choice that the
 * browser restores, which may be older than the page, would be sent too.
 */
export const adoptEarlyChoice = (choice: HTMLElement | null): void => {
  if (choice && !choice.closest('form')) adoptLater(typedIn(choice))
}
