import path from 'node:path'
import PDFDocument from 'pdfkit'
import type { DocumentRow } from '../data/rows'

const ASSETS = path.join(process.cwd(), 'src/seed/assets')
const INK = '#0C1F17'
const SOFT = '#4A5A52'
const CLUB = '#0E5A3C'
const MARGIN = 56

/**
 * A document of the club as a printable A4 page: letterhead, paragraphs, boxes to tick and lines to fill in.
 * A line starting „- “ is a point, „□ “ a box to tick, „___ label“ a line to write on, „## “ a heading.
 */
export const pdfOf = async (row: DocumentRow, day: string): Promise<Buffer> => {
  const created = new Date(`${day}T08:00:00Z`)
  const file = new PDFDocument({
    size: 'A4',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    lang: 'sk',
    displayTitle: true,
    info: { Title: row.title, Author: 'FA Zelená dolina', CreationDate: created, ModDate: created },
  })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    file.on('data', (part: Buffer) => parts.push(part))
    file.on('end', () => resolve(Buffer.concat(parts)))
    file.on('error', reject)
  })
  for (const [name, asset] of [
    ['text', 'barlow-regular'],
    ['strong', 'barlow-semibold'],
    ['display', 'barlow-condensed-bold'],
  ] as const)
    file.registerFont(name, path.join(ASSETS, `${asset}.ttf`))
  letterhead(file, row.title)
  for (const line of row.body
    .trim()
    .split('\n')
    .map((part) => part.trim()))
    drawLine(file, line)
  file.end()
  return done
}

function letterhead(file: PDFKit.PDFDocument, title: string): void {
  file.rect(0, 0, file.page.width, 14).fill(CLUB)
  file.path('M56 40h34v20c0 12-8 18-17 23-9-5-17-11-17-23z').lineWidth(1.5).strokeColor(CLUB).stroke()
  file.path('M58 64l8-7 6 5 9-9 8 8').lineWidth(1.5).strokeColor(CLUB).stroke()
  file.font('display').fontSize(15).fillColor(INK).text('FUTBALOVÁ AKADÉMIA ZELENÁ DOLINA', 104, 44)
  file.font('text').fontSize(9).fillColor(SOFT)
  file.text('občianske združenie · Športová 12, 000 00 Zelená Dolina · IČO 00000000', 104, 64)
  file
    .moveTo(MARGIN, 98)
    .lineTo(file.page.width - MARGIN, 98)
    .lineWidth(0.75)
    .strokeColor(SOFT)
    .stroke()
  file.font('display').fontSize(26).fillColor(INK).text(title, MARGIN, 118)
  file.moveDown(0.6)
}

function drawLine(file: PDFKit.PDFDocument, line: string): void {
  file.font('text').fontSize(11).fillColor(INK)
  if (line === '') file.moveDown(0.5)
  else if (line.startsWith('## '))
    file.moveDown(0.3).font('strong').fontSize(13).text(line.slice(3)).moveDown(0.2)
  else if (line.startsWith('- ')) file.text(`•  ${line.slice(2)}`, { indent: 10, lineGap: 3 })
  else if (line.startsWith('□ ')) tick(file, line.slice(2))
  else if (line.startsWith('___ ')) blank(file, line.slice(4))
  else file.text(line, { lineGap: 3 })
}

function tick(file: PDFKit.PDFDocument, label: string): void {
  const top = file.y
  file
    .rect(MARGIN + 2, top + 2, 9, 9)
    .lineWidth(0.9)
    .strokeColor(INK)
    .stroke()
  file.text(label, MARGIN + 20, top, { lineGap: 4 })
  file.x = MARGIN
}

function blank(file: PDFKit.PDFDocument, label: string): void {
  const top = file.y + 8
  file.font('text').fontSize(9).fillColor(SOFT).text(label, MARGIN, top)
  const from = MARGIN + 190
  file
    .moveTo(from, top + 11)
    .lineTo(file.page.width - MARGIN, top + 11)
    .lineWidth(0.6)
    .strokeColor(SOFT)
    .stroke()
  file.y = top + 16
}
