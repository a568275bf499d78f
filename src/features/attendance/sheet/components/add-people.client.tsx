'use client'
import { Dialog } from '@/ui/dialog.client'
import { AddGuest } from './add-guest.client'
import type { AddPeopleProps, OnAdd } from './add-people-props'
import { AddTrial } from './add-trial.client'

/** Adds to the sheet a child who is here to try, or a player of the club by name; each by one more tap. */
export function AddPeople({ event, listed, onAdd, onClose }: AddPeopleProps) {
  const add: OnAdd = (player, note) => {
    onAdd(player, note)
    onClose()
  }
  return (
    <Dialog back="Zavrieť" onClose={onClose} open title="Kto ešte prišiel">
      <AddTrial event={event} onAdd={add} />
      <AddGuest event={event} listed={listed} onAdd={add} />
    </Dialog>
  )
}
