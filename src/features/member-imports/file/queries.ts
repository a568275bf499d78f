import type { PayloadRequest } from 'payload'
import { memberColumns } from '../columns/rules'
import type { FileView } from '../schema'
import { readTable } from '@/lib/read-table'
import { rememberedMapping } from '@/lib/remembered-mapping'

/** A file as the office maps it: by the mapping of the last import with these headings, else by what the headings say. */
export async function readMembersFile(
  req: PayloadRequest,
  { data, name }: { data: Buffer; name: string },
): Promise<FileView> {
  const rows = await readTable(data)
  const heading = memberColumns.headingRow(rows) ?? null
  const headings = heading === null ? [] : (rows[heading] ?? [])
  const known = await rememberedMapping<FileView['mapping']>(req, 'memberImports', headings)
  return {
    fileName: name.slice(0, 120),
    rows,
    heading,
    mapping: known ?? [...memberColumns.mappingOf(headings)],
  }
}
