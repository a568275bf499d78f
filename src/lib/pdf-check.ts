import { inflateSync } from 'node:zlib'

/** The most bytes all object streams of one file may unpack to; beyond it the file is refused. */
const MAX_UNPACKED = 40 * 2 ** 20
/** Names of actions that run a script or start a program on the reader's computer. */
const ACTIVE_CONTENT = /\/(JavaScript|Launch|Rendition)(?![A-Za-z0-9_.-])/

/** Names decoded as a PDF reader does: a letter may be written by its code, `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** Whether the upload is complete: the table of objects and the end marker are in the last kilobyte. */
const isWhole = (data: Buffer): boolean => {
  const end = data.subarray(-1024).toString('latin1')
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('xref') && end.includes('%%EOF')
}

/** The file's text, and the unpacked text of every stream that holds objects. */
function textsOf(data: Buffer): string[] {
  const text = data.toString('latin1')
  const texts = [text]
  let left = MAX_UNPACKED
  let from = 0
  for (const { index, 0: opening } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const begin = index + opening.length
    const end = text.indexOf('endstream', begin)
    // The text since the last stream contains this stream's dictionary.
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
 * Whether a file is a complete PDF without active content. False also when its objects cannot be unpacked (an encrypted
 * file, for example), because then they cannot be checked.
 */
export function isHarmlessPdf(data: Buffer): boolean {
  if (!isWhole(data)) return false
  try {
    return !textsOf(data).some((text) => ACTIVE_CONTENT.test(plainNames(text)))
  } catch {
    return false
  }
}
