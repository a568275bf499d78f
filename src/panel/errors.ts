import type { AfterErrorHook } from 'payload'
import { errorResponse } from '@/lib/error-response'
import { invalid, type Problem, UNUSABLE_FILTER } from '@/lib/errors'

/** The message for a file above the limit in payload.config.ts. */
export const FILE_TOO_LARGE = 'Súbor je príliš veľký. Najväčšia veľkosť je 20 MB.'
interface Named {
  data?: { errors?: { path?: string; label?: unknown }[] } | null
}

/** The labels of the invalid fields by path, as far as the error has them. */
const labelsOf = (error: Named): ReadonlyMap<string, string> =>
  new Map(
    (Array.isArray(error.data?.errors) ? error.data.errors : []).flatMap(({ path, label }) =>
      path && typeof label === 'string' ? [[path, label] as const] : [],
    ),
  )

/**
 * Problems in the shape the panel expects: each message once, with the labels of its fields after a colon when there are
 * several (the panel makes a list of them); the fields are marked as well.
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

/** What a driver says of a value that its column cannot hold, or of a path that leads nowhere in it. */
const isOfFilter = (cause: unknown): boolean =>
  cause instanceof TypeError ||
  cause instanceof RangeError ||
  (cause instanceof Error && 'code' in cause && cause.code === 'SQLITE_ERROR')

/**
 * Whether a read failed because of its filter: „abc“ compared with a day, a condition within a rich text. Only the drivers know;
 * of a write, and of a read without a filter, the same is a mistake of ours.
 */
const isUnusableFilter = (error: unknown, query: object = {}): boolean => {
  if (!(error instanceof Error) || !('where' in query || 'joins' in query)) return false
  const isRead = 'query' in error && /^\s*select\b/i.test(String(error.query))
  return error.name === 'CastError' || (isRead && isOfFilter(error.cause))
}

/**
 * Gives the panel the message of every refusal. Payload recognises its errors by class names, which a production build
 * minifies, and would show "An unknown error occurred." instead.
 */
export const panelErrorResponse: AfterErrorHook = ({ error, req }) => {
  const refused = isUnusableFilter(error, req.query) ? invalid(UNUSABLE_FILTER) : error
  const { status, body } = errorResponse(refused, req)
  return { response: { errors: panelErrors(body.errors, labelsOf(error as Named)) }, status }
}
