import type { BaseDatabaseAdapter } from 'payload'
import { withoutLiterals } from '@/lib/redact-error'

/** The error without the values of the row that was written, which Next and Payload would print. */
const redacted = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const details = error as Error & {
    params?: unknown
    query?: unknown
    keyValue?: unknown
    isOperational?: unknown
  }
  if (details.isOperational) return error
  const frames = (details.stack ?? '').split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  if (typeof details.query === 'string') {
    details.query = withoutLiterals(details.query)
    details.message = `Failed query: ${String(details.query)}`
    delete details.params
  } else if (/^(Mongo|Cast|Validat)/.test(details.name)) {
    details.message = details.name
    delete details.keyValue
  } else return error
  details.stack = [`${details.name}: ${details.message}`, ...frames].join('\n')
  return error
}

const SKIPPED = ['constructor', 'init', 'connect', 'destroy']

/** Makes every call of the adapter throw errors without the values of rows; type, code and cause stay. */
export function redactAdapterErrors(adapter: BaseDatabaseAdapter): void {
  const calls = adapter as unknown as Record<string, unknown>
  for (const [name, call] of Object.entries(calls)) {
    if (typeof call !== 'function' || SKIPPED.includes(name) || call.constructor.name !== 'AsyncFunction')
      continue
    calls[name] = async function (this: unknown, ...args: unknown[]) {
      try {
        return (await call.apply(this ?? adapter, args)) as unknown
      } catch (error) {
        throw redacted(error)
      }
    }
  }
}
