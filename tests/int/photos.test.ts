import { beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq, type Payload } from 'payload'
import sharp from 'sharp'
import { albumAddresses, albumBySlug, albumPage } from '@/features/gallery/queries'
import { articleBySlug, articlePreview, newsPage } from '@/features/news/queries'
import { startConsents } from '@/features/consents/service'
import type { PhotosView } from '@/features/consents/photos/schema'
import { setRevalidator } from '@/lib/revalidate'
import { addDays, addYears, dayOf } from '@/lib/dates'
import { printDatabase } from '../support/academy'
import { sessionFor } from '../support/api-client'
import { setUpClub } from '../support/club'
import { text } from '../support/lexical'
import { sized } from '../support/size'

// A picture is public only when somebody has said who is in it and everybody in it consents; it is gone with the first
// who does not, from everywhere at the next request.
printDatabase('photos')

const { academy, ids, api } = setUpClub('maria', 'jana', 'zuzana', 'robert')
let payload: Payload
let session = ''
const open = { overrideAccess: true, depth: 0 } as const
const today = dayOf(new Date())
const visitor = () => createLocalReq({}, payload)

async function newPicture(alt: string, data: object = {}): Promise<string> {
  const colour = { r: 120, g: 30, b: 60 }
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const file = { data: jpeg, mimetype: 'image/jpeg', name: 'foto.jpg', size: jpeg.length }
  return (await payload.create({ collection: 'media', data: { alt, ...data }, file, ...open })).id
}

async function fetchFile(id: string, size = 'small', headers: Record<string, string> = {}) {
  const { GET } = await import('@/app/files/[collection]/[id]/[size]/[name]/route')
  const request = new Request(`http://localhost:3000/files/media/${id}/${size}/x.webp`, { headers })
  return GET(request, { params: Promise.resolve({ collection: 'media', id, size, name: 'x.webp' }) })
}

const answer = (who: 'jana' | 'zuzana', whose: string, given: boolean) =>
  api[who]!('POST', '/consents', { person: ids[whose], purpose: 'photos', textVersion: 1, given })
const agree = async (given: boolean) => {
  expect((await answer('jana', 'jakub', given)).status).toBe(200)
}

/** Everywhere a visitor could meet a picture, by what they would find there. */
async function seenBy(picture: string, album: string, article: string): Promise<string[]> {
  const found: string[] = []
  const look = (where: string, value: unknown) => {
    if (JSON.stringify(value ?? null).includes(picture)) found.push(where)
  }
  look('gallery', await albumPage(await visitor(), 1))
  look('album', await albumBySlug(await visitor(), album, 1))
  look('news', await newsPage(await visitor(), { limit: 20 }))
  look('article', await articleBySlug(await visitor(), article))
  look('feed', (await api.jana!('GET', '/news?limit=20')).body)
  const office = await createLocalReq(
    {
      user: {
        ...(await payload.findByID({ collection: 'users', id: ids.maria!, ...open })),
        collection: 'users',
      },
    },
    payload,
  )
  look('preview', await articlePreview(office, ids.photoArticle!))
  for (const size of ['small', 'medium', 'original', 'share'])
    if ((await fetchFile(picture, size)).status === 200) found.push(`address ${size}`)
  const known = {
    'if-none-match': `"${(await payload.findByID({ collection: 'media', id: picture, ...open })).filename}"`,
  }
  if ((await fetchFile(picture, 'original', known)).status === 304) found.push('cached copy')
  return found
}

const EVERYWHERE = [
  'gallery',
  'album',
  'news',
  'article',
  'feed',
  'preview',
  'address small',
  'address medium',
  'address original',
  'address share',
  'cached copy',
]

/** A picture in an album of its own and in an article, as cover and in the text. */
async function published(picture: string, name: string) {
  const album = {
    title: name,
    slug: name,
    date: new Date().toISOString(),
    photos: [picture],
    published: true,
  }
  await payload.create({ collection: 'albums', data: album, ...open })
  const upload = { type: 'upload', version: 3, relationTo: 'media', value: picture, fields: null, format: '' }
  const data = {
    title: name,
    slug: name,
    excerpt: 'Fotky',
    cover: picture,
    content: text('Fotky', upload),
    publishedAt: new Date(Date.now() - 1000).toISOString(),
    _status: 'published' as const,
  }
  ids.photoArticle = (await payload.create({ collection: 'news', data, ...open })).id
}

beforeAll(async () => {
  payload = academy.payload
  session = await sessionFor(payload, 'maria@zelenadolina.test')
}, 120_000)

describe('what is public', () => {
  test('a picture nobody has said anything about is nowhere; one of nobody is everywhere, and may be kept', async () => {
    const picture = await newPicture('Ihrisko')
    await published(picture, 'nikto')
    expect(await seenBy(picture, 'nikto', 'nikto')).toEqual([])
    expect((await albumAddresses(await visitor())).map(({ slug }) => slug)).not.toContain('nikto')
    await payload.update({ collection: 'media', id: picture, data: { shows: 'nobody' }, ...open })
    expect(await seenBy(picture, 'nikto', 'nikto')).toEqual(EVERYWHERE)
    expect((await fetchFile(picture)).headers.get('cache-control')).toBe('public, max-age=300')
  })

  test('a page of the gallery is full of albums with something to see', async () => {
    const picture = await newPicture('Ihrisko v zime', { shows: 'nobody' })
    const hidden = await newPicture('Nikto nepovedal')
    const before = await albumPage(await visitor(), 1)
    const year = new Date().getUTCFullYear() + 1
    for (let at = 1; at <= 12; at += 1) {
      const date = `${year}-03-${String(at).padStart(2, '0')}T12:00:00.000Z`
      const data = { title: `Skrytý ${at}`, slug: `skryty-${at}`, date, photos: [hidden], published: true }
      await payload.create({ collection: 'albums', data, ...open })
    }
    expect(await albumPage(await visitor(), 1)).toEqual(before)
    const data = {
      title: 'Zima',
      slug: 'zima',
      date: `${year}-01-01T12:00:00.000Z`,
      photos: [picture],
      published: true,
    }
    await payload.create({ collection: 'albums', data, ...open })
    const after = await albumPage(await visitor(), 1)
    expect([after.albums[0]?.slug, after.albums.length]).toEqual(['zima', before.albums.length + 1])
    await payload.delete({
      collection: 'albums',
      where: { date: { greater_than: `${year}-01-01` } },
      overrideAccess: true,
    })
  })

  test('somebody in the trash stays marked when the office saves who else is in a photo', async () => {
    const { id: made } = await payload.create({
      collection: 'users',
      data: {
        firstName: 'Kôš',
        lastName: 'Tréner',
        username: '~',
        role: 'trainer',
        password: 'Ukazka-2026!',
      },
      ...open,
    } as never)
    const id = String(made)
    const picture = await newPicture('S niekým z koša', { shows: 'people', people: [id] })
    const trash = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'users', id, data: trash, ...open })
    const list = await api.maria!<PhotosView>('GET', '/photos?state=inside&size=200')
    const photo = list.body.photos.find((one) => one.id === picture)!
    expect(photo).toMatchObject({
      people: [{ id, name: 'Kôš Tréner', sign: 'noPhotos' }],
      missing: ['Kôš Tréner'],
    })
    const people = [...photo.people.map((one) => one.id), ids.jakub]
    const said = await api.maria!('PATCH', `/photos/${picture}`, {
      ...{ shows: 'people', people, updatedAt: photo.updatedAt },
    })
    expect(said.status).toBe(200)
    const row = await payload.findByID({ collection: 'media', id: picture, ...open })
    expect(row.people).toEqual([id, ids.jakub])
  })

  test('one of people is public when everybody has agreed, is asked for at every use, and is gone with the first withdrawal', async () => {
    const people = [ids.jakub!, ids.adam!]
    const picture = await newPicture('Jakub a Adam', { shows: 'people', people })
    await published(picture, 'dvaja')
    expect(await seenBy(picture, 'dvaja', 'dvaja')).toEqual([])
    await agree(true)
    expect(await seenBy(picture, 'dvaja', 'dvaja')).toEqual([])
    expect((await answer('zuzana', 'adam', true)).status).toBe(200)
    expect(await seenBy(picture, 'dvaja', 'dvaja')).toEqual(EVERYWHERE)
    expect((await fetchFile(picture)).headers.get('cache-control')).toBe('private, no-cache')
    const renewed: string[] = []
    setRevalidator((tags) => void renewed.push(...tags))
    await agree(false)
    setRevalidator(() => undefined)
    expect(new Set(renewed)).toEqual(new Set(['gallery', 'news', 'products', 'club', 'staff']))
    expect(await seenBy(picture, 'dvaja', 'dvaja')).toEqual([])
    const office = await fetchFile(picture, 'small', { cookie: `akademia-token=${session}` })
    expect([office.status, office.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
  })

  test('people without a name keep a picture inside', async () => {
    const picture = await newPicture('Dav', { shows: 'people', people: [] })
    await published(picture, 'dav')
    expect(await seenBy(picture, 'dav', 'dav')).toEqual([])
  })

  test('the address asks the consents themselves, whatever the column says', async () => {
    const picture = await newPicture('Jakub', { shows: 'people', people: [ids.jakub!] })
    await published(picture, 'stlpec')
    await agree(false)
    await payload.db.updateOne({
      collection: 'media',
      id: picture,
      data: { isPublic: true },
      returning: false,
    })
    expect((await fetchFile(picture)).status).toBe(404)
  })

  test('on the eighteenth birthday a guardian’s word ends: lists and addresses by themselves, columns by the daily job', async () => {
    const born = (birthDate: string | null) =>
      payload.update({ collection: 'users', id: ids.jakub!, data: { birthDate }, ...open })
    await born(addYears(addDays(today, 1), -18))
    const picture = await newPicture('Jakub má zajtra 18', { shows: 'people', people: [ids.jakub!] })
    await published(picture, 'zajtra')
    await agree(true).catch(() => undefined)
    await payload.create({
      collection: 'consents',
      data: {
        person: ids.jakub,
        by: ids.jana,
        purpose: 'photos',
        textVersion: 1,
        given: true,
        givenAs: 'mother',
        at: new Date().toISOString(),
      },
      ...open,
    })
    await payload.update({ collection: 'media', id: picture, data: { alt: 'Jakub' }, ...open })
    expect(await seenBy(picture, 'zajtra', 'zajtra')).toEqual(EVERYWHERE)
    const now = Date.now
    const later = Date.now() + 36 * 3_600_000
    const RealDate = Date
    try {
      // Only the moment is moved: the columns are as they were stored.
      await payload.db.updateOne({
        collection: 'media',
        id: picture,
        data: { publicUntil: new RealDate(now() - 1000).toISOString() },
        returning: false,
      })
      expect(await albumBySlug(await visitor(), 'zajtra', 1)).toBeNull()
    } finally {
      Date.now = now
    }
    expect(later).toBeGreaterThan(now())
    await born(addYears(today, -18))
    expect(await seenBy(picture, 'zajtra', 'zajtra')).toEqual([])
    await startConsents(payload)
    expect(await payload.findByID({ collection: 'media', id: picture, ...open })).toMatchObject({
      isPublic: false,
    })
    await born(null)
    await payload.db.deleteMany({ collection: 'consents', where: { person: { equals: ids.jakub } } })
  })

  test('a deleted account takes its pictures inside', async () => {
    const { id: made } = await payload.create({
      collection: 'users',
      data: {
        firstName: 'Krátko',
        lastName: 'Člen',
        username: '~',
        role: 'trainer',
        password: 'Ukazka-2026!',
      },
      ...open,
    } as never)
    const id = String(made)
    const picture = await newPicture('Krátko', { shows: 'people', people: [id] })
    await payload.create({
      collection: 'consents',
      data: {
        person: id,
        by: id,
        purpose: 'photos',
        textVersion: 1,
        given: true,
        givenAs: 'self',
        at: new Date().toISOString(),
      },
      ...open,
    })
    await payload.update({ collection: 'media', id: picture, data: { alt: 'Tréner' }, ...open })
    await published(picture, 'kratko')
    expect((await fetchFile(picture)).status).toBe(200)
    await payload.delete({ collection: 'users', id, overrideAccess: true })
    expect((await fetchFile(picture)).status).toBe(404)
    expect(await payload.findByID({ collection: 'media', id: picture, ...open })).toMatchObject({
      shows: null,
    })
  })
})

describe('the office', () => {
  test('says who is in a photo, sees because of whom it stays inside, and meets a colleague’s change', async () => {
    const picture = await newPicture('Neznáma')
    const list = await api.maria!<PhotosView>('GET', '/photos?state=unsaid&size=200')
    const photo = list.body.photos.find(({ id }) => id === picture)!
    const say = (more: object) =>
      api.maria!<{ photo: PhotosView['photos'][number] }>('PATCH', `/photos/${picture}`, {
        shows: 'people',
        people: [ids.jakub],
        updatedAt: photo.updatedAt,
        ...more,
      })
    expect((await say({ people: [] })).status).toBe(400)
    const said = await say({})
    expect(said.body.photo).toMatchObject({
      shows: 'people',
      isPublic: false,
      people: [{ id: ids.jakub, name: 'Jakub Ľalík', sign: 'noPhotos' }],
      missing: ['Jakub Ľalík'],
    })
    expect((await say({ shows: 'nobody', people: [] })).status).toBe(409)
    expect((await api.robert!('GET', '/photos')).status).toBe(403)
  })

  test('uploads into an album; nobody sees the photo before it was said', async () => {
    const made = await api.maria!<{ album: { id: string } }>('POST', '/albums', {
      title: 'Turnaj',
      date: today,
    })
    const { calls } = await import('@/endpoints')
    const upload = calls.find(({ path }) => path === '/albums/{id}/photos')!
    expect('respond' in upload && upload.who).toEqual(['admin'])
    const { dispatch } = await import('@/app/_lib/dispatch')
    const jpeg = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#333' } })
      .jpeg()
      .toBuffer()
    const send = (who: string | undefined, bytes: Uint8Array) => {
      const body = new FormData()
      body.set('file', new File([bytes as never], 'a.jpg', { type: 'image/jpeg' }))
      const headers: Record<string, string> = { origin: 'http://localhost:3000' }
      if (who) headers.cookie = `akademia-token=${who}`
      return dispatch(
        new Request(`http://localhost:3000/api/albums/${made.body.album.id}/photos`, {
          method: 'POST',
          body,
          headers,
        }),
      )
    }
    expect((await send(undefined, jpeg)).status).toBe(401)
    const trainer = await sessionFor(payload, 'robert@zelenadolina.test')
    expect((await send(trainer, jpeg)).status).toBe(403)
    expect((await send(session, new Uint8Array([1, 2, 3]))).status).toBe(400)
    const sent = await Promise.all([send(session, jpeg), send(session, jpeg), send(session, jpeg)])
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    const album = await payload.findByID({ collection: 'albums', id: made.body.album.id, ...open })
    expect(album.photos).toHaveLength(3)
    expect(await albumBySlug(await visitor(), album.slug!, 1)).toBeNull()
  })
})

test('a withdrawal beside the publication of a photo: it never stays public', async () => {
  for (let round = 0; round < sized(3, 20); round += 1) {
    await agree(true)
    const picture = await newPicture(`Preteky ${round}`)
    await published(picture, `preteky-${round}`)
    const row = await payload.findByID({ collection: 'media', id: picture, ...open })
    const [said, withdrawn] = await Promise.all([
      api.maria!('PATCH', `/photos/${picture}`, {
        shows: 'people',
        people: [ids.jakub],
        updatedAt: row.updatedAt,
      }),
      answer('jana', 'jakub', false),
    ])
    expect([said.status, withdrawn.status]).toEqual([200, 200])
    expect(await payload.findByID({ collection: 'media', id: picture, ...open })).toMatchObject({
      isPublic: false,
    })
    expect((await fetchFile(picture)).status).toBe(404)
  }
}, 120_000)
