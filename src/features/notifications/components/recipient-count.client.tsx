'use client'
import { useEffect, useState } from 'react'
import { apiFetch, ApiError } from '@/lib/client/api.client'
import { counted } from '@/lib/plural'
import { PEOPLE } from '../labels'
import { type Audience, audienceProblem } from '../rules'
import type { AudienceView } from '../schema'

const PAUSE_MS = 300
/** Names that are read at a glance; the rest is a number. */
const NAMES = 6

const shortened = (names: readonly string[]): string =>
  names.length <= NAMES + 1
    ? names.join(', ')
    : `${names.slice(0, NAMES).join(', ')} a ${counted(names.length - NAMES, ['ďalší', 'ďalší', 'ďalších'])}`

export type RecipientCount =
  | { state: 'incomplete' | 'counting' }
  | { state: 'known'; audience: AudienceView }
  | { state: 'failed'; message: string }

/** How many an audience reaches, asked again a moment after it was changed. */
export const useRecipientCount = (audience: Audience): RecipientCount => {
  const key = JSON.stringify(audience)
  const [known, setKnown] = useState<{ key: string; reach: RecipientCount }>()
  useEffect(() => {
    const current = JSON.parse(key) as Audience
    if (audienceProblem(current)) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      apiFetch<{ audience: AudienceView }>('/notifications/preview', {
        method: 'POST',
        body: { audience: current },
        signal: stop.signal,
      }).then(
        (answer) => setKnown({ key, reach: { state: 'known', audience: answer.audience } }),
        (error: unknown) => {
          if (stop.signal.aborted) return
          const message = error instanceof ApiError ? error.message : 'Počet sa nepodarilo zistiť.'
          setKnown({ key, reach: { state: 'failed', message } })
        },
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  if (audienceProblem(audience)) return { state: 'incomplete' }
  return known?.key === key ? known.reach : { state: 'counting' }
}

/** The live count, in words, and who nobody reads for. */
export function RecipientLine({ reach }: { reach: RecipientCount }) {
  return (
    <div role="status">
      {reach.state === 'incomplete' && <p className="soft">Vyberte, komu správa príde.</p>}
      {reach.state === 'counting' && <p className="soft">Počítame príjemcov…</p>}
      {reach.state === 'failed' && <p>{reach.message}</p>}
      {reach.state === 'known' && (
        <p>
          Správa príde: <strong>{counted(reach.audience.count, PEOPLE)}</strong>.
          {reach.audience.unreachable.length > 0 && (
            <span className="soft"> Nikto nečíta za: {shortened(reach.audience.unreachable)}.</span>
          )}
        </p>
      )}
    </div>
  )
}
