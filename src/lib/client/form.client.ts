import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Problem } from '../errors'
import { validateForm, focusFirst } from './field-validation.client'

const NONE: readonly Problem[] = []

/** What a <form> is given so that a refusal is seen; spread it over the element. */
export interface FormProps {
  ref: (form: HTMLFormElement | null) => void
  /** Never a GET: before the page is alive a form would put what was typed into the address. */
  method: 'post'
  noValidate: true
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

export interface Form {
  /** What is wrong: found here before anything was sent, else what the server refused. */
  problems: readonly Problem[]
  /** The form's attributes; `send` is called once nothing is found wrong here. */
  formProps: (send: (form: HTMLFormElement) => unknown) => FormProps
  /** Whether these problems are shown by a form, so that no toast needs to say them. */
  isShown: () => boolean
}

/**
 * One form's refusals: fields are checked in Slovak in place of the browser's own bubbles, the server has the last
 * word, and whoever refuses, the first wrong field gets the focus.
 */
export const useForm = (refused: readonly Problem[]): Form => {
  const element = useRef<HTMLFormElement | null>(null)
  const [invalidFields, setInvalidFields] = useState(NONE)
  const problems = invalidFields.length > 0 ? invalidFields : refused
  const ref = useCallback((form: HTMLFormElement | null) => {
    element.current = form
  }, [])
  useEffect(() => {
    if (problems.length > 0 && element.current) focusFirst(element.current, problems)
  }, [problems])
  const isShown = useCallback(() => element.current !== null, [])
  return {
    problems,
    isShown,
    formProps: (send) => ({
      ref,
      method: 'post',
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        // A form in a dialog stands, for React, inside the form that opened it.
        event.stopPropagation()
        const found = validateForm(event.currentTarget)
        setInvalidFields(found.length > 0 ? found : NONE)
        if (found.length === 0) void send(event.currentTarget)
      },
    }),
  }
}
