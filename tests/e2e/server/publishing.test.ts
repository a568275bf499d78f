import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../support/free-port'
import { houseIn, type Production, serveProduction } from '../../support/production'
import { signedIn } from '../../support/signed-in'

let home: string
let house: string
let dataDir: string
let port: number
let server: Production

test.beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'akademia-publishing-'))
  house = houseIn(join(home, 'house'))
  dataDir = join(home, 'data')
  cpSync(process.env.E2E_TEMPLATE!, dataDir, { recursive: true })
  port = await freePort()
  server = await serveProduction(dataDir, port, house)
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(home, { recursive: true, force: true })
})

const read = (path: string) => fetch(new URL(path, server.url))

interface News {
  news: { id: string; slug: string; title: string }[]
}

/** Gives the newest article another title, as the panel does. */
async function rename(title: string): Promise<string> {
  const { news } = (await (await read('/api/news?limit=1')).json()) as News
  const { slug } = news[0]!
  const office = await signedIn(server.url, 'maria')
  const { body } = await office.json<{ docs: { id: string }[] }>(
    `/cms/api/news?limit=1&depth=0&where[slug][equals]=${slug}`,
  )
  const changed = await office.ask(`/cms/api/news/${body.docs[0]!.id}`, {
    method: 'PATCH',
    body: { title, _status: 'published' },
  })
  expect(changed.status).toBe(200)
  return slug
}

/** The title stands everywhere at the first request; the second is answered from the prerendered page. */
async function expectEverywhere(title: string, slug: string): Promise<void> {
  for (const path of [`/news/${slug}`, '/', '/news', '/api/news', '/api/news?limit=10'])
    expect(await (await read(path)).text(), path).toContain(title)
  for (const path of [`/news/${slug}`, '/', '/news']) {
    const { headers } = await read(path)
    expect([path, headers.get('x-nextjs-prerender'), headers.get('x-nextjs-cache')]).toEqual([
      path,
      '1',
      'HIT',
    ])
  }
}

test('an edit is on every page at the next request and stays after a restart, on prerendered pages', async () => {
  test.setTimeout(90_000)
  for (const path of ['/', '/news']) await (await read(path)).text()
  const slug = await rename('Nová strecha nad tribúnou')
  await expectEverywhere('Nová strecha nad tribúnou', slug)
  await server.stop()
  server = await serveProduction(dataDir, port, house)
  await expectEverywhere('Nová strecha nad tribúnou', slug)
})

test('an edit that was acknowledged outlives a power cut, on the pages too', async () => {
  test.setTimeout(90_000)
  const slug = await rename('Tribúna má aj svetlá')
  await server.kill()
  server = await serveProduction(dataDir, port, house)
  await expectEverywhere('Tribúna má aj svetlá', slug)
})

test('a shared article has a JPEG of 1200 × 630 for services that take no WebP', async () => {
  const { news } = (await (await read('/api/news?limit=10')).json()) as News
  const pages = await Promise.all(news.map(async ({ slug }) => (await read(`/news/${slug}`)).text()))
  const told = (html: string, name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]*)"`).exec(html)?.[1]
  const covered = pages.filter((html) => told(html, '')?.includes('/files/'))
  expect(covered.length).toBeGreaterThan(0)
  for (const html of covered) {
    expect([told(html, ':width'), told(html, ':height'), told(html, ':type')]).toEqual([
      '1200',
      '630',
      'image/jpeg',
    ])
    const picture = await read(new URL(told(html, '')!).pathname)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await picture.arrayBuffer()).byteLength).toBeLessThanOrEqual(300_000)
  }
})

test('what is taken off the web is gone at the next request', async () => {
  const { news } = (await (await read('/api/news?limit=1')).json()) as News
  const { slug, title } = news[0]!
  const office = await signedIn(server.url, 'maria')
  const { body } = await office.json<{ docs: { id: string }[] }>(
    `/cms/api/news?limit=1&depth=0&where[slug][equals]=${slug}`,
  )
  const answer = await office.ask(`/cms/api/news/${body.docs[0]!.id}`, {
    method: 'PATCH',
    body: { _status: 'draft' },
  })
  expect(answer.status).toBe(200)
  expect((await read(`/news/${slug}`)).status).toBe(404)
  for (const path of ['/', '/news', '/api/news'])
    expect(await (await read(path)).text(), path).not.toContain(title)
})
