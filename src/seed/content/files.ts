import type { Payload } from 'payload'
import { addDays, momentAt } from '@/lib/dates'
import { slugify } from '@/lib/text'
import { narrowest } from '@/features/documents/rules'
import { idFor } from '../random'
import { pictureOf } from '../pictures/draw'
import { DOCUMENTS, FOLDERS } from '../data/documents'
import { ALBUMS, COVERS, PRODUCTS, type Scene } from '../data/scenes'
import type { SeedContext } from '../context'
import { newsOf } from './news'
import { pdfOf } from './pdf'

const SHOP = 'https://obchod.zelenadolina.test'

/** Draws a picture and uploads it with Payload, which makes its sizes; returns its id. */
async function upload(payload: Payload, name: string, scene: Scene): Promise<string> {
  const data = await pictureOf(name, scene)
  const { id } = await payload.create({
    collection: 'media',
    // Every scene is a drawing.
    data: { id: idFor('media', name), alt: scene.alt, shows: 'nobody' },
    file: { data, mimetype: 'image/png', name: `${slugify(name)}.png`, size: data.length },
    overrideAccess: true,
    depth: 0,
  })
  return id
}

/** Creates articles with their covers; with Payload, because they have versions. */
export const seedNews = async (payload: Payload, context: SeedContext): Promise<void> => {
  for (const { cover, data } of newsOf(context)) {
    const scene = COVERS[cover]
    const picture = scene ? await upload(payload, `cover:${cover}`, scene) : undefined
    await payload.create({
      collection: 'news',
      data: { ...data, cover: picture },
      overrideAccess: true,
      depth: 0,
    })
  }
}

/** Creates albums and the shop's teasers. */
export const seedPictures = async (payload: Payload, context: SeedContext): Promise<void> => {
  for (const { title, day, pictures } of ALBUMS) {
    const photos: string[] = []
    for (const [at, scene] of pictures.entries()) photos.push(await upload(payload, `${title}:${at}`, scene))
    const year = Number(context.today.slice(0, 4))
    const date = `${year}-${day}` <= context.today ? `${year}-${day}` : `${year - 1}-${day}`
    const named = `${title} ${date.slice(0, 4)}`
    const data = {
      id: idFor('album', title),
      title: named,
      date: momentAt(date, '12:00').toISOString(),
      photos,
      published: true,
    }
    await payload.create({
      collection: 'albums',
      data: { ...data, slug: slugify(named) },
      overrideAccess: true,
      depth: 0,
    })
  }
  for (const [at, { name, price, path, scene }] of PRODUCTS.entries()) {
    const image = await upload(payload, `product:${name}`, scene)
    const data = {
      id: idFor('product', name),
      name,
      price,
      url: `${SHOP}/${path}`,
      image,
      order: (at + 1) * 10,
      active: true,
    }
    await payload.create({ collection: 'products', data, overrideAccess: true, depth: 0 })
  }
}

/** Creates folders and documents with their files. */
export const seedDocuments = async (payload: Payload, context: SeedContext): Promise<void> => {
  for (const [at, { name, visibility, parent }] of FOLDERS.entries()) {
    const data = {
      id: idFor('folder', name),
      name,
      visibility,
      order: (at + 1) * 10,
      parent: parent && idFor('folder', parent),
    }
    await payload.create({ collection: 'documentFolders', data, overrideAccess: true, depth: 0 })
  }
  for (const [at, row] of DOCUMENTS.entries()) {
    const title = withYears(context, row.title)
    // Most are old, every tenth is of last week.
    const day = addDays(context.today, at % 10 === 3 ? -6 : -30 - at * 4)
    const moment = momentAt(day, '09:00').toISOString()
    const data = await pdfOf({ ...row, title, body: withYears(context, row.body) }, day)
    const folder = FOLDERS.find(({ name }) => name === row.folder)
    await payload.create({
      collection: 'documents',
      data: {
        id: idFor('document', row.title),
        title,
        folder: idFor('folder', row.folder),
        visibility: narrowest(row.visibility, folder?.visibility),
        createdAt: moment,
        updatedAt: moment,
      },
      file: { data, mimetype: 'application/pdf', name: `${slugify(title)}.pdf`, size: data.length },
      overrideAccess: true,
      depth: 0,
    })
  }
}

function withYears(context: SeedContext, words: string): string {
  const { startYear, label } = context.season
  const year = context.today < `${startYear}-12-31` ? startYear : startYear + 1
  return words
    .replaceAll('{sezona}', label)
    .replaceAll('{rok}', String(year))
    .replaceAll('{vlani}', String(year - 1))
}
