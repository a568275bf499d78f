/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
interface Oklch {
  l: number
  c: number
  h: number
}

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const gamma = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255)) as [number, number, number]

const toOklch = (hex: string): Oklch => {
  const [r, g, b] = channels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(A, B),
    h: (Math.atan2(B, A) * 180) / Math.PI,
  }
}

const toLinear = ({ l, c, h }: Oklch): number[] => {
  const A = c * Math.cos((h * Math.PI) / 180)
  const B = c * Math.sin((h * Math.PI) / 180)
  const L = (l + 0.3963377774 * A + 0.2158037573 * B) ** 3
  const M = (l - 0.1055613458 * A - 0.0638541728 * B) ** 3
  const S = (l - 0.0894841775 * A - 1.291485548 * B) ** 3
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ]
}

/** The colour as #rrggbb; what a screen cannot show loses chroma, never lightness or hue. */
const toHex = (colour: Oklch): string => {
  let shown = colour
  while (shown.c > 0.001 && toLinear(shown).some((channel) => channel < -0.0005 || channel > 1.0005))
    shown = { ...shown, c: shown.c * 0.96 }
  const parts = toLinear(shown).map((channel) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, channel))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${parts.join('')}`
}

const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast of two colours written #RRGGBB by WCAG, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The nearest colour of the same hue that reaches `least` against the ground: darker on a light one, lighter on a dark one. */
export const readable = (hex: string, ground: string, least = 4.5): string => {
  const step = luminance(ground) > 0.18 ? -0.005 : 0.005
  const colour = toOklch(hex)
  let best = hex.toLowerCase()
  while (contrast(best, ground) < least && colour.l > 0 && colour.l < 1) {
    colour.l = Math.min(1, Math.max(0, colour.l + step))
    best = toHex(colour)
  }
  return best
}

const CHALK = '#f6f7f2'
const NIGHT_SURFACE = '#14291f'
const INK = '#0c1f17'
/** In the dark a deep colour is shown as its light sister of this lightness. */
const DARK_SCHEME = { l: 0.785, chroma: 1.6, most: 0.145 }

/**
 * The club's two colours (each #RRGGBB) as the style sheets take them: the club's colour readable on chalk and on the
 * dark surface, the loud one as a fill with the ink that reads better on it.
 */
export const clubColours = (club: string, shout: string): Record<`--${string}`, string> => {
  const { l, c, h } = toOklch(club)
  const light = { l: Math.max(l, DARK_SCHEME.l), c: Math.min(c * DARK_SCHEME.chroma, DARK_SCHEME.most), h }
  return {
    '--club-on-light': readable(club, CHALK),
    '--club-on-dark': readable(toHex(light), NIGHT_SURFACE),
    '--shout-fill': shout.toLowerCase(),
    '--shout-ink': contrast(INK, shout) >= contrast('#ffffff', shout) ? INK : '#ffffff',
  }
}
