import { writtenDay } from '../written-day'
import type { Problem } from '../errors'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** The label's text without „(nepovinné)“. */
const labelOf = (control: Control): string =>
  (control.labels?.[0]?.textContent ?? '').replace('(nepovinné)', '').replace(/\s+/g, ' ').trim()

const missingMessage = (control: Control): string => {
  // A field's own message, e.g. when one of two fields must be filled in.
  if (control.dataset.missing) return control.dataset.missing
  const label = labelOf(control)
  if (control.type === 'checkbox') return `Označte pole „${label}“.`
  if (control instanceof HTMLSelectElement) return `Vyberte možnosť v poli „${label}“.`
  if (control.type === 'date') return `Zadajte dátum v poli „${label}“.`
  if (control.type === 'time') return `Zadajte čas v poli „${label}“.`
  return label ? `Vyplňte pole „${label}“.` : 'Vyplňte toto pole.'
}

const UNREADABLE: Record<string, string> = {
  date: 'Zadajte platný dátum, napríklad 24. 11. 2026.',
  'datetime-local': 'Zadajte platný dátum a čas.',
  month: 'Zadajte mesiac a rok.',
  time: 'Zadajte čas, napríklad 17:00.',
  number: 'Zadajte číslo.',
}

const boundText = (control: HTMLInputElement, bound: string): string =>
  control.type === 'date' ? writtenDay(bound) : bound

/** What is wrong with a field's present value, in Slovak; undefined when nothing is. */
export const validationMessage = (control: Control): string | undefined => {
  const { validity } = control
  if (!control.willValidate || validity.valid) return undefined
  if (validity.badInput) return UNREADABLE[control.type] ?? 'Hodnota nie je platná.'
  if (validity.valueMissing) return missingMessage(control)
  if (!(control instanceof HTMLInputElement)) return 'Hodnota nie je platná.'
  if (validity.typeMismatch)
    return control.type === 'email'
      ? 'Zadajte e-mail v tvare meno@domena.sk.'
      : 'Zadajte celú adresu, napríklad https://www.klub.sk.'
  if (validity.patternMismatch) return control.title || 'Hodnota nemá správny tvar.'
  // A field's own message, where a rule says why a value is too small.
  if (validity.rangeUnderflow && control.dataset.under) return control.dataset.under
  if (validity.rangeUnderflow)
    return control.type === 'date'
      ? `Zadajte dátum najskôr ${boundText(control, control.min)}.`
      : `Hodnota môže byť najmenej ${control.min}.`
  if (validity.rangeOverflow)
    return control.type === 'date'
      ? `Zadajte dátum najneskôr ${boundText(control, control.max)}.`
      : `Hodnota môže byť najviac ${control.max}.`
  if (validity.stepMismatch) return 'Zadajte celé číslo.'
  return 'Hodnota nie je platná.'
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
  if (!found) return null
  return isControl(found)
    ? found
    : (found.querySelector<HTMLElement>('input:not(:disabled), select:not(:disabled), textarea') ?? found)
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
  const places = problems
    .flatMap(({ field }) => (field ? (placeOf(form, field) ?? []) : []))
    .sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const summary = form.querySelector<HTMLElement>('[data-form-errors]')
  for (const place of [places[0], summary]) {
    if (!place) continue
    focusField(place)
    if (document.activeElement === place) return
  }
}
