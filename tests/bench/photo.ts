import sharp from 'sharp'

/** A photo like a phone's: 24 megapixels with random noise. */
export const photo = (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#888', noise } })
    .blur(1.2)
    .jpeg({ quality: 88 })
    .toBuffer()
}
