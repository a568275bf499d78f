'use client'
import { lazy, type ReactNode, useRef, useState } from 'react'
import { Button } from '@/ui/button'
import { LazyBoundary, MissingPart } from '@/ui/lazy-boundary.client'

const NominationEditor = lazy(async () => ({
  default: (await import('./nomination-editor.client')).NominationEditor,
}))

interface NominationModeProps {
  event: string
  /** What else can be done with the list. */
  acts: ReactNode
  /** The list of answers, in whose place the nomination is made. */
  children: ReactNode
}

/** The list of answers, or in its place the nomination of the whole squad. */
export function NominationMode({ event, acts, children }: NominationModeProps) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.querySelector('button')?.focus()
  }
  return (
    <>
      <div className="row no-print" ref={opener}>
        <Button aria-expanded={open} look={open ? 'line' : 'primary'} onClick={() => setOpen(!open)}>
          {open ? 'Späť na odpovede' : 'Nominácia'}
        </Button>
        {acts}
      </div>
      {open ? (
        <LazyBoundary fallback={<MissingPart />} loading={<p className="soft">Načítava sa…</p>}>
          <NominationEditor event={event} onClose={close} />
        </LazyBoundary>
      ) : (
        children
      )}
    </>
  )
}
