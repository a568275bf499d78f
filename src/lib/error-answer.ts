import { randomBytes } from 'node:crypto'
import { APIError, Forbidden, NotFound, type PayloadRequest, QueryError, ValidationError } from 'payload'
import { forbidden, notFound, type Problem, Refusal } from './errors'
import { TryLater } from './limits'
import { isTransient } from './transaction'

/** What an error becomes on the wire. */
export interface ErrorAnswer {
  status: number
  body: { errors: Problem[] } & Record<string, unknown>
  headers: Record<string, string>
}

const BUSY = 'Práve sa ukladá veľa zmien. Skúste to o chvíľu znova.'
const TAKEN = 'Takýto záznam už existuje.'

const answer = (
  status: number,
  errors: Problem[],
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): ErrorAnswer => ({ status, body: { ...extra, errors }, headers })

const ofRefusal = (refusal: Refusal): ErrorAnswer =>
  answer(refusal.status, refusal.problems, refusal.extra, refusal instanceof TryLater ? refusal.headers : {})

/** Both adapters report a unique violation as a field error in these words; it is a clash, not a typing error. */
const ofValidation = (error: ValidationError, req: PayloadRequest | undefined): ErrorAnswer => {
  const list = (error.data as { errors?: { message: string; path?: string | null }[] }).errors ?? []
  const taken = new Set(['Value must be unique', req?.t('error:valueMustBeUnique')])
  const clash = list.some((problem) => taken.has(problem.message))
  const problems = list.map(({ message, path }) => ({
    message: taken.has(message) ? TAKEN : message,
    ...(path ? { field: path.replace(/_id$/, '') } : {}),
  }))
  return answer(clash ? 409 : 400, problems.length > 0 ? problems : [{ message: 'Údaje nie sú platné.' }])
}

const codeOf = (error: unknown): unknown =>
  error && typeof error === 'object' && 'code' in error ? error.code : undefined

const isUniqueViolation = (error: unknown): boolean =>
  [error, (error as Error | undefined)?.cause].some((layer) =>
    ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', 11000].includes(
      codeOf(layer) as string | number,
    ),
  )

const ofBreakdown = (error: unknown, req: PayloadRequest | undefined): ErrorAnswer => {
  const code = randomBytes(2).toString('hex').toUpperCase()
  const entry = { err: error, code, msg: `Unexpected error ${code}` }
  if (req) req.payload.logger.error(entry)
  else console.error(entry)
  return answer(500, [{ message: `Niečo sa pokazilo. Skúste to o chvíľu znova. (Kód: ${code})` }])
}

/**
 * Any error in the contract's shape. Only sentences made for people leave; whatever was not foreseen becomes a
 * 500 whose code is found again in the log.
 */
export const errorAnswer = (error: unknown, req?: PayloadRequest): ErrorAnswer => {
  if (error instanceof Refusal) return ofRefusal(error)
  if (error instanceof ValidationError) return ofValidation(error, req)
  if (error instanceof NotFound) return ofRefusal(notFound())
  if (error instanceof Forbidden) return ofRefusal(forbidden())
  if (error instanceof QueryError) return answer(400, [{ message: 'Požiadavka nie je platná.' }])
  if (isTransient(error)) return answer(503, [{ message: BUSY }])
  if (isUniqueViolation(error)) return answer(409, [{ message: TAKEN }])
  if (error instanceof APIError && error.isPublic && error.status < 500)
    return answer(error.status, [{ message: error.message }])
  return ofBreakdown(error, req)
}
