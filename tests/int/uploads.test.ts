import { afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals'
import fs from 'node:fs/promises'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { runQueue } from '@/lib/jobs'
import { inTransaction } from '@/lib/transaction'
import { filesOf, uploadDir } from '@/lib/uploaded-files'
import { databaseUnderTest } from '../support/academy'
import { sessionFor } from '../support/api-client'
import { PDF } from '../support/pdf'
import { request } from '../support/request'
import { setUpClub } from '../support/club'

const onSqlite = databaseUnderTest === 'sqlite' ? test : test.skip
type Files = 'media' | 'documents'

const { academy, ids, api } = setUpClub('maria')
let payload: Payload
let token: string
let photo: Buffer

beforeAll(async () => {
  payload = academy.payload
  token = await sessionFor(payload, 'maria@zelenadolina.test')
  const startsAt = new Date(Date.now() - 7_200_000).toISOString()
  const played = { type: 0 as const, startsAt, categories: [ids.U11!, ids.U13!] }
  ids.played = (await payload.create({ collection: 'events', data: played, overrideAccess: true })).id
  photo = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#0a5a3c' } })
    .jpeg()
    .toBuffer()
}, 120_000)
afterEach(() => void jest.restoreAllMocks())

/** One call of Payload's own REST, as the panel makes it; with a file, as a form. */
async function panel(method: string, path: string, data?: object, file?: Blob) {
  const body = new FormData()
  if (data) body.set('_payload', JSON.stringify(data))
  if (file) body.set('file', file, file.type === 'application/pdf' ? 'plán.pdf' : 'foto.jpg')
  const response = await handleEndpoints({
    config: import('../../payload.config').then(({ default: config }) => config),
    request: new Request(`http://localhost:3000/cms/api/${path}`, {
      method,
      headers: { cookie: `akademia-token=${token}`, origin: 'http://localhost:3000' },
      ...(data ? { body } : {}),
    }),
  })
  return {
    status: response.status,
    body: (await response.json()) as { doc: { id: string }; errors: unknown },
  }
}
const blobOf = (data: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(data)], { type })
const picture = (alt: string, data = photo) => panel('POST', 'media', { alt }, blobOf(data))
const document = (title: string) =>
  panel('POST', 'documents', { title, visibility: 'public' }, blobOf(PDF, 'application/pdf'))

const sheet = () => {
  const rows = ['adam', 'filip', 'nina'].map((name) => ({ player: ids[name], status: 'present' }))
  return api.maria('POST', '/attendances', { event: ids.played, rows })
}

const stored = (collection: Files) => fs.readdir(uploadDir(collection)).catch(() => [] as string[])
/** The names of the files of one row, from the database. */
const named = async (collection: Files, id: string): Promise<string[]> => {
  const row = await payload.db.findOne<{ id: string; filename: string }>({
    collection,
    where: { id: { equals: id } },
  })
  return row ? filesOf(row) : []
}
/** Runs every planned removal as if its delay were over. */
async function removeFiles(): Promise<void> {
  await payload.db.updateMany({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: 'dropFiles' } },
    data: { waitUntil: new Date(Date.now() - 1000).toISOString() },
  })
  await runQueue(payload, 'default')
}

describe('uploads and the write lock', () => {
  test('an attendance sheet is saved while twelve pictures of 24 megapixels are resized', async () => {
    let begin!: () => void
    let go!: () => void
    const begun = new Promise<void>((resolve) => (begin = resolve))
    const released = new Promise<void>((resolve) => (go = resolve))
    const toBuffer = sharp.prototype.toBuffer as (...args: unknown[]) => Promise<Buffer>
    jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (
      this: object,
      ...args: unknown[]
    ) {
      begin()
      await released
      return toBuffer.apply(this, args)
    } as never)
    let ended = 0
    let atSave: number | undefined
    const uploads = Array.from({ length: 12 }, async (_, at) => {
      const { status } = await picture(`Fotka ${at}`)
      ended += 1
      return status
    })
    await begun
    const { status } = await sheet().finally(() => {
      atSave = ended
      go()
    })
    expect({ status, atSave }).toEqual({ status: 200, atSave: 0 })
    expect(await Promise.all(uploads)).toEqual(uploads.map(() => 201))
  }, 120_000)

  // An open transaction of MongoDB keeps nobody waiting who writes other rows.
  onSqlite('no file is decoded, written or deleted while a transaction is open', async () => {
    const seen: Record<string, number[]> = {}
    const sessions = (payload.db as unknown as { sessions: object }).sessions
    const watched = (owner: object, name: string) => {
      const original = (owner as Record<string, (...args: unknown[]) => unknown>)[name]!
      jest.spyOn(owner as { [key: string]: () => void }, name).mockImplementation(function (
        this: unknown,
        ...args: unknown[]
      ) {
        ;(seen[name] ??= []).push(Object.keys(sessions).length)
        return original.apply(this, args)
      } as never)
    }
    for (const name of ['toBuffer', 'metadata']) watched(sharp.prototype, name)
    for (const name of ['writeFile', 'copyFile', 'unlink', 'rm', 'mkdir']) watched(fs, name)
    for (const [collection, file] of [
      ['media', blobOf(photo)],
      ['documents', blobOf(PDF, 'application/pdf')],
    ] as const) {
      const made = await panel(
        'POST',
        collection,
        { alt: 'Ihrisko', title: 'Plán', visibility: 'public' },
        file,
      )
      const { id } = made.body.doc
      const before = await named(collection, id)
      const put = await panel('PATCH', `${collection}/${id}?uploadEdits[crop][x]=1`, {}, file)
      const edited = await panel('PATCH', `${collection}/${id}?uploadEdits[crop][x]=1`, { alt: 'Iné' })
      expect([made.status, put.status, edited.status]).toEqual([201, 200, 200])
      expect(await named(collection, id)).not.toEqual(before)
      expect((await panel('DELETE', `${collection}/${id}?select[id]=true`)).status).toBe(200)
      await removeFiles()
    }
    expect(Object.keys(seen).sort()).toEqual(['metadata', 'mkdir', 'rm', 'toBuffer', 'writeFile'])
    // Files are removed by jobs, three at a time: while one removes, another may be saving that it has.
    delete seen.rm
    expect(Object.values(seen).flat().filter(Boolean)).toEqual([])
  })
})

describe('uploaded files and their rows', () => {
  test('the files of a refused picture are removed, and those of a saved one stay', async () => {
    const kept = (await picture('Tribúna')).body.doc.id
    const before = await stored('media')
    expect((await panel('POST', 'media', {}, blobOf(photo))).status).toBe(400)
    expect((await stored('media')).length).toBe(before.length + 4)
    await removeFiles()
    expect((await stored('media')).sort()).toEqual(before.sort())
    expect(before).toEqual(expect.arrayContaining(await named('media', kept)))
  })

  test.each(['media', 'documents'] as const)(
    'the files of %s stay after a rolled back deletion, and are removed after a committed one',
    async (collection) => {
      const { id } = (await (collection === 'media' ? picture('Šatňa') : document('Plán'))).body.doc
      const files = await named(collection, id)
      const req = await request(payload)
      const failing = inTransaction(req, async () => {
        await payload.delete({ collection, id, trash: true, overrideAccess: true, req })
        throw new Error('the row that was to be deleted with it')
      })
      await expect(failing).rejects.toThrow('deleted with it')
      await removeFiles()
      expect(await stored(collection)).toEqual(expect.arrayContaining(files))
      await payload.delete({ collection, id, trash: true, overrideAccess: true })
      expect(await stored(collection)).toEqual(expect.arrayContaining(files))
      await removeFiles()
      const left = await stored(collection)
      expect(files.filter((name) => left.includes(name))).toEqual([])
    },
  )

  test('replacing a picture keeps the new files and removes the old ones', async () => {
    const { id } = (await picture('Dres')).body.doc
    const old = await named('media', id)
    expect((await panel('PATCH', `media/${id}`, {}, blobOf(photo))).status).toBe(200)
    await removeFiles()
    const left = await stored('media')
    expect(old.filter((name) => left.includes(name))).toEqual([])
    expect(left).toEqual(expect.arrayContaining(await named('media', id)))
  })

  test('a document in the trash keeps its file', async () => {
    const { id } = (await document('Zápisnica')).body.doc
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: 'documents', id, data, overrideAccess: true })
    await removeFiles()
    expect(await stored('documents')).toEqual(expect.arrayContaining(await named('documents', id)))
  })

  test('a file that is no picture or too large is refused at its field before anything is stored', async () => {
    const rows = (await payload.count({ collection: 'media', overrideAccess: true })).totalDocs
    const large = sharp({ create: { width: 5100, height: 5000, channels: 3, background: '#fff' } }).png()
    const broken = Buffer.concat([photo.subarray(0, 4000)])
    for (const [data, words] of [
      [Buffer.from('Toto nie je obrázok.'), /^Súbor sa nedá použiť[^:"]+"/],
      [PDF, /^Súbor sa nedá použiť[^:"]+"/],
      [broken, /^Súbor sa nedá použiť[^:"]+"/],
      [await large.toBuffer(), /25 megapixelov/],
    ] as const) {
      const { status, body } = await picture('Ihrisko', data)
      expect({ status, errors: JSON.stringify(body.errors) }).toEqual({
        status: 400,
        errors: expect.stringMatching(words.source.replace('^', '"message":"')),
      })
    }
    const { status } = await panel('POST', 'media', { alt: 'Bez súboru' })
    expect(status).toBe(400)
    expect((await payload.count({ collection: 'media', overrideAccess: true })).totalDocs).toBe(rows)
  })

  test('a document with scripts is refused, and a picture among documents is stored without metadata', async () => {
    const send = (data: Buffer, type: string) =>
      panel('POST', 'documents', { title: 'Príloha', visibility: 'public' }, blobOf(data, type))
    const script = Buffer.from(
      PDF.toString('latin1').replace('/Catalog', '/Catalog/OpenAction<</S/JavaScript>>'),
    )
    const refused = await send(script, 'application/pdf')
    expect([refused.status, JSON.stringify(refused.body.errors)]).toEqual([
      400,
      expect.stringContaining('obsahuje skripty'),
    ])
    const shot = sharp({ create: { width: 300, height: 200, channels: 3, background: '#0a5a3c' } })
    const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } }
    for (const [data, type] of [
      [await shot.clone().withExif(place).jpeg().toBuffer(), 'image/jpeg'],
      [await shot.clone().withExif(place).png().toBuffer(), 'image/png'],
      [await shot.clone().withExif(place).webp().toBuffer(), 'image/webp'],
    ] as const) {
      expect((await sharp(data).metadata()).exif).toBeDefined()
      const { id } = (await send(data, type)).body.doc
      const row = await payload.findByID({ collection: 'documents', id, overrideAccess: true })
      const stored = await fs.readFile(`${uploadDir('documents')}/${row.filename}`)
      const { exif, xmp, iptc, format, width, height } = await sharp(stored).metadata()
      expect({ exif, xmp, iptc, type: `image/${format}`, width, height, size: row.filesize }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        type,
        width: 300,
        height: 200,
        size: stored.length,
      })
    }
  })

  test('grey, 16-bit, CMYK and transparent pictures become visible WebP files', async () => {
    const base = sharp({ create: { width: 700, height: 500, channels: 4, background: '#c8102e80' } })
    for (const data of [
      await base.clone().greyscale().jpeg().toBuffer(),
      await base.clone().toColourspace('rgb16').png().toBuffer(),
      await base.clone().png({ palette: true }).toBuffer(),
      await base.clone().toColourspace('cmyk').jpeg().toBuffer(),
    ]) {
      const { id } = (await picture('Farby', data)).body.doc
      const row = await payload.findByID({ collection: 'media', id, overrideAccess: true })
      const { channels } = await sharp(`${uploadDir('media')}/${row.filename}`).stats()
      expect([row.width, row.height, row.sizes?.large?.width, row.mimeType]).toEqual([
        700,
        500,
        700,
        'image/webp',
      ])
      expect(channels[0]!.mean).toBeGreaterThan(20)
    }
  })
})

describe('a form that cannot be read', () => {
  const send = async (type: string, body: string) => {
    const response = await handleEndpoints({
      config: import('../../payload.config').then(({ default: config }) => config),
      request: new Request('http://localhost:3000/cms/api/media', {
        method: 'POST',
        headers: {
          cookie: `akademia-token=${token}`,
          origin: 'http://localhost:3000',
          'content-type': type,
        },
        body,
      }),
    })
    return [response.status, await response.json()]
  }
  const NAMED = '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n'

  test.each([
    ['cut off', 'multipart/form-data; boundary=x', '--x'],
    ['without a boundary', 'multipart/form-data', '--x'],
    ['with a broken head', 'multipart/form-data; boundary=x', '--x\r\nzly\r\n\r\n--x--\r\n'],
    ['with a part cut off', 'multipart/form-data; boundary=x', `${NAMED}{"alt":`],
    ['with fields that are no JSON', 'multipart/form-data; boundary=x', `${NAMED}{"alt":\r\n--x--\r\n`],
  ])('a form %s is refused in Slovak, and is no breakdown of the site', async (_what, type, body) => {
    expect(await send(type, body)).toEqual([
      400,
      { errors: [{ message: 'Odoslaný formulár so súborom sa nedá prečítať. Odošlite ho znova.' }] },
    ])
  })
})
