import { useCallback, useState } from 'react'
import type { Problem } from '../errors'
import { ApiError, apiFetch, type ApiInit } from './api.client'
import { explain } from './refused.client'
import { renewReads } from './renewals.client'
import { toast } from './toast.client'

interface SaveOptions<Answer> {
  /** Said when it worked: „Profil je uložený.“ */
  done?: string
  /** Reads to throw away afterwards, by the beginning of their path. */
  renews?: readonly string[]
  onDone?: (answer: Answer) => void
}

export interface Save<Body, Answer> {
  /** Resolves to the answer, or to undefined when it was refused; it never throws and never clears the form. */
  save: (body?: Body, path?: string) => Promise<Answer | undefined>
  saving: boolean
  /** What the server refused, for FormErrors and for each field. */
  problems: Problem[]
}

/** One write of the contract with its toast, its refusals and the reads it makes old. */
export const useSave = <Body, Answer = unknown>(
  method: Exclude<ApiInit['method'], 'GET' | undefined>,
  path: string,
  options: SaveOptions<Answer> = {},
): Save<Body, Answer> => {
  const [saving, setSaving] = useState(false)
  const [problems, setProblems] = useState<Problem[]>([])
  const { done, renews, onDone } = options
  const save = useCallback(
    async (body?: Body, other?: string): Promise<Answer | undefined> => {
      setSaving(true)
      setProblems([])
      try {
        const answer = await apiFetch<Answer>(other ?? path, { method, body })
        if (renews) renewReads(renews)
        if (done) toast.success(done)
        onDone?.(answer)
        return answer
      } catch (error) {
        const refused = error instanceof ApiError ? error.problems : []
        setProblems(refused)
        if (!refused.some((problem) => problem.field)) explain(error)
        return undefined
      } finally {
        setSaving(false)
      }
    },
    [method, path, done, renews, onDone],
  )
  return { save, saving, problems }
}
