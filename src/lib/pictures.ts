import sharp from 'sharp'
import { createSemaphore, SemaphoreFull } from './semaphore'
import { invalid, TryLater } from './errors'

/** A picture as it is stored: re-encoded, which strips where and when it was taken. */
export interface Encoded {
  data: Buffer
  width: number
  height: number
}

/** The longest side of what is kept of a picture, in pixels. */
const MAX_SIDE = 2400
const MAX_PIXELS = 25_000_000
/** Half the work of sharp's own effort (4) for a twentieth more bytes. */
const WEBP = { quality: 80, effort: 2 } as const
const FORMATS = ['jpeg', 'png', 'webp']

/** One picture at a time: decoded, one of 24 megapixels takes a hundred megabytes. Those who wait hold 20 MB each. */
const semaphore = createSemaphore(1, 30)
// On one thread: the other cores are for those who read and save meanwhile.
sharp.concurrency(1)

const upright = (data: Buffer) => sharp(data, { limitInputPixels: MAX_PIXELS }).rotate()

async function checkFormat(data: Buffer): Promise<void> {
  const { format } = await upright(data)
    .metadata()
    .catch((error: Error) => {
      throw error.message.includes('pixel limit')
        ? invalid('Obrázok je príliš veľký. Najviac môže mať 25 megapixelov.', 'file')
        : unreadable()
    })
  if (!FORMATS.includes(format)) throw unreadable()
}

// No colon: the panel makes a list of what stands behind one.
const unreadable = () =>
  invalid(
    'Súbor sa nedá použiť ako obrázok, je poškodený alebo iného typu. Prijímame JPG, PNG a WebP.',
    'file',
  )

/** Decodes a picture once, and encodes it whole and in these widths. */
async function encode<Size extends string>(data: Buffer, widths: Readonly<Record<Size, number>>) {
  await checkFormat(data)
  const kept = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const { data: pixels, info: raw } = await upright(data)
    .resize(kept)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw unreadable()
    })
  const encoded = async (width: number): Promise<Encoded> => {
    const { data: bytes, info } = await sharp(pixels, { raw })
      .resize({ width })
      .webp(WEBP)
      .toBuffer({ resolveWithObject: true })
    return { data: bytes, width: info.width, height: info.height }
  }
  const whole = await encoded(raw.width)
  const sizes = {} as Record<Size, Encoded>
  // A picture is never enlarged: where it is no wider than a size, the size is the picture itself.
  for (const name of Object.keys(widths) as Size[])
    sizes[name] = widths[name] < raw.width ? await encoded(widths[name]) : whole
  return { whole, sizes }
}

const inTurn = async <Result>(task: () => Promise<Result>): Promise<Result> => {
  try {
    return await semaphore(task)
  } catch (error) {
    if (error instanceof SemaphoreFull)
      throw new TryLater(503, 'Práve sa spracúva veľa fotiek naraz. Skúste to o chvíľu znova.', 30)
    throw error
  }
}

/** A picture of the same size and format, upright, without where and when it was taken. Never inside a transaction. */
export const withoutMetadata = (data: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    await checkFormat(data)
    // The format is the sent one. 92 of 100: a scanned page stays as readable as it was.
    return upright(data)
      .jpeg({ quality: 92, force: false })
      .webp({ quality: 92, force: false })
      .toBuffer()
      .catch(() => {
        throw unreadable()
      })
  })

/** Re-encodes a picture, upright, and makes its widths. Takes a second and more: never inside a transaction. */
export const encodePicture = <Size extends string>(data: Buffer, widths: Readonly<Record<Size, number>>) =>
  inTurn(() => encode(data, widths))
