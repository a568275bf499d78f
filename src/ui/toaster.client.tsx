'use client'
import { useEffect } from 'react'
import {
  cssTransition,
  type Id,
  toast,
  type ToastContainerProps,
  ToastContainer,
  type ToastTransitionProps,
} from 'react-toastify/unstyled'
import { TOAST_MS, toasts } from '@/lib/client/toast.client'
import { Check, Close, Info, Warning } from './icons.client'

const ICONS = { success: Check, info: Info, warning: Warning, error: Warning, default: Info }
const Slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

/** Starts the toast's timer when it appears; the library would after the entry animation. */
function Transition(props: ToastTransitionProps) {
  const { playToast } = props
  useEffect(() => {
    playToast()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later a pointer over the toast pauses the timer
  }, [])
  return <Slide {...props} />
}

const closeButton: ToastContainerProps['closeButton'] = ({ closeToast }) => (
  <button
    aria-label="Zavrieť oznámenie"
    className="toast-close"
    onClick={() => closeToast(true)}
    type="button"
  >
    <Close />
  </button>
)

/** The height in pixels that the page's bars take at the bottom of the screen. */
const barsHeight = (): number => {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect())
  const middle = window.innerHeight / 2
  const tops = bars
    .filter(({ top, bottom }) => bottom > middle && top < window.innerHeight)
    .map(({ top }) => top)
  return tops.length > 0 ? window.innerHeight - Math.min(...tops) : 0
}

/** Keeps toasts above those bars, also while the page scrolls, and when a bar comes later than the toast. */
function useToastLift(): void {
  useEffect(() => {
    const update = () => document.documentElement.style.setProperty('--toast-lift', `${barsHeight()}px`)
    const stop = toast.onChange(({ status }) => status === 'added' && update())
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      stop()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])
}

const ROLES = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const

/** The last toast with each `about`, which the next one replaces. */
const lastAbout = new Map<string, Id>()

/** Shows the queued toasts; the same text at once is one toast. */
const showQueued = (): void => {
  for (const { kind, content, durationMs, about } of toasts.take()) {
    const id = toast[kind](typeof content === 'string' ? content : ({ closeToast }) => content(closeToast), {
      role: ROLES[kind],
      toastId: typeof content === 'string' ? content : undefined,
      autoClose: durationMs,
    })
    if (about === undefined) continue
    const previous = lastAbout.get(about)
    if (previous !== undefined && previous !== id) toast.dismiss(previous)
    lastAbout.set(about, id)
  }
}

/** Where toasts appear; loaded before the first of them (app/(site)/_shell/lazy-toaster.client). */
export function Toaster() {
  useToastLift()
  useEffect(() => toasts.subscribe(showQueued), [])
  return (
    <ToastContainer
      aria-label="Oznámenia (Alt+T)"
      autoClose={TOAST_MS}
      closeButton={closeButton}
      closeOnClick={false}
      draggable={false}
      hideProgressBar
      icon={({ type }) => {
        const Icon = ICONS[type]
        return <Icon />
      }}
      pauseOnFocusLoss={false}
      transition={Transition}
    />
  )
}
