import type { PayloadRequest } from 'payload'
import { columnsOf } from '@/lib/schema'
import { productSchema, type ProductView } from './schema'
import { productView } from './views'

/** Products on show, in the club's order. */
export async function productList(req: PayloadRequest): Promise<ProductView[]> {
  const { docs } = await req.payload.find({
    collection: 'products',
    where: { active: { equals: true } },
    sort: ['order', 'name'],
    select: columnsOf(productSchema),
    depth: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs.map(productView)
}

/** Whether a product on show has this picture. */
export async function isProductPicture(req: PayloadRequest, picture: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'products',
    where: { and: [{ image: { equals: picture } }, { active: { equals: true } }] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}
