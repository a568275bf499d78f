import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { suiteTimes } from '../../scripts/lib/suite-times.mjs'
import { merged, secondsBy } from '../../scripts/lib/times.mjs'
import { timesTable } from '../../scripts/lib/times-table.mjs'

/** Less than a timer's, which may be a little early. */
const BOOT = 0.29
const TEST = 0.19
const SUITE = `
  beforeAll(() => new Promise((done) => setTimeout(done, 300)))
  test('waits', () => new Promise((done) => setTimeout(done, 200)))
  test('does not wait', () => {})
`
let home: string

beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'akademia-times-')))
  symlinkSync(join(process.cwd(), 'node_modules'), join(home, 'node_modules'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const put = (name: string, text: string) => writeFileSync(join(home, name), text)
const timesFrom = (args: string[], env: Record<string, string> = {}) => {
  // Nothing of this process: Playwright does not run inside of Jest.
  spawnSync(process.execPath, args, { cwd: home, env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env } })
  return suiteTimes(JSON.parse(readFileSync(join(home, 'report.json'), 'utf8')), home)
}

test('of a suite of Jest start-up is told apart from its tests, and one that does not load has no tests', () => {
  put('package.json', '{}')
  put('waits.test.js', SUITE)
  put('broken.test.js', "throw new Error('it does not load')")
  const times = timesFrom(['node_modules/jest/bin/jest.js', '--json', '--outputFile=report.json', '-i'])
  expect(Object.keys(times).sort()).toEqual(['broken.test.js', 'waits.test.js'])
  expect(times['waits.test.js']!.startup).toBeGreaterThan(BOOT)
  expect(times['waits.test.js']!.tests).toBeGreaterThan(TEST)
  expect(times['broken.test.js']!.tests).toBe(0)
})

test('of a suite of Playwright the times of all projects are added', () => {
  put('package.json', '{ "type": "module" }')
  put(
    'playwright.config.js',
    "export default { testMatch: '*.pw.js', projects: [{ name: 'phone' }, { name: 'desktop' }] }",
  )
  put(
    'waits.pw.js',
    `import { test } from '@playwright/test'\n${SUITE.replace('beforeAll', 'test.beforeAll')}`,
  )
  const times = timesFrom(
    ['node_modules/@playwright/test/cli.js', 'test', '--reporter=json', '--workers=1'],
    {
      PLAYWRIGHT_JSON_OUTPUT_FILE: join(home, 'report.json'),
    },
  )
  expect(Object.keys(times)).toEqual(['waits.pw.js'])
  expect(times['waits.pw.js']!.tests).toBeGreaterThan(2 * TEST)
})

test('times of a process instead of the day count the same, and tests at once are no less than nothing', () => {
  const suite = (startTime: number, durations: number[]) => ({
    name: join(home, 'one.test.ts'),
    startTime,
    endTime: startTime + 1000,
    assertionResults: durations.map((duration) => ({ duration })),
  })
  const of = (startTime: number, durations: number[]) =>
    suiteTimes({ testResults: [suite(startTime, durations)] }, home)['one.test.ts']
  expect(of(12.5, [200, 300])).toEqual({ startup: 0.5, tests: 0.5 })
  expect(of(Date.UTC(2026, 10, 24), [800, 700])).toEqual({ startup: 0, tests: 1.5 })
})

test('a run of some suites replaces only their times', () => {
  const time = (tests: number) => ({ startup: 1, tests })
  const whole = { at: 'Monday', seconds: 90, suites: { a: time(5), b: time(7) } }
  const part = { at: 'Tuesday', seconds: 9, suites: { b: time(2) } }
  expect(merged({ int: whole }, { int: part }, false)).toEqual({
    int: { at: 'Monday', seconds: 90, suites: { a: time(5), b: time(2) } },
  })
  expect(merged({ int: whole }, { int: part }, true)).toEqual({ int: part })
  expect(merged({}, { int: part }, false)).toEqual({ int: part })
})

test('a suite that has not run here is taken for the mean of the others', () => {
  const suites = { a: { startup: 1, tests: 5 }, b: { startup: 1, tests: 1 } }
  const seconds = secondsBy({ int: { at: '', seconds: 9, suites } })
  expect([seconds('int', 'a'), seconds('int', 'new'), seconds('unit', 'a')]).toEqual([6, 4, undefined])
})

test('the slowest suite is first, and a level without suites has its own seconds alone', () => {
  const suites = { quick: { startup: 0.5, tests: 1 }, slow: { startup: 4, tests: 2.5 } }
  const lines = timesTable({
    unit: { at: '', seconds: 5, suites },
    build: { at: '', seconds: 77, suites: {} },
  })
  expect(lines.map((line) => line.replace(/ +/g, ' ').trim())).toEqual([
    '',
    'seconds start-up tests unit',
    '6.5 4.0 2.5 slow',
    '1.5 0.5 1.0 quick',
    '',
    'clock suites start-up tests by level',
    '5.0 8.0 4.5 3.5 unit, suites: 2',
    '77.0 build',
  ])
})
