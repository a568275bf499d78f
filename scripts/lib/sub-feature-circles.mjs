// Circles of imports through a sub-feature. The import graph refuses circles of files; here a sub-feature counts as one
// node, and so do the screens and the components of its feature, so that each can be read without the other.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /\bfrom\s+'([^']+)'/g
/** @typedef {Map<string, Map<string, string>>} Graph part → (part it imports → the file that does) */

const SCREEN_FOLDERS = new Set(['components', 'screens'])

/** What a file counts as: `events/rules` is a file of the feature, `events/series/` a sub-feature, `events/screens/` the screens. @param {string} file */
function partOf(file) {
  const [, , feature, first = '', ...more] = file.split('/')
  if (more.length === 0) return `${feature}/${first.replace(/\.\w+$/, '')}`
  return `${feature}/${first}/`
}

/** @param {string} root @param {string} from @param {string} specifier */
function resolve(root, from, specifier) {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return base && ['.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(join(root, file)))
}

/** The imports within each feature. @param {string} root @param {string[]} files */
function graphOf(root, files) {
  /** @type {Graph} */
  const graph = new Map()
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = resolve(root, file, specifier)
      if (!target?.startsWith('src/features/') || target.split('/')[2] !== file.split('/')[2]) continue
      const [from, to] = [partOf(file), partOf(target)]
      if (from !== to) graph.set(from, (graph.get(from) ?? new Map()).set(to, file))
    }
  return graph
}

/**
 * The files by which one part imports another, directly or through others; undefined when it does not.
 * @param {Graph} graph @param {string} from @param {string} to @param {Set<string>} [seen] @returns {string[] | undefined}
 */
function pathBetween(graph, from, to, seen = new Set()) {
  for (const [next, file] of graph.get(from) ?? []) {
    if (next === to) return [file]
    if (seen.has(next)) continue
    seen.add(next)
    const rest = pathBetween(graph, next, to, seen)
    if (rest) return [file, ...rest]
  }
  return undefined
}

/** One fault for each sub-feature on a circle among `files` (paths from `root`). @param {string} root @param {string[]} files */
export function subFeatureCircles(root, files) {
  const graph = graphOf(
    root,
    files.filter((file) => /^src\/features\/.*\.tsx?$/.test(file)),
  )
  return [...graph.keys()]
    .filter((part) => part.endsWith('/') && !SCREEN_FOLDERS.has(part.split('/')[1] ?? ''))
    .flatMap((part) => {
      const circle = pathBetween(graph, part, part)
      return circle
        ? [`${circle[0]}: imports go in a circle through src/features/${part} (${circle.join(' → ')})`]
        : []
    })
}
