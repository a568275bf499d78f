import { longDate, longDateGenitive, timeRange } from '@/lib/date-format'
import { timeOf } from '@/lib/dates'
import { counted } from '@/lib/plural'
import { formatDeadline } from '../../participants/answers/rules'
import {
  changeWords,
  type EarlierTelling,
  earlierWords,
  factWords,
  replacedWords,
  whenShort,
} from '../event-changes/labels'
import { asksSooner, type EventDifference, type EventSnapshot } from '../event-changes/rules'

const NBSP = '\u00a0'

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

/** „utorok 24. novembra 2026, 17:00 – 18:30, Umelá tráva“; with a start alone „… 2026 o 17:00, …“ */
const whenAndWhere = ({ startsAt, endsAt, place }: ToldEvent): string => {
  const when = `${longDate(startsAt)}${endsAt ? ', ' : ` o${NBSP}`}${timeRange(startsAt, endsAt)}`
  return [when, place?.trim()].filter(Boolean).join(', ')
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
  /** What this message replaces. */
  earlier?: EarlierTelling
}

/** Title and text of a message about one event. */
export const eventWords = (telling: EventTelling): { title: string; body: string } => {
  const { kind, event, before, after, earlier } = telling
  const when = whenShort(event.startsAt)
  const reason = event.cancelled?.reason?.trim()
  const why = reason && `Dôvod: ${reason.replace(/[.!]?$/, '.')}`
  const replaced = earlier && replacedWords(earlier.at)
  const left = before && earlier ? earlierWords(earlier.origin, before, after) : []
  const changes = before ? [...changeWords(before, after), ...left].join(' ') : ''
  // Who was told that it is new may not have read that.
  const note = earlier && !earlier.origin && event.note?.trim()
  const changed = () =>
    joined(changes, replaced, facts(event, before !== null && asksSooner(before, after)), note)
  const resumed = ['Zrušenie už neplatí.', ...(before ? factWords(before, after) : []), ...left].join(' ')
  switch (kind) {
    case 'new':
      return {
        title: `Nová udalosť: ${event.title}, ${when}`,
        body: joined(facts(event), event.note?.trim()),
      }
    case 'cancelled':
      return {
        title: `Zrušené: ${event.title}, ${when}`,
        body: joined(
          [`${event.title} (${whenAndWhere(event)}) sa nekoná.`, ...left].join(' '),
          why,
          replaced,
        ),
      }
    case 'resumed':
      return {
        title: `Koná sa: ${event.title}, ${when}`,
        body: joined(resumed, replaced, facts(event), note),
      }
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
    lines.push(`a${NBSP}ďalšie do ${longDateGenitive(last)}`)
  }
  return {
    title: `${MANY[kind]}: ${many}${who ? `, ${who}` : ''}`,
    body: joined(
      shared,
      lines.join('\n'),
      sorted.some(({ earlier }) => earlier) && 'Platí namiesto skorších správ o\u00a0týchto udalostiach.',
      kind === 'lost' && 'Prísť ani odpovedať na ne netreba.',
      kind === 'cancelled' && reasons.size === 1 && reason && `Dôvod: ${reason.replace(/[.!]?$/, '.')}`,
    ),
  }
}
