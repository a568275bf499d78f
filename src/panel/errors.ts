import type { AfterErrorHook } from 'payload'
import { errorAnswer } from '@/lib/error-answer'
import type { Problem } from '@/lib/errors'

/** What the limit of payload.config.ts says to a larger file. */
export const FILE_TOO_LARGE = 'Súbor je príliš veľký. Najväčšia veľkosť je 20 MB.'
/** A problem as the panel reads it: the sentence is shown, a named field is marked as well. */
const panelError = (problem: Problem) =>
  problem.field
    ? {
        name: 'ValidationError',
        message: problem.message,
        data: { errors: [{ message: problem.message, path: problem.field }] },
      }
    : { message: problem.message }

/**
 * Gives the panel the reason of every refusal. Payload tells its errors by the names of their classes, which a
 * production build has shortened away, and then shows "An unknown error occurred." instead of the sentence.
 */
export const tellReason: AfterErrorHook = ({ error, req }) => {
  const { status, body } = errorAnswer(error, req)
  return { response: { errors: body.errors.map(panelError) }, status }
}
