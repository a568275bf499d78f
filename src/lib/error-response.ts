import { randomBytes } from 'node:crypto'
import type { APIError, PayloadRequest } from 'payload'
import { BUSY, forbidden, isRefusal, missingReference, notFound, type Problem, type Refusal } from './errors'
import { redactError } from './redact-error'
import { isTransient } from './retry'

/** What an error becomes on the wire. */
export interface ErrorResponse {
  status: number
  body: { errors: Problem[] } & Record<string, unknown>
  headers: Record<string, string>
}

/** What an address that no call has is answered. */
export const UNKNOWN_ADDRESS = 'Táto adresa neexistuje.'

const UNREACHABLE = 'Databáza teraz neodpovedá. Skúste to o chvíľu znova.'
const DUPLICATE = 'Takýto záznam už existuje.'
/** A relation to a row that is not there any more, or is not one of those the field allows. */
export const UNFIT_ROWS = 'Niektorý z vybraných záznamov už neexistuje, alebo ho tu nemožno použiť.'

const respond = (
  status: number,
  errors: Problem[],
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): ErrorResponse => ({ status, body: { ...extra, errors }, headers })

const ofRefusal = (refusal: Refusal): ErrorResponse =>
  respond(refusal.status, refusal.problems, refusal.extra, refusal.headers)

/**
 * Payload's own errors, recognised by shape: the adapter and the hooks throw them from another bundle, whose classes are
 * not these and, once minified, have other names.
 */
const isApiError = (error: unknown): error is APIError =>
  error instanceof Error &&
  'isOperational' in error &&
  error.isOperational === true &&
  'status' in error &&
  typeof error.status === 'number'

interface Invalid {
  errors: { message: string; path?: string | null }[]
}
const invalidOf = ({ status, data }: APIError): Invalid | undefined =>
  status === 400 && Array.isArray((data as Partial<Invalid> | null)?.errors)
    ? (data as unknown as Invalid)
    : undefined

/** Payload writes the ids it refuses behind these words; nobody knows a row by its id. */
const BEFORE_IDS = [UNFIT_ROWS, 'This relationship field has the following invalid relationships:']
const withoutIds = (message: string): string =>
  BEFORE_IDS.some((words) => message.startsWith(words)) ? UNFIT_ROWS : message

/** Both adapters report a unique violation as a field error with this message; it becomes 409 instead of 400. */
const ofValidation = ({ errors: list }: Invalid, req: PayloadRequest | undefined): ErrorResponse => {
  const uniqueMessages = new Set(['Value must be unique', req?.t('error:valueMustBeUnique')])
  const isDuplicate = list.some((problem) => uniqueMessages.has(problem.message))
  const problems = list.map(({ message, path }) => ({
    message: uniqueMessages.has(message) ? DUPLICATE : withoutIds(message),
    ...(path ? { field: path.replace(/_id$/, '') } : {}),
  }))
  return respond(
    isDuplicate ? 409 : 400,
    problems.length > 0 ? problems : [{ message: 'Údaje nie sú platné.' }],
  )
}

const codeOf = (error: unknown): unknown =>
  error && typeof error === 'object' && 'code' in error ? error.code : undefined

/** Whether the database refused a statement with one of these codes; drivers wrap their errors once. */
const hasCode = (error: unknown, ...codes: (string | number)[]): boolean =>
  [error, (error as Error | undefined)?.cause].some((layer) =>
    codes.includes(codeOf(layer) as string | number),
  )

const isUniqueViolation = (error: unknown): boolean =>
  hasCode(error, 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 11000)

/** A row refers to one that was deleted after it had been looked for. */
const isMissingReference = (error: unknown): boolean => hasCode(error, 'SQLITE_CONSTRAINT_FOREIGNKEY')

/** No member of MongoDB's replica set can be reached, or takes writes. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error &&
  /^Mongo(ServerSelection|Network|NetworkTimeout|NotConnected|PoolCleared)/.test(error.name)

/** The client closed the connection before the whole request had come. */
const isAborted = (error: unknown): boolean =>
  codeOf(error) === 'ECONNRESET' && error instanceof Error && error.message === 'aborted'

/** What the parser of uploads throws for a body that is not what its type says; a body cut off is one. */
const FORM_ERRORS = new Set([
  'Malformed content type',
  'Malformed part header',
  'Missing Content-Type',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
  'Unexpected end of file',
  'Unexpected end of form',
])

/** A form with files that cannot be read, or whose part with the fields is not JSON. */
const isBrokenForm = (error: unknown, req: PayloadRequest | undefined): boolean =>
  error instanceof Error &&
  /^multipart\//i.test(req?.headers?.get('content-type') ?? '') &&
  (FORM_ERRORS.has(error.message) || error.name === 'SyntaxError')

const ofUnexpected = (error: unknown, req: PayloadRequest | undefined): ErrorResponse => {
  const code = randomBytes(2).toString('hex').toUpperCase()
  const entry = { err: redactError(error), code, msg: `Unexpected error ${code}` }
  if (req) req.payload.logger.error({ ...entry, err: error })
  else console.error(entry)
  return respond(500, [{ message: `Niečo sa pokazilo. Skúste to o chvíľu znova. (Kód: ${code})` }])
}

const ofUnreachable = (error: unknown, req: PayloadRequest | undefined): ErrorResponse => {
  req?.payload.logger.error({ err: redactError(error), msg: 'The database cannot be reached' })
  return respond(503, [{ message: UNREACHABLE }])
}

const ofApiError = (error: APIError, req: PayloadRequest | undefined): ErrorResponse => {
  const invalid = invalidOf(error)
  if (invalid) return ofValidation(invalid, req)
  if (error.status === 404) return ofRefusal(notFound())
  if (error.status === 403) return ofRefusal(forbidden())
  // A query by a path that does not exist.
  if (error.status === 400 && Array.isArray(error.data))
    return respond(400, [{ message: 'Požiadavka nie je platná.' }])
  if (error.isPublic && error.status < 500) return respond(error.status, [{ message: error.message }])
  return ofUnexpected(error, req)
}

/**
 * Any error in the contract's shape. Only messages written for people are sent; an unexpected error becomes a 500 with a
 * code under which the log has it.
 */
export const errorResponse = (error: unknown, req?: PayloadRequest): ErrorResponse => {
  if (isRefusal(error)) return ofRefusal(error)
  if (isBrokenForm(error, req))
    return respond(400, [{ message: 'Odoslaný formulár so súborom sa nedá prečítať. Odošlite ho znova.' }])
  if (isApiError(error)) return ofApiError(error, req)
  if (isTransient(error)) return respond(503, [{ message: BUSY }])
  if (isUnreachable(error)) return ofUnreachable(error, req)
  if (isUniqueViolation(error)) return respond(409, [{ message: DUPLICATE }])
  if (isMissingReference(error)) return ofRefusal(missingReference())
  if (isAborted(error)) return respond(400, [{ message: 'Požiadavka neprišla celá.' }])
  return ofUnexpected(error, req)
}
