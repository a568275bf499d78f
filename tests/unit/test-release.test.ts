import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { chooseParts } from '../../scripts/lib/choose-parts.mjs'
import { environmentOf, PARTS } from '../../scripts/lib/release-parts.mjs'
import { readReport } from '../../scripts/lib/sum-report.mjs'

const parts = ['one', 'two', 'three'].map((name) => ({ name }))
const chosenBy = (...given: string[]) => chooseParts(parts, given).chosen.map(({ name }) => name)

test('all parts run, some of them, or those from one on; always in their order', () => {
  expect(chosenBy()).toEqual(['one', 'two', 'three'])
  expect(chosenBy('--only', 'three,one')).toEqual(['one', 'three'])
  expect(chosenBy('--from', 'two')).toEqual(['two', 'three'])
  expect(chosenBy('--from', 'two', '--only', 'one,two')).toEqual(['two'])
  expect(chooseParts(parts, ['--list']).isList).toBe(true)
})

test('options are of one part', () => {
  expect(chooseParts(parts, ['--only', 'two', '--', '--seed', '7']).further).toEqual(['--seed', '7'])
  expect(chooseParts(parts, ['--only', 'two', '--', 'day', '--', 'int']).further).toEqual([
    'day',
    '--',
    'int',
  ])
  expect(() => chooseParts(parts, ['--', '--seed', '7'])).toThrow('goes to one part')
})

test('a part that does not exist is refused, with the names of those that do', () => {
  expect(() => chosenBy('--only', 'two,four')).toThrow('No such part: four. There are one, two, three.')
  expect(() => chosenBy('--from', 'four')).toThrow('No such part: four')
  expect(() => chosenBy('--from', 'three', '--only', 'one')).toThrow('names no part')
  expect(() => chosenBy('--olny', 'two')).toThrow('--olny')
})

test('only the parts for MongoDB see it', () => {
  const env = { NODE_ENV: 'test', MONGODB_URI: 'mongodb://club.test/a' } as const
  const seeing = PARTS.filter((part) => environmentOf(part, env).MONGODB_URI).map(({ name }) => name)
  expect(seeing).toEqual(['mongodb', 'processes'])
  expect(environmentOf(PARTS[0]!, env)).toEqual({ NODE_ENV: 'test' })
})

test('the sum of a part is that of all its commands, and none when no command came so far', () => {
  const home = mkdtempSync(join(tmpdir(), 'akademia-sum-'))
  try {
    const file = join(home, 'days.jsonl')
    expect(readReport(file)).toBeUndefined()
    const day = (failed: number) => ({
      passed: 3,
      failed,
      skipped: 1,
      failures: failed ? ['✗ a leap day'] : [],
    })
    writeFileSync(file, `${JSON.stringify(day(0))}\n${JSON.stringify(day(1))}\n`)
    expect(readReport(file)).toEqual({ passed: 6, failed: 1, skipped: 2, failures: ['✗ a leap day'] })
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
})
