import { StartRefusal } from '@/lib/env'

/** The migrations to run. Throws StartRefusal for a database that a newer version of the program has migrated. */
export function pendingOf<Migration extends { name: string }>(
  all: readonly Migration[],
  applied: readonly string[],
): Migration[] {
  const unknown = applied.find((name) => !all.some((migration) => migration.name === name))
  if (unknown !== undefined)
    throw new StartRefusal(
      `Databáza je z novšej verzie programu (pozná migráciu ${unknown}). Spustite novšiu verziu, alebo obnovte zálohu.`,
    )
  return all.filter((migration) => !applied.includes(migration.name))
}
