import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode,
  wcagContrast,
  wcagLuminance,
} from 'culori/fn'

useMode(modeRgb)
useMode(modeLrgb)
const oklch = useMode(modeOklch)

/** A colour written #RRGGBB by lightness (0 to 1), chroma and hue. */
export const toOklch = (hex: string): Oklch => oklch(hex)!

/** The colour as #rrggbb; what a screen cannot show loses chroma, never lightness or hue. */
export const toHex = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'))

/** The contrast of two colours written #RRGGBB by WCAG, 1 to 21. */
export const contrast = (one: string, other: string): number => wcagContrast(one, other)

/** The nearest colour of the same hue that reaches `least` against the ground: darker on a light one, lighter on a dark one. */
export const readable = (hex: string, ground: string, least = 4.5): string => {
  const step = wcagLuminance(ground) > 0.18 ? -0.005 : 0.005
  const colour = toOklch(hex)
  let best = hex.toLowerCase()
  for (let l = colour.l + step; contrast(best, ground) < least && l > 0 && l < 1; l += step)
    best = toHex({ ...colour, l })
  return best
}
