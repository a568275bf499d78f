import { accessFor } from '@/access/allow'

const visibleTo = (...visibilities: string[]) => ({ effective: { in: visibilities } })
const filters = {
  published: () => visibleTo('public'),
  members: () => visibleTo('public', 'members'),
  trainers: () => visibleTo('public', 'members', 'trainers'),
}

export const documentAccess = accessFor('documents', filters)
export const folderAccess = accessFor('documentFolders', filters)
