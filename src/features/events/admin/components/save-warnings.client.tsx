'use client'
import { useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import type { EventForm } from '../../form'
import { startsInPast, eventDays, isSameTimeAndPlace, describeConflict } from '../../venue-conflicts/rules'
import type { VenueConflict } from '../../venue-conflicts/schema'
import type { EventChoices } from '../views'

interface SaveWarningsArgs {
  draft: EventForm
  initial: EventForm
  choices: EventChoices
  /** The event being changed. */
  id?: string
  onSave: () => Promise<void>
}

/** What is at the place then already; nothing when the question cannot be asked, for saving says why by itself. */
async function fetchConflicts(draft: EventForm, days: string[], id?: string): Promise<VenueConflict[]> {
  if (!draft.place.trim() || !draft.from || days.length === 0) return []
  const query = new URLSearchParams({ place: draft.place.trim(), days: days.join(), from: draft.from })
  if (draft.endsAt) query.set('to', draft.endsAt)
  if (id) query.set('except', id)
  try {
    return (await apiFetch<{ events: VenueConflict[] }>(`/events/taken?${query}`)).events
  } catch {
    return []
  }
}

/** Asks before saving what somebody would rather know before: the pitch is taken, or the start has passed. */
export function useSaveWarnings({ draft, initial, choices, id, onSave }: SaveWarningsArgs) {
  const [warnings, setWarnings] = useState<string[]>([])
  const [asking, setAsking] = useState(false)
  const save = async () => {
    if (id && isSameTimeAndPlace(draft, initial)) return onSave()
    setAsking(true)
    const days = eventDays(draft, choices.breaks)
    const taken = await fetchConflicts(draft, days, id)
    setAsking(false)
    const found = taken.map((event) => describeConflict(event, draft.place.trim(), days.length > 1))
    if (startsInPast(draft, new Date())) found.unshift('Udalosť má začiatok v minulosti. Uložiť ju aj tak?')
    if (found.length > 0) setWarnings(found)
    else await onSave()
  }
  const anyway = () => {
    setWarnings([])
    void onSave()
  }
  const question = (
    <Dialog
      actions={<Button onClick={anyway}>Uložiť aj tak</Button>}
      onClose={() => setWarnings([])}
      open={warnings.length > 0}
      title="Uložiť udalosť?"
    >
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Dialog>
  )
  return { save, asking, question }
}
