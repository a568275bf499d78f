'use client'
import { useState } from 'react'
import { Button } from './button'

/** Opens the device's share menu for the page's address, or copies the address where there is none. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false)
  const share = async () => {
    const url = window.location.href
    try {
      if (navigator.share) return await navigator.share({ title, url })
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      // Closed without sharing.
    }
  }
  return (
    <Button look="line" onClick={() => void share()}>
      <span aria-live="polite">{copied ? 'Odkaz bol skopírovaný.' : 'Zdieľať'}</span>
    </Button>
  )
}
