import { accessFor } from '@/access/allow'

export const productAccess = accessFor('products', { published: () => ({ active: { equals: true } }) })
