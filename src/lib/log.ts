import { defaultLoggerOptions } from 'payload'
import { redactError } from './redact-error'

/** What looks like an address, a phone number, a day or a key in a line of text; a migration's name is none of them. */
const PERSONAL_DATA = [
  /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
  /\+?\d[\d /()-]{7,}\d/g,
  /\b(?!\d{8}_\d{6}_[a-z_]+\b)[\w+/=-]{32,}\b/g,
] as const

/** Ends a line or moves the cursor of a terminal: what somebody typed is not to look like a line of its own. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu
const oneLine = (text: string): string => text.replace(CONTROL, ' ')

const scrubbed = (text: string): string =>
  PERSONAL_DATA.reduce((line, what) => line.replace(what, '…'), oneLine(text))

/** One value of a log line: numbers and flags as they are, errors plain, whole rows and jobs not at all. */
const redact = (value: unknown): unknown => {
  if (value instanceof Error) return redactError(value)
  if (typeof value === 'string') return scrubbed(value)
  return value !== null && typeof value === 'object' ? '…' : value
}

/** Keys whose text is made by the program and needs no scrubbing: ids, paths of the contract, names of events. */
const UNREDACTED_KEYS = new Set(['event', 'account', 'caller', 'call', 'network'])

const redactLine = (line: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line).map(([key, value]) => [
      oneLine(key),
      !UNREDACTED_KEYS.has(key) ? redact(value) : typeof value === 'string' ? oneLine(value) : value,
    ]),
  )

/** The arguments of one call of the logger, made fit to be written down. */
export const redactArguments = ([first, ...rest]: readonly unknown[]): unknown[] => {
  if (first instanceof Error) return [{ err: redactError(first) }, first.name]
  const line = first !== null && typeof first === 'object' ? redactLine(first) : redact(first)
  return [line, ...rest.map(redact)]
}

/**
 * The logger of the whole program, Payload's own lines included: whatever is handed to it, no name, address, number,
 * token or parameter of a statement is written.
 */
export const logger: { options: object; destination: typeof defaultLoggerOptions } = {
  options: {
    hooks: {
      logMethod(args: unknown[], method: (...all: unknown[]) => void) {
        method.apply(this, redactArguments(args))
      },
    },
  },
  destination: defaultLoggerOptions,
}
