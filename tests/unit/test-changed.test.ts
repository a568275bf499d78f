import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { addressPattern, browserSuites, pagesReached } from '../../scripts/lib/changed/browser-suites.mjs'
import { changedFiles } from '../../scripts/lib/changed/changed-files.mjs'
import { importGraph } from '../../scripts/lib/changed/import-graph.mjs'
import { kindOf, loadedByJest } from '../../scripts/lib/changed/kinds.mjs'
import { FAR, reached, withoutLooks } from '../../scripts/lib/changed/reached.mjs'
import { leftOutLines, ranLines } from '../../scripts/lib/changed/said.mjs'
import { fitting, reachedSuites } from '../../scripts/lib/changed/suites.mjs'

/** A small project in the shape of this one. */
const PROJECT = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
  'package.json': '{ "sideEffects": ["tests/**"] }',
  'payload.config.ts': "import './src/endpoints'",
  'src/endpoints.ts': "import '@/features/fees/endpoints'\nimport '@/features/news/endpoints'",
  'src/features/fees/endpoints.ts': "import './rules'",
  'src/features/fees/rules.ts': 'export const due = 5\nexport interface Fee { due: number }',
  'src/features/fees/screens/fees.tsx': "import './fees.module.css'\nexport const Fees = () => null",
  'src/features/fees/screens/fees.module.css': '',
  'src/features/news/endpoints.ts': "import type { Fee } from '../fees/rules'\nexport type Other = Fee",
  'src/app/(site)/layout.tsx': "import '@/ui/frame'",
  'src/ui/frame.tsx': '',
  'src/app/(site)/auth/fees/page.tsx':
    "import { Fees } from '@/features/fees/screens/fees'\nexport default Fees",
  'src/app/(site)/news/[slug]/page.tsx': '',
  'src/app/(site)/page.tsx': '',
  'scripts/start.mjs': "import './lib/server.mjs'",
  'scripts/lib/server.mjs': '',
  'public/sw.js': '',
  'tests/support/academy.ts': "export const open = () => import('../../payload.config')",
  'tests/support/runner.ts': '',
  'tests/unit/rules.test.ts': "import { due } from '@/features/fees/rules'\nconsole.log(due)",
  'tests/unit/worker.test.ts': "read('public/sw.js')",
  'tests/component/screen.test.tsx': "import '@/features/fees/screens/fees'",
  'tests/int/fees-late.test.ts': "import '../support/academy'",
  'tests/int/news.test.ts': "import '../support/academy'",
  'tests/int/killed.test.ts': "fork('../support/runner.ts')",
  'tests/int/starts.test.ts': "runScript('scripts/start.mjs')",
  'tests/int/sources.test.ts': "readdirSync('src')",
  'tests/e2e/walk.test.ts': '',
  'tests/e2e/family.test.ts': "page.goto('/auth/fees')",
  'tests/e2e/office.test.ts': "page.goto('/auth/fees/create')",
}
let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'akademia-changed-')))
  for (const [file, text] of Object.entries(PROJECT)) put(file, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const suitesFor = async (...changed: string[]) => {
  const graph = withoutLooks(await importGraph(root))
  return reachedSuites(reached(graph, changed), changed, () => undefined).map(
    ({ file, distance }) => `${file.replace(/^tests\//, '').replace(/\.test\.tsx?$/, '')} ${distance}`,
  )
}
const git = (...args: string[]) => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@club.test']
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

describe('a change reaches', () => {
  test('what imports it, the nearest first; what only shares the configuration is far', async () => {
    expect(await suitesFor('src/features/fees/rules.ts')).toEqual([
      'int/fees-late 0',
      'unit/rules 1',
      'int/sources 1',
      `int/news ${FAR + 5}`,
    ])
  })

  test('what starts or reads a file by its name', async () => {
    expect(await suitesFor('tests/support/runner.ts')).toEqual(['int/killed 1'])
    expect(await suitesFor('scripts/lib/server.mjs')).toEqual(['int/starts 2'])
    expect(await suitesFor('public/sw.js')).toEqual(['unit/worker 1'])
  })

  test('itself', async () => {
    expect(await suitesFor('tests/int/news.test.ts')).toEqual(['int/news 0'])
  })

  test('nothing when only looks changed, but for what reads all sources', async () => {
    expect(await suitesFor('src/features/fees/screens/fees.module.css')).toEqual(['int/sources 1'])
  })
})

describe('in the browser', () => {
  test('a style sheet and a feature’s calls are seen on its page, a frame on every page below it', async () => {
    const graph = await importGraph(root)
    const fees = ['src/app/(site)/auth/fees/page.tsx']
    expect(pagesReached(graph, ['src/features/fees/screens/fees.module.css'])).toEqual(fees)
    expect(pagesReached(graph, ['src/features/fees/endpoints.ts'])).toEqual(fees)
    expect(pagesReached(graph, ['src/ui/frame.tsx'])).toHaveLength(3)
    expect(pagesReached(graph, ['src/features/news/endpoints.ts'])).toEqual([])
  })

  test('the suites that open such a page are concerned, and the one that opens every page', async () => {
    const graph = await importGraph(root)
    const { suites, of } = browserSuites(root, graph, ['src/features/fees/screens/fees.tsx'])
    expect(suites.sort()).toEqual(['tests/e2e/family.test.ts', 'tests/e2e/walk.test.ts'])
    expect(of).toBe(3)
    expect(browserSuites(root, graph, ['scripts/start.mjs']).suites).toEqual([])
  })

  test.each([
    ['src/app/(site)/news/[slug]/page.tsx', '`/news/${slug}`', true],
    ['src/app/(site)/news/[slug]/page.tsx', "'/news'", false],
    ['src/app/(site)/page.tsx', "'/'", true],
    ['src/app/(site)/page.tsx', "'/news'", false],
    ['src/app/(site)/auth/fees/page.tsx', '`/auth/fees?player=${id}`', true],
  ])('the address of %s in %s: %s', (page, text, isFound) => {
    expect(addressPattern(page).test(text)).toBe(isFound)
  })
})

test('changed is what this branch did, with what is not committed, deleted or new', () => {
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'first')
  git('branch', 'before')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  put('src/ui/frame.tsx', '// committed')
  git('commit', '-qam', 'second')
  rmSync(join(root, 'public/sw.js'))
  put('src/ui/with space.tsx', '')
  expect(changedFiles(root).files).toEqual(['public/sw.js', 'src/ui/frame.tsx', 'src/ui/with space.tsx'])
  expect(changedFiles(root, 'HEAD').files).toEqual(['public/sw.js', 'src/ui/with space.tsx'])
  expect(changedFiles(root, 'before').files).toContain('src/ui/frame.tsx')
  git('update-ref', '-d', 'refs/remotes/origin/main')
  expect(changedFiles(root)).toEqual({ since: 'HEAD', files: ['public/sw.js', 'src/ui/with space.tsx'] })
  expect(() => changedFiles(root, 'nowhere')).toThrow('git knows no „nowhere“')
})

test.each([
  ['package-lock.json', 'everything'],
  ['tests/support/clock.mjs', 'everything'],
  ['tests/support/academy.ts', 'code'],
  ['src/ui/table.module.css', 'browser'],
  ['tests/e2e/walk.test.ts', 'browser'],
  ['eslint.config.mjs', 'checks'],
  ['docs/map.md', 'words'],
  ['src/db/migrations/sqlite/20261101_120000.ts', 'code'],
])('%s is treated as %s', (file, kind) => {
  const loaded = loadedByJest(
    "setupFiles: ['<rootDir>/tests/support/clock.mjs'], '^next$': '<rootDir>/src/$1'",
  )
  expect(kindOf(file, loaded)).toBe(kind)
})

describe('of the suites that are reached', () => {
  const suite = (file: string, distance: number, seconds: number) => ({
    file: `tests/int/${file}.test.ts`,
    level: 'int' as const,
    distance,
    seconds,
  })
  const found = [suite('near', 0, 20), suite('long', 1, 90), suite('short', 2, 5), suite('far', FAR + 1, 30)]

  test('the nearest are taken while there is time', () => {
    expect(fitting(found, 50).map(({ seconds }) => seconds)).toEqual([20, 5])
    expect(fitting(found, 0)).toEqual([])
  })

  test('it is said which ran, which were left out and what runs those', () => {
    const ran = fitting(found, 50)
    expect(ranLines(found, ran, 2, 1.25)).toContain('  int: 2 of 4 suites that the change reaches')
    const lines = leftOutLines(found, ran, { suites: ['tests/e2e/walk.test.ts'], of: 60 }).join('\n')
    expect(lines).toContain('int, 2 suites (no time): long, far')
    expect(lines).toContain(
      'npm test -- int -- --runTestsByPath tests/int/long.test.ts tests/int/far.test.ts',
    )
    expect(lines).toContain('npm test -- build template e2e -- tests/e2e/walk.test.ts')
  })
})
