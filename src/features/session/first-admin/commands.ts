import { createOperation, type PayloadRequest } from 'payload'
import { conflict } from '@/lib/errors'
import { newLink } from '../passwords/service'

/**
 * Creates the first administrator and returns the link with which they set their password. Throws 409 once the database
 * has any user. The caller sees to it that only whoever runs the server can call it.
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
