'use client'
import { useEffect, useState } from 'react'
import { type Toast, toasts } from '@/lib/client/toast.client'

/** The last toast as plain text, used when the toaster could not be loaded. */
export function PlainToasts() {
  const [last, setLast] = useState<Toast>()
  useEffect(() => toasts.subscribe(() => setLast(toasts.take().at(-1))), [])
  const close = () => setLast(undefined)
  return (
    <div className="Toastify__toast-container" role="alert">
      {last && (
        <div className={`Toastify__toast Toastify__toast--${last.kind}`}>
          <div>{typeof last.content === 'string' ? last.content : last.content(close)}</div>
          <button className="toast-close" onClick={close} type="button">
            <span aria-hidden="true">×</span>
            <span className="hidden-visually">Zavrieť oznámenie</span>
          </button>
        </div>
      )}
    </div>
  )
}
