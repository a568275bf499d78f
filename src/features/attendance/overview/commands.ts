import type { PayloadRequest, Where } from 'payload'
import { forbidden } from '@/lib/errors'
import { inTransaction } from '@/lib/transaction'

/**
 * Deletes the rows of a recorded session: all of them or none. Rows that are gone already stay gone; one the caller
 * may see but not take back refuses everything.
 */
export const removeMarks = (req: PayloadRequest, ids: readonly string[]): Promise<{ count: number }> =>
  inTransaction(req, async () => {
    const where: Where = { id: { in: [...ids] } }
    const shared = { collection: 'attendances', where, overrideAccess: false, req } as const
    const { totalDocs } = await req.payload.count(shared)
    const { docs, errors } = await req.payload.delete({ ...shared, depth: 0 })
    if (errors.length > 0 || docs.length < totalDocs)
      throw forbidden('Niektoré z týchto záznamov už nemôžete odstrániť. Nič sa nezmenilo.')
    return { count: docs.length }
  })
