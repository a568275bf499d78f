import { importedView } from '@/lib/past-imports'
import type { FixtureImport } from '@/payload-types'
import { changesIn } from '../fixture-undo/rules'
import type { ImportView } from '../fixture-import/schema'

/** The view of an import; `now` decides whether it can still be undone, while what it changed is kept. */
export const importView = (doc: FixtureImport, now: Date): ImportView => {
  const { created, changed, changes } = doc
  const imported = importedView(doc, now)
  const { kept = [] } = changes ? changesIn(changes) : {}
  return { ...imported, created, changed, kept, undoUntil: changes ? imported.undoUntil : null }
}
