import type { Kept } from '@/lib/import-schema'
import { importedView } from '@/lib/past-imports'
import type { MemberImport } from '@/payload-types'
import type { ImportView } from '../schema'

/** The view of an import; `now` decides whether it can still be undone, while what it changed is kept. */
export const importView = (doc: MemberImport, kept: Kept, now: Date): ImportView => {
  const { created, changed, guardians, changes } = doc
  const imported = importedView(doc, now)
  return {
    ...imported,
    ...{ created, changed, guardians, kept },
    undoUntil: changes ? imported.undoUntil : null,
  }
}
