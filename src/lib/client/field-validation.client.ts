import { writtenDay } from '../written-day'
import type { Problem } from '../errors'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element.matches('input,select,textarea')

/** The label's text; that of a field that must be filled in has nothing beside its name. */
const labelOf = (control: Control): string =>
  (control.labels?.[0]?.textContent ?? '').replace(/\s+/g, ' ').trim()

const missingMessage = (control: Control): string => {
  // A field's own message, e.g. when one of two fields must be filled in.
  if (control.dataset.missing) return control.dataset.missing
  const label = labelOf(control)
  if (control.type === 'checkbox') return `Označte pole „${label}“.`
  if (control instanceof HTMLSelectElement) return `Vyberte možnosť v poli „${label}“.`
  if (control.type === 'date') return `Zadajte dátum v poli „${label}“.`
  if (control.type === 'time') return `Zadajte čas v poli „${label}“.`
  return `Vyplňte pole „${label}“.`
}

const INVALID = 'Hodnota nie je platná.'

const UNREADABLE: Record<string, string> = {
  date: 'Zadajte platný dátum, napríklad 24. 11. 2026.',
  time: 'Zadajte čas, napríklad 17:00.',
  number: 'Zadajte číslo.',
}

/** What is wrong with a field's present value, in Slovak; undefined when nothing is. */
export const validationMessage = (control: Control): string | undefined => {
  const { validity } = control
  if (!control.willValidate || validity.valid) return undefined
  if (validity.badInput) return UNREADABLE[control.type] ?? missingMessage(control)
  if (validity.valueMissing) return missingMessage(control)
  if (!(control instanceof HTMLInputElement)) return INVALID
  // Of the types of our fields only an e-mail has a form of its own.
  if (validity.typeMismatch) return 'Zadajte e-mail v tvare meno@domena.sk.'
  if (validity.patternMismatch) return control.title || INVALID
  // A field's own message, where a rule says why a value is too small.
  if (validity.rangeUnderflow && control.dataset.under) return control.dataset.under
  if (validity.rangeUnderflow)
    return control.type === 'date'
      ? `Zadajte dátum najskôr ${writtenDay(control.min)}.`
      : `Hodnota môže byť najmenej ${control.min}.`
  if (validity.rangeOverflow)
    return control.type === 'date'
      ? `Zadajte dátum najneskôr ${writtenDay(control.max)}.`
      : `Hodnota môže byť najviac ${control.max}.`
  if (validity.stepMismatch) return 'Zadajte celé číslo.'
  return INVALID
}

/** The problems of a form that the browser's validation finds, in the order of its fields. */
export const validateForm = (form: HTMLFormElement): Problem[] =>
  [...form.elements].filter(isControl).flatMap((control) => {
    const message = validationMessage(control)
    // By the id, because a name may occur twice on a page.
    return message ? [{ message, field: control.id.replace(/^field-/, '') }] : []
  })

/** The element a problem belongs to: the field's control, or the first one of a group. */
const placeOf = (form: HTMLFormElement, field: string): HTMLElement | null => {
  const byId = document.getElementById(`field-${field}`)
  const named = form.elements.namedItem(field)
  const found = byId && form.contains(byId) ? byId : named instanceof HTMLElement ? named : null
  return found && (found.querySelector<HTMLElement>(':is(input,select,textarea):enabled') ?? found)
}

/** Focuses a field and scrolls it to the middle of the screen, where no bar covers it. */
export const focusField = (place: HTMLElement): void => {
  place.closest('details')?.setAttribute('open', '')
  place.focus({ preventScroll: true })
  // jsdom does not scroll.
  place.scrollIntoView?.({ block: 'center' })
}

/** Focuses the first invalid field of a form, or the summary when no problem has a field of it. */
export const focusFirst = (form: HTMLFormElement, problems: readonly Problem[]): void => {
  const places = problems.map(({ field }) => field && placeOf(form, field))
  const first = [...form.querySelectorAll<HTMLElement>('*')].find((each) => places.includes(each))
  const summary = form.querySelector<HTMLElement>('[data-form-errors]')
  for (const place of [first, summary]) {
    if (!place) continue
    focusField(place)
    if (document.activeElement === place) return
  }
}
