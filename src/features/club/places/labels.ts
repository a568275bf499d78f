import { shortDate, shortDay } from '@/lib/date-format'
import type { ClosedSpan, Closure } from './rules'

/** „od 26. 11. do 30. 11.“, „26. 11.“, „od 26. 11. do odvolania“; with the years when they differ. */
export const formatClosedSpan = ({ from, to }: ClosedSpan): string => {
  if (to === null) return `od ${shortDay(from)} do odvolania`
  if (from === to) return shortDay(from)
  const written = from.slice(0, 4) === to.slice(0, 4) ? shortDay : shortDate
  return `od ${written(from)} do ${written(to)}`
}

/** „od 26. 11. do 30. 11. (oprava osvetlenia)“ */
export const closureDetails = (closure: Closure): string =>
  `${formatClosedSpan(closure)}${closure.reason && ` (${closure.reason})`}`

/** „Miesto „Umelá tráva“ je zatvorené od 26. 11. do 30. 11. (oprava osvetlenia).“ */
export const closedPlace = (place: string, closure: Closure): string =>
  `Miesto „${place.trim()}“ je zatvorené ${closureDetails(closure).replace(/[.]?$/, '.')}`

/** „Zatvorené od 26. 11. do 30. 11. (oprava osvetlenia)“ */
export const formatClosure = (closure: Closure): string => `Zatvorené ${closureDetails(closure)}`
