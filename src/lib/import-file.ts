import type { CollectionSlug, PayloadRequest } from 'payload'
import { type Cell, readTable } from './read-table'
import { rememberedMapping } from './remembered-mapping'
import type { ColumnReader, MappingOf } from './table-columns'

/**
 * A table as the office maps it: by the mapping of the last import of its collection with these headings, else by what the
 * headings say.
 */
export async function readImportFile<Field extends string>(
  req: PayloadRequest,
  collection: Extract<CollectionSlug, 'memberImports' | 'fixtureImports'>,
  columns: ColumnReader<Field>,
  { data, name }: { data: Buffer; name: string },
): Promise<{ fileName: string; rows: Cell[][]; heading: number | null; mapping: (Field | null)[] }> {
  const rows = await readTable(data)
  const heading = columns.headingRow(rows) ?? null
  const headings = heading === null ? [] : (rows[heading] ?? [])
  const known = await rememberedMapping<MappingOf<Field>>(req, collection, headings)
  return {
    fileName: name.slice(0, 120),
    rows,
    heading,
    mapping: [...(known ?? columns.mappingOf(headings, rows.slice((heading ?? 0) + 1)))],
  }
}
