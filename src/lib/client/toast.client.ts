import type { ReactNode } from 'react'

/** How long a toast is shown, in milliseconds. */
export const TOAST_MS = 3500

/** A toast: its content and how long it is shown. */
export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error'
  /** A text, or a function that renders the content and may close the toast. */
  content: string | ((close: () => void) => ReactNode)
  /** TOAST_MS without it. */
  durationMs?: number
  /** Its subject, such as the path of a call: a newer toast with the same one replaces it. */
  about?: string
}

let waiting: Toast[] = []
const listeners = new Set<() => void>()

/** The toasts not shown yet: the component that shows them (ui/toaster.client) is loaded later than the page. */
export const toasts = {
  /** Calls the listener for every new toast, and at once when some are waiting; returns how to unsubscribe. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (waiting.length > 0) listener()
    return () => void listeners.delete(listener)
  },
  /** Removes and returns the waiting toasts. */
  take: (): Toast[] => {
    const taken = waiting
    waiting = []
    return taken
  },
}

/** Shows a toast, as soon as the toaster is loaded. */
export const showToast = (toast: Toast): void => {
  waiting = [...waiting, toast]
  listeners.forEach((listener) => listener())
}

/** The four kinds of toast; of two with the same text at once one is shown. */
export const toast = {
  success: (text: string, about?: string): void => showToast({ kind: 'success', content: text, about }),
  info: (text: string, about?: string): void => showToast({ kind: 'info', content: text, about }),
  warning: (text: string, about?: string): void => showToast({ kind: 'warning', content: text, about }),
  error: (text: string, about?: string): void => showToast({ kind: 'error', content: text, about }),
}
