'use client'
import { type ComponentProps, type MouseEvent, useState } from 'react'
import { download } from '@/lib/client/download.client'
import { showError } from '@/lib/client/show-error.client'

/** A new tab or window, which is the browser's. */
const isElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean => metaKey || ctrlKey || shiftKey

/**
 * A link to a file that a call makes: says that it is being made, and why when there is none. Until its script is there, the
 * browser's own download.
 */
export function DownloadLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const [busy, setBusy] = useState(false)
  const open = (event: MouseEvent) => {
    if (isElsewhere(event)) return
    event.preventDefault()
    if (busy) return
    setBusy(true)
    void download(href)
      .catch((error: unknown) => showError(error, href))
      .finally(() => setBusy(false))
  }
  return <a {...rest} aria-busy={busy || undefined} download href={href} onClick={open} />
}
