import { drawable, fontFor, type FontName, fontOf } from './drawn-fonts'

interface Outline {
  font: FontName
  /** In pixels. */
  size: number
  x: number
  /** Of the baseline. */
  y: number
  /** Smaller where the text would be wider than this. */
  maxWidth: number
}

/** A line of text as an SVG path: drawn the same on every machine, whatever fonts it has. */
export function textOutline(text: string, { font: name, size, x, y, maxWidth }: Outline): string {
  const font = fontOf(fontFor(name, text))
  const { glyphs, positions, advanceWidth } = font.layout(drawable(text))
  const scale = Math.min(size, (maxWidth * font.unitsPerEm) / Math.max(1, advanceWidth)) / font.unitsPerEm
  let at = 0
  const drawn = glyphs.map(({ path: glyph }, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const placed = glyph.transform(scale, 0, 0, -scale, x + (at + xOffset) * scale, y - yOffset * scale)
    at += xAdvance
    return placed.toSVG()
  })
  return `<path d="${drawn.join('')}"/>`
}
