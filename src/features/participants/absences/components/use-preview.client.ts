import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import type { ResponseOf } from '@/lib/call-types'

type Preview = ResponseOf<'POST', '/absences/preview'>

/** What is known about an absence that is not recorded yet. */
export interface AbsencePreviewState {
  /** Undefined until it was read. */
  preview?: Preview
  failed: boolean
  again: () => void
}

/** Reads which events the chosen days concern, again after every change; nothing while something is not chosen. */
export function usePreview(players: readonly string[], from: string, to: string): AbsencePreviewState {
  const key = players.length > 0 && from && to && from <= to ? JSON.stringify([players, from, to]) : ''
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<{ key: string; preview?: Preview; failed: boolean }>({
    key: '',
    failed: false,
  })
  useEffect(() => {
    if (!key) return
    const controller = new AbortController()
    const [ids, first, last] = JSON.parse(key) as [string[], string, string]
    apiFetch('/absences/preview', {
      method: 'POST',
      body: { players: ids, from: first, to: last },
      signal: controller.signal,
    }).then(
      (preview) => setState({ key, preview, failed: false }),
      () => controller.signal.aborted || setState({ key, failed: true }),
    )
    return () => controller.abort()
  }, [key, tries])
  const isCurrent = state.key === key
  return {
    preview: isCurrent ? state.preview : undefined,
    failed: isCurrent && state.failed,
    again: () => setTries(tries + 1),
  }
}
