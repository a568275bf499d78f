declare module 'fontkit' {
  interface Path {
    transform: (a: number, b: number, c: number, d: number, e: number, f: number) => Path
    toSVG: () => string
  }
  /** A font; the part of fontkit's own that is used here. */
  export interface Font {
    unitsPerEm: number
    /** The code points it has letters for. */
    characterSet: number[]
    hasGlyphForCodePoint: (codePoint: number) => boolean
    layout: (text: string) => {
      advanceWidth: number
      glyphs: { path: Path }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(file: string): Font
}
