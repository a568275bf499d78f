import { ApiError } from './api.client'
import { renewAll } from './writes.client'

const RENEWED = 'Medzitým to zmenil niekto iný. Zoznam už ukazuje, ako je to teraz.'

/** Whether a row is no longer what the page shows: somebody has changed it (409), or it is gone (404). */
const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 409].includes(error.status)

/**
 * `onRefused` of a button of a row, which has nothing typed: the page is read again when the row is no longer what it shows, and
 * nobody is told to do it.
 */
export function renewed(error: unknown): unknown {
  if (!isStale(error)) return error
  renewAll()
  return error.status === 404 ? error : new ApiError(409, [{ message: RENEWED }], error.body)
}
