// npm run sheets: the screenshots of `SHOTS=1 npm test -- e2e -- tests/e2e/walk.test.ts`, side by side on a few large
// pictures in test-results/walk/sheets.
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

const FROM = 'test-results/walk'
const OUT = path.join(FROM, 'sheets')
const TILE = { width: 240, height: 520, gap: 8, caption: 28 }
const COLUMNS = 8
const ROWS = 3

/** @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The upper part of a picture, as a tile with its name above. @param {string} file */
async function tileOf(file) {
  const { width, height, caption } = TILE
  const picture = await sharp(file).resize({ width, height, fit: 'cover', position: 'top' }).png().toBuffer()
  const words = escaped(path.basename(file, '.png').slice(0, 60))
  const label = `<svg width="${width}" height="${caption}"><text x="2" y="12" font-size="10" font-family="sans-serif">${words}</text></svg>`
  return { picture, label: Buffer.from(label) }
}

/** Writes one sheet. @param {string[]} files @param {string} name */
async function writeSheet(files, name) {
  const { width, height, gap, caption } = TILE
  const layers = await Promise.all(
    files.map(async (file, index) => {
      const { picture, label } = await tileOf(file)
      const left = (index % COLUMNS) * (width + gap)
      const top = Math.floor(index / COLUMNS) * (height + caption + gap)
      return [
        { input: label, left, top },
        { input: picture, left, top: top + caption },
      ]
    }),
  )
  const rows = Math.ceil(files.length / COLUMNS)
  const size = { width: COLUMNS * (width + gap), height: rows * (height + caption + gap) }
  const target = path.join(OUT, `${name}.webp`)
  await sharp({ create: { ...size, channels: 3, background: '#8a8f8c' } })
    .composite(layers.flat())
    .webp({ quality: 80 })
    .toFile(target)
  console.log(`${target}: ${files.length} pictures`)
}

/** @type {Map<string, string[]>} */
const folders = new Map()
for (const entry of fs.existsSync(FROM) ? fs.readdirSync(FROM, { recursive: true, encoding: 'utf8' }) : []) {
  if (!entry.endsWith('.png')) continue
  const folder = path.dirname(entry)
  folders.set(folder, [...(folders.get(folder) ?? []), path.join(FROM, entry)])
}
if (folders.size === 0) {
  console.error(`There are no pictures in ${FROM}: run the walk with SHOTS=1 first.`)
  process.exit(1)
}
fs.mkdirSync(OUT, { recursive: true })
for (const [folder, files] of folders) {
  const sorted = files.sort()
  for (let from = 0; from < sorted.length; from += COLUMNS * ROWS) {
    const name = `${folder.replaceAll(path.sep, '-')}-${from / (COLUMNS * ROWS) + 1}`
    await writeSheet(sorted.slice(from, from + COLUMNS * ROWS), name)
  }
}
