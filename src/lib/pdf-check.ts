import { inflateSync } from 'node:zlib'

/** What all object streams of one file may come to; a file that unpacks to more is refused. */
const MAX_UNPACKED = 40 * 2 ** 20
/** What runs a script or starts a program on the reader's computer names itself so, wherever in the file it stands. */
const ACTIVE_CONTENT = /\/(JavaScript|Launch|Rendition)(?![A-Za-z0-9_.-])/

/** Names as a reader understands them: a letter may be written by its number, `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** A PDF that came whole: its table of objects and its end are within the last kilobyte. */
const isWhole = (data: Buffer): boolean => {
  const end = data.subarray(-1024).toString('latin1')
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('xref') && end.includes('%%EOF')
}

/** The file's text, and that of every stream that holds objects, unpacked. */
function textsOf(data: Buffer): string[] {
  const text = data.toString('latin1')
  const texts = [text]
  let left = MAX_UNPACKED
  let from = 0
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const begin = index + opening.length
    const end = text.indexOf('endstream', begin)
    // Everything since the last stream: its dictionary is in it, whatever else is.
    const isOfObjects = plainNames(text.slice(from, index)).includes('/ObjStm')
    from = end < 0 ? text.length : end
    if (!isOfObjects) continue
    const unpacked = inflateSync(data.subarray(begin, from), { maxOutputLength: left })
    left -= unpacked.length
    texts.push(unpacked.toString('latin1'))
  }
  return texts
}

/**
 * Whether a file is a PDF that came whole and does nothing by itself. One whose objects cannot be unpacked, an encrypted
 * one for example, tells nothing about what it does and is refused as well.
 */
export function isHarmlessPdf(data: Buffer): boolean {
  if (!isWhole(data)) return false
  try {
    return !textsOf(data).some((text) => ACTIVE_CONTENT.test(plainNames(text)))
  } catch {
    return false
  }
}
