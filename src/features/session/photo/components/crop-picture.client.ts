import type { Area } from 'react-easy-crop'

/** The side of the square that is sent, in pixels. */
const SIDE = 800
/** Tried in turn until the picture is small enough to be sent. */
const QUALITIES = [0.88, 0.7, 0.5]
/** What fits into a call as base64. */
const MOST_BYTES = 720_000

const loaded = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('not a picture'))
    image.src = address
  })

const encoded = (canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(new Error('not readable'))
    reader.readAsDataURL(blob)
  })

/**
 * The chosen square of a picture as base64 of a JPEG, upright as the browser shows it and without what the camera wrote
 * into the file. Throws when the picture cannot be read.
 */
export async function cropPicture(address: string, { x, y, width, height }: Area): Promise<string> {
  const image = await loaded(address)
  const canvas = document.createElement('canvas')
  const side = Math.min(SIDE, Math.max(1, Math.round(width)))
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  // A transparent picture would get a black ground.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(image, x, y, width, height, 0, 0, side, side)
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, quality)
    if (blob && blob.size <= MOST_BYTES) return base64Of(blob)
  }
  throw new Error('too large')
}
