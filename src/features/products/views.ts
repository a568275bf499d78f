import { pictureView } from '@/fields/picture'
import type { Product } from '@/payload-types'
import type { ProductView } from './schema'

/** The public view of a product. */
export const productView = (product: Pick<Product, keyof ProductView>): ProductView => ({
  id: product.id,
  name: product.name,
  price: product.price,
  image: pictureView(product.image),
  url: product.url,
})
