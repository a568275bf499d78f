import type { AfterErrorHook } from 'payload'
import { errorResponse } from '@/lib/error-response'
import type { Problem } from '@/lib/errors'

/** What the limit of payload.config.ts says to a larger file. */
export const FILE_TOO_LARGE = 'Súbor je príliš veľký. Najväčšia veľkosť je 20 MB.'
interface Named {
  data?: { errors?: { path?: string; label?: unknown }[] } | null
}

/** The labels of the wrong fields by their paths, where the error knows them. */
const labelsOf = (error: Named): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(error.data?.errors) ? error.data.errors : []).flatMap(({ path, label }) =>
      path && typeof label === 'string' ? [[path, label] as const] : [],
    ),
  )

/**
 * Problems as the panel reads them: each sentence is shown once, with the names of its fields behind a colon when there
 * are several, of which the panel makes a list; the fields are marked as well.
 */
const panelErrors = (problems: readonly Problem[], labels: ReadonlyMap<string, string>) => {
  const byMessage = new Map<string, Problem[]>()
  for (const problem of problems)
    byMessage.set(problem.message, [...(byMessage.get(problem.message) ?? []), problem])
  return [...byMessage].map(([message, all]) => {
    const errors = all.flatMap(({ field }) => (field ? [{ message, path: field }] : []))
    if (errors.length === 0) return { message }
    const names = errors.flatMap(({ path }) => labels.get(path) ?? [])
    const text = names.length > 1 ? `${message.replace(/\.$/, '')}: ${names.join(', ')}` : message
    return { name: 'ValidationError', message: text, data: { errors } }
  })
}

/**
 * Gives the panel the reason of every refusal. Payload tells its errors by the names of their classes, which a
 * production build has shortened away, and then shows "An unknown error occurred." instead of the sentence.
 */
export const panelErrorResponse: AfterErrorHook = ({ error, req }) => {
  const { status, body } = errorResponse(error, req)
  return { response: { errors: panelErrors(body.errors, labelsOf(error as Named)) }, status }
}
