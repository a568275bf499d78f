import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { uploadDir } from '@/lib/uploaded-files'

/** The club as it stands at the head of a paper. */
export interface Letterhead {
  name: string
  shortName: string
  colours: { club: string; shout: string }
  /** The uploaded crest; undefined where one with initials is drawn. */
  crest: Buffer | undefined
}

/** The uploaded crest as a picture a PDF can hold; undefined without one, or when its file is missing. */
export async function crestPicture(filename: string | null): Promise<Buffer | undefined> {
  if (!filename) return undefined
  const file = await readFile(path.join(uploadDir('media'), path.basename(filename))).catch(() => undefined)
  return file && sharp(file).resize({ width: 240, height: 240, fit: 'inside' }).png().toBuffer()
}

/** The club's letterhead. */
export async function letterhead(req: PayloadRequest): Promise<Letterhead> {
  const club = await req.payload.findGlobal({ slug: 'club', depth: 1, overrideAccess: false, req })
  const { name, shortName, colours, crest } = club
  return {
    name,
    shortName,
    colours: { club: colours.club, shout: colours.shout },
    crest: await crestPicture((typeof crest === 'object' && crest?.filename) || null),
  }
}
