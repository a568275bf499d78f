import { fontFor } from '@/lib/drawn-fonts'
import { ornament, type Pdf } from '@/lib/pdf'
import { drawCrest } from './crest-pdf'

/** The colours of what is printed on white. */
export const PAPER_INK = { ink: '#0C1F17', soft: '#4A5A52', rule: '#7D8A83' } as const

/** The club as it stands at the head of a paper. */
export interface PaperClub {
  name: string
  shortName: string
  colours: { club: string; shout: string }
  /** The uploaded crest; undefined where one with initials is drawn. */
  crest: Buffer | undefined
}

interface PaperHead {
  club: PaperClub
  /** What kind of paper it is, in small letters above its title. */
  kind: string
  title: string
  /** When and where, or how much of what. */
  facts: string
  /** A further line, where there is something more to say. */
  note?: string
  /** The page's edge in points. */
  margin: number
}

/** The head of a paper, 50 points high: crest, kind, title, facts and a note. */
export function drawLetterhead(
  file: Pdf,
  root: PDFKit.PDFStructureElement,
  { club, kind, title, facts, note, margin }: PaperHead,
): void {
  const left = margin + 50
  const width = file.page.width - left - margin
  ornament(file, () => {
    file.rect(0, 0, file.page.width, 6).fill(club.colours.club)
    if (club.crest) file.image(club.crest, margin, margin - 8, { fit: [40, 45] })
    else drawCrest(file, club, margin, margin - 8, 0.62)
  })
  const line = (
    tag: string,
    { font, size, colour }: { font: string; size: number; colour: string },
    text: string,
    y: number,
    height = 22,
  ) =>
    root.add(
      file.struct(tag, {}, () => {
        file
          .font(font)
          .fontSize(size)
          .fillColor(colour)
          .text(text, left, margin + y, { width, height, lineBreak: false, ellipsis: true })
      }),
    )
  line('P', { font: 'text', size: 8.5, colour: PAPER_INK.soft }, kind, -8)
  const heading = fontFor('display', title)
  line('H1', { font: heading, size: heading === 'display' ? 18 : 14, colour: PAPER_INK.ink }, title, 4)
  line('P', { font: 'text', size: 9, colour: PAPER_INK.ink }, facts, 27, note ? 12 : 22)
  if (note) line('P', { font: 'text', size: 9, colour: PAPER_INK.ink }, note, 39, 12)
}
