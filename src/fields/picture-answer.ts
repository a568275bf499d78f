import { z } from 'zod'

/** A picture in the contract's answers; null when there is none or the reader may not see it. */
export const pictureAnswer = z
  .object({
    id: z.string(),
    alt: z.string(),
    src: z.string(),
    srcSet: z.string(),
    width: z.number(),
    height: z.number(),
  })
  .nullable()
