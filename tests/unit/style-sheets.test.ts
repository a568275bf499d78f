import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'

const MARK = /summary[^{}]*::(before|after|marker)[^{}]*\{[^}]*content:/

test('what opens further text has one mark everywhere: the one of the base style sheet', () => {
  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(sheets.filter((file) => MARK.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([
    'ui/styles/base.css',
  ])
})
