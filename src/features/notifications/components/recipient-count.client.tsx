'use client'
import { useEffect, useState } from 'react'
import { apiFetch, ApiError } from '@/lib/client/api.client'
import type { Problem } from '@/lib/errors'
import { counted } from '@/lib/plural'
import { TO_PEOPLE } from '../labels'
import { type Audience, audienceProblem, REACHES_NOBODY } from '../rules'
import type { AudienceView } from '../schema'

const DEBOUNCE_MS = 300
/** Names shown in full; the rest is a number. */
const MAX_NAMES = 6

const shortened = (names: readonly string[]): string =>
  names.length <= MAX_NAMES + 1
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMES).join(', ')} a ${counted(names.length - MAX_NAMES, ['ďalší', 'ďalší', 'ďalších'])}`

export type RecipientCount =
  | { state: 'incomplete' | 'counting' }
  | { state: 'known'; audience: AudienceView }
  | { state: 'failed'; message: string }

/** How many people an audience reaches, read again 300 ms after it has changed. */
export const useRecipientCount = (audience: Audience): RecipientCount => {
  const key = JSON.stringify(audience)
  const [last, setLast] = useState<{ key: string; count: RecipientCount }>()
  useEffect(() => {
    const current = JSON.parse(key) as Audience
    if (audienceProblem(current)) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      apiFetch('/notifications/preview', {
        method: 'POST',
        body: { audience: current },
        signal: request.signal,
      }).then(
        (response) => setLast({ key, count: { state: 'known', audience: response.audience } }),
        (error: unknown) => {
          if (request.signal.aborted) return
          const message = error instanceof ApiError ? error.message : 'Počet sa nepodarilo zistiť.'
          setLast({ key, count: { state: 'failed', message } })
        },
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [key])
  if (audienceProblem(audience)) return { state: 'incomplete' }
  return last?.key === key ? last.count : { state: 'counting' }
}

/** Why nobody can be written to; a choice not counted yet may be sent to, because the server counts it again. */
export const recipientProblems = (audience: Audience, count: RecipientCount): Problem[] => {
  if (count.state === 'known' && count.audience.count === 0)
    return [{ message: REACHES_NOBODY, field: 'audience' }]
  const missing = audienceProblem(audience)
  return missing ? [missing] : []
}

/** The count as a sentence, and the players nobody reads for. */
export function RecipientLine({ count }: { count: RecipientCount }) {
  return (
    <div role="status">
      {count.state === 'incomplete' && <p className="soft">Vyberte, komu správa príde.</p>}
      {count.state === 'counting' && <p className="soft">Počítame príjemcov…</p>}
      {count.state === 'failed' && <p>{count.message}</p>}
      {count.state === 'known' && (
        <p>
          Správa príde <strong>{counted(count.audience.count, TO_PEOPLE)}</strong>.
          {count.audience.unreachable.length > 0 && (
            <span className="soft"> Nikto nečíta za: {shortened(count.audience.unreachable)}.</span>
          )}
        </p>
      )}
    </div>
  )
}
