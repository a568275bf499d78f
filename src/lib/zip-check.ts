import { fromBufferPromise } from 'yauzl'
import { Refusal } from './errors'

/** What a workbook of 5,000 rows unpacks to, many times over. */
const MAX_UNPACKED = 64 * 1024 * 1024
/** Files in a workbook: a sheet each, and a dozen beside them. */
const MAX_ENTRIES = 1_000
/** Cells up to the furthest one of all sheets: the reader makes a place for each, also for empty ones. */
const MAX_CELLS = 1_000_000

const refused = (message: string): Refusal => new Refusal(400, { message, field: 'file' })
const tooLarge = refused('Súbor je po rozbalení príliš veľký. Uložte z neho len hárok s tabuľkou.')
const tooWide = refused(
  'Hárok siaha priďaleko, hoci je v ňom prázdno. Skopírujte tabuľku do nového súboru a uložte ho.',
)

/** Bytes without the beginning of a tag: a cell has 32,767 letters at most, of which each may be written as an entity. */
const MAX_TEXT = 256 * 1024

/** A row or a cell, with or without an address: where there is none, the reader counts on by itself. */
const TAG = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])/g
/** The address of one: „r="12"“, „r="AB12"“. */
const ADDRESS = /\sr\s*=\s*["']\s*([a-z]*)(\d+)/gi
/** An address of which a part is written as an entity, which only the reader would see. No program writes one. */
const HIDDEN_ADDRESS = /\sr\s*=\s*["'][^"'<>]{0,64}&/i
const TAG_BEGINS = 0x3c
/** Longer than any address, so that one cut by the end of a piece is read with the next. */
const CUT = 64

const columnOf = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** Reads a file piece by piece, and says how long its longest text between two tags is so far. */
function textMeter(): (piece: Buffer) => number {
  let open = 0
  let longest = 0
  return (piece) => {
    let at = 0
    for (let tag = piece.indexOf(TAG_BEGINS); tag >= 0; tag = piece.indexOf(TAG_BEGINS, at)) {
      longest = Math.max(longest, open + tag - at)
      open = 0
      at = tag + 1
    }
    open += piece.length - at
    return Math.max(longest, open)
  }
}

/** Reads a sheet piece by piece, and says how many cells there are up to the furthest address so far. */
function cellCounter(): (piece: Buffer) => number {
  let rest = ''
  let rows = 0
  let columns = 0
  let tags = 0
  let inRow = 0
  return (piece) => {
    const text = rest + piece.toString('latin1')
    if (HIDDEN_ADDRESS.test(text)) throw tooWide
    for (const { 0: found, 1: tag, index } of text.matchAll(TAG)) {
      // Counted with the piece before.
      if (index + found.length < rest.length) continue
      if (tag === 'row') tags += 1
      inRow = tag === 'row' ? 0 : inRow + 1
      // Cells outside rows are the list of those to be calculated.
      if (tags > 0) columns = Math.max(columns, inRow)
    }
    for (const [, letters = '', digits] of text.matchAll(ADDRESS)) {
      rows = Math.max(rows, Number(digits))
      columns = Math.max(columns, columnOf(letters))
    }
    rest = text.slice(-CUT)
    return Math.max(rows, tags) * Math.max(columns, 1)
  }
}

/**
 * Throws 400 when a workbook would take gigabytes to read, and with `broken` when it cannot be unpacked: when it unpacks to more
 * than 64 MiB, has more than a thousand files, a text longer than any cell's, or a cell so far away that there are more than a
 * million up to it. It is unpacked
 * piece by piece and not kept: a few kilobytes may claim to be small and become gigabytes.
 */
export async function refuseZipBomb(data: Buffer, broken: string): Promise<void> {
  let unpacked = 0
  let cells = 0
  try {
    const archive = await fromBufferPromise(data)
    if (archive.entryCount > MAX_ENTRIES) throw tooLarge
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue
      // Which files are sheets the workbook says; no other kind has addresses of that many cells.
      const count = cellCounter()
      const textLength = entry.fileName.endsWith('.xml') ? textMeter() : () => 0
      let own = 0
      for await (const piece of await archive.openReadStreamPromise(entry)) {
        unpacked += (piece as Buffer).length
        if (unpacked > MAX_UNPACKED) throw tooLarge
        own = count(piece as Buffer)
        if (cells + own > MAX_CELLS) throw tooWide
        if (textLength(piece as Buffer) > MAX_TEXT) throw tooLarge
      }
      cells += own
    }
  } catch (error) {
    throw error === tooLarge || error === tooWide ? error : refused(broken)
  }
}
