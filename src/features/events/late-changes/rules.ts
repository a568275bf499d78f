import { dayOf } from '@/lib/dates'
import { idOf, idsOf } from '@/lib/reference'
import type { Event } from '@/payload-types'
import { isRecordable } from '../leaders/rules'
import { endOf } from '../rules'

type Dated = Partial<Pick<Event, 'type' | 'startsAt' | 'endsAt' | 'categories' | 'trainers' | 'substitute'>>

/** What attendance, hours and pay follow from. */
const factsOf = ({ type, startsAt, endsAt, categories, trainers, substitute }: Dated): string =>
  JSON.stringify([
    type,
    startsAt && Date.parse(startsAt),
    endsAt ? Date.parse(endsAt) : null,
    idsOf(categories).sort(),
    idsOf(trainers).sort(),
    idOf(substitute) ?? null,
  ])

const isWhole = (event: Dated): event is Dated & { startsAt: string } => event.startsAt !== undefined

const TOO_OLD =
  'Udalosť, od ktorej ubehlo viac ako 7 dní, zapíše len administrátor. Požiadajte ho, prosím, o to.'
const TOO_LATE =
  'Typ, čas, kategórie a kto viedol udalosť, môže po 7 dňoch od nej zmeniť len administrátor. Požiadajte ho, prosím, o to.'
const OTHER_DAY = 'Udalosť už bola, na iný deň ju môže presunúť len administrátor.'

/**
 * Why a trainer may not make an event, or make this of one, as a sentence; undefined when they may. What attendance, hours
 * and pay follow from is theirs until `TRAINER_DAYS` after the event, like its sheet; and an event that is over stays on its
 * day, or these days would never end.
 */
export const whyNotChangedLate = (before: Dated | undefined, after: Dated, now: Date): string | undefined => {
  if (!isWhole(after)) return undefined
  if (!before || !isWhole(before)) return isRecordable(after, now) ? undefined : TOO_OLD
  if (factsOf(before) === factsOf(after)) return undefined
  if (!isRecordable(before, now)) return TOO_LATE
  const isOver = Date.parse(endOf(before)) < now.getTime()
  if (isOver && dayOf(before.startsAt) !== dayOf(after.startsAt)) return OTHER_DAY
  return isRecordable(after, now) ? undefined : TOO_OLD
}
