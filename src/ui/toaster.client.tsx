'use client'
import { cssTransition, type ToastContainerProps, ToastContainer } from 'react-toastify/unstyled'
import { TOAST_MS } from '@/lib/client/toast.client'
import { Check, Close, Info, Warning } from './icons'

const ICONS = { success: Check, info: Info, warning: Warning, error: Warning, default: Info }
// Short, because the time on screen is autoClose plus both transitions.
const transition = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

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

/** The one place where toasts appear; its live region is in the page before the first of them. */
export function Toaster() {
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
      transition={transition}
    />
  )
}
