'use client'
import { useState } from 'react'
import { useRead } from '@/lib/client/read.client'
import { MissingPart } from '@/ui/lazy-boundary.client'
import { SquadForm } from './squad-form.client'

interface NominationEditorProps {
  event: string
  onClose: () => void
}

/** Reads who can be nominated, and nominates. Read once: what is stored meanwhile is found out when it is saved. */
export function NominationEditor({ event, onClose }: NominationEditorProps) {
  const { data, error } = useRead(`/events/${event}/nomination`, { fresh: true })
  const [first, setFirst] = useState(data)
  if (error && !first) return <p role="alert">{error.message || <MissingPart />}</p>
  if (!first && !data) return <p className="soft">Načítava sa…</p>
  if (!first && data) setFirst(data)
  const shown = first ?? data!
  return <SquadForm event={event} onClose={onClose} {...shown} />
}
