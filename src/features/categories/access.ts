import { accessFor } from '@/access/allow'

/** Categories are public; only an admin changes them (product.md §3). */
export const categoryAccess = accessFor('categories')
