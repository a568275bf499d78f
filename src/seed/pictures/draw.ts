import sharp from 'sharp'
import { chanceOf } from '../random'
import { numerals, numeralsWidth } from './numerals'
import {
  ballPath,
  crest,
  cup,
  HEIGHT,
  type Palette,
  PITCH_PARTS,
  shirt,
  tactics,
  valley,
  WIDTH,
} from './pieces'
import type { Scene } from '../data/scenes'

const PALETTES: readonly Palette[] = [
  { ground: '#0E5A3C', block: '#0A432D', line: '#F6F7F2', shout: '#C6F24E' },
  { ground: '#F6F7F2', block: '#CFE3D8', line: '#0E5A3C', shout: '#0C1F17' },
  { ground: '#0C1F17', block: '#14352A', line: '#5FD39B', shout: '#C6F24E' },
  { ground: '#C6F24E', block: '#A6D62F', line: '#0C1F17', shout: '#0E5A3C' },
  { ground: '#1B5E9B', block: '#14497A', line: '#F6F7F2', shout: '#C6F24E' },
  { ground: '#FFFFFF', block: '#E3E9DD', line: '#0C1F17', shout: '#0E5A3C' },
]

/** A scene as an SVG drawing of 1600 × 1000; the same scene always gives the same drawing. */
export const svgOf = (name: string, scene: Scene): string => {
  const chance = chanceOf(`picture:${name}`)
  const palette = PALETTES[scene.palette % PALETTES.length] as Palette
  const part = scene.part ? (PITCH_PARTS[scene.part]?.(palette, chance) ?? '') : ''
  const hills = scene.valley ? valley(palette, chance) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>${hills}${part}${thingOf(scene, palette, chance)}</svg>`
}

function thingOf(scene: Scene, palette: Palette, chance: ReturnType<typeof chanceOf>): string {
  const number = scene.number ?? '10'
  const x = chance.between(150, 320)
  switch (scene.thing) {
    case 'shirt':
      return shirt(x, 190, 1.75, number, palette.shout, palette.ground)
    case 'shirts':
      return [0, 1, 2]
        .map((at) =>
          shirt(
            90 + at * 430,
            250 + (at % 2) * 70,
            1.25,
            String(Number(number) + at),
            at % 2 ? palette.line : palette.shout,
            palette.ground,
          ),
        )
        .join('')
    case 'number':
      return numerals(number, WIDTH * 0.46 - numeralsWidth(number, 620) / 2, 190, 620, palette.shout)
    case 'crest':
      return crest(x + 60, 170, 2.2, palette.ground, palette.shout)
    case 'cup':
      return cup(x + 60, 230, palette.shout, palette.ground, number)
    case 'ball':
      return ballPath(palette, chance)
    case 'tactics':
      return tactics(palette, chance)
  }
}

/** The drawing as a PNG for Payload's own pipeline, which makes the sizes. */
export const pictureOf = (name: string, scene: Scene): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(name, scene)))
    .png({ compressionLevel: 1 })
    .toBuffer()
