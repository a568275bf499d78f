import { pictureView } from '@/fields/picture'
import type { PictureView } from '@/fields/picture-schema'
import type { Product } from '@/payload-types'

/** A teaser of the external e-shop; the price in whole cents. */
export interface ProductView {
  id: string
  name: string
  price: number
  image: PictureView | null
  url: string
}

/** The public view of a product. */
export const productView = (
  product: Pick<Product, 'id' | 'name' | 'price' | 'image' | 'url'>,
): ProductView => ({
  id: product.id,
  name: product.name,
  price: product.price,
  image: pictureView(product.image),
  url: product.url,
})
