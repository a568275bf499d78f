import encodeQR from 'qr'

/** Light modules around a code, which cameras need to find it (ISO/IEC 18004). */
const QUIET_ZONE = 4

/** One row of modules as an SVG path: „M3 2h2“ draws two dark ones. */
const strokesOf = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((dark) => (dark ? 'x' : ' '))
      .join('')
      .matchAll(/x+/g),
  ]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}`)
    .join('')

/** A text as a QR code: the SVG path of its dark modules, one unit each, and the view box. */
export function qrDrawing(text: string): { viewBox: string; strokes: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  return { viewBox: `0 -0.5 ${rows.length} ${rows.length}`, strokes: rows.map(strokesOf).join('') }
}

/** The same as a whole SVG, dark on white in both themes, as cameras need it. */
export function qrPicture(text: string): string {
  const { viewBox, strokes } = qrDrawing(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="240" height="240" shape-rendering="crispEdges"><rect y="-0.5" width="100%" height="100%" fill="#fff"/><path d="${strokes}" stroke="#000"/></svg>`
}
