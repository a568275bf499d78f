import { drawInTurn, type Turn } from './draw-in-turn'
import { drawable, fontFile, FONTS, type FontName } from './drawn-fonts'

/** The media type of these files. */
export const PDF = 'application/pdf'

export type Pdf = PDFKit.PDFDocument

/** What a file says about itself. */
interface PdfInfo {
  title: string
  author: string
  /** When it was issued: the same content gives the same bytes. */
  at: Date
}

interface PdfLook {
  /** In points; of an edge, `MARGIN` unless given. */
  margin?: number
  layout?: 'portrait' | 'landscape'
  /** Whom it waits for; `page` unless given. */
  turn?: Turn
}

const MARGIN = 56

/**
 * A tagged A4 page or more in Slovak (PDF/UA), drawn with the server's own fonts; `draw` registers what it draws in the given
 * structure. Throws 503 when too many are being drawn.
 */
export const pdfOf = (
  { title, author, at }: PdfInfo,
  draw: (file: Pdf, root: PDFKit.PDFStructureElement) => void | Promise<void>,
  { margin = MARGIN, layout = 'portrait', turn }: PdfLook = {},
): Promise<Buffer> =>
  drawInTurn(async () => {
    const { default: PDFDocument } = await import('pdfkit')
    const file = new PDFDocument({
      size: 'A4',
      margin,
      layout,
      pdfVersion: '1.7',
      subset: 'PDF/UA' as never,
      tagged: true,
      lang: 'sk-SK',
      displayTitle: true,
      // None yet: the library would read again at each change what it knows by another name, a standard font for nothing.
      font: '',
      info: {
        Title: title,
        Author: author,
        Creator: author,
        Producer: 'Akadémia',
        CreationDate: at,
        ModDate: at,
      },
    })
    for (const name of Object.keys(FONTS) as FontName[]) file.registerFont(name, fontFile(name))
    file.font('text')
    drawDrawable(file)
    const parts: Buffer[] = []
    const done = new Promise<Buffer>((resolve, reject) => {
      file.on('data', (part: Buffer) => parts.push(part))
      file.on('end', () => resolve(Buffer.concat(parts)))
      file.on('error', reject)
    })
    const root = file.struct('Document')
    file.addStructure(root)
    await draw(file, root)
    root.end()
    file.end()
    return done
  }, turn)

/** Makes a file draw and measure of every text what its fonts can draw. */
function drawDrawable(file: Pdf): void {
  for (const name of ['text', 'widthOfString', 'heightOfString'] as const) {
    const own: (...given: never[]) => unknown = file[name]
    const drawn = (text: string, ...more: unknown[]) => Reflect.apply(own, file, [drawable(text), ...more])
    Object.assign(file, { [name]: drawn })
  }
}

/** Draws what a reader of the text passes over: lines, fields of colour. */
export function ornament(file: Pdf, draw: () => void): void {
  file.markContent('Artifact', { type: 'Layout' })
  draw()
  file.endMarkedContent()
}
