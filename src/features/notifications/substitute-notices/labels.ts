import { longDate, timeRange } from '@/lib/date-format'
import { whenShort } from '../event-changes/labels'

interface ToldEvent {
  title: string
  startsAt: string
  endsAt?: string | null
  place?: string | null
}

const factsOf = ({ startsAt, endsAt, place }: ToldEvent): string => {
  const when = [`${longDate(startsAt)}, ${timeRange(startsAt, endsAt ?? null)}`, place?.trim()]
  return when.filter(Boolean).join(', ')
}

/** Title and text of a message to who stands in at an event; `who` has done it, empty when nobody is known. */
export const standingInWords = (
  what: 'handedOver' | 'takenBack',
  event: ToldEvent,
  who: string,
): { title: string; body: string } => {
  const { title, startsAt } = event
  const facts = factsOf(event)
  const by = who ? ` Odovzdáva: ${who}.` : ''
  return what === 'handedOver'
    ? {
        title: `Zastupujete: ${title}, ${whenShort(startsAt)}`,
        body: `${facts}.${by} Dochádzku tejto udalosti zapíšete vy, najneskôr 7\u00a0dní po nej.`,
      }
    : {
        title: `Už nezastupujete: ${title}, ${whenShort(startsAt)}`,
        body: `${facts}. Udalosť si prevzal jej tréner alebo ju vedie iný kolega.`,
      }
}

/** Who leads an event and who stands in, as names; an empty one for nobody. */
interface LedBy {
  trainers: readonly string[]
  substitute: string
}

const ledWords = ({ trainers, substitute }: LedBy): string => {
  const verb = trainers.length > 1 ? 'vedú' : 'vedie'
  const leads = trainers.length > 0 ? `${verb} ${trainers.join(', ')}` : 'tréner nie je určený'
  return [leads, substitute ? `zastupuje ${substitute}` : 'nikto nezastupuje'].join(', ')
}

/** Title and text of a message to the office: who has led an event was changed after its end. */
export const lateChangeWords = (
  event: ToldEvent,
  { before, after, who }: { before: LedBy; after: LedBy; who: string },
): { title: string; body: string } => ({
  title: `Po udalosti zmenené, kto ju viedol: ${event.title}, ${whenShort(event.startsAt)}`,
  body: [
    `${factsOf(event)}.`,
    `Predtým: ${ledWords(before)}. Teraz: ${ledWords(after)}. Zmenu zapísal účet: ${who || 'bez mena'}.`,
    'Podľa toho sa rátajú odtrénované hodiny. Ak to nesedí, opravte to v\u00a0udalosti.',
  ].join(' '),
})
