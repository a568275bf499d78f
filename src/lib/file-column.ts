export type FileValue = string | number | null

/**
 * How the values of a column are written: `text` as it is; `number` a whole one; `hours` with two decimals; `cents` whole
 * cents as euros; `day` a calendar day YYYY-MM-DD; `moment` a stored moment by the club's clock. Null and '' are empty.
 */
export type FileKind = 'text' | 'number' | 'hours' | 'cents' | 'day' | 'moment'

/** One column of a downloaded list; `width` in letters. */
export interface FileColumn<Row> {
  head: string
  width: number
  value: (row: Row) => FileValue
  kind: FileKind
  /** Left out on paper, which is narrower than a sheet. */
  offPaper?: boolean
  /** On paper its sum stands below it. */
  summed?: boolean
  /** Names its row: on paper it stands again before each part of columns that do not fit beside each other. */
  naming?: boolean
}

/** A column of a downloaded list, of text unless it says otherwise. */
export function column<Row>(
  head: string,
  width: number,
  value: (row: Row) => FileValue,
  kind: FileKind = 'text',
): FileColumn<Row> {
  return { head, width, value, kind }
}

/** A column that is left out on paper. */
export function offPaper<Row>(of: FileColumn<Row>): FileColumn<Row> {
  return { ...of, offPaper: true }
}

/** A column whose sum stands below it on paper. */
export function summed<Row>(of: FileColumn<Row>): FileColumn<Row> {
  return { ...of, summed: true }
}

/** A column that names its row on paper. */
export function naming<Row>(of: FileColumn<Row>): FileColumn<Row> {
  return { ...of, naming: true }
}
