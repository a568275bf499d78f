import { z } from 'zod'
import { call } from '@/lib/contract'
import { productList } from './queries'
import { productSchema } from './schema'

export const productCalls = [
  call({
    method: 'GET',
    path: '/products',
    summary: 'Teasers of the external e-shop; prices in whole cents.',
    who: 'public',
    response: z.object({ products: z.array(productSchema) }),
    cache: ['products', 'gallery'],
    run: async (req) => ({ products: await productList(req) }),
  }),
]
