import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { invalid } from '@/lib/errors'
import type { FileList } from '@/lib/list-file'
import { MOST_ON_PAPER } from '@/lib/paper-list'
import { counted } from '@/lib/plural'
import { uploadDir } from '@/lib/uploaded-files'
import { listPdf } from '@/ui/list-pdf'
import type { PaperClub } from '@/ui/letterhead-pdf'

const ROWS = ['riadok', 'riadky', 'riadkov'] as const

/** The uploaded crest as a picture a PDF can hold; undefined without one, or when its file is missing. */
export async function crestPicture(filename: string | null): Promise<Buffer | undefined> {
  if (!filename) return undefined
  const file = await readFile(path.join(uploadDir('media'), path.basename(filename))).catch(() => undefined)
  return file && sharp(file).resize({ width: 240, height: 240, fit: 'inside' }).png().toBuffer()
}

/** The club's letterhead. */
export async function letterhead(req: PayloadRequest): Promise<PaperClub> {
  const club = await req.payload.findGlobal({ slug: 'club', depth: 1, overrideAccess: false, req })
  const { name, shortName, colours, crest } = club
  return {
    name,
    shortName,
    colours: { club: colours.club, shout: colours.shout },
    crest: await crestPicture((typeof crest === 'object' && crest?.filename) || null),
  }
}

/** A list on paper with the club's head; throws 400 when it is too long for one. */
export async function listPaper<Row>(req: PayloadRequest, list: FileList<Row>): Promise<Buffer> {
  if (list.total > MOST_ON_PAPER)
    throw invalid(
      `Na papier je to priveľa: ${counted(list.total, ROWS)}. Zúžte filter, alebo si stiahnite XLSX.`,
      'format',
    )
  const rows: Row[] = []
  for await (const some of list.rows) rows.push(...some)
  return listPdf(await letterhead(req), { ...list, rows }, new Date())
}
