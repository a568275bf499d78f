import { useCallback, useState } from 'react'
import type { Problem } from '../errors'
import type { Address, ResponseOf, SentTo } from '../call-types'
import { ApiError, apiFetch } from './api.client'
import { type Form, useForm } from './form.client'
import { showError } from './show-error.client'
import { toast } from './toast.client'
import { renewAll, writeCall, type WriteMethod } from './writes.client'

interface SaveOptions<Result> {
  /** The toast after success: „Profil je uložený.“ */
  done?: string
  /** The call changes nothing (a preview, for example), so that nothing has to be refreshed. */
  asks?: boolean
  /** Whether the page shows the change by itself (writes.client). */
  shown?: boolean
  /** Whether the page is read again when the row is no longer what it shows (409, 404): for a button of a row, which has nothing typed. */
  renews?: boolean
  onDone?: (result: Result) => void
  /** What follows a refusal because something has changed meanwhile (409): what was shown is not as it is. */
  onConflict?: () => void
  /** What is wrong before sending and no field's attributes say. */
  check?: () => readonly Problem[]
  /** Names of fields in the form, by those of the call, where they differ. */
  fields?: Readonly<Record<string, string>>
}

export interface Save<Body, Result, A = string> extends Pick<Form, 'formProps'> {
  /** Resolves to the response’s body, or to undefined when it failed; never throws. */
  save: (body?: Body, other?: A) => Promise<Result | undefined>
  saving: boolean
  /** The problems, for FormErrors and for each field. */
  problems: readonly Problem[]
}

const NONE: readonly Problem[] = []
const RENEWED = 'Medzitým to zmenil niekto iný. Zoznam už ukazuje, ako je to teraz.'

const renamed = ({ message, field }: Problem, names: Readonly<Record<string, string>> = {}): Problem => ({
  message,
  field: field && (names[field] ?? field),
})

/** After a conflict, and for a row that is gone, the page is read again; so nobody has to be told to do it. */
function renewed(error: unknown): unknown {
  if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return error
  renewAll()
  return error.status === 404 ? error : new ApiError(409, [{ message: RENEWED }], error.body)
}

/** A write of the contract with its toast and its problems, which `formProps` shows in a form. */
export const useSave = <A extends Address<M>, M extends WriteMethod>(
  method: M,
  path: A,
  options: SaveOptions<ResponseOf<M, A>> = {},
): Save<SentTo<M, A>, ResponseOf<M, A>, A> => {
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState(NONE)
  const { problems, formProps, isShown } = useForm(refused, options.check)
  const { done, asks = false, shown, renews = false, onDone, onConflict, fields } = options
  const save = useCallback(
    async (body?: SentTo<M, A>, other?: A): Promise<ResponseOf<M, A> | undefined> => {
      const to = other ?? path
      setSaving(true)
      setRefused(NONE)
      try {
        const result = asks
          ? await apiFetch<A, M>(to, { method, body })
          : await writeCall<A, M>(to, { method, body, shown })
        if (done) toast.success(done, to)
        onDone?.(result)
        return result
      } catch (caught) {
        const error = renews ? renewed(caught) : caught
        const found = error instanceof ApiError ? error.problems : []
        const over = error instanceof ApiError && error.status === 401
        setRefused(over ? NONE : found.map((problem) => renamed(problem, fields)))
        if (over || found.length === 0 || !isShown()) showError(error, to)
        if (error instanceof ApiError && error.status === 409) onConflict?.()
        return undefined
      } finally {
        setSaving(false)
      }
    },
    [method, path, done, asks, shown, renews, onDone, onConflict, fields, isShown],
  )
  return { save, saving, problems, formProps }
}
