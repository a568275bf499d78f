import { Readable } from 'node:stream'
import type { PayloadRequest } from 'payload'
import { BYTE_ORDER_MARK, CSV, csvLines } from './csv'
import { dayOf, timeOf } from './dates'
import type { FileColumn, FileKind, FileValue } from './file-column'
import type { FileFormat, TableFormat } from './file-formats'
import { madeFile } from './made-file'
import { sheetName, XLSX } from './xlsx'
import { xlsxStream } from './xlsx-stream'

/** A list to be downloaded. */
export interface FileList<Row> {
  /** Of the file and of its sheet, without an extension. */
  name: string
  /** What the name of the file says beside that, where its paper says it in the note: „U13, po splatnosti“. */
  filter?: string
  columns: readonly FileColumn<Row>[]
  /** What its paper says below the name: what it is filtered by, what its letters mean. */
  note?: string
  /** How many rows there are altogether. */
  total: number
  /** The rows, some at a time. */
  rows: AsyncIterable<readonly Row[]>
}

const commaed = (value: number): string => value.toFixed(2).replace('.', ',')
/** As Slovak Excel reads a date: „25.11.2026“. */
const dotted = (day: string): string => day.split('-').reverse().map(Number).join('.')

const TEXTS: Record<FileKind, (value: string | number) => string> = {
  text: String,
  number: String,
  hours: (value) => commaed(Number(value)),
  cents: (value) => commaed(Number(value) / 100),
  day: (value) => dotted(String(value)),
  moment: (value) => `${dotted(dayOf(String(value)))} ${timeOf(String(value))}`,
}

const textOf = (kind: FileKind, value: FileValue): string =>
  value === null || value === '' ? '' : TEXTS[kind](value)

async function* csv<Row>({ columns, rows }: FileList<Row>): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + csvLines([columns.map(({ head }) => head)]))
  for await (const some of rows)
    yield Buffer.from(csvLines(some.map((row) => columns.map(({ kind, value }) => textOf(kind, value(row))))))
}

/** The name of a list's file, without an extension. */
export const fileName = ({ name, filter }: Pick<FileList<unknown>, 'name' | 'filter'>): string =>
  filter ? `${name}, ${filter}` : name

/** Keeps in the log who made which list and how many rows it had; nobody keeps the file. */
export function logDownload(
  req: PayloadRequest,
  format: FileFormat,
  { name, total: rows }: Pick<FileList<unknown>, 'name' | 'total'>,
): void {
  req.payload.logger.info({ event: 'list downloaded', account: req.user!.id, list: name, format, rows })
}

/**
 * A list as a table for its caller. It is sent while the rows are read; an error on the way breaks the download, so that half
 * a list is not taken for a whole one.
 */
export function listFile<Row>(req: PayloadRequest, format: TableFormat, list: FileList<Row>): Response {
  const { name } = list
  logDownload(req, format, list)
  const isXlsx = format === 'xlsx'
  const file = isXlsx ? xlsxStream(sheetName(name), list) : Readable.from(csv(list))
  file.on('error', (err) => {
    // The name of Next's error when the reader went away.
    const level = err.name === 'ResponseAborted' ? 'info' : 'error'
    req.payload.logger[level]({ err, msg: 'A downloaded list ended early' })
  })
  const type = isXlsx ? XLSX : `${CSV}; charset=utf-8`
  return madeFile(Readable.toWeb(file) as ReadableStream, type, `${fileName(list)}.${format}`)
}
