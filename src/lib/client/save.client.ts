import { useCallback, useState } from 'react'
import type { Problem } from '../errors'
import type { Address, ResponseOf, SentTo } from '../call-types'
import { ApiError, apiFetch } from './api.client'
import { type Form, useForm } from './form.client'
import { showError } from './show-error.client'
import { toast } from './toast.client'
import { type Shown, writeCall, type WriteMethod } from './writes.client'

interface SaveOptions<Result> {
  /** The toast after success: „Profil je uložený.“ */
  done?: string
  /** The call changes nothing (a preview, for example), so that nothing has to be refreshed. */
  asks?: boolean
  /** Whether the page shows the change by itself (writes.client). */
  shown?: Shown
  onDone?: (result: Result) => void
  /** Called with the error of a refusal; what it returns is shown in its place. */
  onRefused?: (error: unknown) => unknown
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

const renamed = (problem: Problem, names: Readonly<Record<string, string>> = {}): Problem => ({
  ...problem,
  field: problem.field && (names[problem.field] ?? problem.field),
})

/** A write of the contract with its toast and its problems, which `formProps` shows in a form. */
export const useSave = <A extends Address<M>, M extends WriteMethod>(
  method: M,
  path: A,
  options: SaveOptions<ResponseOf<M, A>> = {},
): Save<SentTo<M, A>, ResponseOf<M, A>, A> => {
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState(NONE)
  const { problems, formProps, isShown } = useForm(refused, options.check)
  const { done, asks = false, shown, onDone, onRefused, fields } = options
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
        const error = onRefused ? onRefused(caught) : caught
        const found = error instanceof ApiError ? error.problems : []
        const over = error instanceof ApiError && error.status === 401
        const shownAs = (problem: Problem) => renamed(asks ? { ...problem, why: 'unread' } : problem, fields)
        setRefused(over ? NONE : found.map(shownAs))
        if (over || found.length === 0 || !isShown()) showError(error, to)
        return undefined
      } finally {
        setSaving(false)
      }
    },
    [method, path, done, asks, shown, onDone, onRefused, fields, isShown],
  )
  return { save, saving, problems, formProps }
}
