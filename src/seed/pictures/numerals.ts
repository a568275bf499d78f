/** Condensed numerals in a box of 40 × 72, one stroke each: no font is needed, so every machine draws the same. */
const STROKES: Record<string, string> = {
  '0': 'M6 14q0-8 8-8h12q8 0 8 8v44q0 8-8 8H14q-8 0-8-8z',
  '1': 'M10 16l14-10v60',
  '2': 'M6 18v-4q0-8 8-8h12q8 0 8 8v12q0 6-4 11L6 66h28',
  '3': 'M6 16v-2q0-8 8-8h12q8 0 8 8v13q0 7-8 7H16h10q8 0 8 8v16q0 8-8 8H14q-8 0-8-8v-2',
  '4': 'M26 66V6L6 48h28',
  '5': 'M33 6H8v26q4-4 10-4h7q9 0 9 9v20q0 9-9 9H14q-8 0-8-8v-2',
  '6': 'M33 14q0-8-8-8H14q-8 0-8 8v44q0 8 8 8h12q8 0 8-8V40q0-8-8-8H6',
  '7': 'M6 6h28L16 66',
  '8': 'M14 6h12q8 0 8 8v12q0 8-8 8H14q-8 0-8-8V14q0-8 8-8zm0 28h12q8 0 8 8v16q0 8-8 8H14q-8 0-8-8V42q0-8 8-8z',
  '9': 'M34 40H14q-8 0-8-8V14q0-8 8-8h12q8 0 8 8v44q0 8-8 8H14q-8 0-8-8',
  '%': 'M6 12q0-6 5-6t5 6v10q0 6-5 6t-5-6zm18 38q0-6 5-6t5 6v10q0 6-5 6t-5-6zM34 6L6 66',
  ':': 'M20 22v4M20 48v4',
}
const ADVANCE = 46

/** Digits as SVG at a position, of a height, drawn by strokes. */
export const numerals = (digits: string, x: number, y: number, height: number, colour: string): string => {
  const scale = height / 72
  const glyphs = [...digits].map(
    (digit, index) => `<path transform="translate(${index * ADVANCE} 0)" d="${STROKES[digit] ?? ''}"/>`,
  )
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${colour}" stroke-width="11" stroke-linejoin="miter">${glyphs.join('')}</g>`
}

/** The width of digits of a height. */
export const numeralsWidth = (digits: string, height: number): number =>
  ((digits.length * ADVANCE - 6) * height) / 72
