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
  file.font('display').fontSize(25).fillColor('#ffffff')
  file.text(initialsOf(shortName), 4, 14, { width: 56, align: 'center', lineBreak: false })
  file.restore()
}
