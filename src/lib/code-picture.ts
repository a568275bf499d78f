import sharp from 'sharp'
import { drawInTurn } from './draw-in-turn'
import type { FontName } from './drawn-fonts'
import { qrDrawing } from './qr'
import { textOutline } from './text-outline'

/** One line of text below a code. */
export interface PictureLine {
  text: string
  font: FontName
  /** In pixels of the picture. */
  size: number
}

const WIDTH = 1080
const MARGIN = 72
const GAP = 1.45

/**
 * A QR code with lines below it as a PNG, black on white: for the gallery of a phone, from which banks' apps read it. The
 * code is drawn with whole pixels a module.
 */
export function codePicture(code: string, lines: readonly PictureLine[]): Promise<Buffer> {
  const { viewBox, strokes } = qrDrawing(code)
  const modules = Number(viewBox.split(' ')[2])
  const side = Math.floor((WIDTH - MARGIN) / modules) * modules
  const left = Math.floor((WIDTH - side) / 2)
  let y = left + side
  const texts = lines.map(({ text, font, size }) => {
    y += Math.round(size * GAP)
    return textOutline(text, { font, size, x: MARGIN, y, maxWidth: WIDTH - 2 * MARGIN })
  })
  const height = y + MARGIN
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><svg x="${left}" y="${left}" width="${side}" height="${side}" viewBox="${viewBox}" shape-rendering="crispEdges"><path d="${strokes}" stroke="#000"/></svg>${texts.join('')}</svg>`
  return drawInTurn(() => sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer())
}
