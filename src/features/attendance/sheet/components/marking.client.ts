import { useState } from 'react'
import { newTap } from '@/lib/client/operation.client'
import type { Status } from '../../labels'
import type { SheetPlayerView } from '../schema'
import { shownMark } from '../rules'
import { useDeviceChoice } from './device-choice.client'
import { everybodyHere, type MarkedTogether, withoutEverybody } from './everybody-here'
import { type SheetStore, without } from './sheet-state'

/** What taps on the sheet do: a mark of one player, of everybody expected (`squad`), and its undoing. */
export function useMarking(store: SheetStore, squad: readonly SheetPlayerView[]) {
  const [vibrating] = useDeviceChoice('vibrate')
  const [lastLate, setLastLate] = useState('')
  const [together, setTogether] = useState<MarkedTogether>({})
  const tap = (late: string, marked: MarkedTogether) => {
    setLastLate(late)
    setTogether(marked)
    if (vibrating) navigator.vibrate?.(15)
  }
  return {
    /** Who was marked late last. */
    lastLate,
    mark: (id: string, status: Status | null, note: string, lateMinutes?: number | null) => {
      tap(status === 'late' ? id : '', without(together, [id]))
      const { savedMarks, pendingMarks } = store.get()
      const before = shownMark(savedMarks[id], pendingMarks[id])
      store.mark(
        (all) => {
          // A note alone says nothing of minutes that are not sent yet.
          const minutes = lateMinutes === undefined && status === 'late' ? all[id]?.lateMinutes : lateMinutes
          return { ...all, [id]: { status, note, lateMinutes: minutes, operation: newTap() } }
        },
        status === before.status && note !== before.note,
      )
    },
    markEverybody: () => {
      const players = squad.map(({ player, participant }) => ({
        id: player.id,
        answer: participant?.answer ?? null,
      }))
      const { savedMarks, pendingMarks } = store.get()
      const marked = everybodyHere(players, savedMarks, pendingMarks, newTap)
      tap('', { ...together, ...marked })
      store.mark((all) => ({ ...all, ...marked }))
    },
    /** Undefined when there is nothing to undo. */
    undoEverybody:
      Object.keys(together).length > 0
        ? () => {
            tap('', {})
            store.mark((all) => withoutEverybody(together, store.get().savedMarks, all, newTap))
          }
        : undefined,
  }
}
