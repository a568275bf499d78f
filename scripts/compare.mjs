// npm run compare -- --one file:data/akademia.db --other mongodb://…?replicaSet=rs0: whether two databases hold the same
// club, read with the plain drivers. It shares nothing with the copy and knows nothing of Payload. Exit code 1 on a difference.
import { createHash } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openMongodb } from './lib/compare-mongodb.mjs'
import { openSqlite } from './lib/compare-sqlite.mjs'

/** Differing rows of one collection that are named. */
const NAMED = 10

/** @typedef {Awaited<ReturnType<typeof openSqlite>> | Awaited<ReturnType<typeof openMongodb>>} Database */
/** @typedef {import('./lib/compare-values.mjs').Fields} Fields */

/** @param {string} url @returns {Promise<Database>} */
const open = (url) => (url.startsWith('mongodb') ? openMongodb(url) : openSqlite(url))

/** @param {Fields} fields */
const hashOf = (fields) => {
  const lines = [...fields]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, value]) => `${path}=${value}`)
  return createHash('sha256').update(lines.join('\n')).digest()
}

/** The hashes of all rows, and one of them all, in whatever order they come. @param {AsyncIterable<{ key: string, fields: Fields }>} rows @param {(key: string, hash: string, fields: Fields) => void} each */
async function hashAll(rows, each) {
  let sum = 0n
  let count = 0
  for await (const { key, fields } of rows) {
    const hash = hashOf(fields)
    sum =
      (sum + hash.readBigUInt64BE() + createHash('sha256').update(key).digest().readBigUInt64BE()) &
      0xffffffffffffffffn
    count += 1
    each(key, hash.toString('base64url', 0, 12), fields)
  }
  return { count, sum: sum.toString(16).padStart(16, '0') }
}

/** @param {Database} one @param {Database} other @param {string} name @param {string} title */
async function compareCollection(one, other, name, title) {
  const shape = one.shape(name) ?? other.shape(name)
  /** @type {Map<string, string>} */
  const hashes = new Map()
  /** @type {Map<string, Fields>} */
  const differing = new Map()
  /** @type {string[]} */
  const lines = []
  const first = await hashAll(one.rows(name, shape), (key, hash) => hashes.set(key, hash))
  let more = 0
  const second = await hashAll(other.rows(name, shape), (key, hash, fields) => {
    const known = hashes.get(key)
    hashes.delete(key)
    if (known === hash) return
    if (lines.length + differing.size >= NAMED) more += 1
    else if (known === undefined) lines.push(`${title} ${key}: len v druhej databáze`)
    else differing.set(key, fields)
  })
  const missing = [...hashes.keys()]
  lines.push(...missing.slice(0, NAMED).map((key) => `${title} ${key}: len v prvej databáze`))
  more += Math.max(0, missing.length - NAMED)
  if (differing.size > 0)
    for await (const { key, fields } of one.rows(name, shape)) {
      const others = differing.get(key)
      if (others) lines.push(...differencesOf(fields, others).map((what) => `${title} ${key}: ${what}`))
    }
  if (more > 0) lines.push(`${title}: a ďalších ${more}`)
  return { first, second, lines }
}

/** The fields in which two rows differ; not their values, which are somebody's. @param {Fields} one @param {Fields} other */
const differencesOf = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((path) => one.get(path) !== other.get(path))
    .map(
      (path) =>
        `pole ${path} ${!one.has(path) ? 'je len v druhej' : !other.has(path) ? 'je len v prvej' : 'sa líši'}`,
    )

const { values: given } = parseArgs({
  options: { one: { type: 'string' }, other: { type: 'string' } },
  strict: false,
})
const { one = process.env.COMPARE_ONE, other = process.env.COMPARE_OTHER } = given
if (typeof one !== 'string' || typeof other !== 'string') {
  console.error(
    'Zadajte dve databázy: npm run compare -- --one file:data/akademia.db --other "mongodb://…?replicaSet=rs0"',
  )
  process.exit(1)
}
try {
  process.exitCode = await compare(one, other)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** Prints the table and the differences; returns the exit code. @param {string} oneUrl @param {string} otherUrl */
async function compare(oneUrl, otherUrl) {
  const [one, other] = [await open(oneUrl), await open(otherUrl)]
  const titles = new Map([...other.names(), ...one.names()])
  let rows = 0
  /** @type {string[]} */
  const differences = []
  console.log(`${'kolekcia'.padEnd(24)} ${'prvá'.padStart(9)} ${'druhá'.padStart(9)}  odtlačok`)
  for (const [name, title] of [...titles].sort(([, a], [, b]) => (a < b ? -1 : 1))) {
    const { first, second, lines } = await compareCollection(one, other, name, title)
    rows += first.count
    differences.push(...lines)
    if (first.count + second.count === 0) continue
    const verdict = lines.length === 0 ? first.sum : `${first.sum} ≠ ${second.sum}`
    console.log(
      `${title.padEnd(24)} ${String(first.count).padStart(9)} ${String(second.count).padStart(9)}  ${verdict}`,
    )
  }
  await one.close()
  await other.close()
  for (const line of differences) console.error(line)
  console.log(
    differences.length === 0 && rows > 0
      ? `Databázy sú rovnaké, záznamov ${rows}.`
      : rows === 0
        ? 'V databázach nie je čo porovnať.'
        : `Databázy sa líšia, rozdielov ${differences.length}.`,
  )
  return differences.length === 0 && rows > 0 ? 0 : 1
}
