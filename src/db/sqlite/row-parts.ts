import type { FlattenedField } from 'payload'
import type { PlainRow } from './row-values'

type Row = Readonly<Record<string, unknown>> & { id: string }

/** Rows of the table that holds a list: `rels` for all relations to many, else the name of an array or of a choice of many. */
interface ListRows {
  name: string
  rows: PlainRow[]
}

const isGroup = (value: unknown): value is PlainRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Rows as SQLite stores them: the columns of the row's own table, a group's with a point, and the rows of its further
 * tables. Throws for a list of another kind than an array, a choice of many or a relation to one collection.
 */
export function splitRows(
  fields: readonly FlattenedField[],
  rows: readonly Row[],
): { plain: PlainRow[]; lists: ListRows[] } {
  const byPath = new Map(
    fields.flatMap((field) => [
      [field.name, field] as const,
      ...(field.type === 'group'
        ? field.flattenedFields.map((one) => [`${field.name}.${one.name}`, one] as const)
        : []),
    ]),
  )
  const lists = new Map<string, PlainRow[]>()
  const keep = (name: string, items: PlainRow[]) => {
    const known = lists.get(name)
    if (known) known.push(...items)
    else lists.set(name, items)
  }
  const plain = rows.map((row) => {
    const own: PlainRow = {}
    const add = (path: string, value: unknown) => {
      const field = byPath.get(path)
      if (Array.isArray(value) && field?.type !== 'json') {
        const { table, items } = listOf(field, path, { parent: row.id, values: value })
        keep(table, items)
      } else if (isGroup(value)) for (const [key, one] of Object.entries(value)) add(`${path}.${key}`, one)
      else own[path] = value as PlainRow[string]
    }
    for (const [name, value] of Object.entries(row)) add(name, value)
    return own
  })
  return { plain, lists: [...lists].map(([name, items]) => ({ name, rows: items })) }
}

function listOf(
  field: FlattenedField | undefined,
  path: string,
  { parent, values }: { parent: string; values: readonly unknown[] },
): { table: string; items: PlainRow[] } {
  if (field?.type === 'array')
    return {
      table: field.name,
      items: (values as PlainRow[]).map((item, at) => ({
        ...item,
        _order: at + 1,
        _parentID: parent,
      })),
    }
  if (field?.type === 'select')
    return {
      table: path.replace('.', '_'),
      items: (values as string[]).map((value, at) => ({ order: at + 1, parent, value })),
    }
  if (field?.type !== 'relationship' || Array.isArray(field.relationTo))
    throw new Error(`Rows with a list of ${path} cannot be written together`)
  const column = `${field.relationTo}ID`
  return {
    table: 'rels',
    items: (values as string[]).map((id, at) => ({ order: at + 1, parent, path, [column]: id })),
  }
}
