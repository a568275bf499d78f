/** What the log holds of an error: its type, codes and places. */
export interface RedactedError {
  type: string
  code?: string | number
  status?: number
  /** The statement that failed, with a question mark for every value. */
  query?: string
  at: string[]
  cause?: RedactedError
}

const FRAMES = 12
const DEPTH = 3

/** A statement with `?` in place of every text literal, at most 600 characters. */
export const withoutLiterals = (query: string): string => query.replace(/'(?:[^']|'')*'?/g, '?').slice(0, 600)

/** The lines of a stack that name places, without the message above them. */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const from = message === '' ? 0 : stack.indexOf(message) + message.length
  return stack
    .slice(Math.max(0, from))
    .split('\n')
    .filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
    .slice(0, FRAMES)
    .map((line) => line.trim())
}

const scalar = (error: Error, key: string): string | number | undefined => {
  const value: unknown = (error as unknown as Record<string, unknown>)[key]
  return typeof value === 'number' || (typeof value === 'string' && /^\w{1,60}$/.test(value))
    ? value
    : undefined
}

/**
 * An error as it may be logged. Messages, parameters, bodies and responses of other servers may name people, addresses and
 * keys, so none of them is included; the error is found by its type, code and place.
 */
export const redactError = (error: unknown, depth = 0): RedactedError => {
  if (!(error instanceof Error)) return { type: typeof error, at: [] }
  const { query } = error as { query?: unknown }
  const status = scalar(error, 'status')
  const code = scalar(error, 'code')
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(typeof status === 'number' && { status }),
    ...(typeof query === 'string' && { query: withoutLiterals(query) }),
    at: framesOf(error),
    ...(error.cause instanceof Error && depth < DEPTH && { cause: redactError(error.cause, depth + 1) }),
  }
}
