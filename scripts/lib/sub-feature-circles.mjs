// Circles of imports through a sub-feature. No file imports itself in a circle (the import graph says so); a sub-feature
// counts as one thing here, and so do the screens and the components of its feature: whoever reads one of them need not
// read the other to understand it.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const IMPORT = /\bfrom\s+'([^']+)'/g
const ROOMS = new Set(['components', 'screens'])

/** What a file counts as: `events/rules` is a file of the feature, `events/series/` a sub-feature, `events/screens/` a room. */
function partOf(file) {
  const [, , feature, first, ...more] = file.split('/')
  if (more.length === 0) return `${feature}/${first.replace(/\.\w+$/, '')}`
  return `${feature}/${first}/`
}

function resolve(root, from, specifier) {
  const base = specifier.startsWith('@/')
    ? join('src', specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return base && ['.ts', '.tsx'].map((end) => base + end).find((file) => existsSync(join(root, file)))
}

/** part → (part it imports → the file that does), within one feature. */
function graphOf(root, files) {
  const graph = new Map()
  for (const file of files)
    for (const [, specifier] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = resolve(root, file, specifier)
      if (!target?.startsWith('src/features/') || target.split('/')[2] !== file.split('/')[2]) continue
      const [from, to] = [partOf(file), partOf(target)]
      if (from !== to) graph.set(from, (graph.get(from) ?? new Map()).set(to, file))
    }
  return graph
}

/** The files by which one part reaches another, or undefined. */
function wayBetween(graph, from, to, seen = new Set()) {
  for (const [next, file] of graph.get(from) ?? []) {
    if (next === to) return [file]
    if (seen.has(next)) continue
    seen.add(next)
    const rest = wayBetween(graph, next, to, seen)
    if (rest) return [file, ...rest]
  }
  return undefined
}

/** Lines about circles among `files` (paths from `root`), one for each sub-feature that lies on one. */
export function subFeatureCircles(root, files) {
  const graph = graphOf(
    root,
    files.filter((file) => /^src\/features\/.*\.tsx?$/.test(file)),
  )
  return [...graph.keys()]
    .filter((part) => part.endsWith('/') && !ROOMS.has(part.split('/')[1]))
    .flatMap((part) => {
      const way = wayBetween(graph, part, part)
      return way
        ? [`${way[0]}: imports go in a circle through src/features/${part} (${way.join(' → ')})`]
        : []
    })
}
