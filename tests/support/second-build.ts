import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const TEXT = /\.(js|mjs|cjs|json|html|rsc|meta|txt|css|body)$|BUILD_ID$/
/** A script or style wherever it is named, in a text of JSON as well. */
const CHUNK = /static(\\?\/)chunks\1(?=[\w.~-]+\.(?:js|css))/g

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))

/**
 * Makes another build of a stopped server's (`build` is its folder), as far as a browser can see: another id, and other names
 * of all scripts and styles, in every file that names one.
 */
export function makeSecondBuild(build: string): void {
  const next = join(build, '.next')
  const id = readFileSync(join(next, 'BUILD_ID'), 'utf8').trim()
  // An id is random: one of 64 begins with either sign.
  const other = `${id.startsWith('2') ? '3' : '2'}${id.slice(1)}`
  for (const file of filesIn(next).filter((path) => TEXT.test(path))) {
    const before = readFileSync(file, 'utf8')
    const after = before.replace(CHUNK, 'static$1chunks$1n').replaceAll(id, other)
    if (after !== before) writeFileSync(file, after)
  }
  renameSync(join(next, 'static', id), join(next, 'static', other))
  const chunks = join(next, 'static/chunks')
  for (const name of readdirSync(chunks))
    if (/\.(js|css)$/.test(name))
      renameSync(join(chunks, name), join(chunks, `n${name.replaceAll(id, other)}`))
}
