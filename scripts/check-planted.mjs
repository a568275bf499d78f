#!/usr/bin/env node
// Tests the checks themselves: plants one fault for every graph rule, lint rule and structure rule in a scratch tree, and
// a type error in a script, and requires that exactly these are reported.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { reachFaults } from './check-reach.mjs'
import { structureFaults } from './check-structure.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** @typedef {Record<string, string>} Files path → text */

/** @param {string} path */
const f = (path) => `src/features/${path}`
/** @param {string[]} targets */
const imports = (...targets) =>
  `${targets.map((target, i) => `import { a as a${i} } from '${target}'`).join('\n')}\nexport const a = [${targets.map((_, i) => `a${i}`)}]\n`
const plain = 'export const a = 1\n'

/** Files without a fault. @type {Files} */
const CLEAN = {
  'payload.config.ts': imports('./src/collections'),
  'src/collections.ts': imports('@/features/events/collection'),
  'src/lib/dates.ts': plain,
  'src/lib/mail.ts': plain,
  'src/lib/contract.ts': plain,
  'src/lib/client/read.ts': plain,
  'src/access/allow.ts': plain,
  'src/ui/button.tsx': imports('@/lib/dates'),
  'src/ui/toasts.client.tsx': `const Toaster = lazy(() => import('./drawing'))\nexport const T = () => <LazyBoundary><Toaster /></LazyBoundary>\n`,
  'src/ui/drawing.tsx': plain,
  'src/ui/filter-form.tsx': 'export const FilterForm = () => <form role="search" />\n',
  'src/app/_lib/request.ts': imports('@payload-config'),
  [f('users/rules.ts')]: imports('@/lib/dates'),
  [f('users/access.ts')]: imports('@/access/allow', './rules'),
  [f('users/views.ts')]: plain,
  [f('users/queries.ts')]: imports('payload', './views'),
  [f('users/endpoints.ts')]: imports('./queries', 'zod'),
  [f('users/migration/queries.ts')]: imports('../queries'),
  [f('users/screens/list.tsx')]: imports('../views', '@/ui/button'),
  [f('events/collection.ts')]: imports('payload', '@/features/users/rules'),
  [f('events/components/card.tsx')]: imports('../views'),
  [f('events/views.ts')]: plain,
  [f('events/ring/labels.ts')]: plain,
  [f('attendance/queries.ts')]: imports('@/features/events/queries', '@/features/events/components/card'),
  [f('events/queries.ts')]: imports('@/features/users/access'),
  [f('attendance/screens/sheet.client.tsx')]:
    `import { type A } from 'payload'\nimport { type B } from '@/lib/contract'\nexport type C = A | B\n` +
    imports('@/lib/client/read', 'next/link', 'react'),
  'src/app/(site)/page.tsx': imports('@/features/users/queries', '@/features/users/screens/list'),
  'tests/unit/users.test.ts': imports('../../src/features/users/rules'),
  'tests/e2e/users.test.ts': plain,
}

/** rule → the files that break it, and those they need. @type {Record<string, Files>} */
const GRAPH_FAULTS = {
  'no-cycles': { 'src/lib/ring-a.ts': imports('./ring-b'), 'src/lib/ring-b.ts': imports('./ring-a') },
  'no-feature-cycles': {
    [f('session/queries.ts')]: imports('@/features/notifications/labels'),
    [f('notifications/labels.ts')]: plain,
    [f('notifications/queries.ts')]: imports('@/features/session/labels'),
    [f('session/labels.ts')]: plain,
  },
  'only-app-imports-app': {
    [f('users/service.ts')]: imports('@/app/_lib/plain'),
    'src/app/_lib/plain.ts': plain,
  },
  'shared-code-imports-no-feature': { 'src/access/curious.ts': imports('@/features/users/rules') },
  'lib-imports-only-lib': { 'src/lib/climber.ts': imports('@/access/allow') },
  'ui-imports-only-lib': { 'src/ui/player-card.tsx': imports('@/access/allow') },
  'features-import-public-parts-only': {
    [f('membership/endpoints.ts')]: imports('@/features/events/endpoints'),
    [f('events/endpoints.ts')]: plain,
  },
  'features-import-no-panel': {
    [f('events/hooks.ts')]: imports('@/panel/translations'),
    'src/panel/translations.ts': plain,
  },
  'categories-layer-imports-later-feature': { [f('club/queries.ts')]: imports('@/features/users/rules') },
  'users-layer-imports-later-feature': { [f('users/commands.ts')]: imports('@/features/events/views') },
  'events-layer-imports-later-feature': {
    [f('events/commands.ts')]: imports('@/features/membership/labels'),
    [f('membership/labels.ts')]: plain,
  },
  'content-imports-no-later-feature': {
    [f('news/queries.ts')]: imports('@/features/products/labels'),
    [f('products/labels.ts')]: plain,
  },
  'fixtures-layer-imports-later-feature': {
    [f('participants/commands.ts')]: imports('@/features/membership/labels'),
  },
  'attendance-layer-imports-later-feature': {
    [f('attendance/views.ts')]: imports('@/features/documents/labels'),
    [f('documents/labels.ts')]: plain,
  },
  'access-imports-no-query': { [f('events/access.ts')]: imports('./queries') },
  'features-receive-req': { [f('membership/commands.ts')]: imports('@payload-config') },
  'server-files-import-no-next': { [f('membership/queries.ts')]: imports('next/headers') },
  'screens-import-no-server-file': {
    [f('membership/screens/fees.tsx')]: imports('../service'),
    [f('membership/service.ts')]: plain,
  },
  'pages-import-queries-and-screens': {
    'src/app/(site)/news/page.tsx': imports('@/features/users/endpoints'),
  },
  'src-imports-no-tests': { 'src/lib/cheat.ts': imports('../../tests/unit/users.test') },
  'e2e-imports-no-server-code': { 'tests/e2e/peek.test.ts': imports('../../src/features/users/rules') },
}
/** @type {Record<string, Files>} */
const REACH_FAULTS = {
  'browser-never-reaches-server': {
    [f('attendance/components/tap.client.tsx')]: imports('./helper'),
    // An arrow function with a type parameter, which a compiler that takes every file for TSX cannot read.
    [f('attendance/components/helper.ts')]:
      `${imports('../queries')}export const same = <T>(value: T) => value\n`,
  },
  'browser-never-reaches-zod': {
    [f('attendance/components/form.client.tsx')]: imports('../views'),
    [f('attendance/views.ts')]: imports('zod'),
  },
  // A value and a type in one import: dependency-cruiser takes the whole for a type.
  'rules-are-pure': {
    [f('membership/rules.ts')]:
      `import rows, { type Row } from '@/access/rows'\nexport const a: Row = rows\n`,
    'src/access/rows.ts': 'export type Row = number\nconst rows: Row = 1\nexport default rows\n',
  },
  'rules-reach-no-library': {
    [f('gallery/rules.ts')]: imports('@/lib/heavy'),
    'src/lib/heavy.ts': imports('payload'),
  },
  'unit-tests-open-no-database': { 'tests/unit/cheat.test.ts': imports('../../src/app/_lib/request') },
}

/** @type {Files} */
const STRUCTURE_FAULTS = {
  [f('events/helpers.ts')]: plain,
  [f('players/rules.ts')]: plain,
  [f('events/components/BigCard.tsx')]: plain,
  [f('events/one/two/rules.ts')]: plain,
  [f('events/ring/rules.ts')]: imports('../round/rules'),
  [f('events/round/rules.ts')]: imports('../ring/labels'),
  'src/lib/camelCase.ts': plain,
  'src/ui/index.ts': plain,
  'src/ui/chart.client.tsx': `import { lazy } from 'react'\nexport const Chart = lazy(() => import('./drawing'))\n`,
  [f('events/screens/list.tsx')]: 'export const List = () => <form className="a" role="search" />\n',
  'src/app/(site)/auth/profile/page.tsx': plain,
  'src/app/(site)/long/page.tsx': plain.repeat(21),
  'docs/decisions/first.md': 'x',
  'docs/decisions/007-twin.md': 'x',
  'docs/decisions/007-twins.md': 'x',
}

/** @param {string} args */
const find = (args) =>
  `export const q = (req: { payload: { find: (a: object) => object } }) => req.payload.find(${args})\n`
/** @type {[file: string, text: string, rule: string][]} */
const LINT_FAULTS = [
  [
    'src/features/users/screens/list.tsx',
    `'use client'\nexport const List = () => null\n`,
    'no-restricted-syntax',
  ],
  ['src/features/users/queries.ts', find(`{ collection: 'users', req }`), 'no-restricted-syntax'],
  [
    'src/features/users/queries.ts',
    find(`{ collection: 'users', overrideAccess: false }`),
    'no-restricted-syntax',
  ],
  ['src/seed/people.ts', find(`{ collection: 'users' }`), 'no-restricted-syntax'],
  [
    'src/features/users/screens/list.client.tsx',
    `import { z } from 'zod'\nexport const a = z\n`,
    'no-restricted-imports',
  ],
  [
    'src/features/users/screens/list.client.tsx',
    `import { APIError } from 'payload'\nexport const a = APIError\n`,
    'no-restricted-imports',
  ],
  [
    'src/features/users/screens/list.client.tsx',
    `import mail from 'nodemailer'\nexport const a = mail\n`,
    'no-restricted-imports',
  ],
  ['src/features/users/rules.ts', 'export const a = 1\n'.repeat(201), 'max-lines'],
  ['src/features/users/rules.ts', 'const a = 1\nexport default a\n', 'import/no-default-export'],
  ['src/features/users/rules.ts', 'export const a = (b: any) => b\n', '@typescript-eslint/no-explicit-any'],
  ['src/features/users/rules.ts', '// TODO: later\nexport const a = 1\n', 'no-warning-comments'],
  [
    'tests/component/list.test.tsx',
    `import { waitFor } from '@testing-library/react'\nwaitFor(() => undefined)\n`,
    'testing-library/await-async-utils',
  ],
  [
    'tests/e2e/list.test.ts',
    `import { expect, test } from '@playwright/test'\ntest('a', ({ page }) => {\n  expect(page).toHaveURL('/')\n})\n`,
    'playwright/missing-playwright-await',
  ],
]
/** @type {[file: string, text: string][]} */
const LINT_CLEAN = [
  ['src/features/users/queries.ts', find(`{ collection: 'users', overrideAccess: false, req }`)],
  [
    'src/features/users/screens/list.client.tsx',
    `'use client'\nimport type { User } from 'payload'\nexport const a = (user: User) => user\n`,
  ],
  ['src/app/(site)/page.tsx', 'export default function Page() {\n  return null\n}\n'],
]

/** @type {string[]} */
const failures = []
/** @param {boolean} holds @param {string} failure */
const expect = (holds, failure) => holds || failures.push(failure)

/** A scratch tree of these files. @param {Files[]} sets */
function plant(...sets) {
  const dir = mkdtempSync(join(tmpdir(), 'akademia-planted-'))
  for (const [path, text] of sets.flatMap((set) => Object.entries(set))) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  return dir
}

const PACKAGES = Object.fromEntries(
  ['payload', 'zod', 'react', 'next'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    ...['index', 'headers', 'link'].map((file) => [`node_modules/${name}/${file}.js`, 'exports.a = 1\n']),
  ]),
)
const TSCONFIG = {
  'package.json': JSON.stringify({
    name: 'planted',
    dependencies: { payload: '1', zod: '1', react: '1', next: '1' },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2022',
      jsx: 'react-jsx',
      paths: { '@/*': ['./src/*'], '@payload-config': ['./payload.config.ts'] },
    },
  }),
}

/** @typedef {{ rule: string, from: string }} Fault */

/** The import graph's faults in a scratch tree. @param {string} dir @returns {Fault[]} */
function graphFaults(dir) {
  const args = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    'payload.config.ts',
    'src',
    'tests',
  ]
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...args, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    { cwd: dir, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  if (!stdout) throw new Error(stderr)
  /** @type {{ rule: { name: string }, from: string }[]} */
  const violations = JSON.parse(stdout).summary.violations
  return violations.map(({ rule, from }) => ({ rule: rule.name, from }))
}

/**
 * How many rules were tested.
 * @param {Record<string, Files>} faults @param {(dir: string) => Fault[] | Promise<Fault[]>} faultsIn
 */
async function imported(faults, faultsIn) {
  const planted = Object.values(faults)
  const dir = plant(PACKAGES, TSCONFIG, CLEAN, ...planted)
  const found = await faultsIn(dir)
  rmSync(dir, { recursive: true })
  for (const [rule, files] of Object.entries(faults)) {
    const guilty = Object.keys(files)
    expect(
      found.some((fault) => fault.rule === rule),
      `graph: ${rule} did not fire`,
    )
    // Folder rules name folders, which faults of other rules share; those are judged below.
    for (const { from } of found.filter((fault) => fault.rule === rule && fault.from.includes('.')))
      expect(guilty.includes(from), `graph: ${rule} fired on ${from}, which is clean`)
  }
  const guilty = new Set(planted.flatMap(Object.keys))
  for (const { rule, from } of found)
    expect(
      guilty.has(from) || [...guilty].some((file) => file.startsWith(`${from}/`)),
      `graph: ${rule} fired on clean ${from}`,
    )
  return Object.keys(faults).length
}

function structure() {
  const dir = plant(CLEAN, { 'docs/decisions/001-first.md': 'x' }, STRUCTURE_FAULTS)
  const found = structureFaults(dir)
  rmSync(dir, { recursive: true })
  const twins = Object.keys(STRUCTURE_FAULTS).filter((file) => file !== 'docs/decisions/007-twin.md')
  for (const file of twins)
    expect(
      found.some((fault) => fault.startsWith(`${file}:`)),
      `structure: no fault in ${file}`,
    )
  for (const fault of found)
    expect(
      Object.keys(STRUCTURE_FAULTS).some((file) => fault.startsWith(`${file}:`)),
      `structure: clean, yet ${fault}`,
    )
  return twins.length
}

/** The compiler checks plain JavaScript in scripts/ too, as tsconfig.json says; a promise nobody waits for is refused. */
function types() {
  const dir = plant({
    'tsconfig.json': readFileSync(join(root, 'tsconfig.json'), 'utf8'),
    'scripts/clean.mjs': plain,
    'scripts/wrong.mjs': '/** @param {string} a */\nexport const f = (a) => a.length\nf(1)\n',
    'src/clean.ts': 'export const a = async () => 1\nexport const b = async () => void (await a())\n',
    'src/floating.ts': `import { a } from './clean'\na()\n`,
  })
  // oxlint looks for its type checker below the present folder.
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: join(root, 'node_modules/.bin/tsgolint') }
  /** @param {string} bin @param {string[]} args */
  const run = (bin, ...args) =>
    spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
      cwd: dir,
      env,
      encoding: 'utf8',
    }).stdout
  const stdout = run('typescript-native/bin/tsc', '--noEmit', '--pretty', 'false')
  const config = join(root, '.oxlintrc.json')
  const promises = run('oxlint/bin/oxlint', '--type-aware', '--format', 'unix', '--config', config, 'src')
  rmSync(dir, { recursive: true })
  expect(
    /floating\.ts:2.*no-floating-promises/.test(promises) && !promises.includes('clean.ts'),
    `promises: no fault in src/floating.ts\n${promises}`,
  )
  expect(
    /^scripts\/wrong\.mjs\(3,3\): error TS2345/.test(stdout),
    `types: no fault in scripts/wrong.mjs\n${stdout}`,
  )
  return 2
}

async function lint() {
  const eslint = new ESLint({ cwd: root })
  /** @param {string} filePath @param {string} text */
  const rulesOf = async (filePath, text) =>
    (await eslint.lintText(text, { filePath: join(root, filePath) })).flatMap((result) =>
      result.messages.map((message) => message.ruleId),
    )
  for (const [file, text, rule] of LINT_FAULTS)
    expect(
      (await rulesOf(file, text)).includes(rule),
      `lint: ${rule} did not fire on ${JSON.stringify(text.slice(0, 60))}`,
    )
  for (const [file, text] of LINT_CLEAN)
    expect(
      (await rulesOf(file, text)).length === 0,
      `lint: clean, yet refused: ${JSON.stringify(text.slice(0, 60))}`,
    )
  return LINT_FAULTS.length
}

const planted =
  (await imported(GRAPH_FAULTS, graphFaults)) +
  (await imported(REACH_FAULTS, reachFaults)) +
  structure() +
  types() +
  (await lint())
if (failures.length > 0) console.error(failures.join('\n'))
else console.log(`${planted} planted faults, each one found.`)
process.exit(failures.length > 0 ? 1 : 0)
