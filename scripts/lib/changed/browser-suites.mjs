// The browser's suites that could be concerned by a change: those that open a page it reaches, import it, or are called like it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FAR, reached } from './reached.mjs'
import { isNamedLike } from './suites.mjs'

/**
 * @typedef {import('./import-graph.mjs').Graph} Graph
 * @typedef {import('./reached.mjs').Distances} Distances
 */

/** It opens every address. */
const WALK = 'tests/e2e/walk.test.ts'
/** They stand in front of every page. */
const BEFORE_ALL =
  /^(next\.config\.mjs|src\/(proxy|instrumentation)\.ts|tests\/e2e\/test\.ts|playwright\.config\.ts)$/

/** @param {string} page its page.tsx @returns {RegExp} how a suite writes its address */
export function addressPattern(page) {
  const folders = page
    .replace(/^src\/app/, '')
    .replace(/\/page\.tsx$/, '')
    .replaceAll(/\/\([^)]*\)/g, '')
  const [fixed = '', ...rest] = folders.split('[')
  return new RegExp(`['"\`]${fixed === '' ? '/' : fixed}${rest.length > 0 ? '' : '(?![\\w/-])'}`)
}

/** What is seen of a feature calls what its server files offer. @param {Graph} graph @param {string} file @returns {string[]} */
function ownScreens(graph, file) {
  const folder = /^(src\/features\/.+\/)(endpoints|commands|hooks|guards|service|channel)\.ts$/.exec(
    file,
  )?.[1]
  if (!folder) return []
  return [...graph.imports.keys()].filter(
    (other) => other.startsWith(folder) && /\/(components|screens)\//.test(other),
  )
}

/** What is reached without the files that hold all features together. @param {Distances} distances */
const near = (distances) => new Map([...distances].filter(([, distance]) => distance < FAR))

/**
 * The pages a change is seen on. A frame is seen on every page below it, when it is nearer to the change than any page:
 * what every frame shows a little of has pages of its own.
 * @param {Graph} graph @param {string[]} changed
 */
export function pagesReached(graph, changed) {
  const pages = [...graph.imports.keys()].filter((file) => /^src\/app\/.*\/page\.tsx$/.test(file))
  if (changed.some((file) => BEFORE_ALL.test(file))) return pages
  const found = near(reached(graph, [...changed, ...changed.flatMap((file) => ownScreens(graph, file))]))
  const nearest = Math.min(...pages.map((page) => found.get(page) ?? FAR))
  const frames = [...found].flatMap(([file, distance]) => {
    const folder = /^(src\/app\/.*)(layout|template|error|not-found)\.tsx$/.exec(file)?.[1]
    return folder && distance < nearest ? [folder] : []
  })
  return pages.filter((page) => found.has(page) || frames.some((folder) => page.startsWith(folder)))
}

/** @param {string} root @param {Graph} graph @param {string[]} changed @returns {{ suites: string[], of: number }} */
export function browserSuites(root, graph, changed) {
  const all = [...graph.imports.keys()].filter((file) => /^tests\/e2e\/.*\.test\.ts$/.test(file))
  const addresses = pagesReached(graph, changed).map(addressPattern)
  const importing = near(reached(graph, changed))
  const suites = all.filter((suite) => {
    if (importing.has(suite) || isNamedLike(suite, changed)) return true
    if (addresses.length === 0) return false
    const text = readFileSync(join(root, suite), 'utf8')
    return suite === WALK || addresses.some((address) => address.test(text))
  })
  return { suites, of: all.length }
}
