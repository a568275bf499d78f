import { beforeAll, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { shareLimit } from '@/lib/share-picture'
import { apiAs, sessionFor } from '../support/api-client'
import { text } from '../support/lexical'
import { PDF } from '../support/pdf'
import { setUpClub } from '../support/club'

const { academy, ids } = setUpClub()
const tokens: Record<string, string> = {}

/** One request for a file, as somebody signed in or as a visitor. */
async function fetchFile(address: string, who?: string, headers: Record<string, string> = {}) {
  const { GET } = await import('@/app/files/[collection]/[id]/[size]/[name]/route')
  const [, , collection = '', id = '', size = '', name = ''] = address.split('/')
  const cookie = who ? { cookie: `akademia-token=${tokens[who]}` } : undefined
  const request = new Request(`http://localhost:3000${address}`, { headers: { ...cookie, ...headers } })
  return GET(request, { params: Promise.resolve({ collection, id, size, name }) })
}

async function picture(alt: string, people: string[] = []): Promise<string> {
  const colour = { r: 10, g: 90, b: 60 }
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'Tajné miesto' } })
    .jpeg()
    .toBuffer()
  const file = { data, mimetype: 'image/jpeg', name: 'foto.jpg', size: data.length }
  const { id } = await academy.payload.create({
    collection: 'media',
    data: { alt, people, shows: people.length > 0 ? 'people' : 'nobody' },
    file,
    overrideAccess: true,
  })
  return id
}

const pdf = async (
  title: string,
  visibility: 'public' | 'members' | 'trainers',
  name = 'Žiadosť "o úľavu".pdf',
): Promise<string> => {
  const file = { data: PDF, mimetype: 'application/pdf', name, size: PDF.length }
  const data = { title, visibility }
  const made = await academy.payload.create({ collection: 'documents', data, file, overrideAccess: true })
  return `/files/documents/${made.id}/original/x.pdf`
}

beforeAll(async () => {
  for (const name of ['jakub', 'jana', 'adam', 'lubos', 'robert', 'maria'])
    tokens[name] = await sessionFor(academy.payload, `${name}@zelenadolina.test`)
}, 90_000)

test.each([
  '/files/users/00000000-0000-4000-8000-000000000000/original/x',
  '/files/media/nie-je-id/small/x.webp',
  '/files/media/00000000-0000-4000-8000-000000000000/small/x.webp',
  '/files/__proto__/00000000-0000-4000-8000-000000000000/small/x',
  '/files/documents/00000000-0000-4000-8000-000000000000/original/x',
])('%s is answered 404', async (address) => {
  expect((await fetchFile(address)).status).toBe(404)
})

test("a trainers' document is refused to a visitor and to Jakub, and sent to Ľuboš without caching", async () => {
  const address = await pdf('Vyúčtovanie', 'trainers')
  expect((await fetchFile(address)).status).toBe(401)
  expect((await fetchFile(address, 'jakub')).status).toBe(403)
  const response = await fetchFile(address, 'lubos')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('a public document is refused from the moment it is not public', async () => {
  const address = await pdf('Bude zatvorené', 'public')
  expect((await fetchFile(address)).status).toBe(200)
  const id = address.split('/')[3]!
  const data = { visibility: 'members' as const }
  await academy.payload.update({ collection: 'documents', id, data, overrideAccess: true })
  expect((await fetchFile(address)).status).toBe(401)
})

test('a document is downloaded under its own name and never run by the browser', async () => {
  const response = await fetchFile(await pdf('Žiadosť', 'public'))
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Ziadost _o ulavu_.pdf"; filename*=UTF-8''%C5%BDiados%C5%A5%20%22o%20%C3%BA%C4%BEavu%22.pdf`,
  )
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
})

test('a document whose long name is cut in the middle of a sign is downloaded all the same', async () => {
  const response = await fetchFile(await pdf('Fotka', 'public', `${'a'.repeat(179)}👩.pdf`))
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="a{179}/)
})

test('a photo with Jakub is shown only to the office while there is no consent', async () => {
  const address = `/files/media/${await picture('Jakub strieľa', [ids.jakub!])}/small/x.webp`
  expect((await fetchFile(address)).status).toBe(404)
  expect((await fetchFile(address, 'lubos')).status).toBe(404)
  const response = await fetchFile(address, 'maria')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-cache')
})

test('the cover of a draft is hidden until the article is published', async () => {
  const cover = await picture('Nový dres')
  const address = `/files/media/${cover}/medium/x.webp`
  const draft = await academy.payload.create({
    collection: 'news',
    data: { title: 'Nový dres', excerpt: 'Čoskoro', content: text('…'), cover, _status: 'draft' },
    overrideAccess: true,
  })
  expect((await fetchFile(address)).status).toBe(404)
  const data = { _status: 'published' as const, publishedAt: new Date(Date.now() - 1000).toISOString() }
  await academy.payload.update({ collection: 'news', id: draft.id, data, overrideAccess: true })
  expect((await fetchFile(address)).status).toBe(200)
})

test('a picture anywhere in the text of a draft is hidden until the article is published', async () => {
  const inside = await picture('Nová tribúna')
  const address = `/files/media/${inside}/medium/x.webp`
  const upload = { type: 'upload', relationTo: 'media', value: inside, fields: null, format: '' }
  const content = text('Čoskoro', { type: 'quote', children: [{ version: 3, ...upload }] })
  const draft = await academy.payload.create({
    collection: 'news',
    data: { title: 'Nová tribúna', excerpt: 'Čoskoro', content, _status: 'draft' },
    overrideAccess: true,
  })
  expect((await fetchFile(address)).status).toBe(404)
  expect((await fetchFile(address, 'lubos')).status).toBe(404)
  expect((await fetchFile(address, 'maria')).status).toBe(200)
  const change = (data: object) =>
    academy.payload.update({ collection: 'news', id: draft.id, data, overrideAccess: true })
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await change({ _status: 'published', publishedAt: tomorrow })
  expect((await fetchFile(address)).status).toBe(404)
  await change({ publishedAt: new Date(Date.now() - 1000).toISOString() })
  expect((await fetchFile(address)).status).toBe(200)
  await change({ deletedAt: new Date().toISOString() })
  expect((await fetchFile(address)).status).toBe(404)
  // The page about the club is public, whatever article the picture was in before.
  await academy.payload.updateGlobal({ slug: 'about', data: { history: content }, overrideAccess: true })
  expect((await fetchFile(address)).status).toBe(200)
})

test('a picture in a new draft of a published article is hidden', async () => {
  const inside = await picture('Ešte nie')
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: inside, fields: null, format: '' }
  const shared = { collection: 'news', overrideAccess: true } as const
  const data = { title: 'Vonku', excerpt: 'Vonku', content: text('Vonku'), _status: 'published' as const }
  const { id } = await academy.payload.create({ ...shared, data })
  const content = text('Vonku', upload)
  await academy.payload.update({ ...shared, id, draft: true, data: { content, _status: 'draft' } })
  expect((await fetchFile(`/files/media/${inside}/large/x.webp`)).status).toBe(404)
})

test('a photo of an unpublished album is hidden', async () => {
  const photo = await picture('Tajný album')
  const data = { title: 'Tajný album', date: new Date().toISOString(), photos: [photo], published: false }
  await academy.payload.create({ collection: 'albums', data, overrideAccess: true })
  expect((await fetchFile(`/files/media/${photo}/large/x.webp`)).status).toBe(404)
})

test("Jakub's photo is sent to him, his family, his trainer and the office only, even when an album contains it", async () => {
  const photo = await picture('Jakub')
  const address = `/files/media/${photo}/small/x.webp`
  const update = { collection: 'users', id: ids.jakub!, data: { photo }, overrideAccess: true } as const
  await academy.payload.update(update)
  const album = { title: 'Omylom', date: new Date().toISOString(), photos: [photo], published: true }
  await academy.payload.create({ collection: 'albums', data: album, overrideAccess: true })
  expect((await fetchFile(address)).status).toBe(404)
  expect((await fetchFile(address, 'adam')).status).toBe(404)
  expect((await fetchFile(address, 'lubos')).status).toBe(404)
  for (const who of ['jakub', 'jana', 'robert', 'maria']) {
    const response = await fetchFile(address, who)
    const sent = { who, status: response.status, cache: response.headers.get('cache-control') }
    expect(sent).toEqual({ who, status: 200, cache: 'private, no-cache' })
  }
})

test('the photo of a trainer is for the office and colleagues, public once they are shown and have agreed', async () => {
  const photo = await picture('Ľuboš')
  const address = `/files/media/${photo}/small/x.webp`
  const put = (data: object) =>
    academy.payload.update({ collection: 'users', id: ids.lubos!, data, overrideAccess: true })
  await put({ photo, staff: { shown: false } })
  expect((await fetchFile(address)).status).toBe(404)
  expect((await fetchFile(address, 'lubos')).status).toBe(200)
  await put({ staff: { shown: true } })
  expect((await fetchFile(address)).status).toBe(404)
  const lubos = await apiAs(academy.payload, 'lubos@zelenadolina.test')
  const answer = (given: boolean) =>
    lubos('POST', '/consents', { person: ids.lubos, purpose: 'photos', textVersion: 1, given })
  expect((await answer(true)).status).toBe(200)
  const response = await fetchFile(address)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  expect((await answer(false)).status).toBe(200)
  expect((await fetchFile(address)).status).toBe(404)
})

test('an unused picture is sent only to the office, and without caching', async () => {
  const address = `/files/media/${await picture('Nikde')}/small/x.webp`
  expect((await fetchFile(address)).status).toBe(404)
  expect((await fetchFile(address, 'lubos')).status).toBe(404)
  const seen = await fetchFile(address, 'maria')
  expect([seen.status, seen.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
})

test('a picture in a legal text is public', async () => {
  const map = await picture('Bezbariérový vstup')
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: map, fields: null, format: '' }
  const data = { accessibility: text('Vstup', upload) }
  await academy.payload.updateGlobal({ slug: 'legal', data, overrideAccess: true })
  expect((await fetchFile(`/files/media/${map}/small/x.webp`)).status).toBe(200)
})

test('every size of a picture is re-encoded without metadata, and a repeated read is answered 304', async () => {
  const id = await picture('Ihrisko')
  const album = { title: 'Areál', date: new Date().toISOString(), photos: [id], published: true }
  await academy.payload.create({ collection: 'albums', data: album, overrideAccess: true })
  for (const size of ['small', 'medium', 'large', 'original']) {
    const response = await fetchFile(`/files/media/${id}/${size}/ihrisko.webp`)
    expect(response.headers.get('content-type')).toBe('image/webp')
    const { exif, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'webp' })
    const again = { 'if-none-match': response.headers.get('etag') ?? '' }
    expect((await fetchFile(`/files/media/${id}/${size}/ihrisko.webp`, undefined, again)).status).toBe(304)
  }
  expect((await fetchFile(`/files/media/${id}/obrovsky/ihrisko.webp`)).status).toBe(404)
})

test('a shared link shows a JPEG of 1200 × 630 and at most 300 kB to whoever may see the picture', async () => {
  // The hardest picture to compress: every pixel has another colour.
  const noise = { type: 'gaussian', mean: 128, sigma: 80 } as const
  const data = await sharp({ create: { width: 1600, height: 1200, channels: 3, noise } as never })
    .jpeg()
    .toBuffer()
  const file = { data, mimetype: 'image/jpeg', name: 'foto.jpg', size: data.length }
  const made = { collection: 'media', file, overrideAccess: true } as const
  const { id } = await academy.payload.create({ ...made, data: { alt: 'Plagát turnaja', shows: 'nobody' } })
  const address = `/files/media/${id}/share/plagat-turnaja.jpg`
  expect((await fetchFile(address)).status).toBe(404)
  const content = {
    title: 'Turnaj',
    excerpt: 'Príďte',
    content: text('…'),
    cover: id,
    _status: 'published' as const,
    publishedAt: new Date(Date.now() - 1000).toISOString(),
  }
  const { id: article } = await academy.payload.create({
    collection: 'news',
    data: content,
    overrideAccess: true,
  })
  for (const round of ['first', 'second']) {
    const response = await fetchFile(address)
    const bytes = Buffer.from(await response.arrayBuffer())
    const { format, width, height } = await sharp(bytes).metadata()
    expect({ round, format, width, height }).toEqual({ round, format: 'jpeg', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThanOrEqual(300_000)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
  }
  const withdrawn = { _status: 'draft' as const }
  await academy.payload.update({ collection: 'news', id: article, data: withdrawn, overrideAccess: true })
  expect((await fetchFile(address)).status).toBe(404)
})

test('a network that has had many share pictures made is answered 429, but not for pictures that exist', async () => {
  const [first, second, third] = [await picture('Prvý'), await picture('Druhý'), await picture('Tretí')]
  const data = { title: 'Zdieľané', date: new Date().toISOString(), photos: [first, second, third] }
  await academy.payload.create({
    collection: 'albums',
    data: { ...data, published: true },
    overrideAccess: true,
  })
  const from = (id: string, address: string) =>
    fetchFile(`/files/media/${id}/share/x.jpg`, undefined, { 'x-forwarded-for': address })
  expect((await from(first, '198.51.100.7')).status).toBe(200)
  for (let made = 1; made < 60; made += 1) await shareLimit.take('198.51.100.0/24')
  expect((await from(first, '198.51.100.7')).status).toBe(200)
  const refused = await from(second, '198.51.100.8')
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
  expect((await from(third, '203.0.113.1')).status).toBe(200)
})

test('a picture narrower than the large size can be a share picture', async () => {
  const id = await picture('Malý plagát')
  const data = { title: 'Plagáty', date: new Date().toISOString(), photos: [id], published: true }
  await academy.payload.create({ collection: 'albums', data, overrideAccess: true })
  const response = await fetchFile(`/files/media/${id}/share/x.jpg`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('a photo of somebody without consent is not a share picture', async () => {
  const id = await picture('Jakub s pohárom', [ids.jakub!])
  const data = { title: 'Pohár', date: new Date().toISOString(), photos: [id], published: true }
  await academy.payload.create({ collection: 'albums', data, overrideAccess: true })
  expect((await fetchFile(`/files/media/${id}/share/x.jpg`)).status).toBe(404)
})
