import type { AfterErrorHook } from 'payload'
import { errorAnswer } from '@/lib/error-answer'
import type { Problem } from '@/lib/errors'

/** What the limit of payload.config.ts says to a larger file; Payload's own check of a file speaks English only. */
export const FILE_TOO_LARGE = 'Súbor je príliš veľký. Fotky môžu mať najviac 10 MB, dokumenty 20 MB.'
const FILE_REFUSED =
  'Súbor sa nedá použiť: je poškodený, alebo je iného typu. Fotky prijímame vo formátoch JPG, PNG a WebP, dokumenty ako PDF, DOCX, XLSX a obrázky.'

/** Payload's sentences about a file: technical, and in English in every language. */
const ENGLISH = /^(Invalid|File type|File buffer|Could not read|SVG)\b/

const inSlovak = (problem: Problem): Problem =>
  problem.field === 'file' && ENGLISH.test(problem.message) ? { ...problem, message: FILE_REFUSED } : problem

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
  return { response: { errors: body.errors.map(inSlovak).map(panelError) }, status }
}
