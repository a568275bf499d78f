type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A control and what was in it before the page's script ran. */
export type Typed = readonly [control: Control, value: string, checked: boolean | undefined]

/** Changes a control as a person does: React hears of it, and the form takes the value over. */
const repeat = ([control, value, checked]: Typed): void => {
  if (control instanceof HTMLSelectElement) {
    control.value = value
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (control.type === 'checkbox' || control.type === 'radio') {
    // A radio button that is no longer chosen follows from the one that is.
    if (!checked && control.type === 'radio') return
    ;(control as HTMLInputElement).checked = !checked
    control.click()
  } else {
    control.value = control.defaultValue
    // React, which watches the element's own property, would take the value for one it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Whether React knows the control's content: it was changed again, after the script ran. */
const isNewer = ([control, value]: Typed): boolean =>
  !(control instanceof HTMLSelectElement) &&
  control.type !== 'checkbox' &&
  control.type !== 'radio' &&
  control.value !== value &&
  control.value !== control.defaultValue

/**
 * Gives a form what was typed and chosen in it before its script ran, which the next rendering overwrites; each change is
 * rendered before the next one. What was typed since is kept.
 */
export const adoptTyped = (typed: readonly Typed[]): void => {
  for (const each of typed) if (!isNewer(each)) repeat(each)
}
