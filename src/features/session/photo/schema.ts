import { z } from 'zod'
import { pictureSchema } from '@/fields/picture-schema'

/** The longest picture that is sent, in characters of base64: together with the rest it stays below the limit of a body. */
const MOST = 1_000_000

/** A cropped picture as base64; the browser has made it small before. */
export const photoInput = z.strictObject({
  picture: z.base64({ error: 'Obrázok sa nepodarilo prečítať.' }).min(1).max(MOST, {
    error: 'Fotka je príliš veľká. Vyberte inú.',
  }),
})

/** The person's photo; null without one. */
export const photoSchema = z.object({ photo: pictureSchema })
export type Photo = z.infer<typeof photoSchema>
