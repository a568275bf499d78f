import { types } from 'node:util'
import { Refusal, TryLater } from './errors'
import { IMPORT_LIMITS } from './import-limits'
import { createSemaphore, SemaphoreFull } from './semaphore'
import { plainLine } from './text'
import { inThread, threadFile } from './thread'
import { refuseZipBomb } from './zip-check'

/**
 * What stands in a cell; a text is trimmed, a day of a workbook is YYYY-MM-DD, with a time YYYY-MM-DD HH:MM, a time alone
 * HH:MM, an empty cell is null.
 */
export type Cell = string | number | boolean | null

const { rows: MAX_ROWS, columns: MAX_COLUMNS, letters: MAX_LETTERS } = IMPORT_LIMITS

const refused = (message: string): Refusal => new Refusal(400, { message, field: 'file' })

const startsWith = (data: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => data[at] === byte)

/** First bytes of files that people take for a table, and what to do instead. */
const OTHERS: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [
    [0xd0, 0xcf, 0x11, 0xe0],
    'Toto je starý súbor Excelu (.xls). Otvorte ho a uložte ako „Zošit programu Excel (.xlsx)“.',
  ],
  [[0x25, 0x50, 0x44, 0x46], 'Toto je PDF.'],
  [[0xff, 0xd8, 0xff], 'Toto je obrázok.'],
  [[0x89, 0x50, 0x4e, 0x47], 'Toto je obrázok.'],
]

/** The first day of spreadsheets: a time alone is on it or on the day before. */
const FIRST_DAY = Date.UTC(1900, 0, 1)
const MINUTE_MS = 60_000

/** A workbook has days and times without a zone; the reader gives them in UTC, a time as a fraction of a day. */
function writtenMoment(value: Date): string | null {
  if (Number.isNaN(value.getTime())) return null
  const iso = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS).toISOString()
  const time = iso.slice(11, 16)
  if (value.getTime() < FIRST_DAY) return time
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`
}

const trimmed = (value: unknown): Cell => {
  if (value === undefined || value === null) return null
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value === 'boolean') return value
  // Not `instanceof`: it comes from another thread.
  if (types.isDate(value)) return writtenMoment(value)
  const text = plainLine(String(value))
  return text === '' ? null : text
}

function checked(rows: readonly (readonly unknown[])[]): Cell[][] {
  if (rows.length > MAX_ROWS)
    throw refused(`Súbor má viac ako ${MAX_ROWS.toLocaleString('sk-SK')} riadkov. Rozdeľte ho na menšie.`)
  return rows.map((row, at) => {
    const cells = row.map(trimmed)
    while (cells.length > 0 && cells.at(-1) === null) cells.pop()
    if (cells.length > MAX_COLUMNS) throw refused(`Riadok ${at + 1} má viac ako ${MAX_COLUMNS} stĺpcov.`)
    if (cells.some((cell) => typeof cell === 'string' && cell.length > MAX_LETTERS))
      throw refused(`Riadok ${at + 1} má v jednej bunke viac ako ${MAX_LETTERS} znakov.`)
    return cells
  })
}

/** Text of a file in UTF-8, UTF-16 with its mark, or else in the encoding of Slovak Windows. */
export function textOfFile(data: Buffer): string {
  if (startsWith(data, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(data)
  if (startsWith(data, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(data)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    return new TextDecoder('windows-1250').decode(data)
  }
}

/** Whether a text has more cells than a table may have, by any of its separators: reading those of 10 MB takes seconds. */
const hasTooManyCells = (text: string): boolean =>
  [',', ';', '\t', '|'].some((separator) => text.split(separator).length - 1 > MAX_ROWS * MAX_COLUMNS)

/** Quotes that neither begin nor end a field, and blank lines in a row: no table has more. */
const STRAY_QUOTES = 1_000
const BLANK_LINES = 5_000

/** Whether reading a text would take minutes: at every stray quote the reader goes over all the space before the next separator. */
const isTangled = (text: string): boolean => {
  const stray = text.match(/[^",;\t|\r\n]"(?![",;\t|\r\n]|$)/g) ?? []
  if (stray.length > STRAY_QUOTES) return true
  return (text.match(/\s+/g) ?? []).some((space) => space.length > BLANK_LINES)
}

const BROKEN = 'Súbor sa nedá prečítať, zrejme je poškodený. Otvorte ho v tabuľkovom programe a uložte znova.'

/** Many times what the largest table that is let in needs. */
const READER_LIMITS = { megabytes: 512, ms: 15_000 }
/** Threads that read at once; each may need that much. */
const readers = createSemaphore('read tables', 2, 20)

/** What a thread of its own reads: a file that needs all memory or no end ends only that. */
async function readInThread(name: 'read-csv' | 'read-workbook', data: unknown): Promise<unknown> {
  try {
    return await readers(() => inThread(threadFile(name), data, READER_LIMITS))
  } catch (error) {
    if (error instanceof SemaphoreFull)
      throw new TryLater(503, 'Práve sa číta veľa súborov naraz. Skúste to o chvíľu znova.', 10)
    // The site was copied without the thread's code, or without what that imports.
    if (/MODULE_NOT_FOUND$/.test(String((error as { code?: unknown }).code))) throw error
    throw refused(BROKEN)
  }
}

async function readCsv(data: Buffer): Promise<Cell[][]> {
  const text = textOfFile(data).replace(/[^\S\r\n\t]{2,}/g, ' ')
  if (text.includes('\0')) throw refused('Toto nie je tabuľka. Potrebujeme súbor .xlsx alebo .csv.')
  if (hasTooManyCells(text))
    throw refused(
      `Súbor má viac ako ${MAX_ROWS.toLocaleString('sk-SK')} riadkov alebo ${MAX_COLUMNS} stĺpcov. Rozdeľte ho na menšie.`,
    )
  if (isTangled(text)) throw refused(BROKEN)
  const read = await readInThread('read-csv', { text, rows: MAX_ROWS + 1 })
  const { rows, open } = read as { rows: string[][]; open?: number }
  if (open !== undefined)
    throw refused(
      `Riadok ${open + 1} sa končí uprostred úvodzoviek. Súbor zrejme nie je celý, uložte ho znova.`,
    )
  return checked(rows)
}

async function readXlsx(data: Buffer): Promise<Cell[][]> {
  await refuseZipBomb(data, BROKEN)
  return checked((await readInThread('read-workbook', data)) as unknown[][])
}

/**
 * The cells of a table that somebody has saved: the first sheet with something in it of an .xlsx, or a text with any
 * separator, in UTF-8, UTF-16 or Windows-1250. Rows as in the file, empty ones included, so that a message can name a row by
 * its number; a formula is the value it had when the file was saved, of merged cells the first has the value. Throws 400
 * in Slovak for another kind of file, with what is `wanted`, a damaged one, one that is not complete, and one beyond the limits.
 */
export async function readTable(data: Buffer, wanted = 'tabuľku: súbor .xlsx alebo .csv'): Promise<Cell[][]> {
  const other = OTHERS.find(([bytes]) => startsWith(data, bytes))
  if (other) throw refused(other[1].endsWith('“.') ? other[1] : `${other[1]} Potrebujeme ${wanted}.`)
  const rows = startsWith(data, [0x50, 0x4b]) ? await readXlsx(data) : await readCsv(data)
  // Rows of nothing but separators have no separator that could be guessed.
  if (!rows.flat().some((cell) => cell !== null && /[\p{L}\p{N}]/u.test(String(cell))))
    throw refused('Súbor je prázdny.')
  return rows
}
