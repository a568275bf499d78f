import type { PayloadRequest } from 'payload'
import { conflict, forbidden, notFound } from '@/lib/errors'
import type { PlayerMigration } from '@/payload-types'
import { migrationAccess } from '../access'
import { isWaiting } from '../states/rules'

/** A stage that waits, as it was seen; throws 403, 404, and 409 when it was changed since or waits no more. */
export async function requireStage(req: PayloadRequest, id: string, seen: string): Promise<PlayerMigration> {
  if (!(await migrationAccess.update({ req }))) throw forbidden()
  const stage = await stageById(req, id)
  if (!stage) throw notFound('Presun už neexistuje.')
  if (!isWaiting(stage)) throw conflict('Presun už prebehol alebo bol zrušený. Načítajte stránku znova.')
  if (Date.parse(stage.updatedAt) !== Date.parse(seen))
    throw conflict('Presun medzitým zmenil niekto iný. Načítajte stránku znova.')
  return stage
}

/** A stage by its id; of a job, in which nobody is signed in, without access control. */
export const stageById = (req: PayloadRequest, id: string): Promise<PlayerMigration | null> =>
  req.payload.findByID({
    collection: 'playerMigrations',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: !req.user,
    req,
  })
