// What a value means, whichever database stores it. Nothing here is shared with the copy that is compared.

/** @typedef {Map<string, string>} Fields The fields of a row by their path, as texts; what is empty is left out. */
/** @typedef {{ key: string, fields: Fields }} ComparedRow */
/**
 * What SQLite says of a collection: the paths of its columns, and the shape of the items of each list.
 * @typedef {{ columns: Set<string>, lists: Map<string, Shape> }} Shape
 */

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/
const JSON_TEXT = /^\s*[[{"]/

/** The same text for the same value: keys in order, moments in one notation. @param {unknown} value @returns {string} */
export function canonical(value) {
  if (value instanceof Date) return JSON.stringify(value.toISOString())
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value !== null && typeof value === 'object') {
    if ('_bsontype' in value) return JSON.stringify(String(value))
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`
  }
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'null'
  if (MOMENT.test(value) && !Number.isNaN(Date.parse(value)))
    return JSON.stringify(new Date(value).toISOString())
  return JSON.stringify(value)
}

/** A stored text that is JSON is what it says, in either database. @param {unknown} value @returns {string} */
export function canonicalColumn(value) {
  if (typeof value !== 'string' || !JSON_TEXT.test(value)) return canonical(value)
  try {
    return canonical(JSON.parse(value))
  } catch {
    return canonical(value)
  }
}

/** Whether a field has nothing in it: null, a missing value and an empty list are the same. @param {unknown} value */
export const isEmpty = (value) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** memberFees, member-fees and member_fees in one notation. @param {string} name */
export const snake = (name) =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A column of a relation ends in _id, its field does not. @param {string} name */
export const pathOf = (name) => (name === 'id' ? name : name.replace(/_id$/, ''))

/** Items of a list as one text. @param {Fields[]} items */
export const canonicalItems = (items) =>
  `[${items.map((item) => `{${[...item].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => `${key}:${value}`)}}`).join()}]`

/**
 * Names the rows that have no id of their own: versions, jobs and preferences by what they belong to, their time, and
 * their order among equal ones; a global by its order alone.
 */
export function namer() {
  /** @type {Map<string, number>} */
  const known = new Map()
  /** @param {Fields} fields */
  return (fields) => {
    const owner = ['parent', 'key', 'task_slug'].flatMap((path) => fields.get(path) ?? [])
    const name = owner.length > 0 ? `${owner.join(' ')} ${fields.get('created_at')}` : ''
    const count = (known.get(name) ?? 0) + 1
    known.set(name, count)
    return `${name} #${count}`.trim()
  }
}

/** Lists that are not copied, and the process that has claimed a job. */
export const LEFT_OUT_FIELDS = ['sessions', 'runner']
/** The same name for a table of SQLite and a collection of MongoDB. @param {string} name */
export const commonName = (name) => {
  const isVersions = /^_.*_(v|versions)$/.test(name)
  const base = name
    .replace(/^_(.*)_(v|versions)$/, '$1')
    .replaceAll(/[-_]/g, '')
    .toLowerCase()
  return base.replace(/s$/, '') + (isVersions ? ' (versions)' : '')
}
/** Collections that are not compared: each database has its own, or they are of the moment. */
export const LEFT_OUT = [
  'payload_migrations',
  'payload_locked_documents',
  'advisory_locks',
  'site_processes',
  'unfinished_copy',
].map(commonName)
