import { describe, expect, test } from '@jest/globals'
import type { RequiredDataFromCollectionSlug, TypedUser } from 'payload'
import { articleAddresses, articleBySlug, articlePreview, newsPage } from '@/features/news/queries'
import { setRevalidator } from '@/lib/revalidate'
import { setUpAcademy } from '../support/academy'
import { apiFor } from '../support/api-client'
import { text } from '../support/lexical'
import { PASSWORD } from '../support/people'
import { request } from '../support/request'

const academy = setUpAcademy()
const HOUR = 3_600_000

const write = (title: string, data: Partial<RequiredDataFromCollectionSlug<'news'>> = {}) =>
  academy.payload.create({
    collection: 'news',
    data: {
      title,
      excerpt: `Úvod: ${title}`,
      content: text(title),
      publishedAt: new Date(Date.now() - HOUR).toISOString(),
      _status: 'published',
      ...data,
    },
    overrideAccess: true,
  })

const as = async (role: 'admin' | 'trainer' | 'player') => {
  const user = await academy.payload.create({
    collection: 'users',
    data: { firstName: 'Alena', lastName: role, role, email: `${role}@klub.test`, password: PASSWORD },
    overrideAccess: true,
  })
  return request(academy.payload, { ...user, collection: 'users' } as TypedUser)
}

const titles = async (limit = 100): Promise<string[]> =>
  (await newsPage(await request(academy.payload), { limit })).articles.map(({ title }) => title)

describe('unpublished articles', () => {
  test('a draft is in no list and has no page', async () => {
    await write('Tajný prestup', { _status: 'draft' })
    expect(await titles()).not.toContain('Tajný prestup')
    expect(await articleBySlug(await request(academy.payload), 'tajny-prestup')).toBeNull()
  })

  test('only an admin previews a draft', async () => {
    const { id } = await write('Rozpísaný nábor', { _status: 'draft', publishedAt: null })
    expect(await articlePreview(await as('admin'), id)).toMatchObject({
      title: 'Rozpísaný nábor',
      older: null,
      related: [],
    })
    for (const other of [await request(academy.payload), await as('trainer'), await as('player')])
      await expect(articlePreview(other, id)).rejects.toMatchObject({ status: 404 })
  })

  test('an article with a future date is in no list and has no page', async () => {
    await write('Zajtrajší nábor', { publishedAt: new Date(Date.now() + 24 * HOUR).toISOString() })
    expect(await titles()).not.toContain('Zajtrajší nábor')
    expect(await articleBySlug(await request(academy.payload), 'zajtrajsi-nabor')).toBeNull()
  })

  test('an article in the trash is gone at once', async () => {
    const { id } = await write('Omyl v tabuľke')
    expect(await titles()).toContain('Omyl v tabuľke')
    const data = { deletedAt: new Date().toISOString() }
    await academy.payload.update({ collection: 'news', id, data, overrideAccess: true })
    expect(await titles()).not.toContain('Omyl v tabuľke')
  })

  test('an unpublished change of a published article is not shown', async () => {
    const { id } = await write('Mikulášsky turnaj')
    const data = { title: 'Mikulášsky turnaj je zrušený' }
    await academy.payload.update({ collection: 'news', id, data, draft: true, overrideAccess: true })
    expect(await titles()).toContain('Mikulášsky turnaj')
    expect(await titles()).not.toContain('Mikulášsky turnaj je zrušený')
  })

  test('an article links neither to a draft nor to a script', async () => {
    const draft = await write('Ešte nehotové', { _status: 'draft' })
    const link = (fields: Record<string, unknown>) => ({
      children: [{ type: 'link', version: 3, fields, children: [{ type: 'text', version: 1, text: 'tu' }] }],
    })
    await write('Odkazy', {
      content: text(
        'Pozri',
        link({ linkType: 'internal', doc: { relationTo: 'news', value: draft.id } }),
        link({ linkType: 'custom', url: '/dobra-adresa' }),
      ),
    })
    const article = await articleBySlug(await request(academy.payload), 'odkazy')
    const hrefs = JSON.stringify(article?.content).match(/"href":"[^"]*"/g)
    expect(hrefs).toEqual(['"href":""', '"href":"/dobra-adresa"'])
    expect(JSON.stringify(article)).not.toContain('Ešte nehotové')
  })
})

describe('reading articles', () => {
  test('the API returns the four newest articles, with exactly the keys of the contract', async () => {
    for (const days of [2, 3, 4, 5])
      await write(`Pred ${days} dňami`, {
        publishedAt: new Date(Date.now() - days * 24 * HOUR).toISOString(),
      })
    const { status, body } = await apiFor()<{ news: Record<string, unknown>[] }>('GET', '/news')
    expect(status).toBe(200)
    expect(body.news).toHaveLength(4)
    const times = body.news.map(({ publishedAt }) => publishedAt as string)
    expect(times).toEqual([...times].sort().reverse())
    expect(Object.keys(body.news[0]!)).toEqual(['id', 'slug', 'title', 'excerpt', 'cover', 'publishedAt'])
  })

  test.each(['0', '101', 'abc', '-1', '4.5', ''])('limit=%s is refused', async (limit) => {
    expect((await apiFor()('GET', `/news?limit=${limit}`)).status).toBe(400)
  })

  test('limit=1 returns one article', async () => {
    const { body } = await apiFor()<{ news: unknown[] }>('GET', '/news?limit=1')
    expect(body.news).toHaveLength(1)
  })
})

test('an article has links to the older and the newer one, and neither is a draft', async () => {
  const at = (days: number) => ({
    publishedAt: new Date(Date.now() - (100 + days) * 24 * HOUR).toISOString(),
  })
  await write('Prvá z troch', at(3))
  await write('Druhá z troch', at(2))
  await write('Koncept medzi nimi', { ...at(1.5), _status: 'draft' })
  await write('Tretia z troch', at(1))
  const middle = await articleBySlug(await request(academy.payload), 'druha-z-troch')
  expect([middle?.older?.title, middle?.newer?.title]).toEqual(['Prvá z troch', 'Tretia z troch'])
  const newest = await articleBySlug(await request(academy.payload), 'prva-z-troch')
  expect(newest?.older).toBeNull()
})

test("the sitemap has no draft, and the date of an article's last change", async () => {
  await write('Mapa: koncept', { _status: 'draft' })
  const out = new Date(Date.now() + HOUR).toISOString()
  await write('Mapa: zajtra', { publishedAt: out })
  const { id } = await write('Mapa: vonku')
  const listed = await articleAddresses(await request(academy.payload))
  expect(listed.map(({ slug }) => slug).filter((slug) => slug.startsWith('mapa'))).toEqual(['mapa-vonku'])
  const { updatedAt } = await academy.payload.findByID({ collection: 'news', id })
  expect(listed.find(({ slug }) => slug === 'mapa-vonku')?.changed).toBe(updatedAt)
})

test('every change of an article revalidates the pages that show it', async () => {
  const revalidated: string[] = []
  setRevalidator((tags) => void revalidated.push(...tags))
  const { id } = await write('Obnova')
  expect(revalidated).toContain('news')
  revalidated.length = 0
  await academy.payload.delete({ collection: 'news', id, overrideAccess: true })
  expect(revalidated).toContain('news')
})

describe('scheduled articles', () => {
  test('an article with a future date schedules a job for that minute', async () => {
    const moment = new Date(Date.now() + 2 * HOUR).toISOString()
    await write('Zajtra hráme doma', { publishedAt: moment })
    const { docs } = await academy.payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'articleComesOut' } },
      overrideAccess: true,
    })
    expect(docs.map((job) => job.waitUntil)).toContain(moment)
  })

  test('the job of a scheduled article revalidates the pages of news', async () => {
    const revalidated: string[] = []
    setRevalidator((tags) => void revalidated.push(...tags))
    await academy.payload.jobs.queue({ task: 'articleComesOut', input: {}, overrideAccess: true })
    await academy.payload.jobs.run({ overrideAccess: true })
    expect(revalidated).toContain('news')
  })
})
