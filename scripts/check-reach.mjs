#!/usr/bin/env node
// What may be loaded by whom, through any number of imports: the browser no server file, a pure rule no library, a unit
// test no database. Imports of types are gone when a file runs, so the imports are those that esbuild leaves; it reads the
// whole tree in a second, while dependency-cruiser, which compiles every file for it, needs twenty.
// The layers, where an import of a type counts, are in .dependency-cruiser.cjs.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const SERVER_FILES = '(collection|global|fields|access|guards|hooks|queries|commands|endpoints|service)'
const SERVER = new RegExp(
  '^payload\\.config\\.ts$|^src/(collections|endpoints)\\.ts$|^src/(db|access|fields|seed)/|^src/app/_lib/' +
    '|^src/lib/(contract|data-dir|env|errors|mail|revalidate)[^/]*\\.ts$' +
    `|^src/features/.+/${SERVER_FILES}\\.ts$`,
)
/**
 * Files that begin a path, and what it must not lead to: a file, or a package by the name it is imported by. `isDirect`: only
 * what the file itself imports counts.
 * @type {{ name: string, from: RegExp, to: RegExp, isDirect?: boolean }[]}
 */
const RULES = [
  { name: 'browser-never-reaches-server', from: /\.client\.tsx?$/, to: SERVER },
  {
    name: 'browser-never-reaches-zod',
    from: /\.client\.tsx?$/,
    to: /^package:(zod|payload|nodemailer|sharp)(\/|$)/,
  },
  {
    // Another file may lend a type.
    name: 'rules-are-pure',
    from: /^src\/features\/.+\/(rules|labels)\.ts$/,
    to: /^(?!.*\/(rules|labels|form)\.ts$)(?!src\/lib\/[^/]+\.ts$)/,
    isDirect: true,
  },
  {
    name: 'rules-reach-no-library',
    from: /^src\/features\/.+\/(rules|labels)\.ts$/,
    to: /^package:(payload|@payloadcms\/[^/]+|react|react-dom|next|zod|nodemailer|sharp)(\/|$)/,
  },
  { name: 'unit-tests-open-no-database', from: /^tests\/unit\//, to: /^payload\.config\.ts$/ },
]
const CODE = /\.(tsx?|mjs|cjs)$/
/** What is neither code nor a style sheet imports nothing. */
const LEAVES = Object.fromEntries(
  ['svg', 'png', 'jpg', 'webp', 'ico', 'woff', 'woff2', 'ttf', 'txt', 'node'].map((end) => [
    `.${end}`,
    'empty',
  ]),
)

/** @typedef {Map<string, string[]>} Graph file → what it loads: files, and packages as `package:name` */

/** A package counts by its name, without what is in it. @type {import('esbuild').Plugin} */
const packages = {
  name: 'packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (path.startsWith('@/') || path === '@payload-config' || kind === 'entry-point') return undefined
      return kind === 'import-rule' || kind === 'url-token'
        ? { path, external: true }
        : { path, namespace: 'package' }
    })
    builder.onLoad({ filter: /^/, namespace: 'package' }, () => ({ contents: 'module.exports = {}' }))
  },
}

/** @param {string} root @returns {Promise<Graph>} */
export async function graphOf(root) {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const { metafile } = await build({
    absWorkingDir: root,
    // One entry that imports every file: each entry of its own would be put together by itself, which takes ten seconds.
    stdin: {
      contents: ['payload.config.ts', ...files.filter((file) => CODE.test(file) && !file.endsWith('.d.ts'))]
        .map((file) => `import ${JSON.stringify(`./${file}`)}`)
        .join('\n'),
      resolveDir: root,
    },
    outdir: join(root, 'never-written'),
    write: false,
    bundle: true,
    metafile: true,
    plugins: [packages],
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    loader: /** @type {Record<string, 'empty'>} */ (LEAVES),
    // What package.json calls free of side effects is loaded all the same.
    ignoreAnnotations: true,
    logLevel: 'silent',
  })
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      // An import of types only is left as it was written, unresolved.
      imports.flatMap(({ path, external }) => (external ? [] : [path])),
    ]),
  )
}

/** The shortest way from a file to what it must not load, both ends included. @param {Graph} graph @param {string} from @param {RegExp} to */
function wayTo(graph, from, to) {
  /** @type {Map<string, string | undefined>} */
  const before = new Map([[from, undefined]])
  for (const at of before.keys())
    for (const next of graph.get(at) ?? []) {
      if (before.has(next)) continue
      before.set(next, at)
      if (!to.test(next)) continue
      const way = [next]
      for (let step = before.get(next); step; step = before.get(step)) way.unshift(step)
      return way
    }
  return undefined
}

/** @param {string} root @returns {Promise<{ rule: string, from: string, way: string[] }[]>} */
export async function reachFaults(root) {
  const graph = await graphOf(root)
  return RULES.flatMap(({ name, from, to, isDirect }) => {
    const begins = [...graph.keys()].filter((file) => from.test(file))
    return begins.flatMap((file) => {
      const first = graph.get(file)?.find((next) => to.test(next))
      const way = isDirect ? first && [file, first] : wayTo(graph, file, to)
      return way ? [{ rule: name, from: file, way }] : []
    })
  })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await reachFaults(join(dirname(fileURLToPath(import.meta.url)), '..'))
  for (const { rule, way } of faults) console.error(`${rule}: ${way.join(' → ')}`)
  process.exit(faults.length > 0 ? 1 : 0)
}
