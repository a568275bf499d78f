import { allow } from '@/access/allow'

const globalAccess = (resource: 'club' | 'home' | 'about' | 'legal') => ({
  read: allow(resource, 'read'),
  update: allow(resource, 'update'),
})

export const clubAccess = globalAccess('club')
export const homeAccess = globalAccess('home')
export const aboutAccess = globalAccess('about')
export const legalAccess = globalAccess('legal')
