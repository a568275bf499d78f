import type { PayloadRequest, Where } from 'payload'
import { conflict } from '@/lib/errors'
import { INVITATION_QUEUE } from '@/lib/invitation-queue'

interface InvitationJob {
  id: string
  processing?: boolean | null
  input?: { players?: string[]; undoes?: string } | null
}

/** The jobs that have not ended, those of an undo included (`undoes`). */
export async function invitationJobs(req: PayloadRequest): Promise<InvitationJob[]> {
  const where: Where = { and: [{ queue: { equals: INVITATION_QUEUE } }, { completedAt: { exists: false } }] }
  const bare = { pagination: false, limit: 0, req } as const
  return (await req.payload.db.find<InvitationJob>({ collection: 'payload-jobs', where, ...bare })).docs
}

/** Throws 409 while a large import is taken back: whom it is about to remove would be taken for people of the club. */
export async function refuseDuringUndo(req: PayloadRequest): Promise<void> {
  if ((await invitationJobs(req)).some(({ input }) => input?.undoes))
    throw conflict('Práve sa vracia iný import. Počkajte, kým sa to dokončí, a skúste to znova.')
}
