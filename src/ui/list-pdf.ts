import { setImmediate } from 'node:timers/promises'
import { dateAndTime } from '@/lib/date-format'
import type { FileColumn } from '@/lib/file-column'
import { isNumeric, lettersOf, pagesByHeight, paperTable, paperText, sumsOf } from '@/lib/paper-list'
import { ornament, type Pdf, pdfOf } from '@/lib/pdf'
import { counted } from '@/lib/plural'
import { drawLetterhead, PAPER_INK, type PaperClub } from './letterhead-pdf'

const MARGIN = 34
/** In points: the head of the first page, the line with headings, the foot with the page's number. */
const [HEAD, HEADINGS, FOOT] = [54, 26, 20] as const
const SIZE = 8
/** Of a line of text, and what stands above and below it. */
const [LINE, PADDING, GAP] = [10.5, 3, 8] as const
/** Lines a cell has at the most; the rest is cut with „…“. */
const MOST_LINES = 4
const ROOM = { portrait: 595.28 - 2 * MARGIN, landscape: 841.89 - 2 * MARGIN } as const
const SHADE = '#F1F4F2'

interface PaperList<Row> {
  name: string
  columns: readonly FileColumn<Row>[]
  rows: readonly Row[]
}

interface Line {
  texts: readonly string[]
  height: number
  isSum?: boolean
}

interface Look {
  widths: readonly number[]
  ends: readonly boolean[]
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

const ROWS = ['riadok', 'riadky', 'riadkov'] as const

/**
 * A list as a tagged PDF: the club's head, a table whose headings stand on every page, sums below it, page numbers. Between two
 * pages other requests are served.
 */
export function listPdf<Row>(
  club: PaperClub,
  { name, columns: all, rows }: PaperList<Row>,
  at: Date,
): Promise<Buffer> {
  const columns = all.filter(({ offPaper }) => !offPaper)
  const { layout, widths } = paperTable(
    columns.map(({ head, width }) => lettersOf(head, width)),
    ROOM,
  )
  const look: Look = { widths, ends: columns.map(({ kind }) => isNumeric(kind)) }
  return pdfOf(
    { title: name, author: club.name, at },
    async (file, root) => {
      const texts = rows.map((row) => columns.map(({ kind, value }) => paperText(kind, value(row))))
      const sums = sumsOf(columns, rows)
      file.font('text').fontSize(SIZE)
      const lines: Line[] = []
      for (const [index, cells] of texts.entries()) {
        if (index % 100 === 99) await setImmediate()
        lines.push({ texts: cells, height: heightOf(file, cells, widths) })
      }
      if (sums) lines.push({ texts: sums, height: LINE + 2 * PADDING, isSum: true })
      const further = file.page.height - 2 * MARGIN - HEADINGS - FOOT
      const pages = pagesByHeight(lines, { first: further - HEAD, further })
      const facts = `${counted(rows.length, ROWS)} · ${dateAndTime(at)}`
      drawLetterhead(file, root, { club, kind: club.name, title: name, facts, margin: MARGIN })
      const table = file.struct('Table')
      root.add(table)
      for (const [index, page] of pages.entries()) {
        if (index > 0) {
          await setImmediate()
          file.addPage()
        }
        drawPage(file, table, { columns, look, page, isFirst: index === 0 })
        ornament(file, () => drawFoot(file, `${name} · strana ${index + 1} z ${pages.length}`))
      }
      table.end()
    },
    { margin: MARGIN, layout, turn: 'list' },
  )
}

/** How high a row is: as its highest cell, and no higher than MOST_LINES. */
function heightOf(file: Pdf, texts: readonly string[], widths: readonly number[]): number {
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
  columns: readonly { head: string }[]
  look: Look
  page: readonly Line[]
  isFirst: boolean
}

/** The headings and the rows of one page; repeated headings are passed over by who listens to the table. */
function drawPage(
  file: Pdf,
  table: PDFKit.PDFStructureElement,
  { columns, look, page, isFirst }: Page,
): void {
  const { widths, ends } = look
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
  let y = MARGIN + (isFirst ? HEAD : 0)
  const heading = (text: string, at: number) => cell(text, at, y + PADDING, HEADINGS - PADDING)
  // A font is set once for many cells: each time the library reads its file anew.
  file.font('strong').fontSize(7.5).fillColor(PAPER_INK.ink)
  if (isFirst)
    table.add(
      file.struct(
        'TR',
        {},
        columns.map(({ head }, at) =>
          file.struct('TH', { scope: 'Column' } as never, () => heading(head, at)),
        ),
      ),
    )
  else ornament(file, () => columns.forEach(({ head }, at) => heading(head, at)))
  y += HEADINGS
  ornament(file, () => drawRules(file, page, { left: MARGIN, right, top: y }))
  file.font('text').fontSize(SIZE).fillColor(PAPER_INK.ink)
  for (const { texts, height, isSum } of page) {
    const top = y
    if (isSum) file.font('strong')
    table.add(
      file.struct(
        'TR',
        {},
        texts.map((text, at) =>
          file.struct(at === 0 ? 'TH' : 'TD', (at === 0 ? { scope: 'Row' } : {}) as never, () =>
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
  page: readonly Line[],
  { left, right, top }: { left: number; right: number; top: number },
): void {
  let y = top
  for (const [index, { height, isSum }] of page.entries()) {
    if (index % 2 === 1 && !isSum) file.rect(left, y, right - left, height).fill(SHADE)
    if (isSum) file.moveTo(left, y).lineTo(right, y).lineWidth(0.8).strokeColor(PAPER_INK.ink).stroke()
    y += height
  }
  file.moveTo(left, top).lineTo(right, top).lineWidth(1).strokeColor(PAPER_INK.ink).stroke()
}

function drawFoot(file: Pdf, text: string): void {
  file.font('text').fontSize(7.5).fillColor(PAPER_INK.soft)
  file.text(text, MARGIN, file.page.height - MARGIN - 12, {
    width: file.page.width - 2 * MARGIN,
    align: 'right',
    lineBreak: false,
  })
}
