import { setImmediate } from 'node:timers/promises'
import { dateAndTime } from '@/lib/date-format'
import type { FileColumn } from '@/lib/file-column'
import {
  isNumeric,
  lettersOf,
  pagesByHeight,
  type PaperPart,
  paperTable,
  paperText,
  sumsOf,
} from '@/lib/paper-list'
import { ornament, type Pdf, pdfOf } from '@/lib/pdf'
import { counted } from '@/lib/plural'
import { drawLetterhead, PAPER_INK, type PaperClub } from './letterhead-pdf'
import { drawPage, HEADINGS, heightOf, LINE, type Line, type Look, MARGIN, PADDING, SIZE } from './table-pdf'

/** In points: the head of the first page, the foot with the page's number. */
const [HEAD, FOOT] = [54, 20] as const
const ROOM = { portrait: 595.28 - 2 * MARGIN, landscape: 841.89 - 2 * MARGIN } as const

interface PaperList<Row> {
  name: string
  columns: readonly FileColumn<Row>[]
  /** Said below the name. */
  note?: string
  rows: readonly Row[]
}

const ROWS = ['riadok', 'riadky', 'riadkov'] as const

interface Texts {
  rows: readonly string[][]
  sums: readonly string[] | undefined
}

/** The rows and the sums of a part of the columns by pages. */
async function pagesOf(
  file: Pdf,
  { rows, sums }: Texts,
  { columns, widths }: PaperPart,
  isFirst: boolean,
): Promise<Line[][]> {
  const own = (cells: readonly string[]) => columns.map((at) => cells[at]!)
  file.font('text').fontSize(SIZE)
  const lines: Line[] = []
  for (const [index, cells] of rows.entries()) {
    if (index % 100 === 99) await setImmediate()
    const texts = own(cells)
    lines.push({ texts, height: heightOf(file, texts, widths) })
  }
  if (sums) lines.push({ texts: own(sums), height: LINE + 2 * PADDING, isSum: true })
  const further = file.page.height - 2 * MARGIN - HEADINGS - FOOT
  return pagesByHeight(lines, { first: isFirst ? further - HEAD : further, further })
}

/**
 * A list as a tagged PDF: the club's head, a table whose headings stand on every page, sums below it, page numbers. Columns that
 * do not fit beside each other follow in tables of their own. Between two pages other requests are served.
 */
export function listPdf<Row>(
  club: PaperClub,
  { name, columns: all, note, rows }: PaperList<Row>,
  at: Date,
): Promise<Buffer> {
  const columns = all.filter(({ offPaper }) => !offPaper)
  const letters = columns.map(({ head, width }) => lettersOf(head, width))
  const names = columns.flatMap(({ naming }, place) => (naming ? place : []))
  const { layout, parts } = paperTable(letters, ROOM, names)
  return pdfOf(
    { title: name, author: club.name, at },
    async (file, root) => {
      const texts = rows.map((row) => columns.map(({ kind, value }) => paperText(kind, value(row))))
      const sums = sumsOf(columns, rows)
      const tables: { look: Look; pages: Line[][] }[] = []
      for (const [index, part] of parts.entries()) {
        const shown = part.columns.map((place) => columns[place]!)
        const hasSums = shown.some(({ summed }) => summed)
        tables.push({
          look: {
            heads: shown.map(({ head }) => head),
            widths: part.widths,
            ends: shown.map(({ kind }) => isNumeric(kind)),
            naming: shown.map(({ naming }, place) => (names.length > 0 ? naming === true : place === 0)),
          },
          pages: await pagesOf(file, { rows: texts, sums: hasSums ? sums : undefined }, part, index === 0),
        })
      }
      const facts = `${counted(rows.length, ROWS)} · ${dateAndTime(at)}`
      drawLetterhead(file, root, { club, kind: club.name, title: name, facts, note, margin: MARGIN })
      const total = tables.reduce((sum, { pages }) => sum + pages.length, 0)
      let number = 0
      for (const { look, pages } of tables) {
        const table = file.struct('Table')
        root.add(table)
        for (const [index, lines] of pages.entries()) {
          if (number > 0) {
            await setImmediate()
            file.addPage()
          }
          number += 1
          const from = MARGIN + (number === 1 ? HEAD : 0)
          drawPage(file, table, { look, lines, from, isFirst: index === 0 })
          ornament(file, () => drawFoot(file, `${name} · strana ${number} z ${total}`))
        }
        table.end()
      }
    },
    { margin: MARGIN, layout, turn: 'list' },
  )
}

function drawFoot(file: Pdf, text: string): void {
  file.font('text').fontSize(7.5).fillColor(PAPER_INK.soft)
  file.text(text, MARGIN, file.page.height - MARGIN - 12, {
    width: file.page.width - 2 * MARGIN,
    align: 'right',
    lineBreak: false,
  })
}
