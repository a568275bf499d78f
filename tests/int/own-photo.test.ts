import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { photoLimit } from '@/features/session/photo/commands'
import { setUpClub } from '../support/club'

const { academy, ids, api } = setUpClub('anonymous', 'jakub', 'jana', 'peter', 'robert', 'zuzana', 'maria')
let sent: string

interface Photo {
  photo: { id: string; src: string } | null
}

beforeAll(async () => {
  const data = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#C6F24E' } })
    .withExif({ IFD0: { Copyright: 'kanarik-exif' } })
    .jpeg()
    .toBuffer()
  expect(data.includes('kanarik-exif')).toBe(true)
  sent = data.toString('base64')
})
beforeEach(() => photoLimit.reset())

const uploads = async () => readdir(path.join(process.env.DATA_DIR!, 'uploads/media'))
const media = (id: string) =>
  academy.payload.db.findOne<{ id: string; filename: string; mimeType: string; alt: string }>({
    collection: 'media',
    where: { id: { equals: id } },
  })

describe('a photo', () => {
  test('of a child is set by the guardian, re-encoded and without what the camera wrote', async () => {
    const { status, body } = await api.jana<Photo>('POST', `/users/${ids.jakub}/photo`, { picture: sent })
    expect(status).toBe(200)
    const row = await media(body.photo!.id)
    expect(row!.mimeType).toBe('image/webp')
    const file = await sharp(path.join(process.env.DATA_DIR!, 'uploads/media', row!.filename)).metadata()
    expect([file.format, file.width, file.exif]).toEqual(['webp', 900, undefined])
    // The address of a picture holds its description: it names nobody.
    expect(body.photo!.src + row!.alt).not.toMatch(/jakub|lalik/i)
  })

  test('is known at once as the child’s: their people see it, and nobody else before there is a consent', async () => {
    const { body } = await api.jana<Photo>('POST', `/users/${ids.jakub}/photo`, { picture: sent })
    const id = body.photo!.id
    expect(await media(id)).toMatchObject({ portraitOf: ids.jakub, shows: 'people', people: [ids.jakub] })
    const seen = async (name: string) => {
      const user = await academy.payload.findByID({ collection: 'users', id: ids[name]!, depth: 0 })
      const { totalDocs } = await academy.payload.count({
        collection: 'media',
        where: { id: { equals: id } },
        overrideAccess: false,
        user: { ...user, collection: 'users' },
      })
      return totalDocs === 1
    }
    const people = ['jakub', 'jana', 'robert', 'zuzana']
    expect(await Promise.all(people.map(seen))).toEqual([true, true, true, false])
  })

  test('that something else was said of shows its person from then on, also after it was replaced', async () => {
    const data = Buffer.from(sent, 'base64')
    const file = { data, name: 'tim.jpg', mimetype: 'image/jpeg', size: data.length }
    const shared = { depth: 0, overrideAccess: true } as const
    const { id } = await academy.payload.create({
      collection: 'media',
      data: { alt: 'Tím', shows: 'nobody' },
      file,
      ...shared,
    })
    const choose = (photo: string | null) =>
      academy.payload.update({ collection: 'users', id: ids.jana!, data: { photo }, ...shared })
    await choose(id)
    expect(await media(id)).toMatchObject({ shows: 'people', people: [ids.jana], isPublic: false })
    // The office cannot say that it shows nobody, for as long as it is her photo.
    await academy.payload.update({
      collection: 'media',
      id,
      data: { shows: 'nobody', people: [] },
      ...shared,
    })
    expect(await media(id)).toMatchObject({ shows: 'people', people: [ids.jana], isPublic: false })
    await choose(null)
    const after = (await media(id)) as { portraitOf?: unknown } | null
    expect(after?.portraitOf ?? null).toBeNull()
    expect(after).toMatchObject({ shows: 'people', people: [ids.jana], isPublic: false })
  })

  test('replaces the one before, which is deleted; removing it is repeatable', async () => {
    const first = (await api.jakub<Photo>('POST', `/users/${ids.jakub}/photo`, { picture: sent })).body.photo!
    const next = (await api.jakub<Photo>('POST', `/users/${ids.jakub}/photo`, { picture: sent })).body.photo!
    expect(await media(first.id)).toBeFalsy()
    expect(await media(next.id)).toBeTruthy()
    for (let times = 0; times < 2; times += 1)
      expect((await api.jana('DELETE', `/users/${ids.jakub}/photo`)).status).toBe(200)
    expect(await media(next.id)).toBeFalsy()
    // The files wait for their deletion, in case the transaction had failed.
    const { totalDocs } = await academy.payload.count({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'dropFiles' } },
      overrideAccess: true,
    })
    expect(totalDocs).toBeGreaterThan(0)
  })

  test('chosen in the panel is not deleted from where else it stands', async () => {
    await academy.payload.update({
      collection: 'users',
      id: ids.jana!,
      data: { photo: ids.pitchPicture },
      overrideAccess: true,
    })
    expect((await api.jana('DELETE', `/users/${ids.jana}/photo`)).status).toBe(200)
    expect(await media(ids.pitchPicture!)).toBeTruthy()
  })

  test.each([
    ['anonymous', 401],
    ['peter', 403],
    ['robert', 404],
    ['zuzana', 404],
    ['maria', 404],
  ] as const)('of Jakub is not set by %s: %d', async (name, refused) => {
    const { status } = await api[name]('POST', `/users/${ids.jakub}/photo`, { picture: sent })
    expect(status).toBe(refused)
  })

  test('that is none, or too large, is refused and leaves no file', async () => {
    const before = await uploads()
    for (const picture of [Buffer.from('<svg/>').toString('base64'), '%%%', '', 'A'.repeat(1_000_004)])
      expect((await api.jana('POST', `/users/${ids.jakub}/photo`, { picture })).status).toBe(400)
    expect(await uploads()).toEqual(before)
  })
})

describe('the calendar of a child', () => {
  test('has another address once a guardian was removed or may only read', async () => {
    const token = async () =>
      (
        await academy.payload.db.findOne<{ id: string; calendarToken: string }>({
          collection: 'users',
          where: { id: { equals: ids.ema } },
        })
      )?.calendarToken
    const link = { player: ids.ema!, relation: 'father' as const }
    const setLinks = (children: (typeof link & { right: 'full' | 'read' })[]) =>
      academy.payload.update({
        collection: 'users',
        id: ids.peter!,
        data: { children: [{ player: ids.jakub!, relation: 'father', right: 'read' }, ...children] },
        depth: 0,
        overrideAccess: true,
      })
    const tokens = [await token()]
    for (const links of [
      [{ ...link, right: 'full' as const }],
      [{ ...link, right: 'read' as const }],
      [{ ...link, right: 'full' as const }],
      [],
    ]) {
      await setLinks(links)
      tokens.push(await token())
    }
    const [first, given, reading, again, removed] = tokens
    expect([given, again]).toEqual([first, reading])
    expect(reading).not.toBe(first)
    expect(removed).not.toBe(reading)
    expect(removed).toBeTruthy()
  })

  const url = async (name: 'jana' | 'peter', child: string) => {
    const { body } = await api[name]<{ users: { children: { id: string; calendarUrl: string }[] } }>(
      'PATCH',
      '/users/me',
      {
        updatedAt: (await api[name]<{ users: { updatedAt: string } }>('GET', '/users/me')).body.users
          .updatedAt,
      },
    )
    return body.users.children.find(({ id }) => id === ids[child])?.calendarUrl
  }

  test('has an address for who has the full right; a new one ends the old at once', async () => {
    const { calendarOwner } = await import('@/features/session/profile/queries')
    const { request } = await import('../support/request')
    const ownerOf = async (address: string) =>
      (await calendarOwner(await request(academy.payload), /me\/(.+)\.ics$/.exec(address)![1]!))?.id
    const before = await url('jana', 'jakub')
    expect(await ownerOf(before!)).toBe(ids.jakub)
    expect(await url('peter', 'jakub')).toBe('')
    expect((await api.jana('POST', `/users/${ids.jakub}/calendar`)).status).toBe(200)
    const after = await url('jana', 'jakub')
    expect([await ownerOf(before!), await ownerOf(after!)]).toEqual([undefined, ids.jakub])
  })
})
