import { ornament, type Pdf, pdfOf } from '@/lib/pdf'
import { drawLetterhead, PAPER_INK } from '@/ui/letterhead-pdf'
import { columnGroups, pagesOf, paperWidths } from './rules'
import type { PaperColumn, PaperSheet } from './views'

const { ink: INK, soft: SOFT, rule: RULE } = PAPER_INK
const MARGIN = 34
/** Heights in points. */
const [HEAD, HEADINGS, ROW, FOOT] = [58, 38, 21, 22] as const
const LINE = 0.6
/** Rows without a name, for who comes to see or to help out. */
const SPARE = 3
const [NUMBER, NAME] = [30, 156] as const

type Rows = readonly PaperSheet['players'][number][]

/** A sheet as PDF; as many pages as its players and columns need, each with its head. */
export function paperPdf(sheet: PaperSheet, at: Date): Promise<Buffer> {
  const { club, title, facts, players, columns, layout } = sheet
  const spare = Array.from({ length: SPARE }, () => ({ name: '', jerseyNumber: null }))
  const info = { title: `Dochádzka: ${title}`, author: club.name, at }
  return pdfOf(
    info,
    (file, root) => {
      const width = file.page.width - 2 * MARGIN
      const room = file.page.height - 2 * MARGIN - HEAD - HEADINGS - FOOT
      const pages = pagesOf([...players, ...spare], Math.floor(room / ROW)).flatMap((rows) =>
        columnGroups(columns, width - NUMBER - NAME).map((shown) => ({ rows, shown })),
      )
      for (const [index, { rows, shown }] of pages.entries()) {
        if (index > 0) file.addPage()
        const part = pages.length > 1 ? `${index + 1} z ${pages.length}` : ''
        const kind = ['Dochádzka', club.name, part].filter(Boolean).join(' · ')
        drawLetterhead(file, root, { club, kind, title, facts, margin: MARGIN })
        file.y = MARGIN + HEAD
        drawTable(file, root, rows, shown)
        drawFoot(file, root)
      }
    },
    { margin: MARGIN, layout },
  )
}

/** A name that fits one line. */
function fitted(file: Pdf, name: string, width: number): string {
  let shown = name
  while (shown && file.widthOfString(shown === name ? name : `${shown}…`) > width) shown = shown.slice(0, -1)
  return shown === name ? name : `${shown.trim()}…`
}

/** The players as a table, and beside it the boxes to fill: empty cells would be read aloud, and are half of the file. */
function drawTable(
  file: Pdf,
  root: PDFKit.PDFStructureElement,
  rows: Rows,
  columns: readonly PaperColumn[],
): void {
  const top = file.y
  const heading = { type: 'TH', scope: 'Column', font: { src: 'strong', size: 7.5 } }
  file.font('text').fontSize(10)
  file.table({
    structParent: root,
    position: { x: MARGIN, y: top },
    columnStyles: [NUMBER, NAME],
    rowStyles: (row: number) => ({ height: row === 0 ? HEADINGS : ROW }),
    defaultStyle: {
      border: LINE,
      borderColor: RULE,
      padding: [2, 3],
      textColor: INK,
      align: { x: 'left', y: 'center' },
    },
    data: [
      [
        { text: 'Číslo', ...heading },
        { text: 'Meno', ...heading },
      ],
      ...rows.map(({ name, jerseyNumber }) => [
        { text: jerseyNumber === null ? '' : String(jerseyNumber), align: { x: 'center', y: 'center' } },
        { text: fitted(file, name, NAME - 8), type: 'TH', scope: 'Row' },
      ]),
    ],
  } as never)
  drawBoxes(file, root, columns, { top, rows: rows.length })
}

/** The boxes to fill with what stands above them. */
function drawBoxes(
  file: Pdf,
  root: PDFKit.PDFStructureElement,
  columns: readonly PaperColumn[],
  { top, rows }: { top: number; rows: number },
): void {
  const left = MARGIN + NUMBER + NAME
  const right = file.page.width - MARGIN
  const bottom = top + HEADINGS + rows * ROW
  const { column, note } = paperWidths(columns.length, right - left)
  ornament(file, () => {
    const across = [top, ...Array.from({ length: rows + 1 }, (_, row) => top + HEADINGS + row * ROW)]
    const down = columns.map((_, index) => left + (index + 1) * column)
    for (const y of across) file.moveTo(left, y).lineTo(right, y)
    for (const x of note > 0 ? [...down, right] : down) file.moveTo(x, top).lineTo(x, bottom)
    file.lineWidth(LINE).strokeColor(RULE).stroke()
  })
  const words = note > 0 ? [...columns, ['Poznámka']] : columns
  root.add(
    file.struct('P', {}, () => {
      file
        .font('strong')
        .fontSize(column < 30 ? 6.5 : 7.5)
        .fillColor(INK)
      for (const [index, lines] of words.entries()) {
        const width = index < columns.length ? column : note
        const first = top + (HEADINGS - lines.length * 10) / 2 + 1
        for (const [at, line] of lines.entries())
          file.text(line, left + index * column, first + at * 10, {
            width,
            align: 'center',
            lineBreak: false,
          })
      }
    }),
  )
}

/** Who filled it. */
function drawFoot(file: Pdf, root: PDFKit.PDFStructureElement): void {
  root.add(
    file.struct('P', {}, () => {
      file.font('text').fontSize(9).fillColor(SOFT)
      file.text(
        'Zapísal/a: ____________________________   Dátum: ________________',
        MARGIN,
        file.page.height - MARGIN - 11,
        { lineBreak: false },
      )
    }),
  )
}
