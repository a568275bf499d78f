import { createOperation, type PayloadRequest } from 'payload'
import { conflict } from '@/lib/errors'
import { newLink } from '../passwords/service'

/**
 * Creates the administrator of a club whose database has no users at all, and returns the link with which they set
 * their password. Only whoever runs the server may call it; once anybody is there it refuses with 409.
 */
export const createFirstAdmin = async (
  req: PayloadRequest,
  person: { email: string; firstName: string; lastName: string },
): Promise<string> => {
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    trash: true,
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0)
    throw conflict('Databáza už má používateľov. Ďalších pozýva administrátor v časti Používatelia.')
  const users = req.payload.collections.users
  const auth = { ...users.config.auth, disableLocalStrategy: true as const }
  const { id } = await createOperation({
    collection: { ...users, config: { ...users.config, auth } },
    data: { ...person, role: 'admin', playing: false, active: true },
    depth: 0,
    overrideAccess: true,
    req,
  })
  return newLink(req, String(id), 'invitation')
}
