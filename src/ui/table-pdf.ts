import { ornament, type Pdf } from '@/lib/pdf'
import { PAPER_INK } from './letterhead-pdf'

export const MARGIN = 34
/** In points: the line with headings, a line of text, what stands above and below it, what parts columns. */
export const [HEADINGS, LINE, PADDING, GAP] = [26, 10.5, 3, 8] as const
export const SIZE = 8
/** Lines a cell has at the most; the rest is cut with „…“. */
const MOST_LINES = 4
const SHADE = '#F1F4F2'

export interface Line {
  texts: readonly string[]
  height: number
  isSum?: boolean
}

/** The columns of a table: their headings, widths, whether they are lined up at their ends, and whether they name the row. */
export interface Look {
  heads: readonly string[]
  widths: readonly number[]
  ends: readonly boolean[]
  naming: readonly boolean[]
}

/**
 * Without the font's alternates in context, ligatures and kerning, which small letters of a table can do without and which
 * take most of the time a text needs. Anew each time: the font's library writes into it.
 */
const plainly = () => ({
  features: {
    calt: false,
    liga: false,
    clig: false,
    rclt: false,
    kern: false,
    mark: false,
    mkmk: false,
  } as never,
})

/** How high a row is: as its highest cell, and no higher than MOST_LINES. */
export function heightOf(file: Pdf, texts: readonly string[], widths: readonly number[]): number {
  const lines = texts.map((text, at) => {
    const width = widths[at]! - GAP
    if (text === '' || file.widthOfString(text, plainly()) <= width) return 1
    return Math.min(
      MOST_LINES,
      Math.round(file.heightOfString(text, { width, ...plainly() }) / file.currentLineHeight(true)),
    )
  })
  return Math.max(1, ...lines) * LINE + 2 * PADDING
}

interface Page {
  look: Look
  lines: readonly Line[]
  /** Where the headings begin, in points from above. */
  from: number
  /** Whether it is the first one of its table. */
  isFirst: boolean
}

/** The headings and the rows of one page; repeated headings are passed over by who listens to the table. */
export function drawPage(
  file: Pdf,
  table: PDFKit.PDFStructureElement,
  { look, lines, from, isFirst }: Page,
): void {
  const { heads, widths, ends, naming } = look
  const lefts = widths.map((_, at) => MARGIN + widths.slice(0, at).reduce((sum, each) => sum + each, 0))
  const right = MARGIN + widths.reduce((sum, each) => sum + each, 0)
  const cell = (text: string, at: number, y: number, height: number) => {
    const width = widths[at]! - GAP
    const left = lefts[at]! + GAP / 2
    const own = text === '' ? 0 : file.widthOfString(text, plainly())
    // Breaking lines is most of the work of a long list.
    if (own <= width)
      return file.text(text, ends[at] ? left + width - own : left, y, { lineBreak: false, ...plainly() })
    const align = ends[at] ? 'right' : 'left'
    const lineGap = LINE - file.currentLineHeight(true)
    return file.text(text, left, y, { width, height, ellipsis: '…', align, lineGap, ...plainly() })
  }
  let y = from
  const heading = (text: string, at: number) => cell(text, at, y + PADDING, HEADINGS - PADDING)
  file.font('strong').fontSize(7.5).fillColor(PAPER_INK.ink)
  if (isFirst)
    table.add(
      file.struct(
        'TR',
        {},
        heads.map((head, at) => file.struct('TH', { scope: 'Column' } as never, () => heading(head, at))),
      ),
    )
  else ornament(file, () => heads.forEach(heading))
  y += HEADINGS
  ornament(file, () => drawRules(file, lines, { left: MARGIN, right, top: y }))
  file.font('text').fontSize(SIZE).fillColor(PAPER_INK.ink)
  for (const { texts, height, isSum } of lines) {
    const top = y
    if (isSum) file.font('strong')
    table.add(
      file.struct(
        'TR',
        {},
        texts.map((text, at) =>
          file.struct(naming[at] ? 'TH' : 'TD', (naming[at] ? { scope: 'Row' } : {}) as never, () =>
            cell(text, at, top + PADDING, height - 2 * PADDING + 1),
          ),
        ),
      ),
    )
    y += height
  }
}

/** The line below the headings, a shade behind every second row, a line above the sums. */
function drawRules(
  file: Pdf,
  lines: readonly Line[],
  { left, right, top }: { left: number; right: number; top: number },
): void {
  let y = top
  for (const [index, { height, isSum }] of lines.entries()) {
    if (index % 2 === 1 && !isSum) file.rect(left, y, right - left, height).fill(SHADE)
    if (isSum) file.moveTo(left, y).lineTo(right, y).lineWidth(0.8).strokeColor(PAPER_INK.ink).stroke()
    y += height
  }
  file.moveTo(left, top).lineTo(right, top).lineWidth(1).strokeColor(PAPER_INK.ink).stroke()
}
