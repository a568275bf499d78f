// Reads a MongoDB database for the comparison, with the plain driver.
import { MongoClient } from 'mongodb'
import {
  canonical,
  canonicalColumn,
  canonicalItems,
  commonName,
  isEmpty,
  LEFT_OUT,
  LEFT_OUT_FIELDS,
  namer,
  pathOf,
  snake,
} from './compare-values.mjs'

/**
 * @typedef {import('./compare-values.mjs').Fields} Fields
 * @typedef {import('./compare-values.mjs').Shape} Shape
 * @typedef {Record<string, unknown>} Document
 */

const ANSWER_MS = 5000
/** Keys of a document that say nothing of the club, unless SQLite has a column for them. */
const BOOKKEEPING = ['__v', 'globalType', 'autosave', 'latest', 'snapshot', 'publishedLocale']

/** @param {unknown} value @returns {value is Document} */
const isDocument = (value) =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !('_bsontype' in value)
/** @param {unknown} value @returns {value is { relationTo: unknown, value: unknown }} */
const isReference = (value) => isDocument(value) && 'relationTo' in value && 'value' in value
/** @param {unknown} value */
const idIn = (value) => (isReference(value) ? value.value : value)

/**
 * Adds the fields of a document under the paths SQLite has for them; a group's stand at the top, as its columns do. Without a
 * shape (two databases of MongoDB) every key is one field.
 * @param {Fields} fields @param {Document} document @param {Shape | undefined} shape
 */
function addFields(fields, document, shape, before = '') {
  for (const [key, value] of Object.entries(document)) {
    const path = pathOf(`${before}${snake(key)}`)
    const isColumn = !shape || shape.columns.has(path)
    const isOwnId = before === 'version_' && key === 'id'
    // An empty list in a column is JSON, which SQLite stores as the text of an empty list; other empty lists have no rows there.
    const isNothing = isEmpty(value) && !(shape && isColumn && Array.isArray(value))
    if (isNothing || LEFT_OUT_FIELDS.includes(path) || isOwnId) continue
    if (BOOKKEEPING.includes(key) && (!isColumn || !shape)) continue
    if (isColumn) fields.set(path, canonicalColumn(value))
    else if (isReference(value)) fields.set(path, canonical([value.value]))
    else if (isDocument(value)) addFields(fields, value, shape, `${path}_`)
    else if (Array.isArray(value)) fields.set(path, listText(value, shape?.lists.get(path)))
    else fields.set(path, canonicalColumn(value))
  }
}

/** A list of items of this shape, or of plain values. @param {unknown[]} list @param {Shape | undefined} shape @returns {string} */
function listText(list, shape) {
  if (!shape) return canonical(list.map(idIn))
  return canonicalItems(
    list.map((item) => {
      /** @type {Fields} */
      const fields = new Map()
      addFields(fields, /** @type {Document} */ (item), shape)
      return fields
    }),
  )
}

/** @param {string} url */
export async function openMongodb(url) {
  const client = await MongoClient.connect(url, { serverSelectionTimeoutMS: ANSWER_MS })
  const db = client.db()
  /** @type {Map<string, { collection: string, filter: Document }>} */
  const sources = new Map()
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.startsWith('system.') || LEFT_OUT.includes(commonName(name))) continue
    if (name !== 'globals') sources.set(commonName(name), { collection: name, filter: {} })
    else
      for (const { globalType } of await db.collection(name).find().toArray())
        sources.set(commonName(globalType), { collection: name, filter: { globalType } })
  }

  /** @param {string} name @param {Shape} [shape] @returns {AsyncGenerator<import('./compare-values.mjs').ComparedRow>} */
  async function* rows(name, shape) {
    const source = sources.get(name)
    if (!source) return
    const nameRow = namer()
    const found = db.collection(source.collection).find(source.filter).sort({ _id: 1 }).batchSize(1000)
    for await (const { _id, ...document } of found) {
      const isOwn = typeof _id === 'string'
      /** @type {Fields} */
      const fields = new Map()
      addFields(fields, isOwn ? { ...document, id: _id } : document, shape)
      yield { key: isOwn ? String(_id) : nameRow(fields), fields }
    }
  }
  const names = () =>
    new Map(
      [...sources].map(([name, { collection, filter }]) => [name, String(filter.globalType ?? collection)]),
    )
  return { names, shape: () => undefined, rows, close: () => client.close() }
}
