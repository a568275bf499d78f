import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Problem } from '../errors'
import { focusFirst, validateForm } from './field-validation.client'
import { adoptLater, typedIn } from './typed.client'

const NONE: readonly Problem[] = []

/** The props of a <form> that shows its problems. */
export interface FormProps {
  ref: (form: HTMLFormElement | null) => void
  /** Not GET: before hydration a submitted form would put its values into the address. */
  method: 'post'
  noValidate: true
  onChange: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export interface Form {
  /** The problems found before sending, else those of the server's refusal; one of a field until that is changed. */
  problems: readonly Problem[]
  /** The form's attributes; `send` is called when its fields are valid. */
  formProps: (send: (form: HTMLFormElement) => unknown) => FormProps
  /** Whether a form shows the problems; otherwise a toast has to. */
  isShown: () => boolean
}

/**
 * The problems of one form: what `check` finds, and its fields are validated with Slovak messages instead of the browser's bubbles, the server
 * validates again, and the first invalid field gets the focus.
 */
export const useForm = (refused: readonly Problem[], check?: () => readonly Problem[]): Form => {
  const element = useRef<HTMLFormElement | null>(null)
  const [typed] = useState(() => (typeof document === 'undefined' ? [] : typedIn(document)))
  const [invalidFields, setInvalidFields] = useState(NONE)
  const [corrected, setCorrected] = useState(NONE)
  const found = invalidFields.length > 0 ? invalidFields : refused
  const problems = corrected.length > 0 ? found.filter((each) => !corrected.includes(each)) : found
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      // After a restored draft, which what was typed stands above.
      adoptLater(typed.filter(([control]) => form?.contains(control)))
    },
    [typed],
  )
  useEffect(() => {
    if (found.length > 0 && element.current) focusFirst(element.current, found)
  }, [found])
  const isShown = useCallback(() => element.current !== null, [])
  return {
    problems,
    isShown,
    formProps: (send) => ({
      ref,
      method: 'post',
      noValidate: true,
      onChange: ({ target }) => {
        const mine = problems.filter(({ field }) =>
          (target as Element).closest(`[name="${field}"],[id="field-${field}"]`),
        )
        if (mine.length > 0) setCorrected([...corrected, ...mine])
      },
      onSubmit: (event) => {
        event.preventDefault()
        // For React, a form in a dialog is inside of the form that opened the dialog.
        event.stopPropagation()
        const invalid = [...(check?.() ?? []), ...validateForm(event.currentTarget)]
        setInvalidFields(invalid.length > 0 ? invalid : NONE)
        if (invalid.length === 0) void send(event.currentTarget)
      },
    }),
  }
}
