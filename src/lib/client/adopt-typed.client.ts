type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Texts = ReadonlyMap<Element, string>

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

/** Changes a control as a person does: React hears of it, and the form takes the value over. */
const repeat = (control: Control, value: string | boolean): void => {
  if (control instanceof HTMLSelectElement) {
    control.value = String(value)
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (typeof value === 'boolean') {
    ;(control as HTMLInputElement).checked = !value
    control.click()
  } else {
    control.value = control.defaultValue
    // React, which watches the element's own property, would take the value for one it has set itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** The texts of the page's textareas. React puts the page's own back while it takes a textarea over, so they are read before. */
export const readTexts = (): Texts =>
  new Map(
    typeof document === 'undefined'
      ? []
      : [...document.querySelectorAll('textarea')].map((area) => [area, area.value]),
  )

/** The value a control has instead of the one in the page's HTML; undefined when it is the same. */
const typedIn = (control: Element, texts: Texts): string | boolean | undefined => {
  if (control instanceof HTMLSelectElement) {
    const sent = [...control.options].find((option) => option.defaultSelected)
    return sent && !sent.selected ? control.value : undefined
  }
  if (control instanceof HTMLInputElement && isTicked(control)) {
    const { checked, defaultChecked } = control
    // A radio button that is no longer chosen follows from the one that is.
    return checked !== defaultChecked && (checked || control.type === 'checkbox') ? checked : undefined
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return undefined
  const { type, value, defaultValue } = control
  const typed = value === defaultValue ? texts.get(control) : value
  return type === 'file' || typed === defaultValue ? undefined : typed
}

/**
 * Gives a form what was typed and chosen in it before its script ran, which the next rendering would overwrite; `texts` are
 * those of `readTexts` at the form's first rendering. In a task of its own, so that a restored draft does not replace
 * what was typed, and each change is rendered before the next one.
 */
export const adoptTyped = (form: HTMLFormElement, texts: Texts): void => {
  const typed = [...form.elements].flatMap((control) => {
    const value = typedIn(control, texts)
    return value === undefined ? [] : [() => repeat(control as Control, value)]
  })
  if (typed.length > 0) setTimeout(() => typed.forEach((each) => each()))
}
