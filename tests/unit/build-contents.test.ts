import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { dataInBuild, withPlantedData } from '../../scripts/lib/build-contents.mjs'

let home: string
const at = (...parts: string[]) => join(home, ...parts)
const put = (file: string, text: string) => {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}
const found = () => dataInBuild(at('.next'), [at('data')]).map((file: string) => relative(home, file))

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'akademia-build-'))
  put(at('.next/standalone/server.js'), 'server')
  put(at('.next/server/page.js'), 'page')
  put(at('data/uploads/media/a.webp'), 'a photo of a child')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

test('a build of the program alone passes', () => expect(found()).toEqual([]))

test.each(['.next/standalone/data/uploads/media/a.webp', '.next/static/media/b.5c1.webp', '.next/server/x'])(
  'a copy of something in the data folder is found in %s, whatever it is called',
  (copy) => {
    put(at(copy), 'a photo of a child')
    expect(found()).toEqual([copy])
  },
)

test.each(['akademia.db', 'akademia.db-wal', '.env', '.env.production', 'klub.db-shm'])(
  'a file called %s is found, also one that is of no data folder',
  (name) => {
    put(at('.next/standalone/elsewhere', name), 'x')
    expect(found()).toEqual([`.next/standalone/elsewhere/${name}`])
  },
)

test('the build’s own cache is not checked, nor is an empty file', () => {
  put(at('data/akademia.db.lock'), '')
  put(at('.next/scratch/akademia.db'), 'scratch')
  put(at('.next/static/empty.js'), '')
  expect(found()).toEqual([])
})

test('every build is tried with planted data: it is found, and nothing stays behind', () => {
  rmSync(at('data'), { recursive: true })
  const careless = () => cpSync(at('data'), at('.next/standalone/data'), { recursive: true })
  let caught: string[] = []
  withPlantedData(at('data'), () => {
    careless()
    caught = found()
  })
  expect(caught.length).toBeGreaterThan(2)
  expect(existsSync(at('data'))).toBe(false)

  put(at('data/uploads/media/own.webp'), 'own')
  expect(() =>
    withPlantedData(at('data'), () => {
      throw new Error('the build failed')
    }),
  ).toThrow('the build failed')
  expect(readdirSync(at('data'), { recursive: true }).map(String).sort()).toEqual([
    'uploads',
    'uploads/media',
    'uploads/media/own.webp',
  ])
})
