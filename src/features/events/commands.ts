import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { editRow } from '@/access/edit'
import { requireRows } from '@/access/exist'
import { ownSide } from './queries'
import { staffEventView, type StaffEventView } from './views'

/** What a form sends of an event; keys that are absent stay as they are. */
export type EventDraft = Partial<Omit<RequiredDataFromCollectionSlug<'events'>, 'result'>> & {
  result?: { own: number; their: number; scorers?: string } | null
}

const NO_RESULT = { own: null, their: null, scorers: null }

const dataOf = ({ result, ...rest }: EventDraft) =>
  result === undefined ? rest : { ...rest, result: result ?? NO_RESULT }

async function checkReferences(req: PayloadRequest, draft: EventDraft): Promise<void> {
  await requireRows(req, 'categories', (draft.categories ?? []) as string[], 'categories')
  await requireRows(req, 'users', (draft.trainers ?? []) as string[], 'trainers')
  await requireRows(req, 'users', [draft.substitute as string | null | undefined], 'substitute')
}

/** Creates an event; its hook asks every player of its categories. A trainer makes trainings of own categories. */
export async function createEvent(req: PayloadRequest, draft: EventDraft): Promise<StaffEventView> {
  await checkReferences(req, draft)
  const event = await req.payload.create({
    collection: 'events',
    data: dataOf(draft) as RequiredDataFromCollectionSlug<'events'>,
    depth: 1,
    overrideAccess: false,
    req,
  })
  return staffEventView(event, await ownSide(req))
}

/** Changes an event from the state the editor saw; a later one is a 409 that shows it. */
export async function updateEvent(
  req: PayloadRequest,
  id: string,
  seen: string | undefined,
  draft: EventDraft,
): Promise<StaffEventView> {
  await checkReferences(req, draft)
  const club = await ownSide(req)
  const data = dataOf(draft)
  const event = await editRow(req, {
    collection: 'events',
    id,
    seen,
    data,
    show: (current) => staffEventView(current, club),
  })
  return staffEventView(event, club)
}

/** Calls an event off; the answers stay. */
export const cancelEvent = (req: PayloadRequest, id: string, reason: string): Promise<StaffEventView> =>
  updateEvent(req, id, undefined, { cancelled: { at: new Date().toISOString(), reason } })

/** Takes a cancellation back. */
export const resumeEvent = (req: PayloadRequest, id: string): Promise<StaffEventView> =>
  updateEvent(req, id, undefined, { cancelled: { at: null, reason: null } })
