'use client'
import { type DragEvent, lazy, type ReactNode, useRef, useState } from 'react'
import { LazyBoundary } from '@/ui/lazy-boundary.client'
import type { EventChoices } from '../views'

// Only who drags an event needs it.
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.client')).MoveDialog }))

const DAY = '[data-day]'

interface Move {
  event: string
  /** YYYY-MM-DD */
  day: string
}

interface CalendarMovesProps {
  /** What an event that moves is compared with. */
  choices: Pick<EventChoices, 'places' | 'breaks'>
  children: ReactNode
}

/**
 * Lets events (`data-event`) of the calendar inside be dragged with a mouse to another day (`data-day`), which asks before it moves
 * them. The same without dragging is the event's form.
 */
export function CalendarMoves({ choices, children }: CalendarMovesProps) {
  const dragged = useRef<{ event: string; from: Element | null }>(undefined)
  const over = useRef<HTMLElement>(undefined)
  const [move, setMove] = useState<Move>()
  const mark = (cell?: HTMLElement) => {
    delete over.current?.dataset.over
    if (cell) cell.dataset.over = ''
    over.current = cell
  }
  const targetOf = (event: DragEvent): HTMLElement | undefined => {
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>(DAY) : null
    return dragged.current && cell && cell !== dragged.current.from ? cell : undefined
  }
  return (
    <div
      onDragEnd={() => {
        mark()
        dragged.current = undefined
      }}
      onDragOver={(event) => {
        const cell = targetOf(event)
        if (cell !== over.current) mark(cell)
        if (cell) event.preventDefault()
      }}
      onDragStart={(event) => {
        const entry =
          event.target instanceof Element ? event.target.closest<HTMLElement>('[data-event]') : null
        dragged.current = entry ? { event: entry.dataset.event!, from: entry.closest(DAY) } : undefined
        if (entry) event.dataTransfer.effectAllowed = 'move'
      }}
      onDrop={(event) => {
        const cell = targetOf(event)
        if (!cell) return
        // Otherwise the browser opens the link that was dropped.
        event.preventDefault()
        setMove({ event: dragged.current!.event, day: cell.dataset.day! })
      }}
    >
      {children}
      {move && (
        <LazyBoundary>
          <MoveDialog
            choices={choices}
            day={move.day}
            id={move.event}
            key={`${move.event} ${move.day}`}
            onClose={() => setMove(undefined)}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
