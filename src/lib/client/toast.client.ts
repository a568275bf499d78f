import type { ReactNode } from 'react'

/** How long a toast stands, in milliseconds (specification §9). */
export const TOAST_MS = 3500

/** One toast: what it says, and for how long it stands. */
export interface Toast {
  kind: 'success' | 'info' | 'warning' | 'error'
  /** A text, or what is drawn with a way to close the toast. */
  content: string | ((close: () => void) => ReactNode)
  standsMs?: number
  /** What it is about, the address of a call for example: a newer one about the same takes its place. */
  about?: string
}

let waiting: Toast[] = []
const listeners = new Set<() => void>()

/**
 * The toasts that nothing has shown yet. The part that shows them (ui/toaster.client) is loaded later than the page:
 * until then they wait here.
 */
export const toasts = {
  /** Hears of every new one, and at once when some are waiting, until the returned function is called. */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    if (waiting.length > 0) listener()
    return () => void listeners.delete(listener)
  },
  /** Hands over those that wait; whoever takes them shows them. */
  take: (): Toast[] => {
    const taken = waiting
    waiting = []
    return taken
  },
}

/** Shows one toast as soon as it can be shown. */
export const showToast = (toast: Toast): void => {
  waiting = [...waiting, toast]
  listeners.forEach((listener) => listener())
}

/** The four kinds of toast; the same text twice at once is one toast. */
export const toast = {
  success: (text: string, about?: string): void => showToast({ kind: 'success', content: text, about }),
  info: (text: string, about?: string): void => showToast({ kind: 'info', content: text, about }),
  warning: (text: string, about?: string): void => showToast({ kind: 'warning', content: text, about }),
  error: (text: string, about?: string): void => showToast({ kind: 'error', content: text, about }),
}
