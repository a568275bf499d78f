import type { PayloadRequest } from 'payload'
import { memberColumns } from '../columns/rules'
import type { FileView } from '../schema'
import { readTable } from '@/lib/read-table'
import { headingsKey } from '../commands'

/** A file as the office maps it: by the mapping of the last import with these headings, else by what the headings say. */
export async function readMembersFile(
  req: PayloadRequest,
  { data, name }: { data: Buffer; name: string },
): Promise<FileView> {
  const rows = await readTable(data)
  const heading = memberColumns.headingRow(rows) ?? null
  const headings = heading === null ? [] : (rows[heading] ?? [])
  const { docs } = await req.payload.find({
    collection: 'memberImports',
    where: { headings: { equals: headingsKey(headings) } },
    sort: '-importedAt',
    select: { mapping: true },
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const known = docs[0]?.mapping as FileView['mapping'] | undefined
  return {
    fileName: name.slice(0, 120),
    rows,
    heading,
    mapping: known ?? [...memberColumns.mappingOf(headings)],
  }
}
