'use client'
import { useEffect, useState } from 'react'
import { Button } from './button'

const SHOWN_MS = 2500

/** Copies a text to the clipboard; `what` names it for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
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
  const label =
    outcome === 'copied' ? 'Skopírované' : outcome === 'refused' ? 'Skopírujte ručne' : 'Kopírovať'
  return (
    <Button aria-label={`${label}: ${what}`} look="line" onClick={() => void copy()} small>
      <span aria-live="polite">{label}</span>
    </Button>
  )
}
