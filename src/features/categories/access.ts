import { accessFor } from '@/access/allow'

export const categoryAccess = accessFor('categories')
