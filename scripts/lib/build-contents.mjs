// @ts-check
// What must never be in a build: the club's data. A build is copied to other machines and outlives what is erased.
import fs from 'node:fs'
import path from 'node:path'

/** What `next build` writes for itself and nobody copies: its cache, and the scratch database this build made. */
const NOT_COPIED = new Set(['cache', 'scratch', 'dev'])
/** A database file, its journal and lock, or a file of secrets, wherever the data folder is. */
const TELLING = /(^|\/)(akademia\.db[^/]*|\.env(\.[^/]*)?|[^/]+\.db-(wal|shm))$/

/** Every file below a folder that is no link. @param {string} folder @returns {Generator<string>} */
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
 * The files of a build that hold something of the data folder, told by their names or by their contents; empty files
 * say nothing.
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
      const alike = bySize.get(fs.statSync(file).size) ?? []
      if (TELLING.test(file) || alike.some((data) => isSame(data, file))) found.push(file)
    }
  }
  return found
}

/**
 * Puts files where a club has its own (a photo, a database), runs `build`, and takes them away again, with the folders
 * made for them: so that every build, also one without any data, is tried with some.
 * @param {string} folder the default data folder
 * @param {() => void} build
 */
export function withPlantedData(folder, build) {
  const planted = [
    'uploads/media/planted.webp',
    'uploads/documents/planted.pdf',
    'mail/planted.eml',
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
