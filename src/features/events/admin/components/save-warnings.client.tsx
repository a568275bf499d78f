'use client'
import { useState } from 'react'
import { apiFetch } from '@/lib/client/api.client'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog.client'
import { eventForm, type EventForm } from '../../form'
import { askedDays, eventDays } from '../../asked-times/rules'
import { endsAfterStart } from '../../rules'
import { breakWarnings } from '../../series/rules'
import {
  closedPlaceWarning,
  startsInPast,
  isSameTimeAndPlace,
  formatConflict,
  leadersOf,
} from '../../venue-conflicts/rules'
import type { VenueConflicts } from '../../venue-conflicts/schema'
import type { EventChoices } from '../views'

interface SaveWarningsArgs {
  draft: EventForm
  initial: EventForm
  choices: EventChoices
  /** The event being changed. */
  id?: string
  onSave: () => Promise<void>
}

/**
 * Events at the place, of the categories or with the leaders at that time; none when the request fails, since saving will
 * report the error itself.
 */
async function fetchConflicts(draft: EventForm, days: string[], id?: string): Promise<VenueConflicts> {
  const none = { events: [], days }
  const place = draft.place.trim()
  const { categories, trainers, substitute } = draft
  const isAnywhere = Boolean(place) || categories.length + leadersOf(draft).length > 0
  if (!isAnywhere || !draft.from || days.length === 0) return none
  const query = new URLSearchParams({
    days: askedDays(draft, days).join(),
    from: draft.from,
    type: String(draft.type),
  })
  if (place) query.set('place', place)
  if (categories.length > 0) query.set('categories', categories.join())
  query.set('trainers', trainers.join())
  if (substitute) query.set('substitute', substitute)
  if (draft.endsAt) query.set('to', draft.endsAt)
  if (id) query.set('except', id)
  if (id && draft.following) query.set('following', 'true')
  try {
    return await apiFetch(`/events/taken?${query}`)
  } catch {
    return none
  }
}

/** Whether the server will refuse the times, so that there is nothing to ask about yet. */
const endsTooSoon = (draft: EventForm): boolean => {
  const { startsAt, endsAt } = eventForm.toBody(draft) as { startsAt?: string; endsAt: string | null }
  return endsAfterStart(startsAt, endsAt) !== true
}

/**
 * What speaks against saving: the place, a category or who leads is occupied, the place closed, a break of the season, or the start
 * in the past. A break is said of days that are new (`before`), and not of a new series, which leaves breaks out unless it is told not to.
 */
export async function saveWarnings(
  draft: EventForm,
  { places, breaks }: Pick<EventChoices, 'places' | 'breaks'>,
  id?: string,
  before?: EventForm,
): Promise<string[]> {
  const own = eventDays(draft, breaks)
  const { events, days } = await fetchConflicts(draft, own, id)
  const several = draft.following || own.length > 1
  const warned = events.map((event) => formatConflict(event, several))
  const closed = closedPlaceWarning(draft, { places, breaks }, [...own, ...days])
  if (closed) warned.unshift(closed)
  const hasNewDays = draft.startsAt !== before?.startsAt || draft.lastDay !== before.lastDay
  if (hasNewDays && draft.every === 0) warned.unshift(...breakWarnings([...own, ...days], breaks))
  if (startsInPast(draft, new Date())) warned.unshift('Udalosť má začiatok v minulosti. Uložiť ju aj tak?')
  return warned
}

/** Asks for confirmation before saving when something speaks against it (`saveWarnings`). */
export function useSaveWarnings({ draft, initial, choices, id, onSave }: SaveWarningsArgs) {
  const [warnings, setWarnings] = useState<string[]>([])
  const [checking, setChecking] = useState(false)
  const save = async () => {
    if ((id && isSameTimeAndPlace(draft, initial)) || endsTooSoon(draft)) return onSave()
    setChecking(true)
    const warned = await saveWarnings(draft, choices, id, id ? initial : undefined)
    setChecking(false)
    if (warned.length > 0) setWarnings(warned)
    else await onSave()
  }
  const saveAnyway = () => {
    setWarnings([])
    void onSave()
  }
  const dialog = (
    <Dialog
      actions={<Button onClick={saveAnyway}>Uložiť aj tak</Button>}
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
  return { save, checking, dialog }
}
