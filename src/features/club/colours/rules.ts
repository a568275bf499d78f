import { contrast, readable, toHex, toOklch } from '@/lib/colour'

const CHALK = '#f6f7f2'
const NIGHT_SURFACE = '#14291f'
const INK = '#0c1f17'
/** On the dark ground a deep colour is shown lighter: at least this lightness, more chroma, up to `most`. */
const DARK_SCHEME = { l: 0.785, chroma: 1.6, most: 0.145 }

/**
 * The CSS variables of the club's two colours (each #RRGGBB): the club colour readable on the light and the dark ground,
 * and the `shout` colour as a fill with the text colour that has more contrast on it.
 */
export const clubColours = (club: string, shout: string): Record<`--${string}`, string> => {
  const { l, c, h } = toOklch(club)
  const light = {
    mode: 'oklch' as const,
    l: Math.max(l, DARK_SCHEME.l),
    c: Math.min(c * DARK_SCHEME.chroma, DARK_SCHEME.most),
    h,
  }
  return {
    '--club-on-light': readable(club, CHALK),
    '--club-on-dark': readable(toHex(light), NIGHT_SURFACE),
    '--shout-fill': shout.toLowerCase(),
    '--shout-ink': contrast(INK, shout) >= contrast('#ffffff', shout) ? INK : '#ffffff',
  }
}
