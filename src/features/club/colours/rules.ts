import { contrast, readable, toHex, toOklch } from '@/lib/colour'

const CHALK = '#f6f7f2'
const NIGHT_SURFACE = '#14291f'
const INK = '#0c1f17'
/** On the dark ground a deep colour is shown lighter: at least this lightness, more chroma, up to `most`. */
const DARK_SCHEME = { l: 0.785, chroma: 1.6, most: 0.145 }

/**
 * The club's two colours (each #RRGGBB) as the style sheets take them: the club's colour readable on chalk and on the
 * dark surface, the loud one as a fill with the ink that reads better on it.
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
