import { href } from '../routes'
import { ApiError } from './api.client'
import { toast } from './toast.client'

/**
 * Opens the sign-in because the session has ended, with the way back here. Drafts are already stored (useDraft). A full
 * page load, so that nothing of the person stays in memory.
 */
const signInAgain = (): void => {
  const { pathname, search } = window.location
  window.location.assign(href('login', { callbackUrl: pathname + search, error: 'SessionRequired' }))
}

/** Shows an error as a toast; for a 401 opens the sign-in instead. */
export const showError = (error: unknown, about?: string): void => {
  if (error instanceof ApiError && error.status === 401) return signInAgain()
  toast.error(error instanceof ApiError ? error.message : 'Niečo sa pokazilo. Skúste to znova.', about)
}
