import { z } from 'zod'

/** A picture as a page shows it, with our own addresses (app/files), never Payload's. */
const picture = z.object({
  id: z.string(),
  alt: z.string(),
  src: z.string(),
  srcSet: z.string(),
  width: z.number(),
  height: z.number(),
})
export type PictureView = z.infer<typeof picture>

/** A picture, or null when there is none or the reader may not see it. */
export const pictureSchema = picture.nullable()
