import Papa from 'papaparse'

/** The media type of a table as text. */
export const CSV = 'text/csv'

/** Excel takes a file without it for one of the system's own encoding, and breaks the diacritics. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * What a spreadsheet would take for a formula: such a text gets an apostrophe before it. Phone numbers and negative numbers
 * begin like one and compute nothing, so they stay as they are.
 */
const FORMULA = /^(?:[=@\t\r]|[+-](?![\d\s()/.,-]*$))/

/** Lines of a CSV as Slovak Excel opens it: semicolons, CRLF; each line ends. */
export const csvLines = (rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : `${Papa.unparse(rows as string[][], { delimiter: ';', newline: '\r\n', escapeFormulae: FORMULA })}\r\n`
