import { crestPicture } from '@/features/club/letterhead/queries'
import { seasonSpan } from '@/features/club/season/rules'
import { momentAt } from '@/lib/dates'
import { formatCents } from '@/lib/money'
import { ornament, type Pdf, pdfOf } from '@/lib/pdf'
import { drawCrest } from '@/ui/crest-pdf'
import { formatItem, formatPeriod, PAYMENT_METHODS } from '../labels'
import { CONFIRMATION_TEXTS, CONFIRMATION_TITLES } from './labels'
import type { Confirmation, IssuingClub } from './views'
import { writtenDay } from '@/lib/written-day'

const INK = '#0C1F17'
const SOFT = '#4A5A52'
const RULE = '#C9D0C8'
const LEFT = 56
const WIDTH = 595.28 - 2 * LEFT

/** The confirmation as PDF; the same confirmation gives the same bytes. */
export async function confirmationPdf(confirmation: Confirmation): Promise<Buffer> {
  const { kind, club, number, day } = confirmation
  const crest = await crestPicture(club.crest)
  const info = {
    title: `${CONFIRMATION_TITLES[kind]} ${number}`,
    author: club.name,
    at: momentAt(day, '12:00'),
  }
  return pdfOf(info, (file, root) => {
    drawHead(file, root, club, crest)
    drawTitle(file, root, confirmation)
    drawFacts(file, root, confirmation)
    drawPayments(file, root, confirmation)
    drawText(file, root, confirmation)
    drawEnd(file, root, confirmation)
  })
}

type Part = (file: Pdf, root: PDFKit.PDFStructureElement, confirmation: Confirmation) => void

const paragraph = (file: Pdf, root: PDFKit.PDFStructureElement, tag: string, draw: () => void): void => {
  root.add(file.struct(tag, {}, draw))
}

/** The letterhead: the crest, who issues it, its IČO and registers. */
function drawHead(
  file: Pdf,
  root: PDFKit.PDFStructureElement,
  club: IssuingClub,
  crest: Buffer | undefined,
): void {
  ornament(file, () => {
    file.rect(0, 0, file.page.width, 10).fill(club.colours.club)
    if (crest) file.image(crest, LEFT, 34, { fit: [54, 60] })
    else drawCrest(file, club, LEFT, 34)
    file
      .moveTo(LEFT, 112)
      .lineTo(LEFT + WIDTH, 112)
      .lineWidth(0.75)
      .strokeColor(RULE)
      .stroke()
  })
  const facts = [
    [club.legalForm, club.address].filter(Boolean).join(', '),
    [club.companyId && `IČO ${club.companyId}`, club.register].filter(Boolean).join(' · '),
  ]
  const left = LEFT + 72
  paragraph(file, root, 'P', () => {
    file
      .font('strong')
      .fontSize(13)
      .fillColor(INK)
      .text(club.name, left, 38, { width: WIDTH - 72 })
    file.font('text').fontSize(9).fillColor(SOFT)
    for (const line of facts.filter(Boolean)) file.text(line, { width: WIDTH - 72, lineGap: 1.5 })
  })
  file.y = Math.max(file.y, 112) + 24
}

const drawTitle: Part = (file, root, { kind, number, day }) => {
  paragraph(file, root, 'H1', () => {
    file.font('display').fontSize(25).fillColor(INK)
    file.text(CONFIRMATION_TITLES[kind], LEFT, file.y, { width: WIDTH })
    file.moveDown(0.15)
  })
  paragraph(file, root, 'P', () => {
    file.font('text').fontSize(9.5).fillColor(SOFT)
    file.text(`číslo ${number}, vystavené ${writtenDay(day)}`, { width: WIDTH })
  })
  file.moveDown(1.2)
}

/** The period in words: „sezóna 2026/27 (1. 7. 2026 – 30. 6. 2027)“, „platby prijaté v roku 2026“. */
const periodOf = ({ kind, period }: Confirmation): string => {
  if (kind === 'employer') return `platby prijaté od 1.\u00a01.\u00a0${period} do 31.\u00a012.\u00a0${period}`
  const { from, until } = seasonSpan(period)
  return `sezóna ${period} (${writtenDay(from)} – ${writtenDay(until)})`
}

const drawFacts: Part = (file, root, confirmation) => {
  const { kind, player, birthDate, joinedAt, variableSymbol } = confirmation
  const facts = [
    [kind === 'employer' ? 'Meno a priezvisko dieťaťa' : 'Člen klubu', player],
    ['Dátum narodenia', writtenDay(birthDate)],
    ['V klube od', writtenDay(joinedAt)],
    ['Obdobie', periodOf(confirmation)],
    ['Variabilný symbol', variableSymbol],
  ].filter(([, value]) => value)
  file.table({
    structParent: root,
    columnStyles: [150, '*'],
    defaultStyle: { border: 0, padding: [3, 0] },
    data: facts.map(([name, value]) => [
      { text: name, type: 'TH', scope: 'Row', textColor: SOFT, font: { src: 'text', size: 10 } },
      { text: value, textColor: INK, font: { src: 'strong', size: 11 } },
    ]),
  } as never)
  file.moveDown(0.8)
  paragraph(file, root, 'P', () => {
    file.font('text').fontSize(10.5).fillColor(INK)
    file.text(CONFIRMATION_TEXTS[kind], LEFT, file.y, { width: WIDTH, lineGap: 2 })
  })
  file.moveDown(0.8)
}

const drawPayments: Part = (file, root, { parts, total }) => {
  const cell = (text: string, more: object = {}) => ({ text, textColor: INK, ...more })
  const end = { align: { x: 'right', y: 'center' } }
  const head = { type: 'TH', scope: 'Column', textColor: SOFT, font: { src: 'text', size: 9 } }
  const strong = { font: { src: 'strong', size: 12 }, border: [1.5, 0, 0, 0], borderColor: INK }
  file.font('text').fontSize(10.5)
  file.table({
    structParent: root,
    columnStyles: ['*', 95, 110, 90],
    defaultStyle: {
      border: [0, 0, 0.5, 0],
      borderColor: RULE,
      padding: [5, 0],
      align: { x: 'left', y: 'center' },
    },
    data: [
      [
        cell('Za čo', head),
        cell('Prijaté', head),
        cell('Spôsob úhrady', head),
        cell('Suma', { ...head, ...end }),
      ],
      ...parts.map(({ period, item, reason, received, method, amount }) => [
        cell(`${formatItem(item, reason)}, ${formatPeriod(period)}`),
        cell(writtenDay(received)),
        cell(PAYMENT_METHODS[method]),
        cell(formatCents(amount), end),
      ]),
      [
        cell('Spolu', { ...strong, colSpan: 3, type: 'TH', scope: 'Row' }),
        cell(formatCents(total), { ...strong, ...end }),
      ],
    ],
  } as never)
}

/** The club's own words under the payments. */
const drawText: Part = (file, root, { text }) => {
  if (!text) return
  file.moveDown(1)
  paragraph(file, root, 'P', () => {
    file.font('text').fontSize(10.5).fillColor(INK)
    file.text(text, LEFT, file.y, { width: WIDTH, lineGap: 2 })
  })
}

/** Room for a signature and a stamp, and what the number is for. */
const drawEnd: Part = (file, root, { club: { signatory }, day }) => {
  const SIGNED = 210
  if (file.y > file.page.height - 210) file.addPage()
  const top = Math.max(file.y + 70, 560)
  const left = LEFT + WIDTH - SIGNED
  ornament(file, () => {
    file
      .moveTo(left, top)
      .lineTo(left + SIGNED, top)
      .lineWidth(0.75)
      .strokeColor(SOFT)
      .stroke()
  })
  paragraph(file, root, 'P', () => {
    file.font('text').fontSize(9.5).fillColor(SOFT)
    file.text(signatory ? `${signatory}, pečiatka` : 'podpis a pečiatka', left, top + 5, {
      width: SIGNED,
      align: 'center',
    })
  })
  paragraph(file, root, 'P', () => {
    file.font('text').fontSize(8.5).fillColor(SOFT)
    file.text(
      `Vystavené z knihy platieb klubu podľa stavu k ${writtenDay(day)}. Číslo patrí práve tomuto obsahu: keď sa platby zmenia, nové potvrdenie má iné. Pravosť overí kancelária klubu.`,
      LEFT,
      file.page.height - 56 - 34,
      { width: WIDTH, lineGap: 1.5 },
    )
  })
}
