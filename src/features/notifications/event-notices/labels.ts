import { longDate, shortDay, timeRange, weekdayGenitive, weekdayLong } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { formatDeadline } from '../../participants/answers/rules'
import { asksSooner, type EventDifference, type EventSnapshot } from './rules'

const NBSP = '\u00a0'

/** „utorok 24. 11. o 17:00“ */
export const whenShort = (startsAt: string): string =>
  `${weekdayLong(startsAt)} ${shortDay(startsAt)} o${NBSP}${timeOf(startsAt)}`

/** „pondelka 23. 11.“, with the time when it is another one: „pondelka 23. 11. o 18:00.“; ends a sentence. */
const formerWhen = (before: string, after: string): string => {
  const day = `${weekdayGenitive(before)} ${shortDay(before)}`
  return timeOf(before) === timeOf(after) ? day : `${day} o${NBSP}${timeOf(before)}.`
}

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
  if (isMoved)
    words.push(
      `Nový termín: ${whenShort(after.startsAt)} namiesto ${formerWhen(before.startsAt, after.startsAt)}`,
    )
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
  if (asksSooner(before, after)) words.push(askingWords(before, after))
  return words.length > 0 ? words : ['Zmenil sa koniec.']
}

const insteadOf = (moment: string | null): string => (moment ? ` namiesto ${timeOf(moment)}` : '')

const placeWords = (before: string | null, after: string | null): string => {
  if (!after) return `Miesto „${before}“ už neplatí, nové ešte určíme.`
  return before ? `Miesto: ${after} (predtým ${before}).` : `Miesto: ${after}.`
}

const askingWords = (before: EventSnapshot, after: EventSnapshot): string => {
  const until = `odpovedzte, prosím, ${formatDeadline(after.answerUntil!)}`
  return before.answerUntil ? `Uzávierka odpovedí je skôr: ${until}.` : `Po novom treba odpovedať: ${until}.`
}

/** „Odpovedzte, prosím, do …“; nothing where nobody is asked. */
const deadline = ({ answerRequired, answerUntil }: ToldEvent): string | undefined =>
  answerRequired && answerUntil ? `Odpovedzte, prosím, ${formatDeadline(answerUntil)}.` : undefined

const meeting = ({ meetAt }: ToldEvent): string | undefined =>
  meetAt ? `Zraz o${NBSP}${timeOf(meetAt)}.` : undefined

const facts = (event: ToldEvent, isDeadlineSaid = false): string =>
  [whenAndWhere(event) + '.', meeting(event), !isDeadlineSaid && deadline(event)].filter(Boolean).join(' ')

const joined = (...parts: (string | null | undefined | false)[]): string => parts.filter(Boolean).join('\n\n')

/** What happened to one event. */
export interface EventTelling {
  kind: Exclude<EventDifference['kind'], 'none'> | 'lost'
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
  const changed = () => joined(changes, facts(event, before !== null && asksSooner(before, after)))
  switch (kind) {
    case 'new':
      return {
        title: `Nová udalosť: ${event.title}, ${when}`,
        body: joined(facts(event), event.note?.trim()),
      }
    case 'cancelled':
      return {
        title: `Zrušené: ${event.title}, ${when}`,
        body: joined(`${event.title} (${whenAndWhere(event)}) sa nekoná.`, why),
      }
    case 'resumed':
      return { title: `Koná sa: ${event.title}, ${when}`, body: joined('Zrušenie už neplatí.', facts(event)) }
    case 'moved':
      return { title: `Presunuté: ${event.title}, ${when}`, body: changed() }
    case 'changed':
      return { title: `Zmena: ${event.title}, ${when}`, body: changed() }
    case 'lost':
      return {
        title: `Už sa vás netýka: ${event.title}, ${when}`,
        body: `${event.title} (${whenAndWhere(event)}) už nie je pre vašu kategóriu. Prísť ani odpovedať netreba.`,
      }
  }
}

const MANY = {
  new: 'Nové udalosti',
  cancelled: 'Zrušené',
  resumed: 'Konajú sa',
  moved: 'Presunuté',
  changed: 'Zmena',
  lost: 'Už sa vás netýkajú',
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
      kind === 'lost' && 'Prísť ani odpovedať na ne netreba.',
      kind === 'cancelled' && reasons.size === 1 && reason && `Dôvod: ${reason.replace(/[.!]?$/, '.')}`,
    ),
  }
}
