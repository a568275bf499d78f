import { isStartRefusal, StartRefusal } from '@/lib/env'
import { type Part, partsOf, type Source, type Target, withoutSessions } from './parts'

/** How far a copy is. */
export interface Progress {
  part: Part
  /** Rows of this part that are stored, and all of them. */
  done: number
  rows: number
  /** The same of all parts. */
  allDone: number
  allRows: number
}

/**
 * Copies every row, version and global with its id, dates and everything else but sessions. Returns the number of rows.
 * Rows that MongoDB and SQLite give ids of their own (versions, jobs, preferences) get new ones, in the same order.
 */
export async function copyAll(
  source: Source,
  target: Target,
  report: (progress: Progress) => void,
): Promise<number> {
  const parts: { part: Part; rows: number }[] = []
  for (const part of partsOf(source.payload.config)) parts.push({ part, rows: await source.count(part) })
  const allRows = parts.reduce((sum, { rows }) => sum + rows, 0)
  let allDone = 0
  for (const { part, rows } of parts) {
    let done = 0
    report({ part, done, rows, allDone, allRows })
    for await (const batch of source.read(part)) {
      const copied = batch.map((row) => withoutSessions(source, part, row))
      await target.write(part, copied).catch((error: unknown) => {
        throw failed(`zápis „${part.label}“`, error)
      })
      done += batch.length
      allDone += batch.length
      report({ part, done, rows, allDone, allRows })
    }
  }
  await copyGlobals(source, target)
  await target.check().catch((error: unknown) => {
    throw isStartRefusal(error) ? error : failed('kontrola', error)
  })
  return allDone
}

/** The refusal without the values of rows, which the databases' own errors contain. */
function failed(what: string, error: unknown): StartRefusal {
  const { name, code, keyPattern } = error as { name?: string; code?: unknown; keyPattern?: object }
  const index = keyPattern ? `, ${Object.keys(keyPattern).join(' + ')}` : ''
  return new StartRefusal(
    `Kópia sa nedokončila: zlyhal krok ${what} (${[name, code].filter(Boolean).join(' ')}${index}).`,
  )
}

async function copyGlobals({ payload }: Source, target: Target): Promise<void> {
  for (const { slug } of payload.config.globals) {
    const stored = await payload.db.findGlobal<Record<string, unknown>>({ slug })
    const values: Record<string, unknown> = { ...stored }
    delete values.id
    delete values.globalType
    if (Object.keys(values).length > 0) await target.writeGlobal(slug, values)
  }
}
