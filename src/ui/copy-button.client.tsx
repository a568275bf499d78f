'use client'
import { useEffect, useState } from 'react'
import { Button } from './button'

const SAID_MS = 2500

/** Puts a text on the clipboard and says so; `what` tells a screen reader which one. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [said, setSaid] = useState<'copied' | 'refused'>()
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('refused')
    }
  }
  const word = said === 'copied' ? 'Skopírované' : said === 'refused' ? 'Skopírujte ručne' : 'Kopírovať'
  return (
    <Button aria-label={`${word}: ${what}`} look="line" onClick={() => void copy()} small>
      <span aria-live="polite">{word}</span>
    </Button>
  )
}
