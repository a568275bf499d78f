import sharp from 'sharp'
import { createSemaphore, SemaphoreFull } from './semaphore'
import { invalid, TryLater } from './errors'

/** A picture as it is stored: re-encoded, without its metadata (place, time, camera). */
export interface Encoded {
  data: Buffer
  width: number
  height: number
}

/** The longest side of a stored picture, in pixels. */
const MAX_SIDE = 2400
const MAX_PIXELS = 25_000_000
/** Half the work of sharp's default effort (4) for 5 % more bytes. */
const WEBP = { quality: 80, effort: 2 } as const
const FORMATS = ['jpeg', 'png', 'webp']

/** One picture at a time: 24 megapixels take 100 MB when decoded. Each waiting one holds up to 20 MB. */
const semaphore = createSemaphore('pictures', 1, 30)
// On one thread: the other cores serve requests meanwhile.
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

// No colon: the panel makes a list of what follows one.
const unreadable = () =>
  invalid(
    'Súbor sa nedá použiť ako obrázok, je poškodený alebo iného typu. Prijímame JPG, PNG a WebP.',
    'file',
  )

/** Decodes a picture once, and encodes it in full size and in these widths. */
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
  // Never enlarged: for widths above its own the full picture is used.
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

/** The picture in its size and format, upright, without metadata. Slow: never inside a transaction. */
export const withoutMetadata = (data: Buffer): Promise<Buffer> =>
  inTurn(async () => {
    await checkFormat(data)
    // `force: false` keeps the format. At quality 92 a scanned page stays readable.
    return upright(data)
      .jpeg({ quality: 92, force: false })
      .webp({ quality: 92, force: false })
      .toBuffer()
      .catch(() => {
        throw unreadable()
      })
  })

/** Re-encodes a picture, upright, in full size and in these widths. Takes a second or more: never inside a transaction. */
export const encodePicture = <Size extends string>(data: Buffer, widths: Readonly<Record<Size, number>>) =>
  inTurn(() => encode(data, widths))
