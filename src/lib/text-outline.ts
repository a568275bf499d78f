import path from 'node:path'
import { type Font, openSync } from 'fontkit'

export const FONTS = { text: 'inter-400', strong: 'inter-650', display: 'barlow-condensed-700' } as const
export type FontName = keyof typeof FONTS

/** The file of a font that the server draws with. */
export const fontFile = (name: FontName): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'src/lib/fonts', `${FONTS[name]}.ttf`)

const opened = new Map<FontName, Font>()

/** The font, read once. */
export function fontOf(name: FontName): Font {
  const font = opened.get(name) ?? openSync(fontFile(name))
  opened.set(name, font)
  return font
}

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
  const font = fontOf(name)
  const { glyphs, positions, advanceWidth } = font.layout(text)
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
