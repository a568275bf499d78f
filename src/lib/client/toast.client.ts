import { toast as show, type ToastOptions } from 'react-toastify/unstyled'

/** How long a toast stands, in milliseconds (specification §9). */
export const TOAST_MS = 3500

const polite: ToastOptions = { role: 'status' }
const urgent: ToastOptions = { role: 'alert' }

/** The four kinds of toast; the same text twice at once is one toast. */
export const toast = {
  success: (text: string): void => void show.success(text, { ...polite, toastId: text }),
  info: (text: string): void => void show.info(text, { ...polite, toastId: text }),
  warning: (text: string): void => void show.warning(text, { ...urgent, toastId: text }),
  error: (text: string): void => void show.error(text, { ...urgent, toastId: text }),
}
