import { z } from 'zod'
import { pictureSchema } from '@/fields/picture-schema'

/** A teaser of the external e-shop; the price in whole cents. */
export const productSchema = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  image: pictureSchema,
  url: z.string(),
})
export type ProductView = z.infer<typeof productSchema>
