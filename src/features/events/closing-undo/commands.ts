import type { PayloadRequest } from 'payload'
import { isAdmin } from '@/access/roles'
import { updateEach } from '@/db/update-each'
import { storedPlaces } from '@/features/club/places/queries'
import { placeView } from '@/features/club/places/views'
import { asActed } from '@/fields/quiet-act'
import { runAfterBulkChange } from '@/fields/with-hooks'
import { conflict, notFound } from '@/lib/errors'
import { idOf } from '@/lib/reference'
import { inTransaction } from '@/lib/transaction'
import { undoableSince } from '@/lib/undo-days'
import type { Closing } from '@/payload-types'
import { changeEvents, type EventChange } from '../changes/commands'
import { asOneAct, storeClosures } from '../closing/commands'
import { closingById, mayDoWith } from '../closing/queries'
import { isAsLeft } from '../closing/rules'
import type { ClosingUndone } from '../closing/schema'
import { changesIn, closingView } from '../closing/views'
import { changeableIds } from '../series-changes/queries'

/**
 * Takes an act back: its closure is removed, what it cancelled takes place, what it moved is where it was. What has begun and
 * what somebody has changed meanwhile stays and is named. Again, it does nothing more. Whoever was not told of the act is not
 * told of this. Throws 404 for an act that is not the caller's (an administrator takes back any), 409 for one too long ago.
 */
export const undoClosing = (req: PayloadRequest, id: string): Promise<ClosingUndone> =>
  inTransaction(req, async () => {
    const closing = await closingById(req, id)
    if (!closing || !(isAdmin(req) || idOf(closing.by) === req.user!.id))
      throw notFound('Toto zatvorenie už nemožno vrátiť.')
    if (closing.undoneAt) return { closing: closingView(closing), left: [], staysClosed: false }
    if (Date.parse(closing.at) < undoableSince(new Date()).getTime()) throw conflict(TOO_OLD)
    return asActed(req, closing.notify !== false, async () => {
      asOneAct(req, id)
      const left = await restoreEvents(req, closing)
      const staysClosed = closing.closed === true && !(await reopen(req, closing))
      const undoneAt = new Date().toISOString()
      const after = { ...closing, undoneAt }
      await updateEach(req, 'closings', [{ id, undoneAt }])
      await runAfterBulkChange(req, 'closings', [{ before: closing, after }])
      return { closing: closingView(after), left, staysClosed }
    })
  })

const TOO_OLD = 'Zatvorenie možno vrátiť najneskôr 14 dní po ňom. Zrušené udalosti obnovte po jednej.'

/** Puts back what the events of an act were; returns those that have begun, are not as it left them, or not the caller's any more. */
async function restoreEvents(req: PayloadRequest, closing: Closing): Promise<ClosingUndone['left']> {
  const changed = changesIn(closing)
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { id: { in: changed.map(({ id }) => id) } },
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    req,
  })
  const allowed = await changeableIds(req, docs)
  const mayDo = await mayDoWith(req)
  const byId = new Map(docs.map((event) => [event.id, event]))
  const now = new Date()
  const changes: EventChange[] = []
  const left: ClosingUndone['left'] = []
  for (const one of changed) {
    const event = byId.get(one.id)
    const may = event && allowed.has(one.id) ? mayDo(event) : undefined
    const isMine = may === 'cancel' || (may === 'move' && one.act === 'move')
    if (!event || !isMine || !isAsLeft(event, one, closing.id, now))
      left.push({ id: one.id, name: one.title, startsAt: event?.startsAt ?? one.startsAt })
    else
      changes.push({
        event,
        data: one.act === 'move' ? { place: one.before.place } : { cancelled: one.before.cancelled },
      })
  }
  await changeEvents(req, changes)
  return left
}

/** Removes the closure of an act; false when somebody has changed its days or reason since, true also when it is gone. */
async function reopen(
  req: PayloadRequest,
  { id, place: placeId, from, to, reason }: Closing,
): Promise<boolean> {
  const place = (await storedPlaces(req)).map(placeView).find((one) => one.id === placeId)
  const closure = place?.closures.find((one) => one.id === id)
  if (!place || !closure) return true
  if (closure.from !== from || closure.to !== to || closure.reason !== (reason ?? '')) return false
  await storeClosures(
    req,
    placeId,
    place.closures.filter((one) => one.id !== id),
  )
  return true
}
