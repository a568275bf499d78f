import type { BaseDatabaseAdapter } from 'payload'
import { withoutTexts } from '@/lib/plain-error'

/** Errors of the database carry the values of the row that was being written; Next and Payload would print them. */
const stripped = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error
  const told = error as Error & {
    params?: unknown
    query?: unknown
    keyValue?: unknown
    isOperational?: unknown
  }
  if (told.isOperational) return error
  const frames = (told.stack ?? '').split('\n').filter((line) => /^\s+at .+:\d+:\d+\)?$/.test(line))
  if (typeof told.query === 'string') {
    told.query = withoutTexts(told.query)
    told.message = `Failed query: ${String(told.query)}`
    delete told.params
  } else if (/^(Mongo|Cast|Validat)/.test(told.name)) {
    told.message = told.name
    delete told.keyValue
  } else return error
  told.stack = [`${told.name}: ${told.message}`, ...frames].join('\n')
  return error
}

const SKIPPED = ['constructor', 'init', 'connect', 'destroy']

/** Makes every call of the adapter throw errors without the values they were about; kind, code and cause stay. */
export function throwPlainErrors(adapter: BaseDatabaseAdapter): void {
  const calls = adapter as unknown as Record<string, unknown>
  for (const [name, call] of Object.entries(calls)) {
    if (typeof call !== 'function' || SKIPPED.includes(name) || call.constructor.name !== 'AsyncFunction')
      continue
    calls[name] = async function (this: unknown, ...args: unknown[]) {
      try {
        return (await call.apply(this ?? adapter, args)) as unknown
      } catch (error) {
        throw stripped(error)
      }
    }
  }
}
