import { useEffect, useState } from 'react'
import { ApiError, apiFetch } from '@/lib/client/api.client'
import type { ResponseOf } from '@/lib/call-types'

type Preview = ResponseOf<'POST', '/absences/preview'>

/** What is known about an absence that is not recorded yet. */
export interface AbsencePreviewState {
  /** Of what is chosen now; undefined until it was read. */
  preview?: Preview
  /** Why it could not be read; empty while it is. */
  problem: string
  /** Reads it again; undefined where it would be refused again. */
  again?: () => void
}

const UNREAD = 'Udalosti sa nepodarilo načítať.'

/** Why a preview could not be read, and whether asking again may help: not what the server has refused. */
const failureOf = (error: unknown): { problem: string; isRefused: boolean } => {
  if (!(error instanceof ApiError)) return { problem: UNREAD, isRefused: false }
  const isRefused = error.status >= 400 && error.status < 500 && error.status !== 429
  return { problem: error.message || UNREAD, isRefused }
}

/** Reads which events the chosen days concern, again after every change; nothing while something is `missing`. */
export function usePreview(
  players: readonly string[],
  from: string,
  to: string,
  missing: boolean,
): AbsencePreviewState {
  const key = missing ? '' : JSON.stringify([players, from, to])
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ key: string; preview?: Preview; problem: string; isRefused: boolean }>(
    {
      key: '',
      problem: '',
      isRefused: false,
    },
  )
  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    const [ids, first, last] = JSON.parse(key) as [string[], string, string]
    apiFetch('/absences/preview', {
      method: 'POST',
      body: { players: ids, from: first, to: last },
      signal: controller.signal,
    }).then(
      (preview) => setState({ key, preview, problem: '', isRefused: false }),
      (error: unknown) => controller.signal.aborted || setState({ key, ...failureOf(error) }),
    )
    return () => controller.abort()
  }, [key, tries])
  if (!key || state.key !== key) return { problem: '' }
  const { preview, problem, isRefused } = state
  return { preview, problem, again: isRefused ? undefined : () => setTries(tries + 1) }
}
