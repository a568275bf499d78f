import type { PayloadRequest } from 'payload'
import { conflict, forbidden, invalid, notFound, Refusal } from '@/lib/errors'
import { idOf, idsOf } from '@/lib/reference'
import { isAdmin } from '@/access/roles'
import { inTransaction } from '@/lib/transaction'
import type { Event } from '@/payload-types'
import { findEvent } from '../queries'
import { handingRightOf, isActiveTrainer, leadersOfEvent } from './queries'
import { whyNotHandedOver } from './rules'
import type { LeadersView, SubstituteInput } from './schema'

const NOT_YOURS = 'Udalosť môže odovzdať len jej tréner alebo kancelária.'
const NOT_TO_OTHERS = 'Zastupujete v\u00a0tejto udalosti. Môžete ju vrátiť, ďalej ju odovzdá jej tréner.'
const CHANGED = 'Kto zastupuje, sa medzitým zmenilo. Skontrolujte to a\u00a0skúste znova.'

/** Throws 400 unless this person can stand in at the event. */
async function requireColleague(req: PayloadRequest, event: Event, id: string): Promise<void> {
  if (idsOf(event.trainers).includes(id))
    throw invalid('Tento tréner udalosť už vedie, odovzdávať mu ju netreba.', 'substitute')
  if (!(await isActiveTrainer(req, id))) throw invalid('Vyberte trénera klubu.', 'substitute')
}

/**
 * Sets who stands in at an event, a match as well, or takes it back (null): for that event alone they keep its sheet. The
 * same again changes nothing. Throws 404 without the event, 403 for who is none of its trainers, 400 for somebody who
 * cannot stand in, 409 when it is too late or somebody else has changed it since `seen`.
 */
export async function handOver(
  req: PayloadRequest,
  id: string,
  { substitute, seen }: SubstituteInput,
): Promise<LeadersView> {
  await inTransaction(req, async () => {
    const event = await findEvent(req, id)
    if (!event) throw notFound('Udalosť už neexistuje.')
    const right = await handingRightOf(req, event)
    if (right === 'none') throw forbidden(NOT_YOURS)
    if (right === 'givesBack' && substitute) throw forbidden(NOT_TO_OTHERS)
    const why = whyNotHandedOver(event, new Date(), isAdmin(req))
    if (why) throw conflict(why)
    const current = idOf(event.substitute) ?? null
    if (current === substitute) return
    if (substitute) await requireColleague(req, event, substitute)
    if (current !== seen)
      throw new Refusal(409, { message: CHANGED }, { leaders: await leadersOfEvent(req, id) })
    await req.payload.update({
      collection: 'events',
      id,
      data: { substitute },
      depth: 0,
      // A trainer may not edit a match, but hands it over.
      overrideAccess: true,
      req,
    })
  })
  return leadersOfEvent(req, id)
}
