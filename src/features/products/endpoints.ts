import { z } from 'zod'
import { pictureSchema } from '@/fields/picture-schema'
import { call } from '@/lib/contract'
import { productList } from './queries'

export const productCalls = [
  call({
    method: 'GET',
    path: '/products',
    summary: 'Teasers of the external e-shop; prices in whole cents.',
    who: 'public',
    response: z.object({
      products: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          price: z.number(),
          image: pictureSchema,
          url: z.string(),
        }),
      ),
    }),
    cache: ['products', 'gallery'],
    run: async (req) => ({ products: await productList(req) }),
  }),
]
