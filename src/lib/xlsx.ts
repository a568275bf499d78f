import type { CellObject, Sheet } from 'write-excel-file/node'
import { drawInTurn } from './draw-in-turn'

/** The media type of a workbook of Excel. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type Cell = CellObject | null

/** A text; never a formula, whatever it begins with, nor becomes one when somebody edits the cell („@“). */
export const text = (value: string, look: CellObject = {}): Cell =>
  value ? { ...look, type: String, value, format: '@' } : null

/** A whole number; nothing for null. */
export const number = (value: number | null, look: CellObject = {}): Cell =>
  value === null ? null : { ...look, type: Number, value, format: '0' }

/** Whole percent as a share Excel reckons with. */
export const percent = (value: number | null): Cell =>
  value === null ? null : { type: Number, value: value / 100, format: '0%' }

/** A calendar day (YYYY-MM-DD) as a date of Excel; nothing for an empty one. */
export const day = (value: string, look: CellObject = {}): Cell =>
  value ? { ...look, type: Date, value: new Date(`${value}T00:00:00Z`), format: 'd. m. yyyy' } : null

/** How a heading looks. */
export const HEAD: CellObject = {
  fontWeight: 'bold',
  backgroundColor: '#ECEEE6',
  bottomBorderStyle: 'medium',
  alignVertical: 'center',
}

/** A heading. */
export const head = (value: string, look: CellObject = {}): Cell => text(value, { ...HEAD, ...look })

/** One sheet of a workbook; `frozen` rows and columns stay where they are. */
export interface XlsxSheet {
  name: string
  rows: Cell[][]
  /** The width of each column in letters. */
  widths: number[]
  frozen: { rows: number; columns: number }
  landscape?: boolean
}

/** A sheet's name as Excel allows it: at most 31 letters, some signs never. */
export const sheetName = (name: string): string => name.replace(/[[\]:*?/\\']/g, '-').slice(0, 31)

/** A workbook for Excel. Throws 503 when too many are being made. */
export const xlsxOf = (sheets: readonly XlsxSheet[]): Promise<Buffer> =>
  drawInTurn(async () => {
    const { default: writeWorkbook } = await import('write-excel-file/node')
    return writeWorkbook(
      sheets.map(({ name, rows, widths, frozen, landscape }): Sheet<Buffer> => ({
        sheet: sheetName(name),
        data: rows,
        columns: widths.map((width) => ({ width })),
        stickyRowsCount: frozen.rows,
        stickyColumnsCount: frozen.columns,
        ...(landscape && { orientation: 'landscape' }),
      })),
    ).toBuffer()
  })
