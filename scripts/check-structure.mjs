#!/usr/bin/env node
// What the import graph cannot see: names of files, circles of imports through a sub-feature, a guard in every signed-in
// page, the length of pages, a LazyPart around what is loaded later, filters in a FilterForm, numbers of decisions,
// commands named in the docs that do not exist, and planted faults whose place is gone.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import features from './lib/features.cjs'
import { staleFaults } from './lib/planted-faults.mjs'
import { subFeatureCircles } from './lib/sub-feature-circles.mjs'

const { ALONE, LAYERS, OVER } = features

const WORDS = new Set(
  'collection global fields access guards rules queries commands endpoints hooks schema views form labels service channel'
    .split(' ')
    .map((word) => `${word}.ts`),
)
const FEATURES = new Set([...LAYERS.flat(), ...ALONE, ...OVER])
const SCREEN_FOLDERS = new Set(['screens', 'components'])
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/
const SCREEN_FILE = /^[a-z0-9]+(-[a-z0-9]+)*(\.client\.tsx?|\.module\.css|\.tsx?)$/
const CODE = /\.(tsx?|mts|mjs|cjs|js|css)$/
const CODE_FILE = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.client|\.module|\.test|\.d)?\.(tsx?|mts|mjs|cjs|css)$/
// Names given by Next, Payload and the adapters.
const GENERATED = /^(importMap\.js|\d{8}_\d{6}.*)$/
const ROUTE_FOLDER =
  /^(\(\w+\)|_?[a-zA-Z0-9-]+|\[{1,2}(\.{3})?\w+\]{1,2}|[\w-]+\.(xml|txt|ics|webmanifest|json))$/
// toNewForm and toEditForm (app/_lib/to-panel) call requireAudience themselves.
const GUARD = /\bawait require(Audience|SignedIn)\(|\breturn to(New|Edit)Form\(/
const PAGE_LINES = 20

/** @param {string} root @param {string} folder */
const filesBelow = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== '.DS_Store')
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    : []

/** @param {string} file */
function featureFaults(file) {
  const [feature = '', ...rest] = file.split('/').slice(2)
  const name = basename(file)
  const folders = rest.slice(0, -1)
  const faults = []
  if (!FEATURES.has(feature)) faults.push(`${feature} is no feature of docs/map.md`)
  const inner = folders.find((folder) => SCREEN_FOLDERS.has(folder))
  const above = inner ? folders.slice(0, folders.indexOf(inner)) : folders
  if (above.length > 1) faults.push('sub-features go one level deep')
  if (!above.every((folder) => KEBAB.test(folder))) faults.push('a folder is written in kebab-case')
  if (inner) {
    if (folders.at(-1) !== inner) faults.push(`${inner}/ holds files only`)
    if (!SCREEN_FILE.test(name)) faults.push('a screen or component is written in kebab-case')
  } else if (!WORDS.has(name)) faults.push(`not one of the words ${[...WORDS].join(', ')}`)
  return faults
}

/** @param {string} root @param {string} file */
function appFaults(root, file) {
  const faults = []
  const folders = dirname(file).split('/').slice(2)
  const odd = folders.find((folder) => !ROUTE_FOLDER.test(folder))
  if (odd) faults.push(`${odd} is no route folder`)
  const isPage = basename(file) === 'page.tsx'
  if (!isPage || !file.startsWith('src/app/(site)/')) return faults
  const text = readFileSync(join(root, file), 'utf8')
  const signedIn = file.startsWith('src/app/(site)/auth/')
  if (signedIn && !GUARD.test(text))
    faults.push('a signed-in page begins with requireAudience or requireSignedIn')
  const body = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('import ')).length
  if (body > PAGE_LINES)
    faults.push(`${body} lines; a page is guard, query, screen in at most ${PAGE_LINES} (imports aside)`)
  return faults
}

const LOADED_LATER = /\b(lazy|dynamic)\(\s*\(/
const FILTER_FORM = 'src/ui/filter-form.tsx'

/** @param {string} root @param {string} file */
function screenFaults(root, file) {
  if (!file.endsWith('.tsx')) return []
  const text = readFileSync(join(root, file), 'utf8')
  const faults = []
  if (LOADED_LATER.test(text) && !text.includes('<LazyBoundary'))
    faults.push('what is loaded later stands in a LazyBoundary: its script may never arrive')
  if (/<form\b[^>]*role="search"/.test(text) && file !== FILTER_FORM)
    faults.push('filters stand in a FilterForm: they begin anew when the address changes')
  return faults
}

/** @param {string} file */
function nameFaults(file) {
  const name = basename(file)
  return !CODE.test(name) || CODE_FILE.test(name) || GENERATED.test(name)
    ? []
    : ['a file name is written in kebab-case']
}

/** @param {string} root */
function decisionFaults(root) {
  const names = filesBelow(root, 'docs/decisions')
    .map((file) => basename(file))
    .sort()
  const seen = new Map()
  return names.flatMap((name) => {
    const number = /^(\d{3})-[a-z0-9]+(-[a-z0-9]+)*\.md$/.exec(name)?.[1]
    if (!number) return [`docs/decisions/${name}: a decision is called NNN-title.md`]
    const twin = seen.get(number)
    seen.set(number, name)
    return twin ? [`docs/decisions/${name}: ${number} is already ${twin}`] : []
  })
}

/** Every `npm run x` in the docs and scripts must exist. @param {string} root */
function commandFaults(root) {
  if (!existsSync(join(root, 'package.json'))) return []
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = ['README.md', ...filesBelow(root, 'docs'), ...filesBelow(root, 'scripts')]
  return files
    .filter((file) => /\.(md|mjs)$/.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bnpm run ([a-z][a-z:-]*[a-z])/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${file}: ${command} is no script of package.json`),
    )
}

/** Every fault in the tree below `root`, as `file: what is wrong`. @param {string} root */
export function structureFaults(root) {
  /** @type {string[]} */
  const faults = []
  /** @param {string} file @param {string[]} found */
  const add = (file, found) => faults.push(...found.map((fault) => `${file}: ${fault}`))
  for (const file of filesBelow(root, 'src')) {
    if (file.startsWith('src/features/')) add(file, featureFaults(file))
    else if (file.startsWith('src/app/')) add(file, appFaults(root, file))
    if (!file.startsWith('src/features/')) add(file, nameFaults(file))
    add(file, screenFaults(root, file))
    if (/(^|\/)index\.tsx?$/.test(file) && !file.startsWith('src/db/migrations/')) add(file, ['no barrels'])
  }
  for (const folder of ['tests', 'scripts'])
    for (const file of filesBelow(root, folder)) add(file, nameFaults(file))
  const circles = subFeatureCircles(root, filesBelow(root, 'src/features'))
  return [...faults, ...circles, ...decisionFaults(root), ...commandFaults(root)]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..')
  const faults = [...structureFaults(root), ...staleFaults(root)]
  if (faults.length > 0) console.error(faults.join('\n'))
  process.exit(faults.length > 0 ? 1 : 0)
}
