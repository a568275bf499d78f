import { expect, test } from '@jest/globals'
import { setUpAcademy } from '../support/academy'
import { text } from '../support/lexical'

const academy = setUpAcademy()
const sitemap = async (): Promise<string> => {
  const { GET } = await import('@/app/feeds/sitemap/route')
  return (await GET()).text()
}
const paths = async (): Promise<string[]> =>
  [...(await sitemap()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path ?? '')

test('the sitemap lists matches only of categories that play them', async () => {
  const slot = { weekday: '1' as const, from: '17:00', to: '18:00', place: 'Hala' }
  const data = { name: 'U13', order: 1, showInMatches: true, trainingSlots: [slot] }
  const { id } = await academy.payload.create({ collection: 'categories', data, overrideAccess: true })
  const named = await paths()
  for (const path of [`/categoryMatch?id=${id}`, `/trainings?category=${id}`]) expect(named).toContain(path)
  // The canonical address is the first category's own.
  expect(named).not.toContain('/categoryMatch')
})

test('the sitemap lists every article, beyond a hundred too, and no page that needs a session', async () => {
  const publishedAt = new Date(Date.now() - 1000).toISOString()
  const shared = { excerpt: 'Úvod', content: text('Text'), publishedAt, _status: 'published' as const }
  for (let number = 1; number <= 101; number += 1) {
    const data = { title: `Novinka ${number}`, ...shared }
    await academy.payload.create({ collection: 'news', data, overrideAccess: true })
  }
  const named = await paths()
  expect(named.filter((path) => path.startsWith('/news/'))).toHaveLength(101)
  expect(named.filter((path) => /^\/(auth|login|signOut|forgot|reset)/.test(path))).toEqual([])
}, 60_000)

test('robots.txt keeps crawlers out of the pages about passwords', async () => {
  const { GET } = await import('@/app/feeds/robots/route')
  const rules = (await GET().text()).split('\n')
  expect(rules).toEqual(
    expect.arrayContaining(['Disallow: /forgot-password', 'Disallow: /reset-password', 'Disallow: /auth/']),
  )
})

test('the manifest has an id, a scope and an existing icon of each purpose', async () => {
  const { GET } = await import('@/app/feeds/manifest/route')
  const manifest = (await (await GET()).json()) as {
    id: string
    scope: string
    icons: { src: string; purpose: string }[]
  }
  expect([manifest.id, manifest.scope]).toEqual(['/', '/'])
  expect([...new Set(manifest.icons.map(({ purpose }) => purpose))]).toEqual(['any', 'maskable'])
  const { existsSync } = await import('node:fs')
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`)).toBe(true)
})
