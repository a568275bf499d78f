import path from 'node:path'
import { type Font, openSync } from 'fontkit'

/** The fonts the server draws with: `text` and `strong` have Latin, Greek and Cyrillic letters, `display` those of Slovak and its neighbours. */
export const FONTS = { text: 'inter-400', strong: 'inter-650', display: 'barlow-condensed-700' } as const
export type FontName = keyof typeof FONTS

/** The file of a font that the server draws with. */
export const fontFile = (name: FontName): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), 'src/lib/fonts', `${FONTS[name]}.ttf`)

const once = <Made>(make: (name: FontName) => Made): ((name: FontName) => Made) => {
  const made = new Map<FontName, Made>()
  return (name) => {
    const found = made.get(name) ?? make(name)
    made.set(name, found)
    return found
  }
}

/** The font, read once. */
export const fontOf = once((name): Font => openSync(fontFile(name)))

/** Texts a font has every letter of; marks above or below a letter are not among them, as a letter may be one with its mark. */
const plainTexts = once((name) => {
  const letters = fontOf(name).characterSet.map((code) => String.fromCodePoint(code))
  const drawn = letters.filter((letter) => !/[\p{C}\p{M}]/u.test(letter))
  const codes = drawn.map((letter) => `\\u{${letter.codePointAt(0)!.toString(16)}}`)
  return new RegExp(`^[\\n${codes.join('')}]*$`, 'u')
})

/** What stands for a letter or a picture that no font has. */
const MISSING = '□'
const LINE_END = /\r\n?|[\u2028\u2029]/g
/** What is not seen: controls, directions of writing, what joins two pictures into one. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu
const signs = new Intl.Segmenter('sk', { granularity: 'grapheme' })

function drawnSign(sign: string): string {
  if (sign === '\n') return sign
  const [first, ...marks] = Array.from(sign.replaceAll('\t', ' ').replace(UNSEEN, ''))
  if (first === undefined) return ''
  const has = (letter: string) => fontOf('text').hasGlyphForCodePoint(letter.codePointAt(0)!)
  if (has(first)) return [first, ...marks.filter(has)].join('')
  return /\p{Z}/u.test(first) ? ' ' : MISSING
}

/**
 * A text as the server's fonts can draw it: letters as one with their marks, lines parted by „\n“, nothing that is not seen, and
 * „□“ for each letter of another script and each emoji.
 */
export function drawable(text: string): string {
  if (plainTexts('text').test(text)) return text
  const whole = text.toWellFormed().normalize('NFC').replace(LINE_END, '\n')
  return Array.from(signs.segment(whole), ({ segment }) => drawnSign(segment)).join('')
}

/** The font for a text: `strong` in place of one that has not all its letters. */
export const fontFor = (name: FontName, text: string): FontName =>
  plainTexts(name).test(drawable(text)) ? name : 'strong'
