import { importedView } from '@/lib/past-imports'
import type { FixtureImport } from '@/payload-types'
import type { ImportView } from '../fixture-import/schema'

/** The view of an import; `now` decides whether it can still be undone, while what it changed is kept. */
export const importView = (doc: FixtureImport, now: Date): ImportView => {
  const { created, changed, changes } = doc
  const imported = importedView(doc, now)
  return { ...imported, created, changed, undoUntil: changes ? imported.undoUntil : null }
}
