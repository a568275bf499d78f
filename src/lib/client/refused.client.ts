import { href } from '../routes'
import { ApiError } from './api.client'
import { toast } from './toast.client'

/** Tells the person what went wrong; when their session is over, also leads to the sign-in and back. */
export const explain = (error: unknown): void => {
  const status = error instanceof ApiError ? error.status : 0
  toast.error(error instanceof ApiError ? error.message : 'Niečo sa pokazilo. Skúste to znova.')
  if (status !== 401) return
  const { pathname, search } = window.location
  window.setTimeout(() => window.location.assign(href('login', { callbackUrl: pathname + search })), 1500)
}
