import { inflateSync } from 'node:zlib'

// What a PDF of pdfkit says, read on every machine: from the glyphs it draws to the letters it says they are.

const latin = (bytes: Buffer) => bytes.toString('latin1')

/** The unpacked stream of an object. */
const streamOf = (object: string): string => {
  const length = Number(/\/Length (\d+)/.exec(object)![1])
  const from = object.indexOf('stream\n') + 'stream\n'.length
  const bytes = Buffer.from(object.slice(from, from + length), 'latin1')
  return latin(object.includes('/FlateDecode') ? inflateSync(bytes) : bytes)
}

/** The letters of a font by their glyphs; of the one for letters it does not have `?`. */
const lettersOf = (map: string): string[] => {
  const listed = [...map.matchAll(/^<[\da-f]{4}> <[\da-f]{4}> \[(.*)\]$/gm)]
  const letters = listed
    .flatMap(([, entries]) => [...entries!.matchAll(/<([\da-f ]*)>/g)])
    .map(([, units]) => String.fromCharCode(...units!.split(' ').map((unit) => Number.parseInt(unit, 16))))
  return ['?', ...letters.slice(1)]
}

/** Everything a PDF draws in the order of drawing, without spaces. */
export function drawnText(pdf: Buffer): string {
  const objects = new Map(
    [...latin(pdf).matchAll(/^(\d+) 0 obj\n([^]*?)\nendobj$/gm)].map(([, number, body]) => [number, body!]),
  )
  const fonts = new Map<string, string[]>()
  for (const [, name, number] of latin(pdf).matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number!)!)![1]
    fonts.set(name!, fonts.get(name!) ?? lettersOf(streamOf(objects.get(map)!)))
  }
  let font: string[] = []
  let said = ''
  for (const object of objects.values()) {
    if (!object.includes('stream\n') || /\/(?:Subtype|FontFile2|Length1) /.test(object)) continue
    for (const line of streamOf(object).split('\n')) {
      const set = /^\/(F\d+) [\d.]+ Tf$/.exec(line)
      if (set) font = fonts.get(set[1]!)!
      if (!line.endsWith('] TJ')) continue
      for (const [, glyphs] of line.matchAll(/<([\da-f]+)>/g))
        for (const glyph of glyphs!.match(/.{4}/g)!) said += font[Number.parseInt(glyph, 16)]
    }
  }
  return said.replace(/\s+/g, '')
}
