import type { PayloadRequest, Where } from 'payload'
import type { PictureUse } from '@/fields/picture'
import { type ProductView, productView } from './views'

/** Products on show, in the club's order. */
export async function productList(req: PayloadRequest): Promise<ProductView[]> {
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { active: { equals: true } },
    sort: ['order', 'name'],
    select: { name: true, price: true, image: true, url: true },
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(productView)
}

/** What the teasers make of a picture: shown, held back with a product not on show, or not used. */
export async function pictureInProducts(req: PayloadRequest, picture: string): Promise<PictureUse> {
  const shared = { collection: 'products', overrideAccess: true, req } as const
  const ofProduct: Where = { image: { equals: picture } }
  const shown = await req.payload.count({
    ...shared,
    where: { and: [ofProduct, { active: { equals: true } }] },
  })
  if (shown.totalDocs > 0) return 'shown'
  const kept = await req.payload.count({ ...shared, where: ofProduct, trash: true })
  return kept.totalDocs > 0 ? 'held' : 'unused'
}
