import { href } from '../routes'
import { ApiError } from './api.client'
import { toast } from './toast.client'

/**
 * Leads to the sign-in because the session is over, and afterwards back here. What was typed is already kept on the
 * device (useDraft). A full load: nothing of the person may stay in memory.
 */
const signInAgain = (): void => {
  const { pathname, search } = window.location
  window.location.assign(href('login', { callbackUrl: pathname + search, error: 'SessionRequired' }))
}

/** Tells the person what went wrong with what; when their session is over, leads to the sign-in and back. */
export const showError = (error: unknown, about?: string): void => {
  if (error instanceof ApiError && error.status === 401) return signInAgain()
  toast.error(error instanceof ApiError ? error.message : 'Niečo sa pokazilo. Skúste to znova.', about)
}
