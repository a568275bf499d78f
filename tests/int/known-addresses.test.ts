import { beforeAll, expect, test } from '@jest/globals'
import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { createLocalReq } from 'payload'
import { isMissing } from '@/app/_lib/known-addresses'
import { albumBySlug } from '@/features/gallery/queries'
import { text } from '../support/lexical'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub()

beforeAll(async () => {
  const shared = { excerpt: 'Úvod', content: text('Text'), _status: 'published' as const }
  for (let number = 1; number <= 11; number += 1) {
    const publishedAt = new Date(Date.now() + (number === 11 ? 86_400_000 : -1000)).toISOString()
    const data = { title: `Novinka ${number}`, slug: `novinka-${number}`, publishedAt, ...shared }
    await academy.payload.create({ collection: 'news', data, overrideAccess: true })
  }
  const slot = { weekday: '1' as const, from: '17:00', to: '18:00', place: 'Hala' }
  const data = { showInMatches: true, trainingSlots: [slot] }
  await academy.payload.update({ collection: 'categories', id: ids.U13!, data, overrideAccess: true })
}, 60_000)

async function missing(address: string): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return isMissing(await createLocalReq({}, academy.payload), pathname, searchParams)
}

test('addresses of existing pages are not missing', async () => {
  const known = [
    '/',
    '/news',
    '/news/',
    '/news?page=1',
    '/news?page=',
    '/news/novinka-1',
    '/trainings',
    `/trainings?category=${ids.U13}`,
    `/trainings/${ids.U13}`,
    '/categoryMatch',
    `/categoryMatch?id=${ids.U13}`,
    `/categoryMatch/${ids.U13}`,
    `/match/${ids.match13}`,
    '/legal/privacy',
    '/gallery',
    '/about/teams',
    '/documents?utm_source=x',
  ]
  for (const address of known) expect([address, await missing(address)]).toEqual([address, false])
})

test('addresses without a page are missing, in every spelling', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  const unknown = [
    '/news/nieje',
    '/news/novinka-11',
    '/news/%6eovinka-1',
    '/NEWS/nieje',
    '/news/novinka-1/x',
    '/news?page=99',
    '/news?page=01',
    '/news?page=1&page=zz',
    '/News?page=99',
    '/news/page/99',
    '/news/page',
    '/trainings?category=zzz',
    `/trainings?category=${nobody}`,
    `/trainings/${ids.U13}/x`,
    '/categoryMatch?id=x',
    `/categorymatch?id=${nobody}`,
    `/categoryMatch?id=${ids.U13}&season=2001`,
    `/categoryMatch?season=zzzz`,
    `/categoryMatch/${ids.U13}/2001`,
    `/match/${nobody}`,
    '/match/x',
    `/match/${ids.training13}`,
    '/legal/nieje',
    '/gallery?page=99',
    '/gallery/page/99',
    '/gallery/nieje',
    '/gallery/nieje?page=2',
    '/refusal/forbidden',
  ]
  for (const address of unknown) expect([address, await missing(address)]).toEqual([address, true])
})

test('every public page for a row is checked before it is rendered', async () => {
  const site = 'src/app/(site)'
  const pages = readdirSync(site, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('page.tsx') && file.includes('[') && !file.startsWith('auth'))
  expect(pages.length).toBeGreaterThan(5)
  for (const file of pages) {
    const address = `/${file.replace(/\/page\.tsx$/, '').replace(/\[\w+\]/g, 'nieje')}`
    expect([address, await missing(address)]).toEqual([address, true])
  }
})

test('an album of a hundred pictures has pages of at most 48, each with the number before it', async () => {
  const { payload } = academy
  const photos: string[] = []
  for (let number = 1; number <= 100; number += 1) {
    const data = {
      id: randomUUID(),
      alt: `Zápas ${number}`,
      filename: `${number}.webp`,
      width: 640,
      height: 480,
      shows: 'nobody',
      isPublic: true,
    }
    // Only the row: a hundred files would take long.
    photos.push((await payload.db.create({ collection: 'media', data })).id as string)
  }
  const data = {
    title: 'Sto fotiek',
    slug: 'sto-fotiek',
    date: new Date().toISOString(),
    photos,
    published: true,
  }
  await payload.create({ collection: 'albums', data, overrideAccess: true })
  const req = await createLocalReq({}, payload)
  const pages = await Promise.all([1, 2, 3, 4].map((page) => albumBySlug(req, 'sto-fotiek', page)))
  expect(
    pages.map((album) => album && [album.photos.length, album.before, album.total, album.pages]),
  ).toEqual([[48, 0, 100, 3], [48, 48, 100, 3], [4, 96, 100, 3], null])
  expect([await missing('/gallery/sto-fotiek?page=3'), await missing('/gallery/sto-fotiek?page=4')]).toEqual([
    false,
    true,
  ])
})
