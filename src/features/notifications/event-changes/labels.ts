import { shortDay, weekdayGenitive, weekdayLong } from '@/lib/date-format'
import { dayOf, timeOf } from '@/lib/dates'
import { formatDeadline } from '../../participants/answers/rules'
import { asksSooner, type EventSnapshot, withLeftFacts } from './rules'

const NBSP = '\u00a0'

/** „utorok 24. 11. o 17:00“ */
export const whenShort = (startsAt: string): string =>
  `${weekdayLong(startsAt)} ${shortDay(startsAt)} o${NBSP}${timeOf(startsAt)}`

/** „pondelka 23. 11.“, with the time when it is another one: „pondelka 23. 11. o 18:00.“; ends a sentence. */
const formerWhen = (before: string, after: string): string => {
  const day = `${weekdayGenitive(before)} ${shortDay(before)}`
  return timeOf(before) === timeOf(after) ? day : `${day} o${NBSP}${timeOf(before)}.`
}

/** What changed, one sentence each: „Začiatok o 16:30 namiesto 17:00.“ */
export const changeWords = (before: EventSnapshot, after: EventSnapshot): string[] => {
  const words = factWords(before, after)
  return words.length > 0 ? words : ['Zmenil sa koniec.']
}

/** The same; nothing when no fact changed that is worth a sentence. */
export const factWords = (before: EventSnapshot, after: EventSnapshot): string[] => {
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
    words.push(endWords(before.endsAt, after.endsAt, dayOf(after.startsAt)))
  const meets = (snapshot: EventSnapshot) => (snapshot.meetAt ? timeOf(snapshot.meetAt) : '')
  if (meets(before) !== meets(after))
    words.push(
      after.meetAt
        ? `Zraz o${NBSP}${timeOf(after.meetAt)}${insteadOf(before.meetAt)}.`
        : 'Zraz sa ruší, príďte na začiatok.',
    )
  if (before.place !== after.place) words.push(placeWords(before.place, after.place))
  if (asksSooner(before, after)) words.push(askingWords(before, after))
  return words
}

const insteadOf = (moment: string | null): string => (moment ? ` namiesto ${timeOf(moment)}` : '')

/** An end on the day of the start is told by its time alone. */
const endWords = (before: string | null, after: string, day: string): string => {
  const isThatDay = [before ?? after, after].every((end) => dayOf(end) === day)
  if (isThatDay) return `Koniec o${NBSP}${timeOf(after)}${insteadOf(before)}.`
  return `Koniec: ${whenShort(after)}${before ? ` (predtým ${whenShort(before)})` : ''}.`
}

const placeWords = (before: string | null, after: string | null): string => {
  if (!after) return `Miesto „${before}“ už neplatí, nové ešte určíme.`
  return before ? `Miesto: ${after} (predtým ${before}).` : `Miesto: ${after}.`
}

const askingWords = (before: EventSnapshot, after: EventSnapshot): string => {
  const until = `odpovedzte, prosím, ${formatDeadline(after.answerUntil!)}`
  return before.answerUntil ? `Uzávierka odpovedí je skôr: ${until}.` : `Po novom treba odpovedať: ${until}.`
}

/** What families were told of an event lately. */
export interface EarlierTelling {
  /** What they knew before; null when that was that the event is new. */
  origin: EventSnapshot | null
  at: Date
}

/**
 * What the earlier message said and this one does not say again, for whoever has not read that one: „Pôvodne: utorok
 * 24. 11. o 17:00. Miesto: Hala (predtým Ihrisko).“
 */
export const earlierWords = (
  origin: EventSnapshot | null,
  before: EventSnapshot,
  after: EventSnapshot,
): string[] => {
  if (!origin) return []
  const start = origin.startsAt
  const isMovedAgain =
    before.startsAt !== after.startsAt && ![before.startsAt, after.startsAt].includes(start)
  return [
    ...(isMovedAgain ? [`Pôvodne: ${whenShort(start)}.`] : []),
    ...factWords(withLeftFacts(origin, before, after), after),
  ]
}

/** „Platí namiesto správy odoslanej 24. 11. o 14:02.“ */
export const replacedWords = (at: Date): string =>
  `Platí namiesto správy odoslanej ${shortDay(at.toISOString())} o${NBSP}${timeOf(at)}.`
