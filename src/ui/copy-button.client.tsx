'use client'
import { useEffect, useState } from 'react'
import { Button } from './button'

const SHOWN_MS = 2500

interface CopyButtonProps {
  text: string
  /** Names it for screen readers. */
  what: string
  /** What stands on the button: „Kopírovať všetko“. */
  children?: string
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, what, children = 'Kopírovať' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }
  const label = outcome === 'copied' ? 'Skopírované' : outcome === 'refused' ? 'Skopírujte ručne' : children
  return (
    <Button aria-label={`${label}: ${what}`} look="line" onClick={() => void copy()} small>
      <span aria-live="polite">{label}</span>
    </Button>
  )
}
