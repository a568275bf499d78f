import { accessFor } from '@/access/allow'

const seenBy = (...visibilities: string[]) => ({ effective: { in: visibilities } })
const filters = {
  published: () => seenBy('public'),
  members: () => seenBy('public', 'members'),
  trainers: () => seenBy('public', 'members', 'trainers'),
}

export const documentAccess = accessFor('documents', filters)
export const folderAccess = accessFor('documentFolders', filters)
