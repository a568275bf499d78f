// Looks for the club's data in a build: builds are copied to other machines and outlive what is erased in the database.
import fs from 'node:fs'
import path from 'node:path'

/** What `next build` writes for itself and nobody copies: its cache, and the scratch database this build made. */
const NOT_COPIED = new Set(['cache', 'scratch', 'dev'])
/** Names of a database file, its journal and lock, and of a file of secrets. */
const DATA_NAME = /(^|\/)(akademia\.db[^/]*|\.env(\.[^/]*)?|[^/]+\.db-(wal|shm))$/

/** Every file below a folder; links are not followed. @param {string} folder @returns {Generator<string>} */
function* filesBelow(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesBelow(file)
    else if (entry.isFile()) yield file
  }
}

/** @param {string} left @param {string} right */
const isSame = (left, right) => fs.readFileSync(left).equals(fs.readFileSync(right))

/**
 * The files of a build whose name is one of a data file's, or whose content is that of a file in a data folder (empty
 * files aside).
 * @param {string} output the folder `.next`
 * @param {string[]} dataFolders
 * @returns {string[]}
 */
export function dataInBuild(output, dataFolders) {
  /** @type {Map<number, string[]>} */
  const bySize = new Map()
  for (const folder of new Set(dataFolders.map((each) => path.resolve(each)))) {
    if (!fs.existsSync(folder)) continue
    for (const file of filesBelow(folder)) {
      const { size } = fs.statSync(file)
      if (size > 0) bySize.set(size, [...(bySize.get(size) ?? []), file])
    }
  }
  const found = []
  for (const entry of fs.readdirSync(output, { withFileTypes: true })) {
    if (!entry.isDirectory() || NOT_COPIED.has(entry.name)) continue
    for (const file of filesBelow(path.join(output, entry.name))) {
      const sameSize = bySize.get(fs.statSync(file).size) ?? []
      if (DATA_NAME.test(file) || sameSize.some((data) => isSame(data, file))) found.push(file)
    }
  }
  return found
}

/**
 * Puts files where a club has its own (a photo, a database), runs `build` and removes them again with the folders made
 * for them, so that a build without any data is tested with some.
 * @param {string} folder the default data folder
 * @param {() => void} build
 */
export function withPlantedData(folder, build) {
  const planted = [
    'uploads/media/planted.webp',
    'uploads/documents/planted.pdf',
    // Named as the program names its own: a build traces paths by the fixed parts of their names.
    'mail/2026-01-01T00-00-00-000Z-planted.eml',
    'planted.db',
  ]
  const made = []
  try {
    for (const name of planted) {
      const file = path.join(folder, name)
      const first = fs.mkdirSync(path.dirname(file), { recursive: true })
      if (first) made.push(first)
      fs.writeFileSync(file, `planted before the build: ${name}\n`)
    }
    build()
  } finally {
    for (const name of planted) fs.rmSync(path.join(folder, name), { force: true })
    for (const each of made.reverse()) fs.rmSync(each, { recursive: true, force: true })
  }
}
