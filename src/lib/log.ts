import { defaultLoggerOptions } from 'payload'
import { redactError } from './redact-error'

/** What looks like an e-mail address, a phone number, a day or a key in a line of text; names of migrations are spared. */
const PERSONAL_DATA = [
  /[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g,
  /\+?\d[\d /()-]{7,}\d/g,
  /\b(?!\d{8}_\d{6}_[a-z_]+\b)[\w+/=-]{32,}\b/g,
] as const

/** Control characters: what somebody typed must not start a line of the log or move a terminal's cursor. */
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu
const oneLine = (text: string): string => text.replace(CONTROL, ' ')

const scrubbed = (text: string): string =>
  PERSONAL_DATA.reduce((line, what) => line.replace(what, '…'), oneLine(text))

/** One value of a log line: numbers and booleans as they are, errors and texts redacted, objects as „…“. */
const redact = (value: unknown): unknown => {
  if (value instanceof Error) return redactError(value)
  if (typeof value === 'string') return scrubbed(value)
  return value !== null && typeof value === 'object' ? '…' : value
}

/** Keys whose text the program makes, never a person: ids, paths of the contract, names of log events. */
const UNREDACTED_KEYS = new Set(['event', 'account', 'caller', 'call', 'network'])

const redactLine = (line: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line).map(([key, value]) => [
      oneLine(key),
      !UNREDACTED_KEYS.has(key) ? redact(value) : typeof value === 'string' ? oneLine(value) : value,
    ]),
  )

/** The arguments of one call of the logger, redacted. */
export const redactArguments = ([first, ...rest]: readonly unknown[]): unknown[] => {
  if (first instanceof Error) return [{ err: redactError(first) }, first.name]
  const line = first !== null && typeof first === 'object' ? redactLine(first) : redact(first)
  return [line, ...rest.map(redact)]
}

/**
 * The options of the program's logger, Payload's own lines included: whatever it is given, it writes no name, address,
 * number, token or parameter of a statement.
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
