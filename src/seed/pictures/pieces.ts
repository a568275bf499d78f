import type { Chance } from '../random'
import { numerals, numeralsWidth } from './numerals'

export const WIDTH = 1600
export const HEIGHT = 1000

/** Four colours of one picture. */
export interface Palette {
  ground: string
  block: string
  line: string
  shout: string
}

const lines = (colour: string, inside: string, width = 7): string =>
  `<g fill="none" stroke="${colour}" stroke-width="${width}">${inside}</g>`

/** Parts of a pitch, cropped at the edge of the picture. */
export const PITCH_PARTS: Record<string, (palette: Palette, chance: Chance) => string> = {
  circle: ({ line }, chance) => {
    const x = chance.between(1050, 1500)
    return lines(
      line,
      `<path d="M${x} 0V1000"/><circle cx="${x}" cy="500" r="300"/><circle cx="${x}" cy="500" r="10" fill="${line}"/>`,
    )
  },
  box: ({ line }, chance) => {
    const y = chance.between(-60, 80)
    return lines(
      line,
      `<path d="M1600 ${y + 120}H1080v760h520M1600 ${y + 300}H1360v400h240"/><path d="M1080 ${y + 330}a230 230 0 0 0 0 340"/><circle cx="1220" cy="${y + 500}" r="9" fill="${line}"/>`,
    )
  },
  corner: ({ line, shout }, chance) => {
    const r = chance.between(180, 340)
    return lines(
      line,
      `<path d="M60 1000V90H1600"/><path d="M60 ${90 + r}a${r} ${r} 0 0 0 ${r} -${r}"/><path d="M60 90V-60" stroke-width="12"/><path d="M60 -10h110l-40 44 40 46H60" fill="${shout}" stroke="none"/>`,
    )
  },
  goal: ({ line }, chance) => {
    const mesh = chance.between(9, 13)
    const bars = Array.from({ length: mesh }, (_, at) => {
      const x = 880 + (at * 640) / (mesh - 1)
      const y = 330 + (at * 430) / (mesh - 1)
      return `<path d="M${x} 330v430M880 ${y}h640" stroke-width="2.5"/>`
    })
    return lines(
      line,
      `${bars.join('')}<path d="M880 770V330h640v440" stroke-width="16"/><path d="M0 770h1600"/>`,
    )
  },
  stripes: ({ block }, chance) => {
    const count = chance.between(4, 7)
    const wide = WIDTH / count
    return Array.from({ length: count }, (_, at) =>
      at % 2 ? `<path d="M${at * wide} 0h${wide}l-160 1000h-${wide}z" fill="${block}" opacity=".5"/>` : '',
    ).join('')
  },
}

/** The line of the valley: two ranges of hills and the floor between them. */
export const valley = ({ block, line }: Palette, chance: Chance): string => {
  const ridge = (base: number, height: number, steps: number) => {
    const points = Array.from({ length: steps + 1 }, (_, at) => {
      const x = Math.round((at * WIDTH) / steps)
      return `L${x} ${base - (at % 2 ? chance.between(height / 2, height) : chance.between(0, height / 4))}`
    })
    return `M0 ${HEIGHT}L0 ${base}${points.join('')}L${WIDTH} ${HEIGHT}z`
  }
  return `<path d="${ridge(820, 280, 7)}" fill="${block}" opacity=".55"/><path d="${ridge(930, 170, 9)}" fill="${block}"/>${lines(line, `<path d="M0 952H1600" stroke-dasharray="2 18" stroke-linecap="round"/>`, 5)}`
}

/** A shirt with a number: no face, no name. */
export const shirt = (
  x: number,
  y: number,
  scale: number,
  number: string,
  fill: string,
  ink: string,
): string => {
  const tall = number.length > 1 ? 108 : 150
  const digits = numerals(number, 160 - numeralsWidth(number, tall) / 2, 120, tall, ink)
  return `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M110 0q50 44 100 0l70 26 40 110-66 30-18-34v228H84V132l-18 34L0 136 40 26z" fill="${fill}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/><path d="M110 0q50 44 100 0" fill="none" stroke="${ink}" stroke-width="14"/>${digits}</g>`
}

/** The club's crest: shield, valley, the path of a ball. */
export const crest = (x: number, y: number, scale: number, fill: string, ink: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0 0h240v140c0 90-56 130-120 164C56 270 0 230 0 140z" fill="${fill}" stroke="${ink}" stroke-width="10"/><path d="M8 150l58-56 38 36 64-72 64 70" fill="none" stroke="${ink}" stroke-width="10" stroke-linejoin="round"/><path d="M44 214q70-96 150-30" fill="none" stroke="${ink}" stroke-width="7" stroke-dasharray="4 14" stroke-linecap="round"/><circle cx="200" cy="190" r="14" fill="${ink}"/></g>`

/** The path of a ball across the picture, dotted, with the ball at its end. */
export const ballPath = ({ shout }: Palette, chance: Chance): string => {
  const [from, top, to] = [chance.between(120, 300), chance.between(60, 320), chance.between(900, 1400)]
  return `<path d="M${from} 880Q${(from + to) / 2} ${top} ${to} 620" fill="none" stroke="${shout}" stroke-width="10" stroke-dasharray="2 30" stroke-linecap="round"/><circle cx="${to}" cy="620" r="46" fill="${shout}"/>`
}

/** Players of a tactics board and one arrow between two of them. */
export const tactics = ({ line, shout }: Palette, chance: Chance): string => {
  const spots = Array.from({ length: 9 }, (_, at) => [
    180 + (at % 3) * 290 + chance.between(-70, 70),
    200 + Math.floor(at / 3) * 280 + chance.between(-60, 60),
  ])
  const [[x1, y1], [x2, y2]] = [spots[3], spots[8]] as [[number, number], [number, number]]
  const marks = spots.map(([x = 0, y = 0], at) =>
    at % 2
      ? `<circle cx="${x}" cy="${y}" r="34"/>`
      : `<path d="M${x - 30} ${y - 30}l60 60m0-60l-60 60" stroke-linecap="round"/>`,
  )
  return `${lines(line, marks.join(''), 11)}<path d="M${x1} ${y1}Q${x1} ${y2} ${x2 - 60} ${y2}" fill="none" stroke="${shout}" stroke-width="12" stroke-linecap="round"/><circle cx="${x2 - 60}" cy="${y2}" r="18" fill="${shout}"/>`
}

/** A cup with two handles and the numeral it was won for. */
export const cup = (x: number, y: number, fill: string, ink: string, number: string): string =>
  `<g transform="translate(${x} ${y})"><path d="M40 0h320v130c0 120-60 190-160 190S40 250 40 130z" fill="${fill}"/><path d="M40 40h-90c0 110 40 160 110 170M360 40h90c0 110-40 160-110 170" fill="none" stroke="${fill}" stroke-width="26"/><path d="M175 310h50v110h-50zM90 420h220v60H90z" fill="${fill}"/>${numerals(number, 200 - numeralsWidth(number, 150) / 2, 70, 150, ink)}</g>`
