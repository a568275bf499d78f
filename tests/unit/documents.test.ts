import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { searchLibrary } from '@/features/documents/folders/rules'
import { VISIBILITIES, type Visibility } from '@/features/documents/labels'
import { narrowest } from '@/features/documents/rules'

const all = Object.keys(VISIBILITIES) as Visibility[]

test('a public file in a folder for trainers is for trainers', () => {
  expect(narrowest('public', 'trainers')).toBe('trainers')
})

test('a file for admins stays for admins in a public folder', () => {
  expect(narrowest('admins', 'public')).toBe('admins')
})

test('a file without a folder has its own visibility', () => {
  expect(narrowest('members', undefined)).toBe('members')
  expect(narrowest('members', null)).toBe('members')
})

test('neither the order of folders nor a further one ever widens who sees a file', () => {
  const some = fc.array(fc.constantFrom(...all, undefined), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(some, fc.constantFrom(...all), (path, further) => {
      const seen = narrowest(...path)
      expect(narrowest(...[...path].reverse())).toBe(seen)
      expect(all.indexOf(narrowest(...path, further))).toBeGreaterThanOrEqual(all.indexOf(seen))
    }),
    { seed: 20261121 },
  )
})

test('a search finds titles and folders without diacritics, opens the folders above them and nothing else', () => {
  const folder = (id: string, name: string, titles: string[], folders: never[] | object[] = []) => ({
    id,
    name,
    folders: folders as never[],
    documents: titles.map((title) => ({ title })),
  })
  const minutes = folder('z', 'Zápisnice', ['Jeseň 2026'])
  const library = {
    folders: [
      folder('p', 'Predpisy', ['Stanovy', 'Kódex hráča'], [minutes]),
      folder('s', 'Súťaže', ['Rozpis']),
    ],
    loose: [{ title: 'Cenník súťaží' }],
  }
  const names = (typed: string) =>
    JSON.stringify(searchLibrary(library, typed)).match(/(?<="title":")[^"]*/g) ?? []
  expect(names('kodex HRACA')).toEqual(['Kódex hráča'])
  expect(names('zapisnice jesen')).toEqual(['Jeseň 2026'])
  expect(names('sutaz')).toEqual(['Rozpis', 'Cenník súťaží'])
  expect(names('neexistuje')).toEqual([])
  expect(searchLibrary(library, 'jesen').folders.map(({ id, folders }) => [id, folders.length])).toEqual([
    ['p', 1],
  ])
})
