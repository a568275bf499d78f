import { formatClosedSpan } from '@/features/club/places/labels'
import type { Closure } from '@/features/club/places/rules'
import { longDateGenitive } from '@/lib/date-format'
import { counted } from '@/lib/plural'
import { whenShort } from '../event-changes/labels'
import type { PlaceNews } from './rules'

const NBSP = '\u00a0'

/** An event whose place is closed, or open again. */
export interface ToldPlace {
  news: PlaceNews
  place: string
  /** Into which closure it falls; undefined when the place is open again. */
  closure?: Closure
  event: { title: string; startsAt: string }
}

/** How many events a paragraph lists. */
const LISTED = 12

const eventLine = ({ event }: ToldPlace): string => `${event.title}, ${whenShort(event.startsAt)}`

const headOf = ({ news, place, closure }: ToldPlace): string => {
  if (news === 'open' || !closure) return `Miesto „${place}“ je znova otvorené.`
  const reason = closure.reason && ` Dôvod: ${closure.reason.replace(/[.!]?$/, '.')}`
  return `Miesto „${place}“ je zatvorené ${formatClosedSpan(closure).replace(/[.]?$/, '.')}${reason}`
}

const LIST_HEADS = { closed: 'Týka sa to:', open: 'Koná sa podľa plánu:' } as const

/** What is said about events with the same news: the news, then the events. */
function paragraph(some: readonly ToldPlace[]): string {
  const [first] = some as [ToldPlace]
  const listHead = LIST_HEADS[first.news]
  if (some.length === 1) return `${headOf(first)}\n${listHead} ${eventLine(first)}.`
  const lines = some.slice(0, LISTED).map((each) => `• ${eventLine(each)}`)
  if (some.length > LISTED) lines.push(`a${NBSP}ďalšie do ${longDateGenitive(some.at(-1)!.event.startsAt)}`)
  return [headOf(first), listHead, ...lines].join('\n')
}

const WAIT = 'Čakajte, prosím, na ďalšiu správu: či bude inde, inokedy, alebo sa zruší.'

const ARRANGE =
  'Rodinám, ktoré majú prísť, sme to napísali. Dohodnite sa, prosím, s\u00a0kanceláriou, či bude udalosť inde, inokedy, alebo sa zruší.'

/** Title and text of one message, to a family or to staff, about events whose places are closed or open again. */
export const placeWords = (told: readonly ToldPlace[], isStaff = false): { title: string; body: string } => {
  const sorted = [...told].sort((a, b) => a.event.startsAt.localeCompare(b.event.startsAt))
  const closed = sorted.filter(({ news }) => news === 'closed')
  const groups = new Map<string, ToldPlace[]>()
  for (const each of [...closed, ...sorted.filter(({ news }) => news === 'open')])
    groups.set(headOf(each), [...(groups.get(headOf(each)) ?? []), each])
  const about =
    sorted.length === 1 ? eventLine(sorted[0]!) : counted(sorted.length, ['udalosť', 'udalosti', 'udalostí'])
  const places = [...new Set(sorted.map(({ place }) => place))].join(', ')
  const what = closed.length > 0 ? 'Zatvorené' : 'Znova otvorené'
  return {
    title: `${what}: ${places}, ${about}`,
    body: [
      ...[...groups.values()].map(paragraph),
      ...(closed.length > 0 ? [isStaff ? ARRANGE : WAIT] : []),
    ].join('\n\n'),
  }
}
