import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { FlattenedField } from 'payload'
import type { PlainRow } from '../sqlite/row-values'
import { snake } from '../tables'
import type { Row } from './parts'

/** Rows by the name of their table. */
export type TableRows = Map<string, PlainRow[]>

/** Where the fields of a group or of a list's item are stored. */
interface Place {
  table: string
  /** The table of the row itself, which also names the table of relations. */
  main: string
  parent: number | string
  row: PlainRow
  /** What stands before the name of a key, of a column and of a relation's path: the groups around the field. */
  key: string
  column: string
  path: string
}

type Values = Readonly<Record<string, unknown>>
type Reference = { relationTo: string; value: number | string }

/**
 * Rows of Payload's shape as the SQLite adapter stores them, past Payload. Each has the id the table is to have. Throws for
 * a kind of field that no collection here has, so that a new one cannot be lost.
 */
export function documentRows(
  db: Pick<SQLiteAdapter, 'tableNameMap'>,
  main: string,
  fields: readonly FlattenedField[],
  documents: readonly Row[],
): TableRows {
  const tables: TableRows = new Map()
  for (const document of documents) {
    const row: PlainRow = { id: document.id }
    add(tables, main, row)
    const place = { table: main, main, parent: document.id, row, key: '', column: '', path: '' }
    store({ db, tables }, place, fields, document)
  }
  return tables
}

const add = (tables: TableRows, table: string, row: PlainRow): void => {
  const known = tables.get(table)
  if (known) known.push(row)
  else tables.set(table, [row])
}

interface Context {
  db: Pick<SQLiteAdapter, 'tableNameMap'>
  tables: TableRows
}

const listOf = (value: unknown): unknown[] =>
  value === null || value === undefined ? [] : Array.isArray(value) ? value : [value]
const isMany = (field: FlattenedField): boolean => 'hasMany' in field && field.hasMany === true

function store(context: Context, place: Place, fields: readonly FlattenedField[], values: Values): void {
  for (const field of fields) {
    const isStored = !('virtual' in field && field.virtual) && field.type !== 'join'
    if (!isStored || field.name === 'id') continue
    storeField(context, place, field, values[field.name])
  }
}

function storeField(context: Context, place: Place, field: FlattenedField, value: unknown): void {
  const { tables, db } = context
  const column = `${place.column}${snake(field.name)}`
  const subTable = () => {
    const name = db.tableNameMap.get(`${place.table}_${column}`)
    if (!name) throw new Error(`No table for ${place.table} ${field.name}`)
    return name
  }
  if (('localized' in field && field.localized) || field.type === 'blocks')
    throw new Error(`The field ${field.name} of ${place.main} is of a kind that cannot be copied`)
  if (field.type === 'group' || field.type === 'tab') {
    const inner = {
      key: `${place.key}${field.name}_`,
      column: `${column}_`,
      path: `${place.path}${field.name}.`,
    }
    store(context, { ...place, ...inner }, field.flattenedFields, (value ?? {}) as Values)
  } else if (field.type === 'array') {
    const table = subTable()
    for (const [at, item] of listOf(value).entries()) {
      const { id } = item as Row
      const row: PlainRow = { _order: at + 1, _parentID: place.parent, id }
      add(tables, table, row)
      store(
        context,
        { ...place, table, parent: id, row, key: '', column: '' },
        field.flattenedFields,
        item as Values,
      )
    }
  } else if (field.type === 'relationship' || field.type === 'upload') {
    const { relationTo } = field
    if (!isMany(field) && !Array.isArray(relationTo)) place.row[place.key + field.name] = plainOf(value)
    else
      storeRelations(
        context,
        place,
        field.name,
        listOf(value).map((one) => referenceOf(relationTo, one)),
      )
  } else if (field.type === 'select' && isMany(field)) {
    const table = subTable()
    for (const [at, one] of listOf(value).entries())
      add(tables, table, { order: at + 1, parent: place.parent, value: one as string })
  } else if (isMany(field)) throw new Error(`The list ${field.name} of ${place.main} cannot be copied`)
  else place.row[place.key + field.name] = plainOf(value)
}

const plainOf = (value: unknown): PlainRow[string] => (value ?? null) as PlainRow[string]

const referenceOf = (relationTo: string | string[], one: unknown): Reference =>
  Array.isArray(relationTo) ? (one as Reference) : { relationTo, value: one as string }

function storeRelations({ tables }: Context, place: Place, name: string, references: Reference[]): void {
  if (place.table !== place.main && references.length > 0)
    throw new Error(`Relations to many in the list ${place.table} cannot be copied`)
  for (const [at, { relationTo, value }] of references.entries())
    add(tables, `${place.main}_rels`, {
      order: at + 1,
      parent: place.parent,
      path: `${place.path}${name}`,
      [`${relationTo}ID`]: value,
    })
}
