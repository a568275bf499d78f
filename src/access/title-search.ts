import type { PayloadRequest, Where } from 'payload'
import { fold } from '@/lib/text'

/**
 * The rows, drafts among them, whose title contains a text, whatever its case and diacritics; all rows for an empty text.
 * Titles are compared here: SQLite folds the case of ASCII letters only, and neither database takes „l“ for „ľ“.
 */
export async function titleContains(
  req: PayloadRequest,
  collection: 'documents' | 'news',
  search: string,
): Promise<Where> {
  const text = fold(search)
  if (!text) return {}
  const { docs } = await req.payload.find({
    collection,
    select: { title: true },
    depth: 0,
    draft: true,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return { id: { in: docs.filter(({ title }) => fold(title).includes(text)).map(({ id }) => id) } }
}
