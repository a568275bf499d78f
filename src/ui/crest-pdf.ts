import { fontFor } from '@/lib/drawn-fonts'
import type { Pdf } from '@/lib/pdf'
import { initialsOf, LOW_VALLEY, SHIELD } from './crest-shapes'

/** Units of the drawing to points of the page. */
const SCALE = 0.83

interface DrawnCrest {
  shortName: string
  colours: { club: string; shout: string }
}

/** The crest with initials in a PDF file, 53 × 60 points at a position unless scaled. */
export function drawCrest(
  file: Pdf,
  { shortName, colours }: DrawnCrest,
  x: number,
  y: number,
  scale = SCALE,
): void {
  file.save().translate(x, y).scale(scale)
  file.path(SHIELD).fill(colours.club)
  file.path(LOW_VALLEY).fillOpacity(0.3).fill('#000000').fillOpacity(1)
  file.circle(32, 57, 4).fill(colours.shout)
  const initials = initialsOf(shortName)
  const font = fontFor('display', initials)
  // In the middle of the shield; other letters are wider.
  const [size, top] = font === 'display' ? [25, 14] : [17, 19.7]
  file.font(font).fontSize(size).fillColor('#ffffff')
  file.text(initials, 4, top, { width: 56, align: 'center', lineBreak: false })
  file.restore()
}
