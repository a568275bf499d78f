import { longDate, shortDay, timeRange, weekdayLong } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { idsOf } from '@/lib/reference'
import { formatDeadline } from '../../participants/answers/rules'
import { isSame, type Snapshot, type Telling, URGENT_WITHIN_MS } from '../notices/rules'

const NBSP = '\u00a0'

interface EventRow {
  startsAt: string
  endsAt?: string | null
  meetAt?: string | null
  place?: string | null
  categories?: unknown
  published?: boolean | null
  cancelled?: { at?: string | null } | null
  deletedAt?: string | null
}

/** What families are told of an event. */
export interface EventSnapshot extends Snapshot {
  startsAt: string
  endsAt: string | null
  meetAt: string | null
  place: string | null
  cancelled: boolean
  categories: string[]
}

const moment = (value: string | null | undefined): string | null =>
  value ? new Date(value).toISOString() : null

/** What families see of an event; null for one that is unpublished or in the trash. */
export const eventSnapshot = (event: EventRow | undefined): EventSnapshot | null =>
  event && event.published === true && !event.deletedAt
    ? {
        startsAt: moment(event.startsAt)!,
        endsAt: moment(event.endsAt),
        meetAt: moment(event.meetAt),
        place: event.place?.trim() || null,
        cancelled: Boolean(event.cancelled?.at),
        categories: idsOf(event.categories).sort(),
      }
    : null

/** What happened to an event: `gained` are categories whose families hear of it for the first time. */
export interface EventDifference {
  kind: 'new' | 'cancelled' | 'resumed' | 'moved' | 'changed' | 'none'
  gained: string[]
}

const FACTS = ['startsAt', 'endsAt', 'meetAt', 'place'] as const

/** What is different for families between two snapshots; undefined when they are to be told nothing. */
export const eventDifference = (
  before: EventSnapshot | null,
  after: EventSnapshot | null,
): EventDifference | undefined => {
  if (!after) return undefined
  if (!before) return after.cancelled ? undefined : { kind: 'new', gained: [] }
  const gained = after.cancelled ? [] : after.categories.filter((id) => !before.categories.includes(id))
  const kind = kindOf(before, after)
  return kind === 'none' && gained.length === 0 ? undefined : { kind, gained }
}

function kindOf(before: EventSnapshot, after: EventSnapshot): EventDifference['kind'] {
  if (before.cancelled !== after.cancelled) return after.cancelled ? 'cancelled' : 'resumed'
  // What changes about an event that does not take place is told when it does.
  if (after.cancelled || FACTS.every((name) => before[name] === after[name])) return 'none'
  return dayOf(before.startsAt) === dayOf(after.startsAt) ? 'changed' : 'moved'
}

const isUpcoming = (snapshot: Snapshot | null, now: Date): boolean =>
  snapshot !== null && Date.parse((snapshot as EventSnapshot).startsAt) > now.getTime()

const isSoon = (snapshot: Snapshot | null, now: Date): boolean =>
  isUpcoming(snapshot, now) &&
  Date.parse((snapshot as EventSnapshot).startsAt) - now.getTime() <= URGENT_WITHIN_MS

/** Whether a change must reach families at once, also in their quiet hours: of an event they know, and that is near. */
export const isUrgentChange = (before: Snapshot | null, after: Snapshot | null, now: Date): boolean =>
  before !== null && after !== null && (isSoon(before, now) || isSoon(after, now))

export const eventTelling: Telling = {
  // A hidden event may be shown again, changed: what families knew of it is kept until then.
  differs: (before, after) =>
    after === null
      ? before !== null
      : !isSame(before, after) &&
        eventDifference(before as EventSnapshot | null, after as EventSnapshot) !== undefined,
  isUrgent: isUrgentChange,
}

/** Whether a change is of an event that has begun, before and after it: nobody is told of the past. */
export const isPast = (before: Snapshot | null, after: Snapshot | null, now: Date): boolean =>
  !isUpcoming(before, now) && !isUpcoming(after, now)

/** „utorok 24. 11. o 17:00“ */
export const whenShort = (startsAt: string): string =>
  `${weekdayLong(startsAt)} ${shortDay(startsAt)} o${NBSP}${timeOf(startsAt)}`

/** An event as it is written in a message. */
export interface ToldEvent {
  title: string
  startsAt: string
  endsAt?: string | null
  meetAt?: string | null
  place?: string | null
  cancelled?: { reason?: string | null } | null
  answerRequired?: boolean | null
  answerUntil?: string | null
  note?: string | null
}

/** „utorok 24. novembra 2026 o 17:00 – 18:30, Umelá tráva“ */
const whenAndWhere = ({ startsAt, endsAt, place }: ToldEvent): string => {
  const end = endsAt && dayOf(endsAt) === dayOf(startsAt) ? endsAt : null
  return [`${longDate(startsAt)} o${NBSP}${timeRange(startsAt, end)}`, place?.trim()]
    .filter(Boolean)
    .join(', ')
}

/** What changed, one sentence each: „Začiatok o 16:30 namiesto 17:00.“ */
export const changeWords = (before: EventSnapshot, after: EventSnapshot): string[] => {
  const words: string[] = []
  const isMoved = dayOf(before.startsAt) !== dayOf(after.startsAt)
  if (isMoved) words.push(`Nový termín: ${whenShort(after.startsAt)} namiesto ${whenShort(before.startsAt)}.`)
  else if (before.startsAt !== after.startsAt)
    words.push(`Začiatok o${NBSP}${timeOf(after.startsAt)} namiesto ${timeOf(before.startsAt)}.`)
  // On another day the end moves with the start.
  else if (before.endsAt !== after.endsAt && after.endsAt)
    words.push(`Koniec o${NBSP}${timeOf(after.endsAt)}${insteadOf(before.endsAt)}.`)
  const meets = (snapshot: EventSnapshot) => (snapshot.meetAt ? timeOf(snapshot.meetAt) : '')
  if (meets(before) !== meets(after))
    words.push(
      after.meetAt
        ? `Zraz o${NBSP}${timeOf(after.meetAt)}${insteadOf(before.meetAt)}.`
        : 'Zraz sa ruší, príďte na začiatok.',
    )
  if (before.place !== after.place) words.push(placeWords(before.place, after.place))
  return words.length > 0 ? words : ['Zmenil sa koniec.']
}

const insteadOf = (moment: string | null): string => (moment ? ` namiesto ${timeOf(moment)}` : '')

const placeWords = (before: string | null, after: string | null): string => {
  if (!after) return `Miesto „${before}“ už neplatí, nové ešte určíme.`
  return before ? `Miesto: ${after} namiesto ${before}.` : `Miesto: ${after}.`
}

const deadline = ({ answerRequired, answerUntil }: ToldEvent): string | undefined =>
  answerRequired && answerUntil ? `Odpovedzte, prosím, ${formatDeadline(answerUntil)}.` : undefined

const meeting = ({ meetAt }: ToldEvent): string | undefined =>
  meetAt ? `Zraz o${NBSP}${timeOf(meetAt)}.` : undefined

const facts = (event: ToldEvent): string =>
  [whenAndWhere(event) + '.', meeting(event), deadline(event)].filter(Boolean).join(' ')

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join('\n\n')

/** What happened to one event. */
export interface EventTelling {
  kind: Exclude<EventDifference['kind'], 'none'>
  event: ToldEvent
  before: EventSnapshot | null
  after: EventSnapshot
}

/** Title and text of a message about one event. */
export const eventWords = ({ kind, event, before, after }: EventTelling): { title: string; body: string } => {
  const when = whenShort(event.startsAt)
  const reason = event.cancelled?.reason?.trim()
  const why = reason && `Dôvod: ${reason.replace(/[.!]?$/, '.')}`
  const changes = before ? changeWords(before, after).join(' ') : ''
  switch (kind) {
    case 'new':
      return { title: `Nová udalosť: ${event.title}, ${when}`, body: joined(facts(event), event.note?.trim()) }
    case 'cancelled':
      return {
        title: `Zrušené: ${event.title}, ${when}`,
        body: joined(`${event.title} (${whenAndWhere(event)}) sa nekoná.`, why),
      }
    case 'resumed':
      return { title: `Koná sa: ${event.title}, ${when}`, body: joined('Zrušenie už neplatí.', facts(event)) }
    case 'moved':
      return { title: `Presunuté: ${event.title}, ${when}`, body: joined(changes, facts(event)) }
    case 'changed':
      return { title: `Zmena: ${event.title}, ${when}`, body: joined(changes, facts(event)) }
  }
}

const MANY = {
  new: 'Nové udalosti',
  cancelled: 'Zrušené',
  resumed: 'Konajú sa',
  moved: 'Presunuté',
  changed: 'Zmena',
} as const

/** How many events a message lists one by one. */
const LISTED = 12

/** Title and text of one message about several events that were changed in one act; `who` names their categories. */
export const manyEventsWords = (
  some: readonly EventTelling[],
  who: string,
): { title: string; body: string } => {
  const { kind } = some[0]!
  const sorted = [...some].sort((a, b) => a.event.startsAt.localeCompare(b.event.startsAt))
  const many = counted(some.length, ['udalosť', 'udalosti', 'udalostí'])
  const own = ({ before, after }: EventTelling) => (before ? changeWords(before, after).join(' ') : '')
  const isChange = kind === 'changed' || kind === 'moved'
  const shared = isChange && sorted.every((each) => own(each) === own(sorted[0]!)) ? own(sorted[0]!) : ''
  const reasons = new Set(sorted.map(({ event }) => event.cancelled?.reason?.trim() ?? ''))
  const [reason] = reasons
  const lines = sorted.slice(0, LISTED).map((each) => {
    const { title, place } = each.event
    const where = place?.trim() ? `, ${place.trim()}` : ''
    return `• ${title}: ${whenShort(each.event.startsAt)}${where}${isChange && !shared ? `. ${own(each)}` : ''}`
  })
  if (sorted.length > LISTED) {
    const last = sorted.at(-1)!.event.startsAt
    lines.push(`a${NBSP}ďalšie do ${longDate(last)}`)
  }
  return {
    title: `${MANY[kind]}: ${many}${who ? `, ${who}` : ''}`,
    body: joined(
      shared,
      lines.join('\n'),
      kind === 'cancelled' && reasons.size === 1 && reason && `Dôvod: ${reason.replace(/[.!]?$/, '.')}`,
    ),
  }
}
