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

/** The toast's time runs from the moment it appears; the library would begin it after the way in. */
function Transition(props: ToastTransitionProps) {
  const { playToast } = props
  useEffect(() => {
    playToast()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: later a pointer over the toast stops the time
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

/** How far a bar of the page that stands at the foot of the screen reaches up, in pixels. */
const barsHeight = (): number => {
  const bars = [...document.querySelectorAll('[data-bottom-bar]')].map((bar) => bar.getBoundingClientRect())
  const middle = window.innerHeight / 2
  const tops = bars
    .filter(({ top, bottom }) => bottom > middle && top < window.innerHeight)
    .map(({ top }) => top)
  return tops.length > 0 ? window.innerHeight - Math.min(...tops) : 0
}

/** Keeps toasts above those bars, wherever the page is scrolled while a toast stands. */
function useToastLift(): void {
  useEffect(() => {
    const lift = () => document.documentElement.style.setProperty('--toast-lift', `${barsHeight()}px`)
    const stop = toast.onChange(({ status }) => status === 'added' && lift())
    window.addEventListener('scroll', lift, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', lift)
    }
  }, [])
}

const ROLES = { success: 'status', info: 'status', warning: 'alert', error: 'alert' } as const

/** The last toast about each thing, so that the next one about it takes its place. */
const lastAbout = new Map<string, Id>()

/** Hands the toasts that wait to the library; the same text twice at once is one toast. */
const showQueued = (): void => {
  for (const { kind, content, standsMs, about } of toasts.take()) {
    const id = toast[kind](typeof content === 'string' ? content : ({ closeToast }) => content(closeToast), {
      role: ROLES[kind],
      toastId: typeof content === 'string' ? content : undefined,
      autoClose: standsMs,
    })
    if (about === undefined) continue
    const before = lastAbout.get(about)
    if (before !== undefined && before !== id) toast.dismiss(before)
    lastAbout.set(about, id)
  }
}

/** The one place where toasts appear; the page loads it (app/(site)/_shell/lazy-toaster) before the first of them. */
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
