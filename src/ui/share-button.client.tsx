'use client'
import { useState } from 'react'
import { Button } from './button'

/** Hands the page's address to the phone's own sharing; where there is none, it is copied. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Closed without a choice: nothing to say.
    }
  }
  return (
    <Button look="line" onClick={() => void share()}>
      <span aria-live="polite">{copied ? 'Odkaz bol skopírovaný.' : 'Zdieľať'}</span>
    </Button>
  )
}
